import { closest } from "../hydration/closest.ts";
import { stored } from "../hydration/stored.ts";

/** The choices of the theme control (docs/product.md, section 4). */
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept. */
export const THEME_KEY = "theme";

const themeOf = (name: string | null | undefined) => THEMES.find((theme) => theme === name) ?? "system";

/** Shows the stored theme; where storage is refused, the one that the page shows already. */
export const showStoredTheme = () => showTheme(themeOf(stored(THEME_KEY) ?? document.documentElement.dataset.theme));

/**
 * Shows a theme: the attribute that the stylesheet reads, the colour of the browser's bar, and which button is pressed.
 * System needs no attribute, since the stylesheet and the meta tags follow it by themselves.
 */
function showTheme(theme: Theme): void {
	const { dataset } = document.documentElement;
	if (theme === "system") delete dataset.theme;
	else dataset.theme = theme;
	for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
		const { scheme } = meta.dataset;
		meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? "all" : "not all";
	}
	for (const button of document.querySelectorAll<HTMLElement>("[data-choice]")) button.ariaPressed = `${button.dataset.choice === theme}`;
}

/** Shows the theme of the button that was clicked, if one was, and keeps it for later pages and other tabs. */
export function chooseTheme(event: Event): void {
	const choice = closest(event, "[data-choice]")?.dataset.choice;
	if (!choice) return;
	showTheme(themeOf(choice));
	try {
		localStorage.setItem(THEME_KEY, choice);
	} catch {
		// Refused storage: the choice holds until the next page load.
	}
}
