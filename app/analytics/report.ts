/** What the site measures. Nothing identifies the visitor or is stored in the browser. */
export type Measurement =
	/** A web vital: name and value as of the web-vitals library. */
	| { kind: "vital"; page: string; name: string; value: number }
	/** A click on an e-mail or chat link, with its text. */
	| { kind: "action"; page: string; name: "email" | "chat"; label: string };

/** Returns whether the visitor opted out, by Global Privacy Control or Do Not Track. */
export function refused({ globalPrivacyControl, doNotTrack }: { globalPrivacyControl?: unknown; doNotTrack?: unknown }): boolean {
	return globalPrivacyControl === true || doNotTrack === "1";
}

/**
 * Sends a measurement. The only request that leaves the browser; as text/plain, which needs no CORS preflight.
 *
 * @param address `analytics` of content/site.md, whose origin the CSP allows.
 */
export function report(address: string, measurement: Measurement): void {
	if (refused(navigator)) return;
	navigator.sendBeacon(address, JSON.stringify(measurement));
}
