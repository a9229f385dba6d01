import { z } from "zod";
import { edited, editedLine, line, paragraph } from "../../fields/text.ts";

const answerSchema = z.strictObject({
	when: line.max(24).describe("Before or after the work."),
	verdict: line.max(60).describe("What is wrong or right with it, in a few words."),
	text: editedLine.describe("The answer: __what is wrong in it__, ==what is cited=="),
	source: line.max(60).describe("The page behind it; its address ends in .example."),
});

const runSchema = z.strictObject({
	title: line.max(32).describe("What the assistant could read at this run."),
	text: edited.describe("The answer: __what is wrong in it__, ~~what goes~~, ++what the work adds++, ==what is cited=="),
	verdict: line.max(48).describe("How the run is counted."),
	sources: z.array(line.max(40)).min(1).max(3).describe("The pages behind it; their addresses end in .example."),
	get: paragraph.describe("What the client gets of this work."),
});

/** Generative engine optimization: one prompt, and answers that get better. */
export const conversationSchema = z
	.strictObject({
		kind: z.literal("conversation"),
		prompt: line.max(80).describe("What a buyer asks an assistant, in lower case."),
		before: answerSchema.describe("The answer before."),
		after: answerSchema.describe("The answer after."),
		caption: line.max(60).describe("Below both answers: that they are an illustration."),
		intro: paragraph.describe("Below the heading of the cards."),
		runs: z.array(runSchema).min(2).describe("The answer after each card's work: one a card, in the order of the cards."),
		runsCaption: line.max(60).describe("Below the runs: that they are an illustration."),
		messageCaption: line.max(60).describe("Below the closing's questions: that they are an illustration."),
	})
	.describe("Generative engine optimization: one prompt, and answers that get better.");
