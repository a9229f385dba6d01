import { readArticle } from "../articles/article.ts";
import { withoutChips } from "../articles/chips.ts";
import { sentencesOf, wordsOf } from "../articles/sentences.ts";
import type { Content, SitePage } from "../content.ts";
import { textsWithin } from "../reading/all-texts.ts";
import { nearest } from "../reading/nearest.ts";
import type { Problem } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";
import { viewOf } from "../views/view-of.ts";

/**
 * Facts whose page or sentence is gone: the ledger would vouch for what nobody says any more.
 *
 * @param shown Whether the pages can be shown, so that sentences can be looked for.
 */
export function checkFacts(content: Content, shown = true): Problem[] {
	const pages = new Map(content.pages.map((page): [string, SitePage] => [page.path, page]));
	// Most pages are spoken of many times, and gathering what one says takes longer than looking through it.
	const known = new Map<SitePage, string[]>();
	const textsOn = (page: SitePage) => {
		const texts = known.get(page) ?? [
			page.entry.data.head.title,
			page.entry.data.head.description,
			...textsOf(viewOf(content, page)),
			...readArticle(page.entry.body).texts,
		];
		known.set(page, texts);
		return texts;
	};
	return content.facts.flatMap(({ file, data, lineOf }) =>
		data.says.flatMap(({ page: path, text }, index): Problem[] => {
			const page = pages.get(path);
			const at = (field: "page" | "text") => ({ file, line: lineOf(["says", index, field]), field: `says.${index}.${field}` });
			if (!page) {
				const all = data.says.every((said) => !pages.has(said.page)) && data.crawlers.length === 0;
				const gone = all ? "this file goes, since no page says the fact any more" : "this entry below says goes";
				const allowed = `the address of a page of this site; where that page was removed, ${gone}`;
				return [{ ...at("page"), found: path, allowed, suggestion: nearest(path, [...pages.keys()]) }];
			}
			if (!shown) return [];
			return missing(text, textsOn(page)).map((message) => ({
				...at("text"),
				...message,
				allowed: `words that stand on ${path}, letter by letter and without Markdown`,
			}));
		}),
	);
}

/** Phrases to be confirmed that their file no longer holds. */
export function checkConfirm(entries: readonly Entry<unknown>[]): Problem[] {
	return entries.flatMap(({ file, data, body, confirm, lineOf }) =>
		confirm.flatMap((phrase, index) =>
			missing(phrase, [...textsOf(data), ...readArticle(body).texts]).map((message) => ({
				file,
				line: lineOf(["confirm", index]),
				field: `confirm.${index}`,
				...message,
				allowed: "words that stand in this file, letter by letter and without Markdown; delete the line when they are confirmed",
			})),
		),
	);
}

/** What is said of words that none of the texts holds. */
function missing(words: string, texts: readonly string[]): Pick<Problem, "found" | "suggestion">[] {
	if (texts.some((text) => text.includes(words))) return [];
	// By words and not by letters: what is looked for is often a part of a sentence.
	const sought = new Set(wordsOf(words));
	const shared = (sentence: string) => new Set(wordsOf(sentence).filter((word) => sought.has(word))).size;
	const sentences = texts.flatMap(sentencesOf).map((sentence) => ({ sentence, count: shared(sentence) }));
	const nearest = sentences.reduce((best, next) => (next.count > best.count ? next : best), { sentence: "", count: 0 });
	return [{ found: JSON.stringify(words), ...(nearest.count > sought.size / 2 && { suggestion: nearest.sentence }) }];
}

/** Every text in a value, without chips and with single spaces. */
export const textsOf = (value: unknown) => textsWithin(value).map(({ text }) => withoutChips(text).replace(/\s+/g, " ").trim());
