import { z } from "zod";
import { edited, line, paragraph } from "../../fields/text.ts";

const caption = line.max(60).describe("The line below it: Illustration, and at most eight words.");

/** Link building: an article in a newspaper, with the placed sentence. */
export const newspaperSchema = z
	.strictObject({
		kind: z.literal("newspaper"),
		article: z
			.strictObject({
				masthead: line.max(32).describe("Name of the newspaper, an invented one."),
				title: line.max(60),
				deck: line.max(90).describe("The line below the title."),
				text: edited.describe("The paragraph with the placed sentence: ==cited==, __its link__."),
				rest: z.array(paragraph).max(3).default([]).describe("How the article goes on; left out on phones."),
				caption,
			})
			.describe("The article below the opening."),
		receipt: z
			.strictObject({
				title: line.max(40),
				price: line.max(12),
				rows: z
					.array(
						z.strictObject({ what: line.max(60), paid: line.max(24).optional().describe("Instead of the mark that says it is included.") }),
					)
					.min(3)
					.max(8),
				total: z.strictObject({ what: line.max(24), amount: line.max(24) }),
			})
			.describe("What a package pays for, beside the article’s first paragraph."),
		conditions: z
			.strictObject({
				fee: line.max(60).describe("Below each price: what comes on top of it."),
				order: line.max(80).describe("Below each button: what it starts, and what it does not."),
				perk: z.strictObject({ of: line, text: line }).describe("What limits one of the perks, word for word, and how."),
			})
			.describe("What limits a price, in its own row."),
		edit: z
			.strictObject({
				title: line.describe("Heading of the section."),
				head: line.max(60).describe("Above the paragraph."),
				text: edited.describe("The same paragraph with the sentence as ++an addition++."),
				notes: z
					.array(z.strictObject({ title: line.max(24), text: paragraph }))
					.min(2)
					.max(4)
					.describe("What has to be right about it."),
			})
			.describe("The sentence as its editor added it."),
		report: z
			.strictObject({
				title: line.describe("Heading of the section."),
				intro: paragraph,
				columns: z.array(line.max(16)).length(6).describe("The heads of six columns."),
				rows: z.array(z.array(edited).length(6)).min(2).max(5).describe("A placement each, six cells in the order of the columns."),
				caption,
			})
			.describe("The monthly report, a line for each placement."),
		messageCaption: line.max(60).describe("Below the closing's message: that it is an illustration."),
	})
	.describe("Link building: an article in a newspaper, with the placed sentence.");
