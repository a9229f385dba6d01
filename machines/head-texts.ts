import type { SitePage } from "../model/content.ts";
import type { Site } from "../model/site/site.ts";
import { TITLE_LENGTH } from "../packages/site-check/checklist.ts";
import { headlineOf } from "./heading.ts";

/** The title with the site's name after it, where both fit into a search result. */
export function fullTitle(title: string, siteName: string): string {
	const full = `${title} | ${siteName}`;
	return full.length <= TITLE_LENGTH.max ? full : title;
}

/** What the share image of a page shows, for whoever cannot see it. */
export function shareImageText(site: Site, page: SitePage): string {
	return pictureOf(site, { headline: headlineOf(page), address: page.path.slice(1) });
}

/** What a share image with these words shows. */
export function pictureOf({ name, origin }: Site, { headline, address }: { headline: string; address: string }): string {
	return `A card of ${name}: the address ${[new URL(origin).host, address].filter(Boolean).join("/")} in a query box, below it “${headline}”.`;
}
