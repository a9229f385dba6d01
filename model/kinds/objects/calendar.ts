import { z } from "zod";
import { edited, group, line, rows } from "../../fields/basics.ts";

const row = {
	label: line.max(40),
	text: line.max(60).optional().describe("Text. A row without one shows a black bar: it is private."),
	skip: z.boolean().default(false).describe("Gray. true shows the row in gray."),
};

const sheet = {
	head: line.max(40).optional(),
	note: line.max(40).optional().describe("Note beside the heading."),
	query: line.max(60).optional().describe("Search query. What a patient types."),
	title: line.max(60).optional(),
	text: edited.optional(),
	rows: rows("Rows of a form or record.", [], row).optional(),
	foot: line.max(100).optional(),
};

export const calendarSchema = group("Healthcare. One patient's week, with a service at each time.", {
	kind: z.literal("calendar"),
	private: line.describe("Private phrase. The words of the headline that stand on a black bar."),
	day: group("Calendar beside the opening.", {
		title: line.max(40),
		slots: rows("Times of a day. A slot with a text is open; one without is a patient's.", [3, 6], row),
		caption: line.max(40),
	}),
	queriesTitle: line.max(30).describe("Label of the search queries."),
	intro: edited.describe("Text beside the heading. Two sentences on the week, with chips."),
	steps: rows("Times of the week. One for each service, in the same order.", [6, 6], {
		day: line.max(12),
		time: line.max(6),
		half: z.enum(["a.m.", "p.m."]),
		sheets: rows("Pages, forms or records. A step with two of them is shown larger.", [1, 2], sheet),
	}),
	caption: line.max(80),
	approval: line.describe("Client's reviewer. Who approves the page, below the byline."),
	mark: line.describe("Highlighted sentence. The exact words of the client's quote."),
	form: rows("Booking form in the closing banner. Filled in for the visitor.", [3, 5], row),
});
