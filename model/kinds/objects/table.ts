import { z } from "zod";
import { edited, group, line, list, paragraph, rows } from "../../fields/basics.ts";
import { parts, sheet } from "./sheet.ts";

const count = z.number().int().positive();

export const tableSchema = group("eCommerce. A product as a table of facts.", {
	kind: z.literal("table"),
	title: line.max(48).describe("Heading of the table."),
	columns: list("Places that describe the product. For example, your feed.", [3, 3], line.max(16)),
	rows: rows("Facts. Enter what each place says, and mark ~~wrong words~~.", [2, 4], {
		label: line.max(16),
		values: list("Values. One for each place, in the same order.", [3, 3], edited),
	}),
	allLabel: line.max(32).describe("Label of the correct facts."),
	all: edited.describe("Correct facts, on one line. Marks such as ==highlighted== are allowed."),
	parts: parts("Samples of the work.", z.strictObject({ ...sheet, start: line.describe('Symptom. Completes "Start here if".') })),
	squares: group("URLs of one category. Drawn as squares.", {
		columns: count.describe("Number of squares per row. On phones, always 45."),
		rows: count.describe("Number of rows. Columns × rows is the number of URLs shown."),
		products: count.describe("Number of products. Drawn as white squares in rows of eight, so use a multiple of 8."),
		productsLabel: line.max(16),
		urlsLabel: line.max(16),
		text: paragraph.describe("Explanation. Say what one square stands for."),
	}),
	receipt: group("Case study as a receipt.", { head: line.max(20), note: line.max(20), foot: paragraph }),
	reply: group("Sample reply. Shown in the closing banner.", sheet),
});
