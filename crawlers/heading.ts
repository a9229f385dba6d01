import type { SitePage } from "../model/site-pages.ts";

/** The page's h1 and the answer below it, as its screen shows them. */
interface Heading {
	title: string;
	intro: string;
	/** The small line inside the h1 that names the subject. */
	subject?: string;
	/** The phrase of the title that gets the marker; a policy has none. */
	mark?: string;
}

/** The whole h1 in one line: its subject, where it has one, and its title. */
export function headlineOf(page: SitePage): string {
	const { subject, title } = headingOf(page);
	return subject ? `${subject}: ${title}` : title;
}

export function headingOf(page: SitePage): Heading {
	return page.kind === "policy" ? { title: page.entry.data.title, intro: page.entry.data.intro } : page.entry.data.hero;
}
