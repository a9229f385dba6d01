import { z } from "zod";
import { caption, editedLine, group, line, paragraph, pastDay, rows } from "../fields/basics.ts";
import { headSchema } from "../fields/page.ts";

const row = {
	label: editedLine.max(40),
	text: editedLine.max(80).optional().describe("Text. Marks are allowed. A row without text shows a black bar."),
};

/** A policy; its text is the Markdown below the fields. */
export const policySchema = z.strictObject({
	name: line.describe("Name. Shown in the footer and breadcrumbs."),
	title: line.describe("Heading of the page."),
	intro: paragraph.describe("Summary. Two or three sentences."),
	lastUpdated: pastDay.describe("Last updated. For example, 2025-09-01, which the page shows as Last Updated: 1 Sep 2025."),
	record: group("Policy as a short record. Shown below the summary.", {
		title: line.max(40),
		note: line.max(40),
		rows: rows("Rows. Each sums up one point of the policy.", [3, 8], row),
		caption: caption(),
	}).optional(),
	head: headSchema,
});
