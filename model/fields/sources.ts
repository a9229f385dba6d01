import { z } from "zod";
import { line, pagePath, slug } from "./text.ts";

const id = slug.describe("Name of the source; [^name] behind a claim of this page refers to it.");

/** What backs a claim: a page of this site, or a public document in the ledger of facts. */
const sourceSchema = z.union([
	z.strictObject({
		id,
		page: pagePath.describe("The page of this site that backs it, such as /terms-of-service."),
		text: line.describe("What the link to it says."),
	}),
	z.strictObject({
		id,
		fact: slug.meta({ refersTo: "facts" }).describe("The fact that backs it: the name of a file in content/facts, without .md."),
		text: line.optional().describe("What the fact says, where its own statement is too long."),
	}),
]);

/** The sources of a page in the order of their chips; a chip's number is its source's place here. */
export const sourcesSchema = z
	.array(sourceSchema)
	.default([])
	.describe("What backs the claims of this page, in the order of the chips; shown as Sources on this page.");

export type Source = z.output<typeof sourceSchema>;

const pageSchema = z.object({ sources: sourcesSchema });

/** Returns the sources of a page; none where its kind has no such field. */
export const sourcesOf = (data: unknown): Source[] => pageSchema.safeParse(data).data?.sources ?? [];
