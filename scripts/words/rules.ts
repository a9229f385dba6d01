import { readArticle } from "../../model/article.ts";

import { textsOf } from "../../model/checks/facts.ts";
import { chipsOf, withoutChips } from "../../model/chips.ts";

import { entriesOf } from "../../model/entries.ts";
import type { Content } from "../../model/load.ts";
import { sentencesOf, wordsOf } from "../../model/sentences.ts";

/** Words that break a rule of how the shipped content is written. */
interface WordsFinding {
	/** The files that it concerns. */
	files: string[];
	what: string;
}

/** Words of an article's body. */
export const ARTICLE_WORDS = { services: { min: 1200, max: 1800 }, industries: { min: 1000, max: 1500 } } as const;

/** Words of an answer, and how much the lengths of all answers have to differ. */
export const ANSWER_WORDS = { min: 15, max: 120, deviation: 15 } as const;

/** How many calls to action may open with the same word. */
const SAME_OPENING = 4;

/** Sentences of so many words stand on one page only. */
const REPEATED = 8;

const countWords = (text: string) => wordsOf(text).length;

/** Articles that are shorter or longer than their kind. */
export function checkLengths(content: Content): WordsFinding[] {
	return (["services", "industries"] as const).flatMap((kind) =>
		content[kind].flatMap(({ file, body }) => {
			const count = countWords(readArticle(body).texts.join(" "));
			const { min, max } = ARTICLE_WORDS[kind];
			return count < min || count > max ? [{ files: [file], what: `the article has ${count} words, not ${min} to ${max}` }] : [];
		}),
	);
}

/** Answers that are too short or long, or all of one length. */
export function checkAnswerLengths(content: Content): WordsFinding[] {
	const answers = [content.home, ...content.services, ...content.industries, content.aboutPage].flatMap(({ file, data }) =>
		data.faq.map(({ question, answer }) => ({ file, question, count: countWords(answer) })),
	);
	const { min, max, deviation } = ANSWER_WORDS;
	const outside = answers
		.filter(({ count }) => count < min || count > max)
		.map(({ file, question, count }) => ({ files: [file], what: `"${question}" is answered in ${count} words, not ${min} to ${max}` }));
	const mean = answers.reduce((sum, { count }) => sum + count, 0) / answers.length;
	const spread = Math.sqrt(answers.reduce((sum, { count }) => sum + (count - mean) ** 2, 0) / answers.length);
	if (spread >= deviation) return outside;
	const files = [...new Set(answers.map(({ file }) => file))];
	return [
		...outside,
		{ files, what: `all ${answers.length} answers are about ${Math.round(mean)} words: they deviate by ${spread.toFixed(1)}, not ${deviation}` },
	];
}

/** Articles of which more headings ask than tell, taken together. */
export function checkHeadings(content: Content): WordsFinding[] {
	const articles = [...content.services, ...content.industries, ...content.policies, content.aboutPage].map(({ file, body }) => {
		const headings = readArticle(body).headings.map(({ text }) => text);
		return { file, all: headings.length, asking: headings.filter((text) => text.endsWith("?")).length };
	});
	const sum = (of: "all" | "asking") => articles.reduce((total, article) => total + article[of], 0);
	if (sum("asking") <= sum("all") / 2) return [];
	const files = articles.filter(({ all, asking }) => asking > all / 2).map(({ file, all, asking }) => `${file} (${asking} of ${all})`);
	return [{ files, what: `${sum("asking")} of all ${sum("all")} headings in articles are questions; at most half may be` }];
}

/** Calls to action that open alike. */
export function checkOpenings(content: Content): WordsFinding[] {
	const pages = [content.home, content.servicesPage, content.industriesPage, content.caseStudiesPage, content.blogPage, content.aboutPage];
	const calls = [...pages, ...content.services, ...content.industries].map(({ file, data }) => ({ file, ...data.cta }));
	return (["title", "description"] as const).flatMap((field) => {
		const byWord = new Map<string, string[]>();
		for (const call of calls) {
			const [word = ""] = wordsOf(call[field]);
			byWord.set(word, [...(byWord.get(word) ?? []), call.file]);
		}
		return [...byWord]
			.filter(([, files]) => files.length > SAME_OPENING)
			.map(([word, files]) => ({
				files,
				what: `${files.length} calls to action (${field}) open with "${word}", not ${SAME_OPENING} at most`,
			}));
	});
}

/** Sentences that stand in two files. Policies repeat each other, and the ledger names facts that are shared. */
export function checkRepeated(content: Content): WordsFinding[] {
	const unshown = new Set<unknown>([...content.policies, ...content.facts, content.photos, content.redirects]);
	const shared = content.facts.flatMap(({ data }) =>
		new Set(data.says.map(({ page }) => page)).size > 1 ? data.says.map(({ text }) => textKey(text)) : [],
	);
	const places = new Map<string, { sentence: string; files: Set<string> }>();
	for (const entry of entriesOf(content).filter((candidate) => !unshown.has(candidate))) {
		const texts = [...textsOf(entry.data), ...readArticle(entry.body).texts];
		for (const sentence of texts.flatMap(sentencesOf).filter((text) => countWords(text) >= REPEATED)) {
			const key = textKey(sentence);
			const place = places.get(key) ?? { sentence, files: new Set() };
			places.set(key, { ...place, files: place.files.add(entry.file) });
		}
	}
	return [...places]
		.filter(([key, { files }]) => files.size > 1 && !shared.some((text) => key.includes(text) || text.includes(key)))
		.map(([, { sentence, files }]) => ({ files: [...files], what: `the same sentence: ${sentence}` }));
}

/** Sentences of articles and answers that rest on a fact of the ledger, without a chip in the same paragraph, item or cell that leads to it. */
export function checkCited(content: Content): WordsFinding[] {
	return [...content.services, ...content.industries].flatMap(({ file, path, cited }) => {
		const texts = [...readArticle(cited.body).texts, ...cited.data.faq.map(({ answer }) => answer)];
		return content.facts.flatMap(({ slug, data }) => {
			const leadsTo = (number: string) => {
				const source = cited.sources[Number(number) - 1];
				return source !== undefined && "fact" in source && source.fact === slug;
			};
			return data.says
				.filter(({ page, text }) => page === path && texts.some((shown) => withoutChips(shown).includes(text) && !chipsOf(shown).some(leadsTo)))
				.map(({ text }) => ({ files: [file], what: `no chip leads to ${slug}: ${text}` }));
		});
	});
}

const textKey = (text: string) => wordsOf(text).join(" ");

/** Everything that breaks a rule. */
export function checkWords(content: Content): WordsFinding[] {
	return [checkLengths, checkAnswerLengths, checkHeadings, checkOpenings, checkRepeated, checkCited].flatMap((check) => check(content));
}
