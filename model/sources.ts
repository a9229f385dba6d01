import { z } from "zod";
import { chipsOf, mapTexts, numbered, withoutChips } from "./chips.ts";
import type { Fact } from "./fact.ts";
import type { Content } from "./load.ts";
import { nearest } from "./nearest.ts";
import { textsWithin } from "./placed-texts.ts";
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
	const ids = sources.map((source) => source.id);
	const known = ids.map((id) => `[^${id}]`);
	const chips = chipsInOrder(entry);
	const order = [...new Set(chips.map(({ id }) => id))];
	const numbers = new Map(order.map((id, index) => [id, index + 1]));
	const problems: Problem[] = [
		...chips
			.filter(({ id }) => !ids.includes(id))
			.map(({ id, ...place }) => ({
				file,
				...place,
				found: `[^${id}], which no source has`,
				allowed: known.join(", ") || "a chip with a source under sources",
				suggestion: nearest(`[^${id}]`, known),
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

/** Sources that lead to no fact. */
export function checkSources({ pages, facts }: Content): Problem[] {
	const slugs = facts.map(({ slug }) => slug);
	return pages.flatMap(({ entry: { file, lineOf, data } }) =>
		sourcesOf(data).flatMap((source, index) => {
			if ("page" in source || slugs.includes(source.fact)) return [];
			const at = { file, line: lineOf(["sources", index, "fact"]), field: `sources.${index}.fact` };
			return [{ ...at, found: source.fact, allowed: "the name of a file in content/facts", suggestion: nearest(source.fact, slugs) }];
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

/** Every chip with its place, in the order in which a reader meets it. */
function chipsInOrder({ data, body, bodyLine, lineOf }: Entry<unknown>): { id: string; field: string; line: number }[] {
	const chips = [
		...textsWithin(data).flatMap(({ text, path }) =>
			chipsOf(text).map((id) => ({ part: String(path[0]), chip: { id, field: path.join("."), line: lineOf(path) } })),
		),
		...body
			.split("\n")
			.flatMap((text, index) => chipsOf(text).map((id) => ({ part: "(text)", chip: { id, field: "text", line: bodyLine + index } }))),
	];
	const rank = (part: string) => READING_ORDER.indexOf(part) + 1 || READING_ORDER.length + 1;
	return chips.sort((a, b) => rank(a.part) - rank(b.part)).map(({ chip }) => chip);
}
