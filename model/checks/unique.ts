import { z } from "zod";
import { entriesOf } from "../entries.ts";
import { faqSchema } from "../faq.ts";
import type { Content } from "../load.ts";
import type { Problem } from "../problem.ts";

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
	const seen = new Map<string, string>();
	return [...pages, notFound].flatMap(({ entry: { file, data } }) =>
		(["title", "description"] as const).flatMap((field) => {
			const text = data.head[field];
			const first = seen.get(text);
			seen.set(text, file);
			return first === undefined
				? []
				: [{ file, field: `head.${field}`, found: `the same text as in ${first}`, allowed: "a text that no other page has" }];
		}),
	);
}
