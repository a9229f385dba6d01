import { z } from "zod";
import { statSchema } from "../fields/stat.ts";
import { line, paragraph } from "../fields/text.ts";
import { badgeSchema } from "./pricing.ts";

/** What the agency says of itself on many pages: one entry, read by all of them. */
export const agencySchema = z.strictObject({
	blurb: paragraph.describe("A short paragraph in the footer and in structured data."),
	stats: z.array(statSchema).describe("The track record: home and about us."),
	trustBadges: z.array(badgeSchema.extend({ text: line.describe("What it means.") })).describe("The strip on the home page."),
	reassurances: z.array(line).describe("Below the buttons of every banner."),
	caseNote: paragraph.describe("Below the bars of a case: what past results do not promise."),
});
