import type { z } from "zod";
import { editedLine, group, line, paragraph } from "./basics.ts";

/** How soon results usually come. */
export const times = line.max(90).describe("Line below the actions. How soon results usually come.");

export const heroSchema = group("Opening of the page.", {
	subject: line.max(40).optional().describe("Line above the headline. Names the subject, such as Link building; part of the h1."),
	title: editedLine.max(110).describe("Headline. The h1, with marks: ==the yellow phrase==, ~~a struck line~~, ++an added line++."),
	intro: paragraph.describe(
		"Introduction. Two or three sentences: what, for whom, how long (for a service or industry a range such as 3-6 months), and the benefit.",
	),
	times: times.optional(),
});

/** The opening of the home page, whose headline consists of links. */
export const homeHeroSchema = heroSchema
	.extend({
		times,
		links: z
			.array(z.strictObject({ text: line.describe("The exact words of a phrase in the title, without marks."), page: pagePath }))
			.describe("The phrases of the title, each a link."),
		audit: line.describe("What the free audit includes, below the buttons."),
		price: z.strictObject({ text: line.max(40), page: pagePath }).describe("The link to the packages, with the lowest price."),
		actions: z
			.strictObject({ email: line.max(40), chat: line.max(40), services: line.max(40) })
			.describe("Labels of the buttons and of the link to the services."),
	})
	.refine(({ title, links }) => title === links.map(({ text }) => (title.includes(`==${text}==`) ? `==${text}==` : text)).join(" "), {
		path: ["title"],
		error: "the phrases under links, in their order and with nothing else",
	});

export type Hero = z.output<typeof heroSchema>;
