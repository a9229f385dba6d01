/** What the site can measure. Neither says who the visitor is, and nothing is kept in the browser. */
export type Measurement =
	/** A web vital of the page: name and value as the web-vitals library gives them. */
	| { kind: "vital"; page: string; name: string; value: number }
	/** A call to action that was pressed: the mail or the chat, and the words on it. */
	| { kind: "action"; page: string; name: "email" | "chat"; label: string };

/** Whether the visitor asked not to be measured: Global Privacy Control or Do Not Track. */
export function refused({ globalPrivacyControl, doNotTrack }: { globalPrivacyControl?: unknown; doNotTrack?: unknown }): boolean {
	return globalPrivacyControl === true || doNotTrack === "1";
}

/**
 * The one place where a measurement leaves the browser. To send something else, or in another form, change this
 * function. The text goes as text/plain, which needs no permission of the receiver (CORS).
 *
 * @param address `analytics` of content/site.md; the CSP allows its origin and no other.
 */
export function report(address: string, measurement: Measurement): void {
	if (refused(navigator)) return;
	navigator.sendBeacon(address, JSON.stringify(measurement));
}
