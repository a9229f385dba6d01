import { z } from "zod";
import { group, line, list } from "../../fields/basics.ts";
import { parts, sheet } from "./sheet.ts";

export const mapSchema = group("Real estate. A street map.", {
	kind: z.literal("map"),
	street: line.max(14).describe("Name of the main street, which is drawn in yellow from top to bottom."),
	crossings: list("Names of the crossing streets. From top to bottom.", [2, 2], line.max(14)),
	flood: line.max(14).describe("Label of the flood line."),
	river: line.max(14).describe("Label of the river."),
	notes: group("Sheet on the map. Label each row with the letter of a house and a ~~phrase~~ from a listing site.", sheet),
	parts: parts("Pages of the six houses.", z.strictObject(sheet)),
	beside: group("Page about the street. Shown beside the article.", sheet),
	caseTitle: line.describe("Heading above the case study."),
});
