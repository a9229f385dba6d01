import { z } from "zod";
import { caption, edited, group, line, list, paragraph, rows } from "../../fields/basics.ts";

const count = z.number().int().positive();

const tile = {
	label: line.max(40).optional().describe("Label. What is shown."),
	query: line.max(40).optional().describe("Search query. What a shopper asks, instead of a label."),
	rows: rows("Rows.", [0, 4], { label: line.max(28), text: edited }).default([]),
	lines: list("Lines of a page.", [0, 3], edited).default([]),
	start: line.describe('Symptom. Stands after "Start here if".'),
};

export const tableSchema = group("eCommerce. A product as a table of facts.", {
	kind: z.literal("table"),
	title: line.max(48).describe("Heading of the table."),
	columns: list("Places that describe the product.", [3, 3], line.max(16)),
	rows: rows("Facts. What each place says, with ~~wrong words~~.", [2, 4], {
		label: line.max(16),
		values: list("Values.", [3, 3], edited),
	}),
	allLabel: line.max(32).describe("Label of the correct fact."),
	all: edited.describe("Correct fact. With marks."),
	caption: caption(),
	servicesIntro: paragraph.describe("Text beside the heading. Where to start."),
	tiles: rows("Work of each service. In the order of the services.", [6, 6], tile),
	squares: group("URLs of one category. Drawn as squares.", {
		columns: count.describe("Squares in a row."),
		rows: count.describe("Rows of squares. Columns times rows is the number of URLs."),
		products: count.describe("White squares."),
		productsLabel: line.max(16),
		urlsLabel: line.max(16),
		text: paragraph.describe("Explanation. What one square is."),
	}),
	receipt: group("The case as a receipt.", { head: list("First line.", [2, 2], line.max(20)), foot: paragraph }),
	reply: group("Sample reply. In the closing banner.", {
		title: line.max(60).describe("Subject of the reply. URLs are on a .example domain."),
		parts: rows("Parts of the reply.", [3, 3], { label: line.max(32), lines: list("Lines.", [1, 3], edited) }),
	}),
});
