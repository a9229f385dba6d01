import { z } from "zod";
import { line, paragraph } from "../../fields/text.ts";

const forEachChoice = <Item extends z.ZodType>(item: Item) => z.array(item).length(3);

/** Startups: months of cash, and what results arrive within them. */
export const runwaySchema = z
	.strictObject({
		kind: z.literal("runway"),
		legend: line.max(24).describe("Name of the choice of months."),
		step: z.number().int().positive().describe("Months of cash of the first choice; the others are twice and three times as many."),
		end: line.max(16).describe("What stands beside the chosen month."),
		plans: z
			.array(
				z.strictObject({
					what: line.max(40).describe("What is bought."),
					range: line.describe("Its stated time, with a chip: 4-8 weeks.[^content]"),
					start: z.number().nonnegative().describe("Month in which it begins."),
					from: z.number().positive().describe("The shorter end of the stated time, in months; a week is 0.23."),
					to: z.number().positive().describe("The longer end, in months."),
					verdicts: forEachChoice(line.max(40)).describe(
						'What we would do at each choice. One that begins with "Skip" turns the row gray.',
					),
				}),
			)
			.min(3)
			.max(8)
			.describe("What can be bought, each with a bar to scale."),
		verdicts: forEachChoice(z.strictObject({ title: line.max(80), text: line })).describe(
			"What to do with that much cash, below the bars.",
		),
		note: paragraph.describe("Beside the verdict: the hedge, with its chip."),
		caption: line.max(80),
		cards: z
			.strictObject({
				intro: paragraph.describe("Beside the heading of the six cards."),
				when: z.array(line.max(12)).length(6).describe("When each of the six cards comes, in their order."),
				caption: line.max(80),
			})
			.describe("The six cards on an axis of six months."),
		sum: z
			.strictObject({
				total: z.number().int().max(24).describe("Months of cash."),
				takes: z
					.array(z.strictObject({ months: z.number().int(), for: line.max(24) }))
					.length(3)
					.describe("What is taken off, and for what."),
				left: line.max(24).describe("What the rest is for."),
				caption: line.max(80),
			})
			.describe("The sum above the article; each month is a box."),
		question: z.strictObject({ title: line.max(90), text: paragraph }).describe("The question beside the photo."),
		closing: z
			.strictObject({
				title: line.max(40),
				caption: line.max(80),
			})
			.describe("The filled-in message of the closing banner."),
	})
	.describe("Startups: months of cash, and what results arrive within them.");
