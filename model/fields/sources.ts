import { z } from "zod";
import { line, pagePath, slug } from "./text.ts";

const id = slug.describe("Name of the source; [^name] after a claim refers to it.");

/** A source: a page of this site, or a fact from content/facts. */
const sourceSchema = z.union([
	z.strictObject({
		id,
		page: pagePath.describe("The page of this site that backs it, such as /terms-of-service."),
		text: line.describe("Text of the link."),
	}),
	z.strictObject({
		id,
		fact: slug.meta({ refersTo: "facts" }).describe("Name of a file in content/facts, without .md."),
		text: line.optional().describe("The fact in short, if its statement is too long."),
	}),
]);

/** The sources of a page in the order of their chips. A chip's number is the position of its source. */
export const sourcesSchema = z.array(sourceSchema).default([]).describe("Sources of the claims on this page, in the order of their chips.");

export type Source = z.output<typeof sourceSchema>;

const pageSchema = z.object({ sources: sourcesSchema });

/** Returns the sources of a page; none if its kind has no such field. */
export const sourcesOf = (data: unknown): Source[] => pageSchema.safeParse(data).data?.sources ?? [];
