import { z } from "zod";
import { group, list, rows } from "../fields/shape.ts";
import { caption, line } from "../fields/text.ts";

/** What was done for a client, drawn. It stands apart from the bars, which show only stated figures. */
export const caseDrawingSchema = z
	.discriminatedUnion("kind", [
		z.strictObject({
			kind: z.literal("addresses").describe("Kind of drawing. addresses shows a wall of URLs of which few stay."),
			caption: caption(),
			struck: list("Removed URLs.", [12, 48], line.max(40)),
			kept: list("Kept URLs. They stand among the others.", [1, 4], line.max(40)),
		}),
		z.strictObject({
			kind: z.literal("pages").describe("Kind of drawing. pages shows one page that becomes several."),
			caption: caption(),
			before: group("Old page.", { address: line.max(32), parts: list("Parts of the page.", [2], line.max(24)) }),
			after: rows("New pages.", [2, 6], {
				address: line.max(32),
				title: line.max(24),
				reviewer: line.max(24).describe("Reviewer. Who reviewed the page, and when."),
			}),
			action: line.max(16).describe("Button of the new pages."),
		}),
		z.strictObject({
			kind: z.literal("form").describe("Kind of drawing. form shows a form after it was cut."),
			caption: caption(),
			address: line.max(40).describe("URL of the form. On a .example domain."),
			title: line.max(32).describe("Title of the form."),
			struck: list("Removed questions.", [1, 16], line.max(32)),
			kept: rows("Kept questions. Each with a sample answer.", [1, 5], { label: line.max(32), value: line.max(60) }),
		}),
	])
	.describe("Drawing. Shows what was done.");

export type CaseDrawing = z.output<typeof caseDrawingSchema>;
