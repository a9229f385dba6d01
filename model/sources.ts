import { z } from "zod";
import { chipsOf, mapTexts, numbered, withoutChips } from "./chips.ts";
import type { Fact } from "./fact.ts";
import type { Content } from "./load.ts";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./source.ts";
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
		fact: slug.describe("The fact that backs it: the name of a file in content/facts, without .md."),
		text: line.optional().describe("What the fact says, where its own statement is too long."),
	}),
]);

/** The sources of a page; each has at least one chip on it, and each chip its source. */
export const sourcesSchema = z.array(sourceSchema).default([]).describe("What backs the claims of this page; shown as Sources on this page.");

type Source = z.output<typeof sourceSchema>;

/** A source as the page lists it. */
export type ShownSource = { number: number } & (
	| { path: string; text: string }
	| { text: string; name: string; publisher: string; date: string; dated: boolean }
);

/** The parts of a page in the order in which a reader meets them; "(text)" is the Markdown. Fields that are not named come last. */
const READING_ORDER = [
	"hero",
	"stage",
	"stats",
	"specimen",
	"deliverables",
	"servicesTitle",
	"facts",
	"cards",
	"articleTitle",
	"storyTitle",
	"(text)",
	"benefits",
	"packages",
	"pricing",
	"process",
	"coverage",
	"why",
	"values",
	"industriesIntro",
	"email",
	"chat",
	"response",
	"faq",
	"cta",
];

/** A page's words with numbered chips, and its sources by number. */
export interface Cited<Data> {
	data: Data;
	body: string;
	sources: Source[];
}

/** Takes the chips out of a page's words, and keeps the words with numbered chips for the page itself. */
export function cite<Data>(entry: Entry<Data>): { plain: Entry<Data>; cited: Cited<Data>; problems: Problem[] } {
	const { file, data, body, bodyLine, lineOf } = entry;
	const sources = sourcesOf(data);
	const chips = chipsInOrder(data, body);
	const order = [...new Set(chips.map((chip) => chip.id))];
	const numbers = new Map(order.map((id, index) => [id, index + 1]));
	const ids = sources.map((source) => source.id);
	const problems: Problem[] = [
		...chips
			.filter((chip) => !ids.includes(chip.id))
			.map(({ id, path, line }) => ({
				file,
				line: path ? lineOf(path) : bodyLine + line,
				field: path?.join(".") ?? "text",
				found: `[^${id}], which no source has`,
				allowed: ids.length > 0 ? ids.map((known) => `[^${known}]`).join(", ") : "a chip with a source under sources",
				suggestion: nearest(
					`[^${id}]`,
					ids.map((known) => `[^${known}]`),
				),
			})),
		...sources.flatMap((source, index) => {
			const at = { file, line: lineOf(["sources", index]), field: `sources.${index}` };
			if (ids.indexOf(source.id) !== index) return [{ ...at, found: `${source.id} a second time`, allowed: "each source once" }];
			return numbers.has(source.id)
				? []
				: [{ ...at, found: `${source.id} without a chip`, allowed: `[^${source.id}] behind the claim that it backs` }];
		}),
		...body.split("\n").flatMap((text, line) => {
			if (!/^#{1,6} /.test(text) || chipsOf(text).length === 0) return [];
			return [{ file, line: bodyLine + line, field: "text", found: "a chip in a heading", allowed: "a chip behind the claim, in the text below" }];
		}),
	];
	return {
		plain: { ...entry, data: mapTexts(data, withoutChips), body: withoutChips(body) },
		cited: {
			data: mapTexts(data, (text) => numbered(text, numbers)),
			body: numbered(body, numbers),
			sources: order.flatMap((id) => sources.filter((source) => source.id === id)),
		},
		problems,
	};
}

/** Sources that lead to no page or to no fact. */
export function checkSources({ pages, facts }: Content): Problem[] {
	const paths: string[] = pages.map(({ path }) => path);
	const slugs = facts.map(({ slug }) => slug);
	return pages.flatMap(({ entry: { file, lineOf, data } }) =>
		sourcesOf(data).flatMap((source, index): Problem[] => {
			const at = (field: string) => ({ file, line: lineOf(["sources", index, field]), field: `sources.${index}.${field}` });
			if ("page" in source) {
				const path = source.page.replace(/#.*$/, "");
				if (paths.includes(path)) return [];
				return [{ ...at("page"), found: source.page, allowed: "a page of this site", suggestion: nearest(path, paths) }];
			}
			if (slugs.includes(source.fact)) return [];
			return [{ ...at("fact"), found: source.fact, allowed: "the name of a file in content/facts", suggestion: nearest(source.fact, slugs) }];
		}),
	);
}

/** The sources as the page lists them. */
export function shownSources(sources: readonly Source[], facts: readonly Entry<Fact>[]): ShownSource[] {
	return sources.map((source, index) => {
		const number = index + 1;
		if ("page" in source) return { number, path: source.page, text: source.text };
		const fact = facts.find(({ slug }) => slug === source.fact)?.data;
		if (!fact) throw new Error(`No fact ${source.fact} in content/facts.`);
		const { name, publisher, date = fact.checked } = fact.source;
		return { number, text: source.text ?? fact.statement, name, publisher, date, dated: fact.source.date !== undefined };
	});
}

const pageSchema = z.object({ sources: sourcesSchema });

/** The sources of a page; none where its kind has no such field. */
function sourcesOf(data: unknown): Source[] {
	return pageSchema.safeParse(data).data?.sources ?? [];
}

/** Every chip, in the order in which a reader meets it: where it stands in the fields, or the line of the Markdown, from 0. */
function chipsInOrder(data: unknown, body: string): { id: string; path?: PropertyKey[]; line: number }[] {
	const fields = typeof data === "object" && data !== null ? Object.entries(data) : [];
	const place = (key: string) => {
		const index = READING_ORDER.indexOf(key);
		return index < 0 ? READING_ORDER.length : index;
	};
	const parts: [key: string, chips: { id: string; path?: PropertyKey[]; line: number }[]][] = [
		...fields.map(([key, value]): (typeof parts)[number] => [key, chipsWithin(value, [key])]),
		["(text)", body.split("\n").flatMap((text, line) => chipsOf(text).map((id) => ({ id, line })))],
	];
	return parts.sort(([a], [b]) => place(a) - place(b)).flatMap(([, chips]) => chips);
}

function chipsWithin(value: unknown, path: PropertyKey[]): { id: string; path: PropertyKey[]; line: number }[] {
	if (typeof value === "string") return chipsOf(value).map((id) => ({ id, path, line: 0 }));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => chipsWithin(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}
