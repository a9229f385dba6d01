import { z } from "zod";
import { photoId } from "./photo.ts";
import { draft, line, paragraph, sample } from "./text.ts";

/** A blog post as the listing shows it (specification, sections 2 and 3). */
export const postSchema = z.strictObject({
	draft,
	sample,
	title: line.describe("Title; not a link."),
	excerpt: paragraph.describe("Two or three sentences that are worth reading by themselves."),
	author: line.describe("Who wrote it."),
	date: z.iso.date().describe("Date of publication, for example 2024-03-15."),
	category: line.max(24).describe("The badge."),
	photo: photoId.describe("An id from content/photos.md."),
});
