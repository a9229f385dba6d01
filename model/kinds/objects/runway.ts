import { z } from "zod";
import { group, line, list, paragraph, rows } from "../../fields/basics.ts";

const months = z.number().int();

export const runwaySchema = group("Startups. Months of cash, and what arrives within them.", {
	kind: z.literal("runway"),
	legend: line.max(24).describe("Name of the choice. Visitors choose their months of cash."),
	end: line.max(16).describe("Label of the chosen month."),
	plans: rows("Work to buy. Each with a bar to scale.", [3, 8], {
		what: line.max(40).describe("Work."),
		range: line.describe("Time. With a chip: 4-8 weeks.[^content]"),
		start: z.number().nonnegative().describe("First month."),
		from: z.number().positive().describe("Shortest time in months. A week is 0.23."),
		to: z.number().positive().describe("Longest time in months."),
		verdicts: list('Advice for each choice. "Skip" at the start turns the row gray.', [3, 3], line.max(40)),
	}),
	verdicts: rows("Conclusion for each choice. Below the bars.", [3, 3], { title: line.max(80), text: line }),
	note: paragraph.describe("Caveat. Beside the conclusion, with its chip."),
	caption: line.max(80),
	cards: group("The six cards on a time axis.", {
		intro: paragraph.describe("Text beside the heading."),
		when: list("Months of the cards. One for each card, in the same order.", [6, 6], line.max(12)),
		caption: line.max(80),
	}),
	sum: group("Budget above the article. Each month is a box.", {
		total: months.max(24).describe("Months of cash."),
		takes: rows("Deductions.", [3, 3], { months, for: line.max(24) }),
		left: line.max(24).describe("Use of the remaining months."),
		caption: line.max(80),
	}),
	question: group("Question beside the photo.", { title: line.max(90), text: paragraph }),
	messageCaption: line.max(80).describe("Caption of the prepared message in the closing banner."),
});
