import { z } from "zod";
import { edited, line, paragraph } from "../../fields/text.ts";

const rows = <Row extends z.ZodType>(row: Row, length: number) => z.array(row).length(length);

/** Real estate: a street map. */
export const mapSchema = z
	.strictObject({
		kind: z.literal("map"),
		street: line.max(14).describe("The yellow street, which runs down the page."),
		crossings: rows(line.max(14), 2).describe("Two streets that cross it."),
		flood: line.max(14).describe("The word at the flood line."),
		river: line.max(14).describe("The word on the river."),
		title: line.max(48).describe("Heading of the sheet on the map."),
		notes: rows(z.strictObject({ was: line.max(32).describe("What portals say; it is struck."), text: edited }), 2).describe(
			"What an agent would say instead, of the houses marked a and b.",
		),
		caption: line.max(60).describe("The line below each drawing."),
		stopsIntro: paragraph.describe("One or two sentences below the heading of the six services."),
		stops: rows(
			z.strictObject({
				url: line.max(32).optional().describe("URL above the lines."),
				query: line.max(48).optional().describe("What a seller types, above the lines."),
				lines: z.array(edited).min(1).max(3),
			}),
			6,
		).describe("What the page of each of the six houses says, in the order of the services."),
		zip: z
			.strictObject({ path: line.max(32).describe("End of the struck URLs."), own: line.max(16).describe("The one URL instead.") })
			.describe("A page for every ZIP code, struck, beside the article."),
		page: z
			.strictObject({
				title: line.max(48),
				rows: z
					.array(z.strictObject({ label: line.max(12), text: line }))
					.min(3)
					.max(7),
			})
			.describe("The street's page, filled in."),
		remarks: z
			.strictObject({
				title: line.max(48),
				rows: z
					.array(z.strictObject({ was: line, text: line }))
					.min(2)
					.max(4),
			})
			.describe("Listing remarks, rewritten."),
		caseTitle: line.describe("Heading over the case."),
		yours: line.max(14).describe("The street's name on the closing's map."),
	})
	.describe("Real estate: a street map.");
