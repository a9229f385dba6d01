import type { z } from "zod";
import { group, rows } from "./shape.ts";
import { editedLine, line, pagePath, paragraph } from "./text.ts";

const times = line.max(90).describe("Line below the actions. How soon results usually come.");

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
		links: rows("Links in the headline.", [], {
			text: line.describe("Phrase of the headline. Exactly as written there, without marks."),
			page: pagePath,
		}),
		audit: line.describe("Line below the buttons. What the free audit includes."),
		price: group("Link to the packages. Names the lowest price.", { text: line.max(40), page: pagePath }),
		actions: group("Labels of the actions.", { email: line.max(40), chat: line.max(40), services: line.max(40) }),
	})
	.refine(({ title, links }) => links.every(({ text }) => title.includes(text)), {
		path: ["links"],
		error: "phrases that occur in the title exactly as written here",
	});

export type Hero = z.output<typeof heroSchema>;
