/**
 * The home page's telemetry (docs/product.md, section 2): load timings, visibility changes and scroll depth go to the
 * console. It runs without React, when the browser is idle.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { SCROLL_STEP } from "../../shared/constants.ts";
import { NAVIGATED_EVENT } from "./visit.ts";

const isHome = (path: string) => path === "/";

/** Whether home is shown; the address changes a moment before the page does. */
let atHome = isHome(location.pathname);

/** Logs while one is at home; the script may come, and a timing may be settled, when one has gone on. */
function log(...parts: unknown[]): void {
	if (atHome) console.info("[telemetry]", ...parts);
}

/** Timings are those of the load of a page, which need not be the one that is shown now. */
const [load] = performance.getEntriesByType("navigation");
if (load && isHome(new URL(load.name).pathname)) {
	for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
		watch(({ name, value }) => log(name, name === "CLS" ? Number(value.toFixed(4)) : `${Math.round(value)} ms`));
	}
	const logLoad = () => log("load", `${Math.round(load.loadEventStart)} ms`, "DOM", `${Math.round(load.domContentLoadedEventEnd)} ms`);
	if (document.readyState === "complete") logLoad();
	else addEventListener("load", logLoad, { once: true });
}

document.addEventListener("visibilitychange", () => log("visibility", document.visibilityState));

let reached = 0;

/** Logs each milestone once a visit; a page too short to scroll is at 100. */
function logDepth(): void {
	if (!atHome) return;
	const { scrollHeight, clientHeight } = document.documentElement;
	// A pixel of rounding must not keep the last milestone away.
	while (reached < 100 && scrollY + 1 >= ((scrollHeight - clientHeight) * (reached + SCROLL_STEP)) / 100) {
		reached += SCROLL_STEP;
		log("scroll depth", `${reached}%`);
	}
}

addEventListener("scroll", logDepth, { passive: true });
// Coming home by a link is a new visit; a page that the browser kept whole goes on with the one it was left in.
addEventListener(NAVIGATED_EVENT, () => {
	atHome = isHome(location.pathname);
	reached = 0;
	logDepth();
});
logDepth();
