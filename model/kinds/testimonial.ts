import { z } from "zod";
import { draft, line, order, paragraph, sample } from "../fields/basics.ts";
import { photoId } from "../fields/photo.ts";

/** A client's quote (docs/product.md, section 3). */
export const testimonialSchema = z.strictObject({
	order,
	draft,
	sample,
	name: line.describe("Name and role of the client. Separate them with a comma, as in Maya Lindqvist, Head of Growth."),
	company: line.describe("Client's company."),
	photo: photoId.optional().describe("Photo of the client. An ID from content/photos.md."),
	text: paragraph.describe("Quote. Without quotation marks."),
	mark: line.optional().describe("Highlighted words. Copy them exactly from the quote."),
	rating: z.literal(5).describe("Rating. Must be 5."),
});

export type Testimonial = z.output<typeof testimonialSchema>;
