import { z } from "zod";
import { caption, group, line, list, rows } from "../../fields/basics.ts";
import { sheet } from "./sheet.ts";

export const mapSchema = group("Real estate. A street map.", {
	kind: z.literal("map"),
	street: line.max(14).describe("Yellow street. It runs down the page."),
	crossings: list("Crossing streets.", [2, 2], line.max(14)),
	flood: line.max(14).describe("Label of the flood line."),
	river: line.max(14).describe("Label of the river."),
	notes: group("Sheet on the map. The labels are the letters of two houses and a portal's ~~words~~.", sheet),
	caption: caption(),
	stops: rows("Pages of the six houses. In the order of the services.", [6, 6], sheet),
	sheets: rows("Sheets beside the article. Phones show the last one.", [2, 4], sheet),
	caseTitle: line.describe("Heading of the case."),
	yours: line.max(14).describe("Name of the street on the closing banner."),
});
