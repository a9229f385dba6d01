import { z } from "zod";
import { callToActionSchema } from "../fields/call-to-action.ts";
import { faqSchema } from "../fields/faq.ts";
import { headSchema } from "../fields/head.ts";
import { homeHeroSchema } from "../fields/hero.ts";
import { sourcesSchema } from "../fields/sources.ts";
import { edited, editedLine, line, pagePath, paragraph, pastDay, slug } from "../fields/text.ts";

const labeled = { label: line.max(60).describe("What it is, in mono above it.") };

/** One of the edits that lead to the answer: a passage of a page on the left, the service that edits it beside it. */
const editSchema = z.strictObject({
	service: slug.meta({ refersTo: "services" }).describe("File name of the service."),
	fact: line.max(60).describe("What arrives and when, or what it costs."),
	head: line.max(40).optional().describe("Whose page it is; its address ends in .example."),
	note: line.max(40).optional().describe("What is to be known of it, at the right of its head."),
	rows: z
		.array(z.strictObject({ from: editedLine, to: editedLine }))
		.max(5)
		.default([])
		.describe("URLs and what each says."),
	was: editedLine.optional().describe("The old headline, struck."),
	title: editedLine.optional().describe("The headline."),
	text: edited.optional().describe("The passage, with its marks."),
	query: line.max(60).optional().describe("For the last edit: what somebody asks an assistant."),
	before: z
		.strictObject({ ...labeled, text: editedLine })
		.optional()
		.describe("The answer before."),
	after: z
		.strictObject({ ...labeled, text: editedLine })
		.optional()
		.describe("The answer after."),
});

const slots = z.strictObject({
	...labeled,
	times: paragraph.transform((text) => text.split(" ")).describe("One for each unit of the drawing, such as 9:10a, with spaces between."),
});

/** The home page (docs/product.md, section 2). */
export const homeSchema = z.strictObject({
	head: headSchema,
	hero: homeHeroSchema,
	stageTitle: line.describe("Names the stage's tabs for screen readers."),
	stageNote: line.describe("Below the answer: that it is an illustration, and what the pages below are."),
	statsMeaning: z
		.strictObject({ text: line.max(60), page: pagePath })
		.optional()
		.describe("A small link below the figures, to the place that says what they count; llms.txt has it, too."),
	edits: z
		.strictObject({
			title: line,
			intro: paragraph,
			switch: line.max(40).describe("Names the two-way control."),
			edited: line.max(24).describe("Its first choice: the pages with struck and added words."),
			clean: line.max(24).describe("Its second choice: the pages as they are in the end."),
			items: z.array(editSchema).min(1),
		})
		.describe("The services, each as an edit of one page; a service without one shows its card's words."),
	case: z
		.strictObject({
			study: slug.meta({ refersTo: "caseStudies" }).describe("File name of a case study; its largest increase is drawn in units."),
			title: line,
			text: paragraph,
			before: slots,
			after: slots,
			caption: line.max(60),
		})
		.describe("The case, drawn to scale: 10 units before and 35 after are an increase of 250%."),
	why: z
		.strictObject({
			title: line,
			intro: line,
			items: z
				.array(z.strictObject({ instead: line.describe("The empty line that it replaces, struck."), title: line, description: paragraph }))
				.min(1),
		})
		.describe("Six reasons."),
	testimonialsTitle: line.describe("Small heading over the quotes."),
	industriesTitle: line,
	industriesIntro: paragraph,
	faqIntro: line.describe("One line below the heading of the questions."),
	faq: faqSchema,
	cta: callToActionSchema,
	closing: z
		.strictObject({ query: line.max(60), address: line.max(60), answer: paragraph, caption: line.max(60) })
		.describe("How a reply starts, as an illustration beside the closing words."),
	sources: sourcesSchema,
	updated: pastDay.optional().describe("Day of the last change that a reader would notice, for the sitemap; this page does not show it."),
});
