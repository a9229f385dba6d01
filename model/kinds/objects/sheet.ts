import { z } from "zod";
import { edited, editedLine, group, line, list, rows } from "../../fields/basics.ts";

const sheetRow = {
	label: line.max(60),
	text: editedLine.max(120).optional().describe("Text. Omit it in private rows, which show a black bar."),
	skip: z.boolean().default(false).describe("Gray. True to show the row in gray, as for an item to skip."),
};

/** An example of a page, form, or record. `Sheet` in app/parts/sheet.tsx renders it. */
export const sheet = {
	head: line.max(60).optional().describe("Top line. The URL, or the name of what is shown."),
	note: line.max(40).optional().describe("Note at the end of the top line. For example, page 7."),
	query: line.max(60).optional().describe("Search query. What a person types, in lowercase."),
	title: editedLine.max(80).optional().describe("Headline. Marks are allowed."),
	lines: list("Lines of text.", [0, 8], edited).default([]),
	rows: rows("Rows of a form or record.", [], sheetRow).default([]),
};

const sheetSchema = z.strictObject(sheet);

export type Sheet = z.output<typeof sheetSchema>;

/** Returns the schema of the examples beside the cards, with one for each card. */
export const parts = <Item extends z.ZodType>(description: string, item: Item, size: [number, number] = [6, 6]) =>
	group("Examples beside the cards. A card without one shows only its text.", {
		intro: edited.optional().describe("Text below the heading of the cards."),
		caption: line.max(80).optional().describe("Caption. Shown below the cards."),
		items: list(`${description} One for each card, in the same order.`, size, item),
	});
