import { z } from "zod";
import { edited, group, line, list, rows } from "../../fields/basics.ts";
import { sheet } from "./sheet.ts";

const rule = { title: line.max(32), text: edited };

export const statementSchema = group("Law firms. An advertisement, edited by the rules.", {
	kind: z.literal("statement"),
	ad: group("Advertisement. ~~Struck~~ words break a rule.", { label: line.max(40), lines: list("Lines.", [3, 3], edited) }),
	run: group("Permitted version.", sheet),
	notes: rows("Notes a to c. The rule behind each struck line, with a chip.", [3, 3], rule),
	caption: line.max(80),
	intro: edited.describe("Text beside the heading of the services."),
	parts: rows("Parts of the new page. One for each service, in the same order.", [6, 6], {
		...sheet,
		rule: group("Rule. What it requires, with a chip.", rule).optional(),
	}),
	partsCaption: line.max(80),
	mark: line.describe("Highlighted sentence. The exact words of the client's quote."),
	list: group("Client's monthly list.", sheet),
	intake: group("Test of the intake desk. The first try is the one that worked.", {
		title: line,
		intro: edited,
		tries: rows("Tries.", [3, 6], { how: line.max(40), result: line.max(40), note: edited }),
		caption: line.max(80),
	}),
	reply: group("Sample reply. In the closing banner.", sheet),
});
