import { z } from "zod";
import { photoId } from "../fields/photo.ts";
import { draft, line, order, paragraph, sample } from "../fields/text.ts";

/** What a client said (docs/product.md, section 3). */
export const testimonialSchema = z.strictObject({
	order,
	draft,
	sample,
	name: line.describe("Who said it, with the role."),
	company: line.describe("The company as it is known."),
	photo: photoId.optional().describe("Who said it, an id from content/photos.md; small beside the name. May be left out."),
	text: paragraph.describe("The quote without quotation marks."),
	rating: z.literal(5).describe("Stars; always five."),
});

export type Testimonial = z.output<typeof testimonialSchema>;
