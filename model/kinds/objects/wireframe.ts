import { z } from "zod";
import { caption, edited, editedLine, group, line, list, paragraph, rows } from "../../fields/basics.ts";
import { parts, sheet } from "./sheet.ts";

const words = line.max(90);
const week = z.int().min(1).max(12);

const crop = z.strictObject({
	...sheet,
	button: line.max(24).optional().describe("Button label in the illustration. If set, the illustration has a phone frame."),
	remark: words.optional().describe("Line below the rows."),
});

export const wireframeSchema = group("Website development. One page in four states, from outline to finished.", {
	kind: z.literal("wireframe"),
	plan: group("Plan of the page. The first of the four states.", {
		goal: line.max(32),
		question: line.max(32),
		moves: list("Old URLs and their new ones. For example, ~~/prices-old/~~ → /prices.", [2, 2], editedLine.max(40)),
	}),
	boxesNote: line.max(80).describe("Cost of a change. Say what moving a box costs at this stage."),
	checks: list("What the page is tested with. Shown with check marks. For example, keyboard only.", [2, 4], line.max(24)),
	live: group("Finished page. The last of the four states.", {
		title: line.max(24),
		answer: edited,
		fields: rows("Form fields.", [2, 2], { label: line.max(12), text: line.max(16) }),
		button: line.max(16),
		note: line.max(60),
	}),
	caption: caption(70),
	figuresTitle: line.max(60).describe("Heading of the figures section."),
	parts: parts("Close-ups of pages.", crop, [1, 12]),
	weeks: rows("Build times in weeks. Shown below the article.", [2, 4], {
		name: line.max(12),
		from: week.describe("Shortest build, in weeks."),
		to: week.describe("Longest build, in weeks. At most 12."),
		example: line.max(48).optional().describe("Example. A typical build, such as 40 pages, 4 templates: live in week 5."),
	}),
	weeksCaption: caption(70),
	processIntro: words.describe("Line below the heading of the steps."),
	signatures: list("Approvals. What the client signs off on, one for each step, in the same order.", [], line.max(32)),
	example: group("This page as an example of the work.", {
		title: line.max(60),
		text: paragraph,
		painted: paragraph.describe("Text below the load time, which is how many seconds this page took to appear."),
	}),
});
