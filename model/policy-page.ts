import { z } from "zod";
import { headSchema } from "./head.ts";
import { line, paragraph } from "./text.ts";

/** A policy page; its text is the Markdown below the frontmatter. */
export const policySchema = z.strictObject({
	name: line.describe("Name in the footer."),
	title: line.describe("The page's one h1."),
	intro: paragraph.describe("The policy in two or three sentences."),
	lastUpdated: z.iso.date().describe("Shown as Last Updated: 1 Sep 2025."),
	head: headSchema,
});

export type PolicyPage = z.output<typeof policySchema>;
