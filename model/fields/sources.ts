import { z } from "zod";
import { line, list, pagePath, slug } from "./basics.ts";

const id = slug.describe("Name of the source. Write [^name] after each claim that it backs.");

/** A source: a page on this site, or a fact from content/facts or content/crawlers. */
const sourceSchema = z.union([
	z.strictObject({ id, page: pagePath, text: line.describe("Text of the link.") }),
	z.strictObject({
		id,
		fact: slug.meta({ refersTo: "facts" }).describe("Fact. The name of a file in content/facts or content/crawlers, without .md."),
		text: line.optional().describe("Short form of the fact. By default, the list of sources shows the whole statement."),
	}),
]);

/** The sources of a page. A chip's number is the position of its source. */
export const sourcesSchema = list("Sources of claims. List them in the order in which the page cites them.", [], sourceSchema).default([]);

export type Source = z.output<typeof sourceSchema>;

const pageSchema = z.object({ sources: sourcesSchema });

/** Returns the sources of a page; none if its kind of page doesn't have the field. */
export const sourcesOf = (data: unknown): Source[] => pageSchema.safeParse(data).data?.sources ?? [];
