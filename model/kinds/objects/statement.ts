import { z } from "zod";
import { edited, group, line, list, rows } from "../../fields/basics.ts";

const rule = { title: line.max(32), text: edited };
const labeledRows = rows("Rows.", [2, 5], { label: line.max(32), text: line.max(80) });

const part = {
	badge: line.max(30).optional(),
	title: line.max(70).optional(),
	text: edited.optional(),
	fields: list("Fields of a form.", [], line.max(24)).optional(),
	rows: labeledRows.optional(),
	rule: group("Rule. What it asks for, with a chip.", rule).optional(),
};

export const statementSchema = group("Law firms. An advertisement, edited by the rules.", {
	kind: z.literal("statement"),
	ad: group("Advertisement. ~~Struck~~ words break a rule.", { label: line.max(40), lines: list("Lines.", [3, 3], edited) }),
	run: group("Permitted version.", { label: line.max(40), title: line.max(70), text: edited }),
	notes: rows("Notes a to c. The rule behind each struck line, with a chip.", [3, 3], rule),
	caption: line.max(80),
	intro: edited.describe("Text below the heading of the services."),
	address: line.max(60).describe("URL of the new page."),
	parts: rows("Parts of the new page. One for each service, in the same order.", [6, 6], part),
	partsCaption: line.max(80),
	mark: line.describe("Highlighted sentence. The exact words of the client's quote."),
	list: group("Client's monthly list.", {
		title: line.max(40),
		rows: labeledRows,
		caption: line.max(80),
	}),
	intake: group("Test of the intake desk. The first try is the one that worked.", {
		title: line,
		intro: edited,
		tries: rows("Tries.", [3, 6], { how: line.max(40), result: line.max(40), note: edited }),
		caption: line.max(80),
	}),
	reply: group("Sample reply. In the closing banner.", {
		title: line.max(60).describe("Subject of the reply. URLs are on a .example domain."),
		rows: rows("Lines of the visitor's page. Each with the rule behind the note.", [1, 3], { line: line.max(60), rule: line.max(60) }),
		caption: line.max(80),
	}),
});
