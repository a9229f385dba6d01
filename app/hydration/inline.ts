/**
 * The only inline script, byte-identical on every page. It applies the stored theme before the first paint and starts React on
 * the first interaction (pointer, touch, wheel, key, focus). Without React, native elements and this script keep the page working.
 */
import { setRouteModules } from "../framework/router-context.ts";
import { monitorWanted } from "../monitor/flag.ts";
import { chooseTheme, showStoredTheme } from "../theme/theme.ts";
import { showAttempted } from "./attempted.ts";
import { BOOT_ID, type Boot, HYDRATED_EVENT } from "./boot.ts";
import { closest } from "./closest.ts";
import { documentElement } from "./document-element.ts";
import { loadWhenIdle } from "./load-when-idle.ts";

showStoredTheme();
// first-paint.css delays the layout of the end of the page, unless the visit may start there (hash, reload, Back). In development,
// React would warn about the added attributes. `performance.navigation` is deprecated, but its successor would add 40 bytes.
if (import.meta.env.PROD && !performance.navigation.type && !location.hash) documentElement().dataset.top = "";
// Apply the theme again when another tab changes it, or when the page returns from the back/forward cache.
for (const name of ["storage", "pageshow"]) addEventListener(name, showStoredTheme);
addEventListener("click", chooseTheme);

// CSS hides photos marked as broken, which reveals their icons.
addEventListener("error", (event) => closest(event, ".print")?.toggleAttribute("data-broken", true), true);

// Lays out the sections that first-paint.css skipped, one every 50 ms, so that no task takes long.
let sections = 0;
addEventListener("animationend", (event) =>
	setTimeout(() => {
		closest(event, "*")?.toggleAttribute("data-laid-out", true);
		// Reading a position forces layout here; otherwise, the next frame would lay out and paint in one task.
		documentElement().offsetTop;
	}, 50 * ++sections),
);

/** React-only controls (`data-react`) that were clicked before hydration. Their clicks are replayed in order once React is ready. */
const pendingClicks: HTMLElement[] = [];
/** Starts React; a no-op until the HTML is parsed, and in development. */
let onInteraction = () => {};

const holdClick = (event: Event) => {
	const control = closest(event, "[data-react]");
	if (!control) return;
	event.stopImmediatePropagation();
	pendingClicks.push(control);
	// Assistive technology may click without firing pointer or key events.
	onInteraction();
};
addEventListener("click", holdClick, true);
addEventListener(HYDRATED_EVENT, () => {
	removeEventListener("click", holdClick, true);
	for (const control of pendingClicks.splice(0)) control.click();
});

/** Returns the text of <main>, which a translator may change. */
const words = () => document.querySelector("main")?.textContent;

/** Loads and runs the scripts that hydrate the page. */
async function load({ imports, entry, manifest, modules }: Boot): Promise<void> {
	// The entry must run last; preloading it with its imports saves round trips.
	for (const href of [...imports, entry]) {
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	}
	const imported = modules.map(async ([id, url]) => [id, await import(/* @vite-ignore */ url)] as const);
	const [, ...loaded] = await Promise.all([import(/* @vite-ignore */ manifest), ...imported]);
	setRouteModules(Object.fromEntries(loaded));
	await import(/* @vite-ignore */ entry);
}

addEventListener("DOMContentLoaded", () => {
	showStoredTheme();
	for (const year of document.querySelectorAll("[data-year]")) year.textContent = `${new Date().getFullYear()}`;
	showAttempted();
	const served = words();

	const text = document.getElementById(BOOT_ID)?.textContent;
	// In development, there is no data block, and React Router's own scripts start React.
	if (!text) return;
	const boot: Boot = JSON.parse(text);
	let starting = false;
	/**
	 * Starts React once; if loading fails, a later interaction retries. A page that differs from what the build rendered for
	 * its URL (the 404, a page served at another URL, a translated page) stays plain HTML, since React would discard it and
	 * render it again.
	 */
	onInteraction = () => {
		if (starting) return;
		starting = true;
		// Lays out the whole page before the browser handles the event, because the End key needs the page's final height.
		delete documentElement().dataset.top;
		const isPlain = boot.path !== location.pathname || words() !== served;
		documentElement().toggleAttribute("data-plain", isPlain);
		if (isPlain && !monitorWanted()) return;
		// `pointermove` fires continuously, so wait 2 s before a retry.
		load(boot).catch(() => setTimeout(() => (starting = false), 2000));
	};
	for (const name of ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin"])
		addEventListener(name, onInteraction, true);
	if (monitorWanted() || pendingClicks[0]) onInteraction();
	for (const url of boot.idle ?? []) loadWhenIdle(url);
});
