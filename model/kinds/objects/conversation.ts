import { z } from "zod";
import { caption, edited, editedLine, group, line, paragraph, rows } from "../../fields/basics.ts";
import { parts } from "./sheet.ts";

const answer = {
	when: line.max(24).describe('Label of the answer. End it with a colon, as in "Before the work:".'),
	verdict: line.max(60).describe("Verdict. What is right or wrong with the answer, in a few words."),
	text: editedLine.describe("Answer. Mark __wrong words__ and ==cited words==."),
	source: line.max(60).describe("URL of the page behind the answer. On a .example domain."),
};

const run = z.strictObject({
	title: line.max(32).describe("Title. What has changed since the previous answer, such as With new pages."),
	text: edited.describe("Answer. Mark __wrong words__, ~~removed words~~, ++added words++, and ==cited words==."),
	verdict: line.max(48).describe("Verdict. Whether the answer names or cites the client. For example, Named, price wrong."),
	get: paragraph.describe('What the client gets. Continue the sentence that begins with "You get".'),
});

export const conversationSchema = group("Generative engine optimization. One prompt, and answers that get better.", {
	kind: z.literal("conversation"),
	prompt: line.max(80).describe("Prompt. What a buyer asks an assistant, in lowercase."),
	answers: rows("Answers before and after the work.", [2, 2], answer),
	caption: caption(),
	parts: parts("Answers at each step.", run, [2, 4]),
	messageCaption: line.max(60).describe("Caption of the prefilled email in the closing banner."),
});
