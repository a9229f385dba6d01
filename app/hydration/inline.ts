/**
 * The one inline script, the same bytes on every page. It shows the stored theme before the first paint and then
 * waits: React starts on the first sign of a visitor (pointer, touch, key, focus). Until then, and where React never
 * comes, everything on the page works through the platform and by this script.
 */
import { handOverModules } from "../framework/handed-over.ts";
import { monitorWanted } from "../monitor/flag.ts";
import { chooseTheme, showStoredTheme } from "../theme/theme.ts";
import { showAttempted } from "./attempted.ts";
import type { Boot } from "./boot.ts";
import { AWAKE_EVENT, BOOT_ID } from "./boot.ts";
import { closest } from "./closest.ts";
import { loadWhenIdle } from "./load-when-idle.ts";
import { isTranslated } from "./translated.ts";

const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"];

/** A moving pointer gives signs without end; after a failed start the next one counts only after this long. */
const RETRY_PAUSE = 2000;

showStoredTheme();
// The buttons come later; another tab, or a later page that one comes back from, may have changed the choice.
for (const name of ["DOMContentLoaded", "storage", "pageshow"]) addEventListener(name, showStoredTheme);
addEventListener("click", chooseTheme);

// A photo lies over its drawing by CSS alone. One that failed is marked, so that its broken picture can be hidden.
addEventListener("error", ({ target }) => target instanceof HTMLImageElement && target.setAttribute("data-photo", "error"), true);

/** Clicks on controls that only React knows, which carry `data-wakes`: kept from everyone until React has taken over, and done once afterwards. */
const pendingClicks: HTMLElement[] = [];
/** What a sign does; nothing until the whole page is there. */
let onSign = () => {};

const holdClick = (event: Event) => {
	const control = closest(event, "[data-wakes]");
	if (!control) return;
	event.stopImmediatePropagation();
	pendingClicks.push(control);
	// Assistive technology may click without any other sign.
	onSign();
};
addEventListener("click", holdClick, true);
addEventListener(AWAKE_EVENT, () => {
	removeEventListener("click", holdClick, true);
	for (const control of pendingClicks.splice(0)) control.click();
});

/** The page's words, which a translation may change without any other mark. */
const words = () => document.querySelector("main")?.textContent;

/** Loads what hydrates the page and lets it run. */
async function load({ imports, entry, manifest, modules }: Boot): Promise<void> {
	// The entry has to run last, and says only when it has come what it imports: fetched ahead, all arrive in one go.
	for (const href of [...imports, entry]) {
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	}
	const [, ...loaded] = await Promise.all([manifest, ...modules.map(([, url]) => url)].map((url) => import(/* @vite-ignore */ url)));
	handOverModules(Object.fromEntries(modules.map(([id], index) => [id, loaded[index]])));
	await import(/* @vite-ignore */ entry);
}

addEventListener("DOMContentLoaded", () => {
	for (const year of document.querySelectorAll("[data-year]")) year.textContent = `${new Date().getFullYear()}`;
	showAttempted();
	const served = words();

	const text = document.getElementById(BOOT_ID)?.textContent;
	// In development the page is started by the framework's own scripts and has no data block.
	if (!text) return;
	const boot: Boot = JSON.parse(text);
	let starting = false;
	/**
	 * Starts React once; a failed start (offline, a chunk that is gone) is tried again on a later sign. A page that is not
	 * what the server has rendered for its address stays the plain page that it is, since React would render it anew: the
	 * 404, a page that a host serves at an address of its own making, a translated page.
	 */
	onSign = () => {
		if (starting) return;
		starting = true;
		const isPlain = boot.path !== location.pathname || isTranslated() || words() !== served;
		document.documentElement.toggleAttribute("data-plain", isPlain);
		if (isPlain && !monitorWanted()) return;
		load(boot).catch(() =>
			setTimeout(() => {
				starting = false;
			}, RETRY_PAUSE),
		);
	};
	for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
	if (monitorWanted() || pendingClicks[0]) onSign();
	for (const url of boot.idle ?? []) loadWhenIdle(url);
});
