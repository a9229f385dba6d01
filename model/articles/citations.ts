import type { Content } from "../content.ts";
import { sourcesOf } from "../fields/sources.ts";

/** A source as listed on the page. `date` is the document's date if `dated` is true; otherwise, the day someone last read it. */
export type ShownSource = { number: number } & (
	| { path: string; text: string }
	| { text: string; name: string; publisher: string; date: string; dated: boolean }
);

/** Returns the sources as listed on the page. @throws if a fact is missing; checkReferences reports that earlier. */
export function shownSources({ facts }: Content, { data }: { data: unknown }): ShownSource[] {
	return sourcesOf(data).map((source, index) => {
		const number = index + 1;
		if ("page" in source) return { number, path: source.page, text: source.text };
		const fact = facts.find(({ slug }) => slug === source.fact)?.data;
		if (!fact) throw new Error(`There is no fact ${source.fact}. Restore its file, or remove the source.`);
		const { name, publisher, date = fact.checked } = fact.source;
		return { number, text: source.text ?? fact.statement, name, publisher, date, dated: fact.source.date !== undefined };
	});
}
