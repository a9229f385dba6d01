import { z } from "zod";
import { group, line, pagePath, paragraph, rows, slug } from "../fields/basics.ts";
import { callToActionSchema } from "../fields/call-to-action.ts";
import { heroSchema, times } from "../fields/hero.ts";
import { faqSchema, singlePage } from "../fields/page.ts";
import { sheet } from "./objects/sheet.ts";

/** The opening of the home page, whose headline consists of links. */
const hero = heroSchema
	.extend({
		times,
		links: rows("Links in the headline.", [], {
			text: line.describe("Phrase from the headline. Exactly as written there, without marks."),
			page: pagePath,
		}),
		audit: line.describe("Free audit. A sentence above the badges on what it is."),
		price: group("Link to the packages. Names the lowest price.", { text: line.max(40), page: pagePath }),
		actions: group("Labels of the buttons and a link.", { email: line.max(40), chat: line.max(40), services: line.max(40) }),
	})
	.refine(({ title, links }) => title === links.map(({ text }) => (title.includes(`==${text}==`) ? `==${text}==` : text)).join(" "), {
		path: ["title"],
		error: "only the phrases under links, in the same order",
	});

const label = line.max(60).describe("Label. Shown above the times.");

/** An edit: a passage of a page, and the service that edits it. */
const edit = {
	service: slug.meta({ refersTo: "services" }).describe("Service. The name of its file, without .md."),
	fact: line.max(60).describe("Key fact. What the client gets, when, or at what price."),
	sheet: z.strictObject(sheet).describe("Edited passage."),
};

const slots = (when: string) =>
	group(`Appointments ${when} our work.`, {
		label,
		times: paragraph
			.transform((text) => text.split(" "))
			.describe("Times. Separated by spaces, as in 9:10a 10:25a; each becomes one slot of the drawing."),
	});

/** The home page (docs/product.md, section 2). */
export const homeSchema = z.strictObject({
	...singlePage,
	hero,
	stageTitle: line.describe("Name of the industry tabs. For screen readers."),
	stageNote: line.describe("Note below the answer. Says that the answer is an illustration, and introduces the pages below the note."),
	statsMeaning: group("Link below the figures. Leads to an explanation; also in llms.txt.", {
		text: line.max(60),
		page: pagePath,
	}),
	edits: group("Services. Each with an edit of a page; a service without an edit shows only its card.", {
		title: line,
		intro: paragraph,
		switch: line.max(40).describe("Name of the switch. Shown above its choices."),
		edited: line.max(24).describe("First choice. Shows the pages with marks."),
		clean: line.max(24).describe("Second choice. Shows the pages as published."),
		items: rows("Edits.", [1], edit),
	}),
	case: group("Case, drawn to scale. For example, 10 units before and 35 after for an increase of 250%.", {
		study: slug.meta({ refersTo: "caseStudies" }).describe("Case study. The name of its file, without .md."),
		title: line,
		text: paragraph,
		before: slots("before"),
		after: slots("after"),
		caption: line.max(60),
	}),
	why: group("Reasons. The layout is made for six.", {
		title: line,
		items: rows("Reasons.", [1], { title: line, description: paragraph }),
	}),
	testimonialsTitle: line.describe("Heading above the client quotes."),
	industriesTitle: line,
	industriesIntro: paragraph,
	faq: faqSchema,
	cta: callToActionSchema,
	closing: group("Sample reply. An illustration in the closing banner.", {
		query: line.max(60),
		address: line.max(60),
		answer: paragraph,
		caption: line.max(60),
	}),
});
