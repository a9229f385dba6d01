/** Where scroll positions are kept for going back after client navigation. */
export const SCROLL_KEY = "scroll-positions";

/**
 * Gives the history entry of a loaded page a key of its own; otherwise all loaded pages would share one kept position. It need not
 * be secret, and crypto.randomUUID is missing where a page is not served over https.
 */
export function startHistory(): void {
	if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
}
