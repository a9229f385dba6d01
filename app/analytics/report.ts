/** A web vital or a click. Measurements don't identify the visitor and are never stored in the browser. */
export type Measurement =
	/** A web vital, with the name and value that the web-vitals library reports. */
	| { kind: "vital"; page: string; name: string; value: number }
	/** A click on an email or chat link, with the link's label. */
	| { kind: "action"; page: string; name: "email" | "chat"; label: string };

/** Returns whether the visitor opted out through Global Privacy Control or Do Not Track. */
export function refused({ globalPrivacyControl, doNotTrack }: { globalPrivacyControl?: unknown; doNotTrack?: unknown }): boolean {
	return globalPrivacyControl === true || doNotTrack === "1";
}

/**
 * Sends a measurement unless the visitor opted out. Uses text/plain, which needs no CORS preflight.
 * @param address The `analytics` setting, whose origin the CSP allows.
 */
export function report(address: string, measurement: Measurement): void {
	if (refused(navigator)) return;
	navigator.sendBeacon(address, JSON.stringify(measurement));
}
