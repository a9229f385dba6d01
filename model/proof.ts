import { z } from "zod";
import { paragraph, slug } from "./text.ts";

/** One case and one client on a page that sells. */
export const proofSchema = z
	.strictObject({
		caseStudy: slug.describe("File name of a case study; its largest increase is drawn to scale."),
		why: paragraph.optional().describe("Why this case stands here, where it comes from another field."),
		testimonial: slug.describe("File name of a testimonial."),
	})
	.describe("The case and the quote of this page.");
