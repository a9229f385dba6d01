import type { Theme } from "./theme.ts";
import { showTheme, THEME_KEY } from "./theme.ts";

/** Shows a theme and keeps it for later pages and other tabs. */
export function chooseTheme(theme: Theme): void {
	showTheme(theme);
	try {
		if (theme === "system") localStorage.removeItem(THEME_KEY);
		else localStorage.setItem(THEME_KEY, theme);
	} catch {
		// Refused storage: the choice holds until the next page load.
	}
}

/** Calls back when the choice changes, here or in another tab; gives back how to stop. */
export function watchTheme(watcher: () => void): () => void {
	const observer = new MutationObserver(watcher);
	observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
	return () => observer.disconnect();
}
