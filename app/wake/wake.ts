/**
 * The one inline script, the same bytes on every page. It shows the stored theme before the first paint and then
 * waits: React starts on the first sign of a visitor (pointer, touch, key, focus), or at once where the page
 * needs it. Until then, and if React never comes, everything on the page works through the platform.
 */
import { monitorWanted } from "../monitor/flag.ts";
import { showTheme, storedTheme, THEME_KEY } from "../theme/theme.ts";
import type { Boot } from "./boot.ts";
import { AWAKE_EVENT, BOOT_ID, PHOTO_ATTRIBUTE, WAKES_ATTRIBUTE } from "./boot.ts";
import { loadWhenIdle } from "./load-when-idle.ts";

const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"];

/** A moving pointer gives signs without end; after a failed start the next one counts only after this long. */
const RETRY_PAUSE = 2000;

const theme = storedTheme();
if (theme !== "system") showTheme(theme);
// Another tab, or a later page that one comes back from, may have changed it; neither needs React to be awake here.
addEventListener("storage", ({ key }) => {
	if (key === THEME_KEY || key === null) showTheme(storedTheme());
});
addEventListener("pageshow", ({ persisted }) => {
	if (persisted) showTheme(storedTheme());
});

// Photos stand on drawings: one that arrives fades in, one that never does is hidden (styles/blocks.css).
for (const outcome of ["load", "error"]) {
	addEventListener(outcome, ({ target }) => target instanceof HTMLImageElement && target.setAttribute(PHOTO_ATTRIBUTE, outcome), true);
}

let waking = false;

/** Starts React once; a failed start (offline, a chunk that is gone) is tried again on a later sign. */
async function wake(boot: Boot): Promise<void> {
	if (waking) return;
	waking = true;
	// The entry has to run last, and says only when it has come what it imports: fetched ahead, all arrive in one go.
	for (const href of [...boot.imports, boot.entry]) {
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	}
	try {
		const [, ...modules] = await Promise.all([
			import(/* @vite-ignore */ boot.manifest),
			...boot.modules.map(([, url]) => import(/* @vite-ignore */ url)),
		]);
		Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(boot.modules.map(([id], index) => [id, modules[index]])) });
		await import(/* @vite-ignore */ boot.entry);
		for (const sign of SIGNS) removeEventListener(sign, onSign, true);
	} catch {
		setTimeout(() => {
			waking = false;
		}, RETRY_PAUSE);
	}
}

/** Calls back with the page's data block as soon as the whole page is parsed. */
function whenParsed(then: (boot: Boot) => void): void {
	if (document.readyState === "loading") {
		addEventListener("DOMContentLoaded", () => whenParsed(then), { once: true });
		return;
	}
	const text = document.getElementById(BOOT_ID)?.textContent;
	// In development the page is started by the framework's own scripts and has no data block.
	if (text) then(JSON.parse(text));
}

const onSign = () => whenParsed(wake);

for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });

// Until React has taken over, a click on a control that only React knows is kept from everyone and done once afterwards.
const kept: HTMLElement[] = [];
const keep = (event: Event) => {
	const control = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${WAKES_ATTRIBUTE}]`) : null;
	if (!control) return;
	event.stopImmediatePropagation();
	kept.push(control);
	// Assistive technology may click without any other sign.
	onSign();
};
addEventListener("click", keep, true);
addEventListener(AWAKE_EVENT, () => {
	removeEventListener("click", keep, true);
	for (const control of kept.splice(0)) control.click();
});

whenParsed((boot) => {
	for (const year of document.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
	if (boot.atLoad || monitorWanted()) wake(boot);
	for (const url of boot.idle ?? []) loadWhenIdle(url);
});
