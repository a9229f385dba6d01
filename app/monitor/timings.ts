import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { TARGETS } from "./targets.ts";

export const TIMINGS = ["LCP", "FCP", "Load", "DOM", "CLS", "INP", "TTFB"] as const;
export type TimingName = (typeof TIMINGS)[number];

/** Targets in milliseconds; timings without a target get no verdict. */
export const targetOf: Partial<Record<TimingName, number>> = { LCP: TARGETS.lcp, FCP: TARGETS.fcp, Load: TARGETS.load, DOM: TARGETS.dom };

/** Reports each timing as soon as it is known, and the web vitals again whenever they change. */
export function watchTimings(report: (name: TimingName, value: number) => void): void {
	for (const watch of [onLCP, onFCP, onCLS, onTTFB]) watch(({ name, value }) => report(name, value), { reportAllChanges: true });
	// Browsers report no interaction shorter than 16 ms; the library's default threshold is 40 ms.
	onINP(({ name, value }) => report(name, value), { reportAllChanges: true, durationThreshold: 16 });

	const reportLoad = () => {
		const [entry] = performance.getEntriesByType("navigation");
		if (!entry) return;
		report("DOM", entry.domContentLoadedEventEnd);
		report("Load", entry.loadEventEnd);
	};
	// `loadEventEnd` is set after the load event.
	if (document.readyState === "complete") reportLoad();
	else addEventListener("load", () => setTimeout(reportLoad), { once: true });
}
