import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { TARGETS } from "../../shared/constants.ts";

export const TIMINGS = ["LCP", "FCP", "Load", "DOM", "CLS", "INP", "TTFB"] as const;
export type TimingName = (typeof TIMINGS)[number];

/** What a timing must stay under, in milliseconds; those without are shown without a verdict. */
export const targetOf: Partial<Record<TimingName, number>> = { LCP: TARGETS.lcp, FCP: TARGETS.fcp, Load: TARGETS.load, DOM: TARGETS.dom };

/** Calls back with each timing of the page load as soon as it is known, and again when it changes. */
export function watchTimings(report: (name: TimingName, value: number) => void): void {
	for (const watch of [onLCP, onFCP, onCLS, onTTFB]) watch(({ name, value }) => report(name, value), { reportAllChanges: true });
	// The shortest that browsers report (Event Timing); the default leaves out what took less than 40 ms.
	onINP(({ name, value }) => report(name, value), { reportAllChanges: true, durationThreshold: 16 });

	const reportLoad = () => {
		const [entry] = performance.getEntriesByType("navigation");
		if (!entry) return;
		report("DOM", entry.domContentLoadedEventEnd);
		report("Load", entry.loadEventEnd);
	};
	// The end of the load event is known only after it.
	if (document.readyState === "complete") reportLoad();
	else addEventListener("load", () => setTimeout(reportLoad), { once: true });
}
