import { z } from "zod";
import { edited, editedLine, line, paragraph } from "../../fields/text.ts";

const sampleSchema = z.strictObject({
	title: editedLine.optional().describe("Its headline, with marks."),
	text: edited.optional().describe("A passage of it, with marks: ==cited==, ~~struck out~~, ++added++."),
	rows: z
		.array(z.strictObject({ label: line.max(20), text: editedLine }))
		.max(4)
		.default([])
		.describe("Lines of a list, such as a subject or what becomes of a URL."),
});

/** Content writing: the second draft of an article, with its samples. */
export const draftSchema = z
	.strictObject({
		kind: z.literal("draft"),
		head: line.max(60).describe("Which draft it is."),
		title: line.max(60).describe("The headline of the draft."),
		rows: z
			.array(z.strictObject({ text: edited, note: paragraph.describe("The editor's note beside it.") }))
			.min(2)
			.describe("Its passages with their marks."),
		caption: line.max(60).describe("Below the draft: that it is an illustration."),
		dates: z
			.array(z.strictObject({ what: line.max(24), days: line.max(8).describe("A range such as 5-7."), unit: line.max(16) }))
			.min(1)
			.describe("When each kind of piece is delivered."),
		datesNote: paragraph.describe("What the days count from, and what comes with every draft."),
		intro: paragraph.describe("Below the heading of the cards."),
		samplesNote: line.max(80).describe("Above the samples: that they are an illustration, and of what."),
		samples: z.array(sampleSchema).min(1).describe("A sample beside each card, in the order of the cards."),
		quoteMark: line.describe("The sentence of the quote that is marked, letter by letter."),
		messageCaption: line.max(60).describe("Below the closing's message: that it is an illustration."),
	})
	.describe("Content writing: the second draft of an article, with its samples.");
