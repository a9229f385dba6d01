import { z } from "zod";
import { group, line, list } from "../../fields/basics.ts";
import { parts, sheet } from "./sheet.ts";

export const mapSchema = group("Real estate. A street map.", {
	kind: z.literal("map"),
	street: line.max(14).describe("Name of the main street. The yellow street, which runs from top to bottom."),
	crossings: list("Names of the two cross streets. From top to bottom.", [2, 2], line.max(14)),
	flood: line.max(14).describe("Label of the flood line."),
	river: line.max(14).describe("Label of the river."),
	notes: group("Notes on the map. Start each label with a letter from the map (a or b), then a ~~phrase~~ from a listing.", sheet),
	parts: parts("Pages, forms, or records beside the six houses.", z.strictObject(sheet)),
	beside: group("Page about the street. Shown beside the article.", sheet),
	caseTitle: line.describe("Heading above the case study."),
});
