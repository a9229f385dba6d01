import { z } from "zod";
import { photoId } from "../fields/photo.ts";
import { draft, edited, editedLine, line, pagePath, paragraph, sample, slug } from "../fields/text.ts";
import { bylineFields } from "./person.ts";

/** How a statement of a post has aged: it still works, went further than the post said, or can't be graded. */
export const GRADES = ["held", "undersold", "open"] as const;

/** What the blog says below the cards about a post of years ago, statement by statement. */
const gradedSchema = z
	.strictObject({
		finding: line.max(90).describe("The grade in one line, on the post's card."),
		title: editedLine.max(90).describe("Heading of the section below the cards."),
		lead: editedLine.max(120).optional().describe("One sentence beside the heading; ==it may be marked==."),
		sum: z
			.strictObject({
				result: editedLine.max(30).describe("The result at display size, such as ~~100%~~ ++40%++."),
				bars: z
					.array(z.strictObject({ amount: line.max(12), text: line.max(60), size: z.number().positive().describe("Length of the bar.") }))
					.min(2)
					.max(4)
					.describe("Amounts as bars to scale; the first is solid."),
				text: paragraph.describe("The sum in words."),
				caption: line.max(60),
			})
			.optional()
			.describe("A worked example, drawn to scale."),
		steps: z
			.array(z.strictObject({ label: line.max(40), query: line.max(60).optional(), text: editedLine.max(60).optional() }))
			.max(3)
			.default([])
			.describe("A test that a reader can repeat, step by step: each with a query or a text."),
		rows: z
			.array(
				z.strictObject({
					claim: edited.describe("What the post said, with marks for what changed since."),
					grade: z.enum(GRADES).describe("held, undersold (it went further than the post said), or open (it can't be graded)."),
					why: edited.describe("Why it gets this grade."),
					fact: slug.meta({ refersTo: "facts" }).optional().describe("The fact behind the grade, which is named below it."),
				}),
			)
			.min(1)
			.max(12)
			.describe("The post's statements in their order; the page shows those that still work first."),
	})
	.describe("A post of years ago, graded: what still works, what went further, what can't be graded.");

/** A blog post as the listing shows it (docs/product.md, sections 2 and 3). */
export const postSchema = z.strictObject({
	draft,
	sample,
	title: line.describe("Title; not a link."),
	excerpt: paragraph.describe("One to three sentences that are worth reading by themselves."),
	...bylineFields,
	author: line.meta({ refersTo: "authors" }).describe("Who wrote it: a name from content/people, or any name while that folder is empty."),
	date: z.iso.date().describe("Date of publication, for example 2024-03-15."),
	category: line.max(24).describe("The badge."),
	photo: photoId.describe("An id from content/photos.md."),
	graded: gradedSchema.optional(),
	answer: z
		.strictObject({
			text: line.describe("The words of the link: what the reader finds there."),
			page: pagePath.describe("Where the question of the post is answered: a page of this site, with #part if wanted."),
		})
		.optional()
		.describe("A link to the section that answers it, below the grades, or below the excerpt of a post without them."),
});
