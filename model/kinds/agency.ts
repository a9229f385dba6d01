import { z } from "zod";
import { statSchema } from "../fields/stat.ts";
import { line, paragraph } from "../fields/text.ts";
import { badgeSchema } from "./pricing.ts";

/** What many pages say about the agency. */
export const agencySchema = z.strictObject({
	blurb: paragraph.describe("A short paragraph for the footer and structured data."),
	stats: z.array(statSchema).describe("The track record, on Home and About us."),
	trustBadges: z.array(badgeSchema.extend({ text: line.describe("What it means.") })).describe("The strip on the home page."),
	reassurances: z.array(line).describe("Below the buttons of every banner."),
	caseNote: paragraph.describe("A note below the bars of a case: past results are no promise."),
});
