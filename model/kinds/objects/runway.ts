import { z } from "zod";
import { group, line, list, paragraph, rows } from "../../fields/basics.ts";
import { parts } from "./sheet.ts";

const months = z.number().int();
const skips = months.min(0).max(2).default(0);

export const runwaySchema = group("Startups. Months of cash, and the work that pays off in time.", {
	kind: z.literal("runway"),
	legend: line.max(24).describe("Label of the choice. For example, Months of cash; visitors choose 6, 12, or 18."),
	end: line.max(16).describe("Label of the month when the cash runs out. For example, Out of cash."),
	plans: rows("Work to buy. Each item has a bar drawn to scale.", [3, 8], {
		what: line.max(40).describe("Name of the work."),
		range: line.describe("Time needed. A citation is optional, as in 4-8 weeks[^content]."),
		start: z.number().nonnegative().describe("Start. In months from now; 0 is now."),
		from: z.number().positive().describe("Shortest time in months. A week is 0.23."),
		to: z.number().positive().describe("Longest time in months."),
		verdicts: list("Advice for 6, 12, and 18 months of cash.", [3, 3], line.max(40)),
		skips: skips.describe("Grayed out. 0: never; 1: with 6 months of cash; 2: with 6 or 12 months."),
	}),
	verdicts: rows("Conclusions for 6, 12, and 18 months of cash. Shown below the bars.", [3, 3], { title: line.max(80), text: line }),
	note: line.max(120).describe("Caption. Say that the chart is an illustration, and explain its bars."),
	parts: parts("Times, such as Month 1.", line.max(12)),
	sum: group("Budget in months. Shown above the article, with one box for each month.", {
		total: months.max(24).describe("Months of cash."),
		takes: rows("Deductions.", [3, 3], { months, for: line.max(24) }),
		left: line.max(24).describe("Label of the remaining months, such as left to use the money."),
		caption: line.max(80),
	}),
	question: group("Question beside the photo.", { title: line.max(90), text: paragraph }),
	messageCaption: line.max(80).describe("Caption of the prefilled email in the closing banner."),
});
