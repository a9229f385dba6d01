import { z } from "zod";
import { photoId } from "../fields/photo.ts";
import { draft, line, pagePath, paragraph, sample } from "../fields/text.ts";
import { bylineFields } from "./person.ts";

/** A blog post as the listing shows it (docs/product.md, sections 2 and 3). */
export const postSchema = z.strictObject({
	draft,
	sample,
	title: line.describe("Title; not a link."),
	excerpt: paragraph.describe("Two or three sentences that are worth reading by themselves."),
	...bylineFields,
	author: line.meta({ refersTo: "authors" }).describe("Who wrote it: a name from content/people, or any name while that folder is empty."),
	date: z.iso.date().describe("Date of publication, for example 2024-03-15."),
	category: line.max(24).describe("The badge."),
	photo: photoId.describe("An id from content/photos.md."),
	answer: z
		.strictObject({
			text: line.describe("The words of the link: what the reader finds there."),
			page: pagePath.describe("Where the question of the post is answered: a page of this site, with #part if wanted."),
		})
		.optional()
		.describe("A link below the excerpt to the section that answers it."),
});
