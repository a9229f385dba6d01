import { describe, expect, test } from "vitest";
import { readArticle } from "../../model/article.ts";
import type { Content } from "../../model/load.ts";
import { loadContent } from "../../model/load.ts";
import { isSampleSite } from "../../model/samples.ts";
import { wordsOf } from "../../model/sentences.ts";
import { placeholdersOf } from "../../model/site-config.ts";
import site from "../../site.config.ts";
import {
	ANSWER_WORDS,
	ARTICLE_WORDS,
	checkAnswerLengths,
	checkCited,
	checkHeadings,
	checkLengths,
	checkOpenings,
	checkRepeated,
	checkWords,
} from "./rules.ts";

const content = loadContent({ placeholders: placeholdersOf(site) });

// An owner writes as they like.
describe.runIf(isSampleSite(site))("as long as the origin is example.com, the sample content", () => {
	test("breaks none of the rules of how it is written", () => {
		expect(checkWords(content)).toEqual([]);
	});
});

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
const [service] = content.services;
const [industry] = content.industries;
if (!service || !industry) throw new Error("The rules are tried on the first service and the first industry.");

test("an article's words are counted without its Markdown, and told with file and count", () => {
	const { min, max } = ARTICLE_WORDS.services;
	const withBody = (body: string): Content => ({ ...content, services: [{ ...service, body }], industries: [] });
	const marked = `## Two words\n\n**${words(min - 4)}** [linked](/services) \`code\`\n`;
	expect(wordsOf(readArticle(marked).texts.join(" "))).toHaveLength(min);
	expect(checkLengths(withBody(marked))).toEqual([]);
	expect(checkLengths(withBody(words(min - 1)))).toEqual([{ files: [service.file], what: `the article has ${min - 1} words, not ${min} to ${max}` }]);
	expect(checkLengths(withBody(words(max)))).toEqual([]);
	expect(checkLengths(withBody(words(max + 1)))).toHaveLength(1);
});

test("answers: too short, too long, all of one length", () => {
	const answered = (counts: readonly number[]): Content => {
		const faq = counts.map((count, index) => ({ question: `Question ${index}?`, answer: words(count) }));
		const none = <Page extends { data: { faq: typeof faq } }>(page: Page) => ({ ...page, data: { ...page.data, faq: [] } });
		const home = { ...content.home, data: { ...content.home.data, faq } };
		return { ...content, home, services: [], industries: [], aboutPage: none(content.aboutPage) };
	};
	const { min, max } = ANSWER_WORDS;
	expect(checkAnswerLengths(answered([min, max, 40, 70]))).toEqual([]);
	expect(checkAnswerLengths(answered([min - 1, max + 1, 40, 70])).map(({ what }) => what)).toEqual([
		`"Question 0?" is answered in ${min - 1} words, not ${min} to ${max}`,
		`"Question 1?" is answered in ${max + 1} words, not ${min} to ${max}`,
	]);
	expect(checkAnswerLengths(answered([50, 54, 58, 54]))).toMatchObject([
		{ files: [content.home.file], what: expect.stringContaining("deviate by 2.8") },
	]);
});

test("headings: at most half of them ask", () => {
	const withBody = (body: string): Content => ({
		...content,
		services: [{ ...service, body }],
		industries: [],
		policies: [],
		aboutPage: { ...content.aboutPage, body: "" },
	});
	expect(checkHeadings(withBody("## One?\n\n## Two\n"))).toEqual([]);
	expect(checkHeadings(withBody("## One?\n\n## Two\n\n## Three?\n"))).toMatchObject([{ files: [`${service.file} (2 of 3)`] }]);
});

test("calls to action: four may open alike, not five", () => {
	const opening = (count: number): Content => ({
		...content,
		services: Array.from({ length: count }, () => ({
			...service,
			data: { ...service.data, cta: { ...service.data.cta, description: "Quixotic offers." } },
		})),
	});
	const found = (count: number) => checkOpenings(opening(count)).filter(({ what }) => what.includes("quixotic"));
	expect(found(4)).toEqual([]);
	expect(found(5)).toHaveLength(1);
});

test("a sentence of eight words stands in one file, unless it is short, a policy's, or a fact that the ledger shares", () => {
	const SENTENCE = "Seven small foxes never crossed that quiet river twice.";
	const saying = (one: string, other: string, facts: Content["facts"] = []): Content => ({
		...content,
		facts: [...content.facts, ...facts],
		services: [{ ...service, body: one }],
		industries: [{ ...industry, body: other }],
	});
	const found = (changed: Content) => checkRepeated(changed).filter(({ what }) => /foxes/i.test(what));
	expect(found(saying(SENTENCE, `Before. ${SENTENCE.toUpperCase()} After.`))).toMatchObject([{ files: [service.file, industry.file] }]);
	expect(found(saying("Seven foxes never crossed that river twice.", "Seven foxes never crossed that river twice."))).toEqual([]);
	const [policy] = content.policies;
	if (!policy) throw new Error("There is no policy.");
	expect(found({ ...saying(SENTENCE, ""), policies: [{ ...policy, body: SENTENCE }] })).toEqual([]);
	const [fact] = content.facts;
	if (!fact) throw new Error("There is no fact.");
	const says = [service.path, industry.path].map((page) => ({ page, text: "foxes never crossed that quiet river" }));
	expect(found(saying(SENTENCE, SENTENCE, [{ ...fact, data: { ...fact.data, says } }]))).toEqual([]);
});

test("a sentence that rests on a fact has a chip to it in the same paragraph, in an article as in an answer", () => {
	const [fact, other] = content.facts;
	if (!fact || !other) throw new Error("There are no two facts.");
	const TEXT = "the fox crossed in May 2026";
	const says = [{ page: service.path, text: TEXT }];
	const facts = [{ ...fact, data: { ...fact.data, says } }];
	const sources = [other, fact].map(({ slug }) => ({ id: slug, fact: slug }));
	const saying = (body: string, answer = ""): Content => {
		const cited = { ...service.cited, body, sources, data: { ...service.data, faq: [{ question: "When?", answer }] } };
		return { ...content, facts, services: [{ ...service, cited }], industries: [] };
	};
	expect(checkCited(saying(`Yes, ${TEXT}.[^2]`, `Yes,[^2] ${TEXT}.`))).toEqual([]);
	const missing = [{ files: [service.file], what: `no chip leads to ${fact.slug}: ${TEXT}` }];
	expect(checkCited(saying(`Yes, ${TEXT}.`))).toEqual(missing);
	expect(checkCited(saying(`Yes, ${TEXT}.[^1]`))).toEqual(missing);
	expect(checkCited(saying(`Yes, ${TEXT}.\n\nNo.[^2]`))).toEqual(missing);
	expect(checkCited(saying("", `Yes, ${TEXT}.`))).toEqual(missing);
});
