import { z } from "zod";
import { line, paragraph, pastDay } from "../fields/text.ts";

/** Why AI crawlers fetch: to index, to answer a user, to train models. */
export const CRAWLER_PURPOSES = ["search", "user", "training"] as const;
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

/** A fact about the world that goes stale: a search engine's rule, an assistant's name, a law, a threshold. */
export const factSchema = z
	.strictObject({
		statement: paragraph.describe("The fact in one or two sentences, with its date if it has one."),
		country: line.optional().describe("For a law or rule: the country or union where it holds."),
		source: z
			.strictObject({
				name: line.describe("The document as it calls itself."),
				publisher: line.describe("Who publishes it."),
				url: z.url({ protocol: /^https$/, error: "a URL that begins with https://" }).describe("Where it is."),
				date: z
					.string()
					.regex(/^\d{4}-\d{2}(-\d{2})?$/, "a date such as 2026-05-15 or 2026-05")
					.optional()
					.describe("The document's own date; leave it out where there is none."),
			})
			.describe("Where it was read."),
		checked: pastDay.describe("When somebody last read the source."),
		checkAgain: z.iso.date().describe("When the source is due for review."),
		crawlers: z
			.array(
				z.strictObject({
					name: z
						.string()
						.regex(/^[A-Za-z][A-Za-z0-9-]*$/, "a name such as GPTBot")
						.describe("Its name in robots.txt."),
					purpose: z.enum(CRAWLER_PURPOSES).describe("Why it fetches."),
				}),
			)
			.default([])
			.describe("AI crawlers that the source names, for robots.txt."),
		alsoOn: z
			.array(line.meta({ refersTo: "pages" }))
			.default([])
			.describe("Pages that state the fact without listing it under sources, such as /privacy-policy."),
	})
	.refine(({ checked, checkAgain }) => checked < checkAgain, { path: ["checkAgain"], error: "a day after checked" })
	.describe("A fact with its source; `npm run check:facts` lists it when it is due for review.");
