import { readArticle } from "../articles/article.ts";
import { chipsOf, withoutChips } from "../articles/chips.ts";
import { type Content, entriesOf } from "../content.ts";
import { sourcesOf } from "../fields/sources.ts";
import { type Problem, problemAt } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";

/** Returns every string in a value, with its path. Skips icons, whose strings are SVG data. */
export function textsWithin(value: unknown, path: readonly string[] = []): { text: string; path: readonly string[] }[] {
	if (typeof value === "string") return [{ text: value, path }];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => (key === "icon" ? [] : textsWithin(part, [...path, key])));
}

/** Returns every string in a file's fields and every line of its Markdown, with field and line number. */
export function placedTexts({ data, body, bodyLine, lineOf }: Entry<unknown>) {
	return [
		...textsWithin(data).map(({ text, path }) => ({ text, field: path.join("."), line: lineOf(path) })),
		...body.split("\n").map((text, index) => ({ text, field: "text", line: bodyLine + index })),
	];
}

/** Prefix of the placeholder text that `npm run new` inserts for the owner to replace. */
export const UNFINISHED_PREFIX = "Write here:";

/** Reports text that still contains `UNFINISHED_PREFIX`. */
export function checkUnfinished(content: Content): Problem[] {
	return entriesOf(content).flatMap((entry) =>
		placedTexts(entry)
			.filter(({ text }) => text.includes(UNFINISHED_PREFIX))
			.map(({ text, ...place }) => ({
				file: entry.file,
				...place,
				found: JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text),
				expected: `the text itself, without "${UNFINISHED_PREFIX}"`,
			})),
	);
}

/** Reports phrases under `confirm:` that the file no longer contains. */
export function checkConfirm(entries: readonly Entry<unknown>[]): Problem[] {
	return entries.flatMap((entry) => {
		const fields = textsWithin(entry.data).map(({ text }) => withoutChips(text).replace(/\s+/g, " "));
		const texts = [...fields, ...readArticle(entry.body).texts];
		const missing = entry.confirm.filter((phrase) => !texts.some((text) => text.includes(phrase)));
		return missing.map((phrase) =>
			problemAt(
				entry,
				["confirm", entry.confirm.indexOf(phrase)],
				JSON.stringify(phrase),
				"exact words from this file, without Markdown; delete the entry if the claim is gone",
			),
		);
	});
}

/** The suffix of `found` by which `npm run edit` recognizes problems with uncited sources. */
export const UNCITED = "cited nowhere";

/** Reports duplicate sources, sources without a chip, and chips in article headings or search results. */
export function checkCitations(entry: Entry<unknown>): Problem[] {
	const ids = sourcesOf(entry.data).map(({ id }) => id);
	const texts = placedTexts(entry).filter(({ text }) => chipsOf(text).length > 0);
	const cited = new Set(texts.flatMap(({ text }) => chipsOf(text)));
	return [
		...ids.flatMap((id, index) => {
			const at = ["sources", index];
			if (ids.indexOf(id) !== index) return [problemAt(entry, at, `${id} twice`, "each source once; delete the duplicate")];
			return cited.has(String(index + 1))
				? []
				: [problemAt(entry, at, `${id} ${UNCITED}`, `[^${id}] after the claim that it backs; delete the source if the claim is gone`)];
		}),
		...texts
			.filter(({ text, field }) => field.startsWith("head.") || (field === "text" && /^#{1,6} /.test(text)))
			.map(({ line, field }) => {
				const found = field === "text" ? "a citation in a heading" : "a citation in text for search results";
				return { file: entry.file, line, field, found, expected: "the citation after its claim on the page" };
			}),
	];
}
