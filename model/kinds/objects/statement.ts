import { z } from "zod";
import { edited, line } from "../../fields/text.ts";

const rule = z.strictObject({ title: line.max(32), text: edited }).describe("A rule and what it asks for, with a chip.");

const rows = z
	.array(z.strictObject({ label: line.max(32), text: line.max(80) }))
	.min(2)
	.max(5);

/** Law firms: an advertisement, edited by the rules. */
export const statementSchema = z
	.strictObject({
		kind: z.literal("statement"),
		ad: z
			.strictObject({ label: line.max(40), lines: z.array(edited).length(3) })
			.describe("The advertisement; ~~struck~~ words break a rule."),
		run: z.strictObject({ label: line.max(40), title: line.max(70), text: edited }).describe("What can run instead."),
		notes: z.array(rule).length(3).describe("Why each line of the advertisement is struck: notes a to c."),
		caption: line.max(80),
		intro: edited.describe("Below the heading of the services."),
		address: line.max(60).describe("Where the page would stand."),
		parts: z
			.array(
				z.strictObject({
					badge: line.max(30).optional(),
					title: line.max(70).optional(),
					text: edited.optional(),
					fields: z.array(line.max(24)).optional().describe("Fields of a form."),
					rows: rows.optional(),
					rule: rule.optional(),
				}),
			)
			.length(6)
			.describe("Parts of the page that replaces the advertisement, one for each service, in the same order."),
		partsCaption: line.max(80),
		mark: line.describe("The sentence of the client's quote that is marked."),
		list: z.strictObject({ title: line.max(40), rows, caption: line.max(80) }).describe("The client's monthly list."),
		intake: z
			.strictObject({
				title: line,
				intro: edited,
				tries: z
					.array(z.strictObject({ how: line.max(40), result: line.max(40), note: edited }))
					.min(3)
					.max(6),
				caption: line.max(80),
			})
			.describe("A test of the intake desk; the first try is the one that worked."),
		reply: z
			.strictObject({
				title: line.max(60).describe("Subject of the reply; its address ends in .example."),
				rows: z
					.array(z.strictObject({ line: line.max(60), rule: line.max(60) }))
					.min(1)
					.max(3)
					.describe("A line of the visitor's page, and the rule behind the note."),
				caption: line.max(80),
			})
			.describe("The closing's reply, filled in."),
	})
	.describe("Law firms: an advertisement, edited by the rules.");
