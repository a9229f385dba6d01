import { z } from "zod";
import { icon } from "../fields/icon.ts";
import { photoId } from "../fields/photo.ts";
import { draft, editedLine, line, order, paragraph, sample } from "../fields/text.ts";
import { caseDrawingSchema } from "./case-drawing.ts";
import { bylineFields } from "./person.ts";

const resultSchema = z.strictObject({
	text: line.describe("The result in words, with its figure."),
	increase: z
		.number()
		.positive()
		.optional()
		.describe(
			"The increase in percent; draws a bar of 1 beside one of 1 + increase / 100. Leave it out for results that are not an increase.",
		),
});

/** A case study: challenge, solution, three results (docs/product.md, sections 2 and 3). */
export const caseStudySchema = z.strictObject({
	order,
	draft,
	sample,
	...bylineFields,
	title: line.describe("Heading of the case."),
	industry: line.describe("The client's industry."),
	icon,
	photo: photoId.describe("An id from content/photos.md."),
	challenge: paragraph.describe("What was wrong, in three or four sentences."),
	solution: paragraph.describe("What was changed, in three or four sentences."),
	edit: editedLine.max(80).optional().describe("The case as one edit, beside its largest figure: ~~what was~~ ++what came++."),
	results: z.array(resultSchema).length(3).describe("Three results."),
	drawing: caseDrawingSchema.optional(),
});
