import { z } from "zod";
import { edited, line, paragraph } from "./text.ts";

/** A question and its answer; structured data repeats both. */
const faqItemSchema = z.strictObject({
	question: line.refine((text) => text.endsWith("?"), "must end with a question mark").describe("The question in a buyer's words."),
	short: edited.optional().describe("The answer in a few words; the home page shows it beside the question."),
	answer: paragraph.describe("The answer; its first sentence alone already answers."),
});

export const faqSchema = z.array(faqItemSchema).min(1).describe("Questions and answers.");

export type FaqItem = z.output<typeof faqItemSchema>;
