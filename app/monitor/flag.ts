/** The stored flag that shows the monitor; its value is "true" (specification, section 4). */
export const MONITOR_KEY = "showPerformanceMonitor";

/** Whether the hidden monitor is to be shown: by the stored flag, or by debug=true in the address. */
export function monitorWanted(): boolean {
	if (new URLSearchParams(location.search).get("debug") === "true") return true;
	try {
		return localStorage.getItem(MONITOR_KEY) === "true";
	} catch {
		return false;
	}
}

/** Clears the stored flag. */
export function forgetMonitor(): void {
	try {
		localStorage.removeItem(MONITOR_KEY);
	} catch {
		// Refused storage holds no flag.
	}
}
