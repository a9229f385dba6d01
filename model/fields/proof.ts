import { z } from "zod";
import { line, paragraph, slug } from "./text.ts";

/** A case and a client on a page that sells. */
export const proofSchema = z
	.strictObject({
		caseStudy: slug
			.meta({ refersTo: "caseStudies" })
			.optional()
			.describe("File name of a case study; its largest increase is drawn to scale."),
		why: paragraph.optional().describe("Why this case is shown here, where it comes from another field."),
		solution: line.optional().describe("What was done, in one sentence; by default, the first sentence of the case's solution."),
		testimonial: slug.meta({ refersTo: "testimonials" }).optional().describe("File name of a testimonial."),
	})
	.describe("The case and the quote of this page.");
