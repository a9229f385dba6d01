import { group } from "./shape.ts";
import { line, paragraph, slug } from "./text.ts";

export const proofSchema = group("Case and quote on this page.", {
	caseStudy: slug
		.meta({ refersTo: "caseStudies" })
		.optional()
		.describe("Case study. The name of its file; its largest increase is drawn to scale."),
	why: paragraph.optional().describe("Reason to show this case. Needed where it comes from another field."),
	solution: line.optional().describe("What we did. One sentence; by default, the first sentence of the case's solution."),
	testimonial: slug.meta({ refersTo: "testimonials" }).optional().describe("Testimonial. The name of its file."),
});
