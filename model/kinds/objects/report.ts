import { z } from "zod";
import { caption, edited, group, line, list, rows } from "../../fields/basics.ts";
import { sheet } from "./sheet.ts";

const title = line.describe("Heading of the section.");
const week = z.number().int().positive();

export const reportSchema = group("SEO. Two pages of an audit report about URLs that compete for the same search query.", {
	kind: z.literal("report"),
	kept: line.describe("URL to keep. For example, /heat-pumps/cost."),
	finding: group("Finding. The first page of the report. Shown in the hero.", {
		query: line.max(40).describe("Search query that the URLs compete for."),
		title: line.max(60).describe("Problem. For example, Six of your pages compete for this search."),
		addresses: list("URLs to remove. They redirect to the URL to keep.", [1, 7], line),
		reason: line.max(48).describe('Reason to keep the URL, in quotes because of the colon. For example, "keep: the only one with prices".'),
		record: z.strictObject(sheet).describe("Record. The evidence, the fix, and how to tell that it is done."),
		caption: caption(),
	}),
	edits: group("Edits. The next page of the report. Shown beside the cards.", {
		head: line.max(32).describe("Page header. The report and its section, as in Audit report: edits."),
		note: line.max(12).describe("Page number. For example, page 8."),
		items: rows("Changes. One beside each card, in the same order.", [1], sheet),
	}),
	cited: group("Citation. The page as an assistant quotes it.", {
		title,
		query: line.max(60).describe("Question to the assistant."),
		answer: edited.describe("Answer. Put the cited sentence between == and ==."),
		from: line.max(24).describe("Text shown before the kept URL. For example, cited from."),
		caption: caption(),
	}),
	roadmap: group("Roadmap. Its 13 weeks are drawn to scale.", {
		title,
		phases: rows("Phases. From week 1 to week 13.", [3, 3], {
			from: week.describe("First week."),
			to: week.describe("Last week."),
			task: line.max(48),
			see: line.describe("Result. What the client can see after this phase."),
		}),
		end: edited.describe("Text at the end of the roadmap. Say what happens on the last day."),
	}),
});
