import { z } from "zod";
import { line } from "../fields/text.ts";

const caption = line.describe("A text alternative for the drawing.");

/** A drawing of what was done for a client; every word in it is content. */
export const caseDrawingSchema = z
	.discriminatedUnion("kind", [
		z.strictObject({
			kind: z.literal("addresses").describe("A wall of URLs, most of them struck."),
			caption,
			struck: z.array(line.max(40)).min(12).max(48).describe("URLs that were removed."),
			kept: z.array(line.max(40)).min(1).max(4).describe("URLs that stayed, shown among the others."),
		}),
		z.strictObject({
			kind: z.literal("pages").describe("One page becomes several."),
			caption,
			before: z.strictObject({ address: line.max(32), parts: z.array(line.max(24)).min(2) }).describe("The URL and the parts of the old page."),
			after: z
				.array(z.strictObject({ address: line.max(32), title: line.max(24) }))
				.min(2)
				.max(6)
				.describe("The new pages."),
			mark: line.max(32).describe("What each of them has, in yellow."),
			action: line.max(16).describe("Their button."),
		}),
		z.strictObject({
			kind: z.literal("form").describe("A form with struck fields."),
			caption,
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
