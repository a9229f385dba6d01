import { z } from "zod";
import { edited, line, paragraph } from "../../fields/text.ts";

/** eCommerce: a product as a table of facts. */
export const tableSchema = z
	.strictObject({
		kind: z.literal("table"),
		title: line.max(48).describe("Heading of the table."),
		columns: z.array(line.max(16)).length(3).describe("The three places that describe the product."),
		rows: z
			.array(z.strictObject({ label: line.max(16), values: z.array(edited).length(3) }))
			.min(2)
			.max(4)
			.describe("A fact and what each place says; ~~what is wrong~~."),
		allLabel: line.max(32).describe("Before what all of them should say."),
		all: edited.describe("What all of them should say, marked."),
		caption: line.max(60).describe("The line below each drawing."),
		servicesIntro: paragraph.describe("Beside the heading of the services: where to start."),
		tiles: z
			.array(
				z.strictObject({
					label: line.max(40).optional().describe("What is shown."),
					query: line.max(40).optional().describe("What a shopper asks, instead of a label."),
					rows: z
						.array(z.strictObject({ label: line.max(28), text: edited }))
						.max(4)
						.default([])
						.describe("Label and value."),
					lines: z.array(edited).max(3).default([]).describe("Lines of a page, edited."),
					start: line.describe('The symptom for which one starts here; "Start here if" stands before it.'),
				}),
			)
			.length(6)
			.describe("What each service edits, in the order of the services."),
		squares: z
			.strictObject({
				columns: z.number().int().positive().describe("Squares in a row."),
				rows: z.number().int().positive().describe("Rows of squares; columns times rows is the number of URLs."),
				products: z.number().int().positive().describe("How many of them are white."),
				productsLabel: line.max(16),
				urlsLabel: line.max(16),
				text: paragraph.describe("What one square is."),
			})
			.describe("Every URL of one category, drawn."),
		receipt: z
			.strictObject({ head: z.array(line.max(20)).length(2), foot: paragraph })
			.describe("The case as a receipt: its first and its last line."),
		reply: z
			.strictObject({
				title: line.max(60).describe("Subject of the reply; its address ends in .example."),
				parts: z
					.array(z.strictObject({ label: line.max(32), lines: z.array(edited).min(1).max(3) }))
					.length(3)
					.describe("What a reply holds."),
			})
			.describe("The reply to the closing's e-mail, filled in."),
	})
	.describe("eCommerce: a product as a table of facts.");
