import type { Content } from "../content.ts";
import { sourcesOf } from "../fields/sources.ts";
import { placedTexts } from "../reading/all-texts.ts";
import type { Problem } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";
import { chipsOf } from "./chips.ts";

/** A source as the page lists it. */
export type ShownSource = { number: number } & (
	| { path: string; text: string }
	| { text: string; name: string; publisher: string; date: string; dated: boolean }
);

/** Reports sources that are listed twice or have no chip, and chips where none can be shown. */
export function checkCitations(entry: Entry<unknown>): Problem[] {
	const { file, data, lineOf } = entry;
	const ids = sourcesOf(data).map(({ id }) => id);
	const texts = placedTexts(entry).filter(({ text }) => chipsOf(text).length > 0);
	const cited = new Set(texts.flatMap(({ text }) => chipsOf(text)));
	return [
		...ids.flatMap((id, index) => {
			const at = { file, line: lineOf(["sources", index]), field: `sources.${index}` };
			if (ids.indexOf(id) !== index) return [{ ...at, found: `${id} a second time`, allowed: "each source once" }];
			if (cited.has(String(index + 1))) return [];
			return [{ ...at, found: `${id} without a chip`, allowed: `[^${id}] behind the claim that it backs` }];
		}),
		...texts
			.filter(({ text, field }) => field.startsWith("head.") || (field === "text" && /^#{1,6} /.test(text)))
			.map(({ line, field }) => {
				const found = field === "text" ? "a chip in a heading" : "a chip in what search results show";
				return { file, line, field, found, allowed: "a chip behind the claim, in the text" };
			}),
	];
}

/** Returns the sources as the page lists them. */
export function shownSources({ facts }: Content, { data }: { data: unknown }): ShownSource[] {
	return sourcesOf(data).map((source, index) => {
		const number = index + 1;
		if ("page" in source) return { number, path: source.page, text: source.text };
		const fact = facts.find(({ slug }) => slug === source.fact)?.data;
		if (!fact) throw new Error(`No fact ${source.fact} in content/facts.`);
		const { name, publisher, date = fact.checked } = fact.source;
		return { number, text: source.text ?? fact.statement, name, publisher, date, dated: fact.source.date !== undefined };
	});
}
