import { z } from "zod";
import { caption, edited, group, line, list, paragraph, rows } from "../../fields/basics.ts";

const stop = {
	url: line.max(32).optional().describe("URL above the lines."),
	query: line.max(48).optional().describe("Search query. What a seller types, above the lines."),
	lines: list("Lines.", [1, 3], edited),
};

export const mapSchema = group("Real estate. A street map.", {
	kind: z.literal("map"),
	street: line.max(14).describe("Yellow street. It runs down the page."),
	crossings: list("Crossing streets.", [2, 2], line.max(14)),
	flood: line.max(14).describe("Label of the flood line."),
	river: line.max(14).describe("Label of the river."),
	title: line.max(48).describe("Heading of the sheet on the map."),
	notes: rows("Notes on the houses a and b. What an agent would say instead.", [2, 2], {
		was: line.max(32).describe("Portal's words. Struck out."),
		text: edited,
	}),
	caption: caption(),
	stopsIntro: paragraph.describe("Text below the heading of the services. One or two sentences."),
	stops: rows("Pages of the six houses. In the order of the services.", [6, 6], stop),
	zip: group("ZIP code pages. Struck out beside the article.", {
		path: line.max(32).describe("End of the struck URLs."),
		own: line.max(16).describe("URL that replaces them."),
	}),
	page: group("Page of the street.", { title: line.max(48), rows: rows("Rows.", [3, 7], { label: line.max(12), text: line }) }),
	remarks: group("Listing remarks.", { title: line.max(48), rows: rows("Remarks before and after.", [2, 4], { was: line, text: line }) }),
	caseTitle: line.describe("Heading of the case."),
	yours: line.max(14).describe("Name of the street. On the closing banner's map."),
});
