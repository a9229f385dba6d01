import { z } from "zod";
import { line, paragraph, pastDay } from "../fields/text.ts";

const day = z.iso.date();

/** What crawlers of AI services fetch for: an index to cite from, an answer to somebody who asked, the training of models. */
export const CRAWLER_PURPOSES = ["search", "user", "training"] as const;
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

/** Where a sentence that rests on a fact stands. */
const saidSchema = z.strictObject({
	page: line.regex(/^\//, "the address of a page of this site, such as /services/seo").describe("Address of the page that says it."),
	text: paragraph
		.refine((text) => text.split(" ").length >= 3, "at least three words, so that it is found in one place only")
		.describe("The sentence or phrase, letter by letter as the reader sees it: without Markdown."),
});

/** A fact about the world that goes stale: a search engine's rule, an assistant's name, a law, a threshold. */
export const factSchema = z
	.strictObject({
		statement: paragraph.describe("The fact in one or two sentences, with its date if it has one."),
		country: line.optional().describe("For a law or rule: the country or union where it holds."),
		source: z
			.strictObject({
				name: line.describe("The document as it calls itself."),
				publisher: line.describe("Who publishes it."),
				url: z.url({ protocol: /^https$/, error: "an address that begins with https://" }).describe("Where it stands."),
				date: z
					.string()
					.regex(/^\d{4}-\d{2}(-\d{2})?$/, "a date such as 2026-05-15 or 2026-05")
					.optional()
					.describe("The document's own date; left out when it has none."),
			})
			.describe("Where it was read."),
		checked: pastDay.describe("When somebody last read the source."),
		checkAgain: day.describe("When somebody has to read it again."),
		crawlers: z
			.array(
				z.strictObject({
					name: z
						.string()
						.regex(/^[A-Za-z][A-Za-z0-9-]*$/, "the name as robots.txt takes it, such as GPTBot")
						.describe("The name in robots.txt."),
					purpose: z.enum(CRAWLER_PURPOSES).describe("What it fetches for."),
				}),
			)
			.default([])
			.describe("Crawlers of AI services that the source names; robots.txt is made from them."),
		says: z.array(saidSchema).default([]).describe("Every sentence of the site that rests on it."),
	})
	.refine(({ says, crawlers }) => says.length + crawlers.length > 0, {
		path: ["says"],
		error: "at least one sentence of the site, or crawlers for robots.txt: a fact that nothing rests on goes stale unseen",
	})
	.refine(({ checked, checkAgain }) => checked < checkAgain, { path: ["checkAgain"], error: "a day after the day it was checked" })
	.describe("A fact with its source; listed by `npm run check:facts` when it is due.");

export type Fact = z.output<typeof factSchema>;
