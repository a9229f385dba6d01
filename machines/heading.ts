import type { SitePage } from "../model/content.ts";
import { plainText } from "../shared/plain-text.ts";

/** The heading of a page and the text below it. */
interface Heading {
	title: string;
	intro: string;
	/** The eyebrow: the part of the h1 that names the subject. */
	subject?: string | undefined;
	/** The phrase of the title with the yellow marker. */
	mark?: string | undefined;
}

/** Returns the h1 as one line. */
export function headlineOf(page: SitePage): string {
	const { subject, title } = headingOf(page);
	return subject ? `${subject}: ${title}` : title;
}

/** Returns the heading of a page. */
export function headingOf(page: SitePage): Heading {
	if (page.kind === "policy") return { title: page.entry.data.title, intro: page.entry.data.intro };
	const { hero } = page.entry.data;
	const [, mark] = /==(.+?)==/.exec(hero.title) ?? [];
	return { ...hero, title: plainText(hero.title), mark };
}
