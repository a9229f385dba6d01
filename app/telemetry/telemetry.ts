/**
 * The home page's telemetry (specification, section 2): load timings, visibility changes and scroll depth go to the
 * console. It runs without React, when the browser is idle.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { SCROLL_STEP } from "../constants.ts";

const log = (...parts: unknown[]) => console.info("[telemetry]", ...parts);

for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
	watch(({ name, value }) => log(name, name === "CLS" ? Number(value.toFixed(4)) : `${Math.round(value)} ms`));
}

const logLoad = () => {
	const [entry] = performance.getEntriesByType("navigation");
	if (entry) log("load", `${Math.round(entry.loadEventStart)} ms`, "DOM", `${Math.round(entry.domContentLoadedEventEnd)} ms`);
};
if (document.readyState === "complete") logLoad();
else addEventListener("load", logLoad, { once: true });

const home = location.pathname;

document.addEventListener("visibilitychange", () => {
	if (location.pathname === home) log("visibility", document.visibilityState);
});

let reached = 0;

/** Logs each milestone once a visit; a page too short to scroll is at 100. */
function logDepth(): void {
	if (location.pathname !== home) return;
	const { scrollHeight, clientHeight } = document.documentElement;
	// A pixel of rounding must not keep the last milestone away.
	while (reached < 100 && scrollY + 1 >= ((scrollHeight - clientHeight) * (reached + SCROLL_STEP)) / 100) {
		reached += SCROLL_STEP;
		log("scroll depth", `${reached}%`);
	}
}

addEventListener("scroll", logDepth, { passive: true });
logDepth();
