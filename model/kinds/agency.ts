import { group, line, list, paragraph, rows } from "../fields/basics.ts";
import { statSchema } from "../fields/card.ts";

export const agencySchema = group("The agency. Details that several pages show.", {
	blurb: paragraph.describe("Description of the agency. Shown in the footer and given to search engines and AI assistants."),
	stats: list("Track record. Shown on the home page and About Us.", [], statSchema),
	trustBadges: rows("Badges on the home page.", [], { title: line, text: line.describe("Explanation. Hidden on phones.") }),
	reassurances: list("Reassurances, such as No Obligation. Shown below the buttons of every closing banner.", [], line),
	caseNote: paragraph.describe("Note on results. Say that past results are not a guarantee. Shown with case studies."),
});
