import { z } from "zod";
import { caption, draft, editedLine, group, line, list, order, paragraph, rows, sample } from "../fields/basics.ts";
import { icon } from "../fields/icon.ts";
import { bylineFields } from "../fields/page.ts";
import { photoId } from "../fields/photo.ts";

const increase = z.number().positive().optional();

/** A case study: challenge, solution, and three results (docs/product.md, sections 2 and 3). */
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
	solution: paragraph.describe("Solution. What we changed, in three to six sentences."),
	edit: editedLine
		.max(80)
		.optional()
		.describe("Before and after, on one line. Shown in the list at the top of the page. For example, ~~12 questions for a demo~~ ++3++."),
	results: rows("Three results.", [3, 3], {
		text: line.describe("Result. Start with the figure, as in 300% increase in organic traffic."),
		increase: increase.describe("Increase in percent. Draws a bar to scale; omit it for results that aren't increases."),
	}),
	drawing: group("Illustration. Shows removed items, struck out, and what replaced them.", {
		caption: caption(),
		cut: list("Removed URLs, pages, or questions. Shown in large type if there are at most ten.", [1, 24], line.max(40)),
		built: rows("Replacements. Shown in large type, one below the other.", [1, 6], {
			title: line.max(32),
			text: editedLine.max(60).optional().describe("Detail. For example, a sample answer, or who reviewed the page."),
		}),
	}).optional(),
});
