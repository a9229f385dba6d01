import { stored } from "../hydration/stored.ts";

/** The stored flag that shows the monitor; its value is "true" (docs/product.md, section 4). */
export const MONITOR_KEY = "showPerformanceMonitor";

/** Whether the hidden monitor is to be shown: by the stored flag, or by debug=true in the address. */
export const monitorWanted = () => /[?&]debug=true(&|$)/.test(location.search) || stored(MONITOR_KEY) === "true";

/** Clears the stored flag. */
export function forgetMonitor(): void {
	try {
		localStorage.removeItem(MONITOR_KEY);
	} catch {
		// Refused storage holds no flag.
	}
}
