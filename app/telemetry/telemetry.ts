/** Logs the home page's load timings, visibility changes, and scroll depth to the console (docs/product.md, section 2). */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { SCROLL_STEP } from "./scroll-step.ts";
import { NAVIGATED_EVENT } from "./visit.ts";

const isHome = (path: string) => path === "/";

/** Whether the home page is showing; the URL changes a moment before the content does. */
let atHome = isHome(location.pathname);

function log(...parts: unknown[]): void {
	if (atHome) console.info("[telemetry]", ...parts);
}

const [load] = performance.getEntriesByType("navigation");
const documentPath = load ? new URL(load.name).pathname : location.pathname;
/** Whether the visitor reached home through client-side navigation. If so, the timings are those of the page that was loaded first. */
let enteredByLink = !isHome(documentPath);

const timings = new Map<string, string>();

function logTiming(name: string, value: string): void {
	timings.set(name, value);
	log(name, value, ...(enteredByLink ? [`(measured on ${documentPath})`] : []));
}

for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
	watch(({ name, value }) => logTiming(name, name === "CLS" ? value.toFixed(4) : `${Math.round(value)} ms`));
}
if (load) {
	const logLoad = () => logTiming("load", `${Math.round(load.loadEventStart)} ms DOM ${Math.round(load.domContentLoadedEventEnd)} ms`);
	if (document.readyState === "complete") logLoad();
	else addEventListener("load", logLoad, { once: true });
}

document.addEventListener("visibilitychange", () => log("visibility", document.visibilityState));

let reached = 0;

/** Logs each milestone once per visit. A page too short to scroll counts as 100%. */
function logDepth(): void {
	if (!atHome) return;
	const { scrollHeight, clientHeight } = document.documentElement;
	// Because of rounding, visitors may not be able to scroll to the last pixel.
	while (reached < 100 && scrollY + 1 >= ((scrollHeight - clientHeight) * (reached + SCROLL_STEP)) / 100) {
		reached += SCROLL_STEP;
		log("scroll depth", `${reached}%`);
	}
}

addEventListener("scroll", logDepth, { passive: true });
// Reaching home through client-side navigation starts a new visit; a page from the back/forward cache continues the last visit.
addEventListener(NAVIGATED_EVENT, () => {
	atHome = isHome(location.pathname);
	enteredByLink = true;
	reached = 0;
	for (const [name, value] of timings) logTiming(name, value);
	logDepth();
});
logDepth();
