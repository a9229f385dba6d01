import { z } from "zod";
import { caption, edited, group, line, paragraph, rows } from "../../fields/basics.ts";
import { parts, sheet } from "./sheet.ts";

export const draftSchema = group("Content writing. An edited draft of an article, and samples of other content.", {
	kind: z.literal("draft"),
	head: line.max(60).describe('Line above the draft. For example, "Draft 2, after the call".'),
	title: line.max(60).describe("Headline of the draft."),
	rows: rows("Passages. Mark the edits.", [2], { text: edited, note: paragraph.describe("Editor's note. Shown beside the passage.") }),
	caption: caption(),
	dates: rows("Delivery times.", [1], {
		label: line.max(24).describe("Kind of content. For example, A blog post."),
		number: line.max(8).describe("Number of days. A range such as 5-7."),
		note: line.max(16).describe("Unit. Either days or business days."),
	}),
	datesNote: paragraph.describe("Note on delivery. Say when the clock starts and what comes with every draft."),
	parts: parts("Samples.", z.strictObject(sheet), [1, 12]),
	messageCaption: line.max(60).describe("Caption of the prefilled email in the closing banner."),
});
