import { z } from "zod";
import { caption, group, line, paragraph, pastDay, rows } from "../fields/basics.ts";
import { headSchema } from "../fields/page.ts";

const row = {
	label: line.max(32),
	value: line.max(80),
	hidden: z.boolean().default(false).describe("Private. true shows a black bar before the value."),
};

/** A policy; its text is the Markdown below the fields. */
export const policySchema = z.strictObject({
	name: line.describe("Name in the footer."),
	title: line.describe("Heading of the page."),
	intro: paragraph.describe("Summary. Two or three sentences."),
	lastUpdated: pastDay.describe("Last updated. The page shows it as Last Updated: 1 Sep 2025."),
	record: group("The policy as a short record. Beside its title.", {
		title: line.max(40),
		note: line.max(40),
		rows: rows("Rows of the record.", [3, 7], row),
		caption: caption(),
	}).optional(),
	head: headSchema,
});
