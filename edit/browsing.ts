/** Cookie that tells the server to include the site's own scripts. */
export const BROWSING = "edit-browsing=1";

/**
 * Adds the editor to a page. Unless the owner is browsing, it replaces React, so that pages load in a fraction of the time and
 * nothing re-renders the marked elements.
 */
export function withEditor(html: string, { headers }: Request): string {
	const isBrowsing = headers.get("cookie")?.includes(BROWSING);
	return html.replace(
		isBrowsing ? /(?=<\/body>)/ : /<script type="module" async[\s\S]*?<\/script>/,
		'<script type="module" src="/edit/page.ts"></script>',
	);
}
