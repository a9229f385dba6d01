import { z } from "zod";
import { group, line, list, paragraph, pastDay, rows } from "../fields/basics.ts";

/** Why AI crawlers fetch pages: to build a search index, to answer a user, or to train models. */
export const CRAWLER_PURPOSES = ["search", "user", "training"] as const;
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

const url = z.url({ protocol: /^https$/, error: "a URL that begins with https://" });
const date = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, "a date such as 2026-05-15 or 2026-05");
const crawlerName = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, "a name such as GPTBot");

/** A fact about the world that may become outdated, such as a law, a threshold, or a search engine's rule. */
export const factSchema = group("A fact with its source. `npm run check:facts` lists facts that are due for review.", {
	statement: paragraph.describe("Statement. One to three sentences, with the date if the fact has one."),
	country: line.optional().describe("Country or region. Where the law or rule applies, such as United States or European Union."),
	source: group("Source.", {
		name: line.describe("Title of the document."),
		publisher: line.describe("Publisher of the document."),
		url: url.describe("URL of the document."),
		date: date.optional().describe("Date of the document. For example, 2026-05-15 or 2026-05; omit it if the document has none."),
	}),
	checked: pastDay.describe("Last checked. The day someone last read the source."),
	reviewDue: z.iso.date().describe("Next review. The day to read the source again."),
	crawlers: rows("AI crawlers that the source lists. Shown in robots.txt.", [], {
		name: crawlerName.describe("Name in robots.txt. For example, GPTBot."),
		purpose: z.enum(CRAWLER_PURPOSES).describe("Purpose. Why the crawler fetches pages: search, user (to answer a user), or training."),
	}).default([]),
	alsoOn: list("Other pages. Paths of pages that state the fact without citing it.", [], line.meta({ refersTo: "pages" })).default([]),
}).refine(({ checked, reviewDue }) => checked < reviewDue, { path: ["reviewDue"], error: 'a date after the one in "checked"' });
