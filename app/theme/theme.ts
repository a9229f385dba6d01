/** The choices of the theme control (specification, section 4). */
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Where a choice other than system is kept. */
export const THEME_KEY = "theme";

/** Reads the stored choice; system when there is none or storage is refused. */
export function storedTheme(): Theme {
	try {
		const stored = localStorage.getItem(THEME_KEY);
		return stored === "light" || stored === "dark" ? stored : "system";
	} catch {
		return "system";
	}
}

/** The choice that the page shows. */
export function shownTheme(): Theme {
	return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? "system";
}

/**
 * Shows a theme: the attribute that the stylesheet reads, and the colour of the browser's bar.
 * System needs neither, since the stylesheet and the meta tags follow it by themselves.
 */
export function showTheme(theme: Theme): void {
	const { dataset } = document.documentElement;
	if (theme === "system") delete dataset.theme;
	else dataset.theme = theme;
	for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
		const scheme = meta.dataset.scheme;
		meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? "all" : "not all";
	}
}
