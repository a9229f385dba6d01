import { z } from "zod";
import { line, paragraph, slug } from "./text.ts";

/** One case and one client on a page that sells. */
export const proofSchema = z
	.strictObject({
		caseStudy: slug.meta({ refersTo: "caseStudies" }).optional().describe("File name of a case study; its largest increase is drawn to scale."),
		why: paragraph.optional().describe("Why this case stands here, where it comes from another field."),
		solution: line
			.optional()
			.describe("How the sentence of the case’s solution begins that this page shows, where another than the first speaks of what is sold here."),
		testimonial: slug.meta({ refersTo: "testimonials" }).optional().describe("File name of a testimonial."),
	})
	.describe("The case and the quote of this page.");
