import { z } from "zod";
import { caption, draft, editedLine, group, line, list, order, paragraph, rows, sample } from "../fields/basics.ts";
import { icon } from "../fields/icon.ts";
import { bylineFields } from "../fields/page.ts";
import { photoId } from "../fields/photo.ts";

/** A drawing of the work for a client. */
const caseDrawingSchema = z
	.discriminatedUnion("kind", [
		z.strictObject({
			kind: z.literal("addresses").describe("Kind of drawing. addresses shows many removed URLs and a few kept ones."),
			caption: caption(),
			struck: list("Removed URLs.", [12, 48], line.max(40)),
			kept: list("Kept URLs. Spread among the others.", [1, 4], line.max(40)),
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
			kind: z.literal("form").describe("Kind of drawing. form shows a form after it was shortened."),
			caption: caption(),
			address: line.max(40).describe("URL of the form. On a .example domain."),
			title: line.max(32).describe("Title of the form."),
			struck: list("Removed questions.", [1, 16], line.max(32)),
			kept: rows("Kept questions. Each with a sample answer.", [1, 5], { label: line.max(32), text: line.max(60) }),
		}),
	])
	.describe("Drawing. Shows what was done.");

const increase = z.number().positive().optional();

/** A case study: challenge, solution, three results (docs/product.md, sections 2 and 3). */
export const caseStudySchema = z.strictObject({
	order,
	draft,
	sample,
	...bylineFields,
	title: line.describe("Heading of the case."),
	industry: line.describe("Client's industry."),
	icon,
	photo: photoId.describe("Photo. An ID from content/photos.md."),
	challenge: paragraph.describe("Challenge. What was wrong, in three or four sentences."),
	solution: paragraph.describe("Solution. What we changed, in three or four sentences."),
	edit: editedLine.max(80).optional().describe("The case as an edit. Shown beside its largest figure, as ~~before~~ ++after++."),
	results: rows("Three results.", [3, 3], {
		text: line.describe("Result. In words, with its figure."),
		increase: increase.describe("Increase in percent. Draws a bar to scale; omit it for results that are not increases."),
	}),
	drawing: caseDrawingSchema.optional(),
});

export type CaseDrawing = z.output<typeof caseDrawingSchema>;
