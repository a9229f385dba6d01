import { z } from "zod";
import { edited, line, list, paragraph } from "./basics.ts";

/** A question and its answer; structured data repeats both. */
const faqItemSchema = z.strictObject({
	question: line.refine((text) => text.endsWith("?"), "must end with a question mark").describe("Question. In a buyer's words."),
	short: edited.optional().describe("Short answer. A few words beside the question on the home page."),
	answer: paragraph.describe("Answer. Its first sentence answers the question by itself."),
});

export const faqSchema = list("Questions and answers.", [1], faqItemSchema);

export type FaqItem = z.output<typeof faqItemSchema>;
