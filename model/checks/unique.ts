import { z } from "zod";
import type { Content } from "../content.ts";
import { entriesOf } from "../content.ts";
import { faqSchema } from "../fields/faq.ts";
import { TO_WRITE } from "../reading/left-to-write.ts";
import type { Problem } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";

/** Returns the same for texts that differ only in punctuation, spaces and case. */
const keyOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

type Place = Pick<Problem, "file" | "line" | "field">;

/** What stands somewhere a second time. Nobody but the owner knows which is the copy. */
function repeated<Item extends Place>(
	items: readonly Item[],
	key: (item: Item) => string,
	tell: (first: Item) => Omit<Problem, keyof Place>,
): Problem[] {
	const seen = new Map<string, Item>();
	return items.flatMap((item) => {
		const words = key(item);
		const first = seen.get(words);
		if (!first) seen.set(words, item);
		return first ? [{ file: item.file, line: item.line, field: item.field, ...tell(first) }] : [];
	});
}

/** Every question of every file, with its place. */
function questionsIn(content: Content) {
	return entriesOf(content).flatMap(({ file, data, lineOf }) => {
		const { faq } = z.object({ faq: faqSchema }).safeParse(data).data ?? { faq: [] };
		return faq.map((item, index) => ({ ...item, file, line: lineOf(["faq", index, "question"]), field: `faq.${index}.question` }));
	});
}

/** Questions that a page answers twice. Punctuation, spaces and upper case make no other question. */
export function checkQuestions(content: Content): Problem[] {
	const tell = ({ line }: Place) => ({ found: `the same question as in line ${line}`, allowed: "each question once on a page" });
	return repeated(questionsIn(content), ({ file, question }) => `${file} ${keyOf(question)}`, tell);
}

/** Answers that stand with the very same words on two pages, as when a page was copied to begin another. */
export function checkCopiedAnswers(content: Content): Problem[] {
	const allowed = "a question and an answer of its own; change it in the file that is the copy";
	const tell = ({ file, line }: Place) => ({ found: `the same as in ${file}:${line}`, allowed });
	return repeated(questionsIn(content), ({ question, answer }) => question + answer, tell);
}

/** Titles, descriptions, quotes and names that two files have: somebody copied one to begin another, and did not change it. */
export function checkCopies({ pages, notFound, posts, caseStudies, testimonials, people }: Content): Problem[] {
	const heads: Entry<{ head: { title: string; description: string } }>[] = [...pages, notFound].map(({ entry }) => entry);
	return [
		...copiesOf(heads, ["head", "title"], ({ head }) => head.title),
		...copiesOf(heads, ["head", "description"], ({ head }) => head.description),
		...copiesOf(posts, ["title"], ({ title }) => title),
		...copiesOf(caseStudies, ["title"], ({ title }) => title),
		...copiesOf(testimonials, ["text"], ({ text }) => text),
		...copiesOf(people, ["name"], ({ name }) => name),
	];
}

function copiesOf<Data>(entries: readonly Entry<Data>[], path: readonly string[], textOf: (data: Data) => string): Problem[] {
	const texts = entries.map(({ file, data, lineOf }) => ({ text: textOf(data), file, line: lineOf(path), field: path.join(".") }));
	const allowed = "a text that no other file has: change it in the one that is the copy, or delete that file";
	return repeated(
		// What npm run new leaves to be written is told as that.
		texts.filter(({ text }) => !text.includes(TO_WRITE)),
		({ text }) => keyOf(text),
		({ file, line }) => ({ found: `the same text as in ${file}:${line}`, allowed }),
	);
}
