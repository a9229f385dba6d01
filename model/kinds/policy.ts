import { z } from "zod";
import { headSchema } from "../fields/head.ts";
import { line, paragraph } from "../fields/text.ts";

/** A policy; its text is the Markdown below the fields. */
export const policySchema = z.strictObject({
	name: line.describe("Name in the footer."),
	title: line.describe("The page's one h1."),
	intro: paragraph.describe("The policy in two or three sentences."),
	lastUpdated: z.iso.date().describe("Shown as Last Updated: 1 Sep 2025."),
	record: z
		.strictObject({
			title: line.max(40),
			note: line.max(40),
			rows: z
				.array(
					z.strictObject({
						label: line.max(32),
						value: line.max(80),
						hidden: z.boolean().default(false).describe("true shows a black bar before the value: private data."),
					}),
				)
				.min(3)
				.max(7),
			caption: line.max(60).describe("One line below it."),
		})
		.optional()
		.describe("The policy as a short record beside its title."),
	head: headSchema,
});

export type PolicyPage = z.output<typeof policySchema>;
