import type { SitePage } from "../model/content.ts";
import type { Site } from "../model/site/site.ts";
import { TITLE_LENGTH } from "../shared/head-lengths.ts";
import { plainText } from "../shared/plain-text.ts";

/** The heading of a page and the text below it. */
interface Heading {
	title: string;
	intro: string;
	/** The eyebrow: a short line in the h1 that names the subject. */
	subject?: string | undefined;
	/** The highlighted phrase in the title. */
	mark?: string | undefined;
}

/** Returns the text of the h1 on one line. */
export function headlineOf(page: SitePage): string {
	const { subject, title } = headingOf(page);
	return subject ? `${subject}: ${title}` : title;
}

/** Returns a page's heading, with the title as plain text and its highlighted phrase in `mark`. */
export function headingOf(page: SitePage): Heading {
	if (page.kind === "policy") return { title: page.entry.data.title, intro: page.entry.data.intro };
	const { hero } = page.entry.data;
	const [, mark] = /==(.+?)==/.exec(hero.title) ?? [];
	return { ...hero, title: plainText(hero.title), mark };
}

/** Appends the site's name to a title if the result fits within the maximum title length. */
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
	return `A card from ${name}: the URL ${[new URL(origin).host, address].filter(Boolean).join("/")} in a search box, above “${headline}”.`;
}
