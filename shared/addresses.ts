/** Address of the feed of posts. */
export const FEED_PATH = "/feed.xml";

/** The logo that structured data names; other sites may show it. */
export const LOGO_PATH = "/icon-512.png";

/** Folder of the share images; other sites show them, so the header policy treats it by its name. */
export const SHARE_FOLDER = "/share";

/** Size of a share image in pixels: what social networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The one absolute form of a page's address: no slash at its end but for the home page. */
export function canonicalUrl(site: { origin: string }, path: string): string {
	return `${site.origin}${path}`;
}

/** Where a page's share image is. */
export function shareImagePath(path: string): string {
	return `${SHARE_FOLDER}${path === "/" ? "/home" : path}.png`;
}

/** The file that a page is built as. */
export function htmlPath(path: string): string {
	return `${path === "/" ? "/index" : path}.html`;
}

/** Where a page's text is as Markdown. */
export function markdownPath(path: string): string {
	return `${path === "/" ? "/index" : path}.md`;
}
