import { z } from "zod";
import { photoId } from "../fields/photo.ts";
import { draft, line, order, paragraph, sample } from "../fields/text.ts";

/** A client's quote (docs/product.md, section 3). */
export const testimonialSchema = z.strictObject({
	order,
	draft,
	sample,
	name: line.describe("The client's name and role."),
	company: line.describe("The client's company."),
	photo: photoId.optional().describe("The client's photo, an id from content/photos.md."),
	text: paragraph.describe("The quote without quotation marks."),
	rating: z.literal(5).describe("Stars; always five."),
});

export type Testimonial = z.output<typeof testimonialSchema>;
