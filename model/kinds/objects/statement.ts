import { z } from "zod";
import { edited, group, line, rows } from "../../fields/basics.ts";
import { parts, sheet } from "./sheet.ts";

export const statementSchema = group("Law firms. An advertisement, edited to comply with the rules.", {
	kind: z.literal("statement"),
	ad: group("Advertisement. Mark ~~words~~ that break a rule. Label the rows a, b, c.", sheet),
	run: group("Permitted version of the advertisement.", sheet),
	notes: group("Notes on the struck words, one for each row of the advertisement. Label each with its rule.", sheet),
	caption: line.max(80),
	parts: parts(
		"Parts of the new page. __Underlined words__ get the letter of the rule beside them.",
		z.strictObject({ ...sheet, rule: edited.optional().describe("Rule. What it requires; a citation such as [^certified] is optional.") }),
	),
	list: group("Sample of the monthly list of sites that mention the client. Shown beside the quote.", sheet),
	intake: group("Test of how the firm answers inquiries. The first attempt must be the one that reached a person.", {
		title: line,
		intro: edited,
		tries: rows("Attempts.", [3, 6], { how: line.max(40), result: line.max(40), note: edited }),
		caption: line.max(80),
	}),
	reply: group("Sample reply. Shown in the closing banner.", sheet),
});
