import { z } from "zod";
import { entriesOf } from "../entries.ts";
import { faqSchema } from "../faq.ts";
import type { Content } from "../load.ts";
import type { Problem } from "../problem.ts";
import type { Entry } from "../source.ts";
import { TO_WRITE } from "../unwritten.ts";

/** Questions that a page answers twice. Punctuation, spaces and upper case make no other question. */
export function checkQuestions(content: Content): Problem[] {
	return entriesOf(content).flatMap(({ file, data, lineOf }) => {
		const seen = new Map<string, number>();
		return questionsOf(data).flatMap((question, index) => {
			const key = keyOf(question);
			const first = seen.get(key);
			if (first === undefined) seen.set(key, lineOf(["faq", index, "question"]));
			const found = `the same question as in line ${first}`;
			return first === undefined
				? []
				: [{ file, line: lineOf(["faq", index, "question"]), field: `faq.${index}.question`, found, allowed: "each question once on a page" }];
		});
	});
}

const keyOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/** Whether two texts differ in punctuation, spaces and upper case alone. */
export const sameWords = (one: string, other: string) => keyOf(one) === keyOf(other);

function questionsOf(data: unknown): string[] {
	const parsed = z.object({ faq: faqSchema }).safeParse(data);
	return parsed.success ? parsed.data.faq.map(({ question }) => question) : [];
}

/** Titles and descriptions in search results are unique. */
export function checkUnique({ pages, notFound }: Content): Problem[] {
	return (["title", "description"] as const).flatMap((field) =>
		copiesOf(
			[...pages, notFound].map(({ entry }) => ({ entry, text: entry.data.head[field] })),
			["head", field],
		),
	);
}

/** Posts, cases and quotes that somebody copied to begin another, and did not change. */
export function checkCopies({ posts, caseStudies, testimonials }: Content): Problem[] {
	return [
		...copiesOf(
			posts.map((entry) => ({ entry, text: entry.data.title })),
			["title"],
		),
		...copiesOf(
			caseStudies.map((entry) => ({ entry, text: entry.data.title })),
			["title"],
		),
		...copiesOf(
			testimonials.map((entry) => ({ entry, text: entry.data.text })),
			["text"],
		),
	];
}

/** Entries whose text in a field another one has, too. Nobody but the owner knows which is the copy. */
function copiesOf(texts: readonly { entry: Entry<unknown>; text: string }[], path: readonly string[]): Problem[] {
	const seen = new Map<string, string>();
	return texts.flatMap(({ entry: { file, lineOf }, text }) => {
		const place = `${file}:${lineOf(path)}`;
		const first = seen.get(keyOf(text));
		if (first === undefined) seen.set(keyOf(text), place);
		const allowed = "a text that no other file has: change it in the one that is the copy, or delete that file";
		// What npm run new leaves to be written is told as that.
		return first === undefined || text.includes(TO_WRITE)
			? []
			: [{ file, line: lineOf(path), field: path.join("."), found: `the same text as in ${first}`, allowed }];
	});
}
