import { z } from "zod";
import { line, pagePath, paragraph } from "./text.ts";

/** The opening of a page: its only h1, and the answer a reader came for. */
export const heroSchema = z
	.strictObject({
		subject: line.max(40).optional().describe("A small line above the title, inside the h1, that names the subject, for example Link building."),
		asked: line.max(64).optional().describe("What somebody types who needs this page, in lower case; the page answers it."),
		title: line.max(90).describe("The page's one h1."),
		mark: line.describe("The phrase of the title that gets the yellow marker; must occur in the title."),
		intro: paragraph.describe(
			"Two or three sentences that answer at once: what, for whom, how long (for a service or industry a range such as 3-6 months), what it brings.",
		),
	})
	.refine(({ title, mark }) => title.includes(mark), { path: ["mark"], error: "must occur in the title, letter by letter" });

/** The opening of the home page, whose claim is made of links. */
export const homeHeroSchema = heroSchema
	.safeExtend({
		when: line.max(80).describe("One line in mono below the intro: how soon first results come."),
		links: z
			.array(z.strictObject({ text: line.describe("A phrase of the title, letter by letter."), page: pagePath }))
			.describe("Phrases of the title that are links."),
		price: z.strictObject({ text: line.max(40), page: pagePath }).describe("The link to the packages, with the lowest price."),
	})
	.refine(({ title, links }) => links.every(({ text }) => title.includes(text)), {
		path: ["links"],
		error: "each text must occur in the title, letter by letter",
	});

export type Hero = z.output<typeof heroSchema>;
