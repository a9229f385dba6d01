import { z } from "zod";
import { edited, editedLine, line } from "../../fields/text.ts";

const crop = z
	.strictObject({
		rows: z
			.array(z.array(editedLine.max(32)).min(2).max(3))
			.min(2)
			.max(4)
			.describe("Rows of two or three cells, with marks; a row of headings may stand first."),
		headed: z.boolean().default(false).describe("true where the first row holds headings."),
		button: line.max(24).optional().describe("Label of a drawn button; the rows then stand on a phone."),
		note: line.max(90).optional().describe("One line below the rows."),
	})
	.describe("A close look at a page of this kind.");

/** Website development: one page in four states, from outline to finished. */
export const wireframeSchema = z
	.strictObject({
		kind: z.literal("wireframe"),
		plan: z
			.strictObject({
				goal: line.max(32),
				question: line.max(32),
				moves: z.array(editedLine.max(40)).length(2),
				asks: z.array(editedLine.max(32)).max(2),
			})
			.describe("The page as a plan: goal, what visitors ask, old URLs with their new ones, what the form asks."),
		boxesNote: line.max(80).describe("What it costs to move a box at this stage."),
		checks: z.array(line.max(24)).min(2).max(4).describe("What the build was tested with."),
		live: z
			.strictObject({
				title: line.max(24),
				answer: edited,
				fields: z.array(z.strictObject({ label: line.max(12), value: line.max(16) })).length(2),
				button: line.max(16),
				note: line.max(60),
			})
			.describe("The finished page: heading, its first sentence, two fields, a button, and a line below."),
		caption: line.max(70).describe("The line below the drawing."),
		figuresTitle: line.max(60).describe("Heading over the figures."),
		said: line.describe("The sentence of the client’s quote that is marked, letter by letter."),
		crops: z.array(crop).describe("A drawing for each card, in their order."),
		cropsCaption: line.max(70).describe("The line below the cards."),
		weeks: z
			.array(
				z.strictObject({
					name: line.max(12),
					from: z.int().min(1).max(12).describe("Weeks of the shortest build."),
					to: z.int().min(1).max(12).describe("Weeks of the longest."),
					live: z.int().min(1).max(12).optional().describe("The week in which the article’s example goes live."),
					example: line.max(48).optional().describe("That example in a few words."),
				}),
			)
			.min(2)
			.max(4)
			.describe("Build times drawn as weeks, beside the article’s first paragraph."),
		weeksCaption: line.max(70).describe("The line below the weeks."),
		processIntro: line.max(90).describe("One line below the heading of the steps."),
		see: line.max(24).describe("Label of what a client sees after a step."),
		steps: z
			.array(z.strictObject({ see: line, sign: line.max(32).describe("What the client signs off on.") }))
			.describe("What a client sees and signs after each step, in their order."),
		weight: z
			.strictObject({
				title: line.max(60),
				html: line.max(90),
				scripts: line.max(90),
				fonts: line.max(90),
				painted: line.max(90),
				note: line.max(90),
			})
			.describe("What this very page weighs: a few words beside each figure, which the build fills in, and beside the visitor’s own time."),
	})
	.describe("Website development: one page in four states, from outline to finished.");
