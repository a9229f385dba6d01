/** URL path of the feed. */
export const FEED_PATH = "/feed.xml";

/** URL path of the logo for structured data. */
export const LOGO_PATH = "/icon-512.png";

/** Folder of the share images, which the headers let other sites embed. */
export const SHARE_FOLDER = "/share";

/** Size of a share image in pixels, as social networks recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Returns the absolute URL of a path. */
export function canonicalUrl(site: { origin: string }, path: string): string {
	return `${site.origin}${path}`;
}

/** Returns the URL path of a page's share image. */
export function shareImagePath(path: string): string {
	return `${SHARE_FOLDER}${path === "/" ? "/home" : path}.png`;
}

/** Returns the path of a page's HTML file. */
export function htmlPath(path: string): string {
	return `${path === "/" ? "/index" : path}.html`;
}

/** Returns the URL path of a page's Markdown, such as /services/seo.md. */
export function markdownPath(path: string): string {
	return `${path === "/" ? "/index" : path}.md`;
}
