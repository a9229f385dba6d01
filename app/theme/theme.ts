import { closest } from "../hydration/closest.ts";
import { documentElement } from "../hydration/document-element.ts";
import { stored } from "../hydration/stored.ts";

/** The choices of the theme control (docs/product.md, section 4). */
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** localStorage key of the choice. "system", the default, is not stored. */
export const THEME_KEY = "theme";

const themeOf = (name: string | null | undefined): Theme => (name === "light" || name === "dark" ? name : "system");

/** Applies the stored theme, or keeps the current one if the browser blocks storage. */
export function showStoredTheme(): void {
	const choice = stored(THEME_KEY);
	const { theme } = documentElement().dataset;
	// Pages are built for the system's theme, and setting the color of the browser's toolbar again would delay the first paint.
	if (choice !== null || theme) showTheme(themeOf(choice === undefined ? theme : choice));
}

/** Applies a theme: the attribute for the stylesheet, the color of the browser's toolbar, and the pressed button. */
function showTheme(theme: Theme): void {
	const { dataset } = documentElement();
	// Without the attribute, CSS and the media queries of the meta tags follow the system.
	if (theme === "system") delete dataset.theme;
	else dataset.theme = theme;
	for (const meta of document.querySelectorAll<HTMLMetaElement>("[data-scheme]")) {
		const { scheme } = meta.dataset;
		meta.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? "all" : "not all";
	}
	for (const button of document.querySelectorAll<HTMLElement>("[data-choice]")) button.ariaPressed = `${button.dataset.choice === theme}`;
}

/** Applies the theme whose button was clicked, and stores it for later pages and other tabs. */
export function chooseTheme(event: Event): void {
	const choice = closest(event, "[data-choice]")?.dataset.choice;
	if (!choice) return;
	showTheme(themeOf(choice));
	try {
		if (choice === "system") delete localStorage[THEME_KEY];
		else localStorage[THEME_KEY] = choice;
	} catch {
		// Without storage, the choice lasts until the next page load.
	}
}
