import type { MetaDescriptor } from "react-router";
import type { Content, SitePage } from "../model/content.ts";
import type { Site } from "../model/site/site.ts";
import { canonicalUrl, FEED_PATH, markdownPath, SHARE_SIZE, shareImagePath } from "../shared/addresses.ts";
import { fullTitle, imageText, shareImageText } from "./titles.ts";

/** Returns all meta and link tags of a page, because a route's list replaces its parent's. */
export function pageMeta(site: Site, page: SitePage): MetaDescriptor[] {
	const url = canonicalUrl(site, page.path);
	return [
		...metaTags(site, page.entry.data.head, { path: shareImagePath(page.path), text: shareImageText(site, page) }, [
			{ tagName: "link", rel: "canonical", href: url },
			{ name: "robots", content: "max-image-preview:large" },
		]),
		{ property: "og:url", content: url },
		{ tagName: "link", rel: "alternate", type: "text/markdown", href: markdownPath(page.path) },
		feedLink(site),
	];
}

/** Returns the meta tags of the 404 page, which has no canonical URL. */
export function notFoundMeta(content: Content, site: Site): MetaDescriptor[] {
	const image = { path: NOT_FOUND_IMAGE, text: imageText(site, { headline: NOT_FOUND_TITLE, address: "…" }) };
	return [...metaTags(site, content.notFoundPage.data.head, image, [{ name: "robots", content: "noindex" }]), feedLink(site)];
}

/** The title on the share image of the 404 page. */
export const NOT_FOUND_TITLE = "Page Not Found";
export const NOT_FOUND_IMAGE = shareImagePath("/404");

/** Returns the tags for search results and shared links. X (Twitter) falls back to the og: title, description, and image. */
function metaTags(
	site: Site,
	head: { title: string; description: string },
	image: { path: string; text: string },
	own: MetaDescriptor[],
): MetaDescriptor[] {
	const title = fullTitle(head.title, site.name);
	return [
		{ title },
		{ name: "description", content: head.description },
		...own,
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: site.name },
		{ property: "og:locale", content: "en_US" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: head.description },
		{ property: "og:image", content: canonicalUrl(site, image.path) },
		{ property: "og:image:width", content: String(SHARE_SIZE.width) },
		{ property: "og:image:height", content: String(SHARE_SIZE.height) },
		{ property: "og:image:alt", content: image.text },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

function feedLink(site: Site): MetaDescriptor {
	return { tagName: "link", rel: "alternate", type: "application/atom+xml", title: `${site.name} blog`, href: FEED_PATH };
}
