import { z } from "zod";
import { headSchema } from "./head.ts";
import { line, paragraph } from "./text.ts";

/** The policies there are, in the order of the specification's route table; app/routes.ts holds the same. */
export const POLICY_SLUGS = ["privacy-policy", "terms-of-service", "refund-and-cancellation-policy"];

/** A policy page; its text is the Markdown below the frontmatter. */
export const policySchema = z.strictObject({
	name: line.describe("Name in the footer."),
	title: line.describe("The page's one h1."),
	intro: paragraph.describe("The policy in two or three sentences."),
	lastUpdated: z.iso.date().describe("Shown as Last Updated: 1 Sep 2025."),
	head: headSchema,
});
