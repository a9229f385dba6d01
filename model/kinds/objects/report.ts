import { z } from "zod";
import { edited, line, paragraph } from "../../fields/text.ts";

const rows = z.array(z.strictObject({ label: line.max(24), text: edited }));
const head = {
	section: line.max(32).describe("The part of the report, at the head of its page."),
	page: line.max(12).describe("At the right of the head, such as page 7."),
};

/** SEO: two pages of an audit report, with a search that six pages compete for. */
export const reportSchema = z
	.strictObject({
		kind: z.literal("report"),
		finding: z
			.strictObject({
				...head,
				query: line.max(40).describe("The search."),
				title: line.max(60).describe("What is wrong with it."),
				addresses: z
					.array(z.strictObject({ address: line, keep: line.max(48).optional().describe("Why this one stays; the others are struck.") }))
					.min(2)
					.max(8)
					.describe("The URLs that compete for it."),
				rows: rows.min(1).max(4).describe("Evidence, fix, and when it is done."),
				caption: line.max(60).describe("The line below it: Illustration, and at most eight words."),
			})
			.describe("A page of the report beside the opening: one search, and the URLs that compete for it."),
		edits: z
			.strictObject({
				...head,
				address: line.describe("The URL that stays."),
				note: line.max(48).describe("What happened to the others, below it."),
				parts: z
					.array(
						z.strictObject({
							title: edited.optional().describe("In large type."),
							text: edited.optional(),
							facts: rows.default([]).describe("What a crawler reads, in mono."),
						}),
					)
					.min(1)
					.describe("What changes on it, one part beside each card, in their order."),
			})
			.describe("The next page of the report: the URL that stays, edited beside the cards."),
		cited: z
			.strictObject({
				title: line.describe("Heading of the section."),
				query: line.max(60).describe("What is asked."),
				answer: edited.describe("The sentence that is cited, in ==marks==."),
				from: line.max(24).describe("The words before the URL."),
				caption: line.max(60).describe("The line below it: Illustration, and at most eight words."),
			})
			.describe("The sentence of that page, as an assistant quotes it."),
		roadmap: z
			.strictObject({
				title: line.describe("Heading of the section."),
				weeks: z.number().int().min(4).max(26).describe("How many weeks the axis has."),
				phases: z
					.array(
						z.strictObject({
							from: z.number().int().positive().describe("First week."),
							to: z.number().int().positive().describe("Last week."),
							task: line.max(48),
							see: line.describe("What the client can look at after it."),
						}),
					)
					.min(1)
					.max(5),
				end: edited.describe("What stands at the end of the axis."),
			})
			.describe("The weeks of the roadmap, drawn to scale."),
		firstRead: z
			.strictObject({ ...head, address: line.describe("Whose site it is; ends in .example."), rows: rows.min(1).max(4) })
			.describe("The reply to the closing's e-mail, as an illustration."),
		bases: paragraph.describe("Below the results of the case: how its figures relate."),
	})
	.describe("SEO: two pages of an audit report, with a search that six pages compete for.");
