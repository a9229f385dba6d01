/** sessionStorage key for scroll positions. */
export const SCROLL_KEY = "scroll-positions";

/**
 * Gives the history entry of each page load its own key. React Router would use "default" for all, so they would share a scroll
 * position. Avoids crypto.randomUUID, which requires HTTPS.
 */
export function startHistory(): void {
	if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
}
