import { z } from "zod";
import { edited, line } from "../../fields/text.ts";

const row = z.strictObject({
	label: line.max(40),
	text: line.max(60).optional().describe("Without one a black bar stands there: it is private."),
	skip: z.boolean().default(false).describe("true shows the row in gray."),
});

const sheet = z
	.strictObject({
		head: line.max(40).optional(),
		note: line.max(40).optional().describe("What stands on the right of the heading."),
		query: line.max(60).optional().describe("What a patient typed."),
		title: line.max(60).optional(),
		text: edited.optional(),
		rows: z.array(row).optional(),
		foot: line.max(100).optional(),
	})
	.describe("A page, a form, or a record; state the fact, don’t describe it.");

/** Healthcare: one patient's week, with a service at each time. */
export const calendarSchema = z
	.strictObject({
		kind: z.literal("calendar"),
		private: line.describe("The phrase of the title that stands on a black bar, letter by letter."),
		day: z
			.strictObject({
				title: line.max(40),
				slots: z.array(row).min(3).max(6).describe("Times of a day: a text is an open slot, none a patient's."),
				caption: line.max(40),
			})
			.describe("The calendar beside the opening."),
		queriesTitle: line.max(30).describe("Label over what patients type."),
		intro: edited.describe("Two sentences beside the heading of the week, with chips."),
		steps: z
			.array(
				z.strictObject({
					day: line.max(12),
					time: line.max(6),
					half: z.enum(["a.m.", "p.m."]),
					sheets: z.array(sheet).min(1).max(2).describe("Two sheets make the step a large one."),
				}),
			)
			.length(6)
			.describe("One step for each service, in the same order."),
		caption: line.max(80),
		approval: line.describe("Who approves on the client's side, below the byline."),
		mark: line.describe("The sentence of the client's quote that is marked."),
		form: z.array(row).min(3).max(5).describe("The closing's booking form, filled in for the visitor."),
	})
	.describe("Healthcare: a patient's week.");
