import { z } from "zod";
import { line } from "../fields/text.ts";

/** What was done for a client, drawn; every word in it is content. It stands apart from the bars, which show stated figures alone. */
export const caseDrawingSchema = z
	.discriminatedUnion("kind", [
		z.strictObject({
			kind: z.literal("addresses").describe("A wall of addresses of which few stay."),
			caption: line.max(60).describe("The line below it."),
			struck: z.array(line.max(40)).min(12).max(48).describe("Addresses that went."),
			kept: z.array(line.max(40)).min(1).max(4).describe("Addresses that stayed; they stand among the others."),
		}),
		z.strictObject({
			kind: z.literal("pages").describe("One page becomes several."),
			caption: line.max(60).describe("The line below it."),
			before: z
				.strictObject({ address: line.max(32), parts: z.array(line.max(24)).min(2) })
				.describe("The page that was: its address and its parts."),
			after: z
				.array(
					z.strictObject({ address: line.max(32), title: line.max(24), reviewer: line.max(24).describe("Who reviewed it, and when.") }),
				)
				.min(2)
				.max(6)
				.describe("The pages that came of it."),
			action: line.max(16).describe("Their button."),
		}),
		z.strictObject({
			kind: z.literal("form").describe("A form after it was cut."),
			caption: line.max(60).describe("The line below it."),
			address: line.max(40).describe("Where it stands; an address ends in .example."),
			title: line.max(32).describe("The form's title."),
			struck: z.array(line.max(32)).min(1).max(16).describe("Questions that went."),
			kept: z
				.array(z.strictObject({ label: line.max(32), value: line.max(60) }))
				.min(1)
				.max(5)
				.describe("Questions that stayed, with a sample answer."),
		}),
	])
	.describe("What was done, drawn.");

export type CaseDrawing = z.output<typeof caseDrawingSchema>;
