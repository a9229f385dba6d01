import type { z } from "zod";
import { checkContent } from "./checks/all.ts";
import { collections } from "./collections.ts";
import { CONTENT_DIR, markdownFiles } from "./content-files.ts";
import { figurePlaceholders } from "./figures.ts";
import type { PageData, PageKind } from "./pages.ts";
import { pageKinds, pageTable } from "./pages.ts";
import type { Problem } from "./problem.ts";
import { ContentError } from "./problem.ts";
import type { PageEntry, PageOf, SitePage } from "./site-pages.ts";
import { definitions, pageOf } from "./site-pages.ts";
import type { Entry, Placeholders } from "./source.ts";
import { readEntry } from "./source.ts";
import { cite } from "./sources.ts";

/** What is read: one file, or all files of a folder, each checked by a schema. */
interface FileSource<Data> {
	file?: string;
	folder?: string;
	slugs?: readonly string[];
	schema: z.ZodType<Data>;
}

type Collections = typeof collections;
type Pages = typeof pageTable;

/** What is read from one file, or from each file of a folder. */
type Read<Definition, One> = Definition extends { folder: string } ? One[] : One;

/** Everything the site says, read and checked. Lists stand in the order in which they are shown. */
export type Content = { [Name in keyof Collections]: Read<Collections[Name], Entry<z.output<Collections[Name]["schema"]>>> } & {
	[Kind in PageKind as Pages[Kind]["content"]]: Read<Pages[Kind], PageEntry<PageData<Kind>>>;
} & {
	/** The pages of the site in the order of the table, without the 404. */
	pages: SitePage[];
	notFound: PageOf<"not-found">;
};

interface LoadOptions {
	/** Those of site.config.ts; figures and counts are added. */
	placeholders: Placeholders;
	/** Whether entries with `draft: true` are part of it; only in development. */
	drafts?: boolean;
}

/**
 * Reads the whole content folder.
 *
 * @throws {ContentError} naming file, line, field, found and allowed for every mistake at once.
 */
export function loadContent({ placeholders, drafts = false }: LoadOptions): Content {
	const problems: Problem[] = [];
	const filled = { ...figurePlaceholders(drafts), ...placeholders };

	function entry<Data extends object>(file: string, schema: z.ZodType<Data>): Entry<Data>[] {
		try {
			return [readEntry(file, schema, filled)];
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			problems.push(...error.problems);
			return [];
		}
	}
	function read<Data extends object>({ file, folder, slugs, schema }: FileSource<Data>): Entry<Data>[] {
		if (file !== undefined) return entry(`${CONTENT_DIR}/${file}`, schema);
		return markdownFiles(folder ?? "")
			.flatMap((name) => entry(name, schema))
			.filter(({ data }) => drafts || !("draft" in data && data.draft))
			.sort(inOrder(slugs));
	}
	const readPages = <Kind extends PageKind>(kind: Kind) =>
		read(definitions[kind]).map((entry) => {
			const { plain, cited, problems: found } = cite(entry);
			problems.push(...found);
			return pageOf(kind, plain, cited);
		});

	const found: Record<string, unknown> = {};
	for (const [name, source] of Object.entries<FileSource<object>>(collections)) found[name] = source.file ? read(source)[0] : read(source);
	const all = pageKinds.flatMap((kind) => {
		const ofKind = readPages(kind);
		found[pageTable[kind].content] = definitions[kind].file ? ofKind[0]?.entry : ofKind.map(({ entry }) => entry);
		return ofKind;
	});
	if (problems.length > 0) throw new ContentError(problems);

	// Both tables say by what name each part is found and of what type it is.
	const content = {
		...found,
		pages: all.filter(({ kind }) => kind !== "not-found"),
		notFound: all.find(({ kind }) => kind === "not-found"),
	} as Content;
	problems.push(...checkContent(content));
	if (problems.length > 0) throw new ContentError(problems);
	return content;
}

/** By their `order` or the newest `date` first, then by file name; or as the table lists them. */
function inOrder(slugs: readonly string[] = []) {
	const numberOf = (data: object) => ("order" in data ? Number(data.order) : 0);
	const dateOf = (data: object) => ("date" in data ? String(data.date) : "");
	return (a: Entry<object>, b: Entry<object>) =>
		slugs.indexOf(a.slug) - slugs.indexOf(b.slug) ||
		numberOf(a.data) - numberOf(b.data) ||
		dateOf(b.data).localeCompare(dateOf(a.data)) ||
		a.slug.localeCompare(b.slug);
}
