import type { Content } from "../content.ts";
import { sourcesOf } from "../fields/sources.ts";
import { placedTexts } from "../reading/all-texts.ts";
import type { Problem } from "../reading/problem.ts";
import { problemAt } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";
import { chipsOf } from "./chips.ts";

/** A source as listed on the page. `date` is the document's if it is `dated`; otherwise, the day it was last checked. */
export type ShownSource = { number: number } & (
	| { path: string; text: string }
	| { text: string; name: string; publisher: string; date: string; dated: boolean }
);

/** Reports duplicate sources, sources without a chip, and chips in article headings or search results. */
export function checkCitations(entry: Entry<unknown>): Problem[] {
	const ids = sourcesOf(entry.data).map(({ id }) => id);
	const texts = placedTexts(entry).filter(({ text }) => chipsOf(text).length > 0);
	const cited = new Set(texts.flatMap(({ text }) => chipsOf(text)));
	return [
		...ids.flatMap((id, index) => {
			const at = ["sources", index];
			if (ids.indexOf(id) !== index) return [problemAt(entry, at, `${id} twice`, "each source once")];
			return cited.has(String(index + 1)) ? [] : [problemAt(entry, at, `${id} without a chip`, `[^${id}] after the claim that it backs`)];
		}),
		...texts
			.filter(({ text, field }) => field.startsWith("head.") || (field === "text" && /^#{1,6} /.test(text)))
			.map(({ line, field }) => {
				const found = field === "text" ? "a chip in a heading" : "a chip in the search result";
				return { file: entry.file, line, field, found, expected: "the chip after its claim on the page" };
			}),
	];
}

/** Returns the sources as listed on the page. @throws if a fact is missing; checkReferences reports that earlier. */
export function shownSources({ facts }: Content, { data }: { data: unknown }): ShownSource[] {
	return sourcesOf(data).map((source, index) => {
		const number = index + 1;
		if ("page" in source) return { number, path: source.page, text: source.text };
		const fact = facts.find(({ slug }) => slug === source.fact)?.data;
		if (!fact) throw new Error(`content/facts/${source.fact}.md is missing. Restore it, or remove the source.`);
		const { name, publisher, date = fact.checked } = fact.source;
		return { number, text: source.text ?? fact.statement, name, publisher, date, dated: fact.source.date !== undefined };
	});
}
