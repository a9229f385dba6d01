import { z } from "zod";
import { edited, line, paragraph } from "./text.ts";

/** A question and its answer, both plain text: they also become FAQPage data letter by letter. */
const faqItemSchema = z.strictObject({
	question: line.refine((text) => text.endsWith("?"), "must end with a question mark").describe("The question as a buyer asks it."),
	short: edited.optional().describe("The answer in a few words, beside the question; the home page shows it."),
	answer: paragraph.describe("The answer, its first sentence on its own already an answer."),
});

export const faqSchema = z.array(faqItemSchema).min(1).describe("Questions and answers.");

export type FaqItem = z.output<typeof faqItemSchema>;
