import { z } from "zod";
import { caption, group, line, pagePath, paragraph, rows, slug } from "../fields/basics.ts";
import { callToActionSchema } from "../fields/call-to-action.ts";
import { faqSchema, heroSchema, singlePage, times } from "../fields/page.ts";
import { sheet } from "./objects/sheet.ts";

/** The home page's hero. Its headline consists of links. */
const hero = heroSchema
	.extend({
		times,
		links: rows("Links in the headline.", [], {
			text: line.describe("Phrase of the headline that is a link. It must be in the headline, word for word."),
			page: pagePath,
		}),
		audit: line.describe("Free audit. Say in a sentence what visitors get. Shown above the badges."),
		price: group("Link after the free audit. State the lowest price, without a period.", { text: line.max(40), page: pagePath }),
		actions: group("Labels of the two buttons and the services link.", { email: line.max(40), chat: line.max(40), services: line.max(40) }),
	})
	.refine(({ title, links }) => title === links.map(({ text }) => (title.includes(`==${text}==`) ? `==${text}==` : text)).join(" "), {
		path: ["title"],
		error: "the same words as the phrases under links, in the same order",
	});

const label = line.max(60).describe("Label. Shown above the appointments.");

/** A service, its key fact, and a passage that it edited. */
const edit = {
	service: slug.meta({ refersTo: "services" }).describe("Service. The name of a file in content/services, without .md."),
	fact: line.max(60).describe("Key fact. What the client gets, when, or at what price."),
	sheet: z.strictObject(sheet).describe("Edited passage. If it has a search query, it is shown as an assistant's answer."),
};

const slots = (when: string) =>
	group(`Appointments ${when} our work.`, {
		label,
		times: paragraph
			.transform((text) => text.split(" "))
			.describe("Times. Separate them with spaces, as in 9:10a 10:25a. Each becomes one slot in the illustration."),
	});

/** The home page (docs/product.md, section 2). */
export const homeSchema = z.strictObject({
	...singlePage,
	hero,
	stageTitle: line.describe("Name of the industry tabs. For screen readers."),
	stageNote: line.describe("Note below the answer. Say that the answer is an illustration, and introduce the pages that it doesn't cite."),
	statsMeaning: group("Link below the figures. Choose a page that explains what they count.", {
		text: line.max(60),
		page: pagePath,
	}),
	edits: group("Services. Each is shown with an edited passage or, without one, as a card only.", {
		title: line,
		intro: paragraph,
		switch: line.max(40).describe("Name of the switch. Shown above its choices."),
		edited: line.max(24).describe("First choice. Shows the passages with their edits marked."),
		clean: line.max(24).describe("Second choice. Shows the passages as published."),
		items: rows("Edits.", [1], edit),
	}),
	case: group("Case study as appointments. List them to scale: for an increase of 250%, 10 before and 35 after.", {
		study: slug.meta({ refersTo: "caseStudies" }).describe("Case study. The name of a file in content/case-studies, without .md."),
		title: line,
		text: paragraph,
		before: slots("before"),
		after: slots("after"),
		caption: caption(),
	}),
	why: group("Reasons to choose the agency. The last one is in large type.", {
		title: line,
		items: rows("Reasons.", [1], { title: line, description: paragraph }),
	}),
	testimonialsTitle: line.describe("Heading above the client quotes."),
	industriesTitle: line,
	industriesIntro: paragraph,
	faq: faqSchema,
	cta: callToActionSchema,
	closing: group("Sample reply. An illustration in the closing banner.", {
		query: line.max(60).describe("Question. What a visitor asks us, in lowercase."),
		address: line.max(60).describe("URL that the reply is about. On a .example domain."),
		answer: paragraph,
		caption: caption(),
	}),
});
