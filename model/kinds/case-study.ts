import { z } from "zod";
import { bylineFields } from "../fields/byline.ts";
import { icon } from "../fields/icon.ts";
import { photoId } from "../fields/photo.ts";
import { rows } from "../fields/shape.ts";
import { draft, editedLine, line, order, paragraph, sample } from "../fields/text.ts";
import { caseDrawingSchema } from "./case-drawing.ts";

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
	edit: editedLine.max(80).optional().describe("The case as one edit. Beside its largest figure: ~~before~~ ++after++."),
	results: rows("Three results.", [3, 3], {
		text: line.describe("Result. In words, with its figure."),
		increase: increase.describe("Increase in percent. Draws a bar to scale; leave it out for results that are not an increase."),
	}),
	drawing: caseDrawingSchema.optional(),
});
