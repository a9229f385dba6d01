import type { SitePage } from "../model/content.ts";
import type { Site } from "../model/site/site.ts";
import { TITLE_LENGTH } from "../packages/site-check/checklist.ts";
import { headlineOf } from "./heading.ts";

/** Appends the site's name to a title if both fit into a search result. */
export function fullTitle(title: string, siteName: string): string {
	const full = `${title} | ${siteName}`;
	return full.length <= TITLE_LENGTH.max ? full : title;
}

/** Returns the alt text of a page's share image. */
export function shareImageText(site: Site, page: SitePage): string {
	return imageText(site, { headline: headlineOf(page), address: page.path.slice(1) });
}

/** Returns the alt text of a share image. */
export function imageText({ name, origin }: Site, { headline, address }: { headline: string; address: string }): string {
	return `A card of ${name}: the address ${[new URL(origin).host, address].filter(Boolean).join("/")} in a query box, below it “${headline}”.`;
}
