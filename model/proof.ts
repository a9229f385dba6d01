import { z } from "zod";
import { slug } from "./text.ts";

/** One case and one client on a page that sells. */
export const proofSchema = z
	.strictObject({
		caseStudy: slug.describe("File name of a case study; its largest increase is drawn to scale."),
		testimonial: slug.describe("File name of a testimonial."),
	})
	.describe("The case and the quote of this page.");
