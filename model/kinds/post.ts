import { z } from "zod";
import { draft, edited, editedLine, group, line, pagePath, paragraph, rows, sample, slug } from "../fields/basics.ts";
import { bylineFields } from "../fields/page.ts";
import { photoId } from "../fields/photo.ts";

/** How a claim in a post has aged: it held up, went further than the post said, or can't be graded. */
export const GRADES = ["held", "undersold", "open"] as const;

const bar = {
	amount: line.max(12),
	text: line.max(60),
	size: z.number().positive().describe("Length of the bar. In any unit, but the same one for all bars."),
};

const statement = {
	claim: edited.describe("Claim in the post. Mark what has changed since, as in ~~2024~~ ++2026++."),
	grade: z.enum(GRADES).describe("Grade. held (still true), undersold (more true than the post said), or open (can't be graded)."),
	why: edited.describe("Reason for the grade."),
	fact: slug.meta({ refersTo: "facts" }).optional().describe("Fact behind the grade. The name of a file in content/facts, without .md."),
};

/** How an old post has aged, statement by statement. The blog shows it below the cards. */
const gradedSchema = group("Grades of an old post. Which claims held up, which were truer than the post said, and which can't be graded.", {
	finding: line.max(90).describe("Finding. The outcome in one line, shown on the post's card."),
	title: editedLine.max(90).describe("Heading of the section."),
	sum: group("Worked example. Drawn to scale.", {
		result: editedLine.max(30).describe("Result in large type. For example, ~~100%~~ ++40%++."),
		bars: rows("Amounts as bars. The first one is solid.", [2, 4], bar),
		text: paragraph.describe("Calculation in words."),
		caption: line.max(60),
	}).optional(),
	rows: rows("Statements from the post. In their original order; the page groups them by grade.", [1, 12], statement),
});

/** A blog post in the listing (docs/product.md, sections 2 and 3). */
export const postSchema = z.strictObject({
	draft,
	sample,
	title: line.describe("Title. Shown without a link."),
	excerpt: paragraph.describe("Excerpt. One to three sentences that are worth reading on their own."),
	...bylineFields,
	author: line.meta({ refersTo: "authors" }).describe("Author. A name from content/people, or any name while that folder is empty."),
	date: z.iso.date().describe("Date of publication. For example, 2024-03-15."),
	category: line.max(24).describe("Category. Shown as a badge."),
	photo: photoId.describe("Photo. An ID from content/photos.md."),
	graded: gradedSchema.optional(),
	answer: group("Link to the page that answers the post's question. Shown below the grades or, if there are none, below the excerpt.", {
		text: line.describe("Text of the link. Say what the reader finds there."),
		page: pagePath,
	}).optional(),
});
