import { z } from "zod";
import { line } from "../fields/text.ts";

/** What was done for a client, drawn; every word in it is content. It stands apart from the bars, which show stated figures alone. */
export const caseDrawingSchema = z
	.discriminatedUnion("kind", [
		z.strictObject({
			kind: z.literal("addresses").describe("A wall of addresses of which few stay."),
			caption: line.describe("What is drawn, for people who do not see it."),
			struck: z.array(line.max(40)).min(12).max(48).describe("Addresses that went."),
			kept: z.array(line.max(40)).min(1).max(4).describe("Addresses that stayed; they stand among the others."),
		}),
		z.strictObject({
			kind: z.literal("pages").describe("One page becomes several."),
			caption: line.describe("What is drawn, for people who do not see it."),
			before: z
				.strictObject({ address: line.max(32), parts: z.array(line.max(24)).min(2) })
				.describe("The page that was: its address and its parts."),
			after: z
				.array(z.strictObject({ address: line.max(32), title: line.max(24) }))
				.min(2)
				.max(6)
				.describe("The pages that came of it."),
			mark: line.max(32).describe("What each of them has, in yellow."),
			action: line.max(16).describe("Their button."),
		}),
		z.strictObject({
			kind: z.literal("form").describe("A form with the fields that went struck out."),
			caption: line.describe("What is drawn, for people who do not see it."),
			title: line.max(32).describe("The form's title."),
			fields: z
				.array(z.strictObject({ label: line.max(32), keep: z.boolean().default(false) }))
				.min(4)
				.max(16)
				.describe("Its fields; keep: true for those that stayed."),
		}),
	])
	.describe("What was done, drawn.");

export type CaseDrawing = z.output<typeof caseDrawingSchema>;
