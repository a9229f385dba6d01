import { group, line, list, paragraph } from "../fields/basics.ts";
import { badgeSchema, statSchema } from "../fields/card.ts";

export const agencySchema = group("The agency, as many pages describe it.", {
	blurb: paragraph.describe("Description of the agency. In the footer and structured data."),
	stats: list("Track record. On Home and About us.", [], statSchema),
	trustBadges: list("Badges on the home page.", [], badgeSchema.extend({ text: line.describe("Explanation of the badge.") })),
	reassurances: list("Reassurances. Below the buttons of every banner.", [], line),
	caseNote: paragraph.describe("Note below the bars of a case. Past results are no promise."),
});
