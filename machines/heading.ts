import type { SitePage } from "../model/content.ts";
import { plainText } from "../shared/plain-text.ts";

/** The page's h1 and the answer below it, as its screen shows them. */
interface Heading {
	title: string;
	intro: string;
	/** The small line inside the h1 that names the subject. */
	subject?: string | undefined;
	/** The phrase of the title that gets the marker; a policy has none. */
	mark?: string | undefined;
}

/** The whole h1 in one line: its subject, where it has one, and its title. */
export function headlineOf(page: SitePage): string {
	const { subject, title } = headingOf(page);
	return subject ? `${subject}: ${title}` : title;
}

export function headingOf(page: SitePage): Heading {
	if (page.kind === "policy") return { title: page.entry.data.title, intro: page.entry.data.intro };
	const { hero } = page.entry.data;
	const [, mark] = /==(.+?)==/.exec(hero.title) ?? [];
	return { ...hero, title: plainText(hero.title), mark };
}
