import { z } from "zod";
import { group, list, rows } from "../../fields/shape.ts";
import { edited, line } from "../../fields/text.ts";

const rule = { title: line.max(32), text: edited };
const table = (description: string) => list(description, list("Cells.", line.max(80), 2, 4), 2, 5);

const part = {
	badge: line.max(30).optional(),
	title: line.max(70).optional(),
	text: edited.optional(),
	fields: list("Fields of a form.", line.max(24)).optional(),
	table: table("Table.").optional(),
	rule: group("Rule. What it asks for, with a chip.", rule).optional(),
};

export const statementSchema = group("Law firms. An advertisement, edited by the rules.", {
	kind: z.literal("statement"),
	ad: group("Advertisement. ~~Struck~~ words break a rule.", { label: line.max(40), lines: list("Lines.", edited, 3, 3) }),
	run: group("Permitted version.", { label: line.max(40), title: line.max(70), text: edited }),
	notes: rows("Notes a to c. The rule behind each struck line, with a chip.", rule, 3, 3),
	caption: line.max(80),
	intro: edited.describe("Text below the heading of the services."),
	address: line.max(60).describe("URL of the new page."),
	parts: rows("Parts of the new page. One for each service, in the same order.", part, 6, 6),
	partsCaption: line.max(80),
	mark: line.describe("Highlighted sentence. The exact words of the client's quote."),
	list: group("Client's monthly list.", {
		title: line.max(40),
		head: list("Column headings.", line, 3, 3),
		rows: table("Rows."),
		caption: line.max(80),
	}),
	intake: group("Test of the intake desk. The first try is the one that worked.", {
		title: line,
		intro: edited,
		tries: rows("Tries.", { how: line.max(40), result: line.max(40), note: edited }, 3, 6),
		caption: line.max(80),
	}),
	reply: group("Sample reply. In the closing banner.", {
		title: line.max(60).describe("Subject of the reply. URLs are on a .example domain."),
		rows: rows("Lines of the visitor's page. Each with the rule behind the note.", { line: line.max(60), rule: line.max(60) }, 1, 3),
		caption: line.max(80),
	}),
});
