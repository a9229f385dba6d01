import { z } from "zod";
import { editedLine, group, line, list, paragraph, sample } from "../fields/basics.ts";
import { percent, photoId, x, y } from "../fields/photo.ts";
import { sheet } from "./objects/sheet.ts";

const w = percent.describe("Width. As a percentage of the photo's width; the height follows, since the area is 3:4.");
const portrait = z
	.strictObject({ x, y, w })
	.refine(({ x, y, w }) => x + w <= 100 && y + 2 * w <= 100, "an area within the photo, with x + w and y + 2w of at most 100");

const work = group("Sample of the person's work. An illustration.", {
	...sheet,
	comment: paragraph.describe("Comment. What the person says about the sample."),
});

const profile = z.url({ protocol: /^https$/, error: "a URL that begins with https://" });

/** A person who writes or reviews content, shown on the About Us page. */
export const personSchema = z.strictObject({
	sample,
	name: line.describe("Name. Shown in bylines and on About Us."),
	role: line.max(60).describe("Role. For example, Head of Content."),
	photo: photoId.optional().describe("Photo. An ID from content/photos.md."),
	portrait: portrait.optional().describe("Area of the photo that shows the person. Omit it if the photo is a portrait of one person."),
	opinion: editedLine.max(90).optional().describe("Opinion. Shown in large type; ==a phrase== may be highlighted."),
	work: work.optional(),
	mistake: group("Mistake that the person made. Shown with what changed because of it.", {
		wrong: paragraph.describe("What went wrong. Write in the first person."),
		changed: paragraph.describe("What changed because of it."),
	}).optional(),
	about: paragraph.optional().describe("About the person. One or two sentences."),
	profiles: list("Profiles on other sites. About Us shows them without links; search engines get the URLs.", [], profile).default([]),
});
