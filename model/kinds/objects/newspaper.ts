import { z } from "zod";
import { caption, edited, group, line, list, paragraph, rows } from "../../fields/basics.ts";

const title = line.describe("Heading of the section.");

export const newspaperSchema = group("Link building. A newspaper article with a placed sentence.", {
	kind: z.literal("newspaper"),
	article: group("Newspaper article in the hero.", {
		masthead: line.max(32).describe("Name of the newspaper. Make one up; don't use a real one."),
		title: line.max(60),
		text: edited.describe("Paragraph with the placed sentence. Put the sentence between == and ==, and its link between __ and __."),
		caption: caption(),
	}),
	receipt: group("Receipt for a package. Shown below the page's article.", {
		title: line.max(40),
		price: line.max(12),
		rows: rows("Items. The last one is the total.", [3, 9], { label: line.max(60), text: line.max(24) }),
	}),
	conditions: group("Terms.", {
		fee: line.max(60).describe("Additional fee. Shown below each price."),
		order: line.max(80).describe("Effect of the Get Started buttons. Say what they start and what they don't. Shown below the packages."),
	}),
	edit: group("Edit of the newspaper article. One sentence refused, one added.", {
		title,
		intro: paragraph.describe("Text below the heading. Say what makes an editor accept the sentence."),
		head: line.max(60).describe("Line above the paragraph. Name the newspaper, and say when the edit was made."),
		text: edited.describe("Paragraph. From the article, with ~~a refused sentence~~ and ++the placed one++."),
	}),
	report: group("Monthly report.", {
		title,
		intro: paragraph,
		labels: list("Labels of the details below a URL.", [5, 5], line.max(16)),
		rows: list(
			"Placements. Each has its URL, then the details in the order of the labels.",
			[2, 5],
			list("URL and details.", [6, 6], edited),
		),
		caption: caption(),
	}),
	messageCaption: line.max(60).describe("Caption of the prefilled email in the closing banner."),
});
