import { stored } from "../hydration/stored.ts";

/** localStorage key of the flag that shows the monitor when it is "true" (docs/product.md, section 4). */
export const MONITOR_KEY = "showPerformanceMonitor";

/** Returns whether the stored flag or `debug=true` in the URL turns the monitor on. */
export const monitorWanted = () => /[?&]debug=true(&|$)/.test(location.search) || stored(MONITOR_KEY) === "true";

/** Clears the stored flag, so that later page loads don't show the monitor. */
export function forgetMonitor(): void {
	try {
		localStorage.removeItem(MONITOR_KEY);
	} catch {
		// Without storage, there is no flag to clear.
	}
}
