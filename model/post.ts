import { z } from "zod";
import { bylineFields } from "./person.ts";
import { photoId } from "./photo.ts";
import { draft, line, paragraph, sample } from "./text.ts";

/** A blog post as the listing shows it (docs/product.md, sections 2 and 3). */
export const postSchema = z.strictObject({
	draft,
	sample,
	title: line.describe("Title; not a link."),
	excerpt: paragraph.describe("Two or three sentences that are worth reading by themselves."),
	...bylineFields,
	author: line.describe("Who wrote it: a name from content/people, or any name while that folder has nobody."),
	date: z.iso.date().describe("Date of publication, for example 2024-03-15."),
	category: line.max(24).describe("The badge."),
	photo: photoId.describe("An id from content/photos.md."),
	answer: z
		.strictObject({
			text: line.describe("The words of the link: what the reader finds there."),
			page: z
				.string()
				.regex(/^(\/[a-z0-9-]+)+(#[^\s#]+)?$/, "a page of this site, with #part if wanted, such as /services/seo#on-what-it-costs")
				.describe("Where the question of the post is answered: a page of this site, with #part if wanted."),
		})
		.optional()
		.describe("A link below the excerpt to the section that answers it."),
});
