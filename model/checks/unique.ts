import { z } from "zod";
import { type Content, entriesOf } from "../content.ts";
import { faqSchema } from "../fields/page.ts";
import { type Problem, problemAt } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";
import { valueAt } from "../reading/schema-walk.ts";
import { UNFINISHED_PREFIX } from "./texts.ts";

/** Returns a key that ignores punctuation, whitespace, and case. */
const keyOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/** A string that must be unique, and where it is. */
interface Place {
	entry: Entry<unknown>;
	path: readonly PropertyKey[];
	text: string;
}

/** Reports each string that repeats an earlier one. */
function repeated(places: readonly Place[]): Problem[] {
	const seen = new Map<string, Place>();
	return places.flatMap((place) => {
		const first = seen.get(keyOf(place.text));
		if (!first) seen.set(keyOf(place.text), place);
		if (!first) return [];
		const found = `the same text as in ${first.entry.file}:${first.entry.lineOf(first.path)}`;
		return [problemAt(place.entry, place.path, found, "unique text; edit the copy or delete it")];
	});
}

const questionSchema = z.object({ faq: faqSchema });

/** Reports duplicate questions on a page. Different pages may share a question. */
export const checkQuestions = (content: Content): Problem[] =>
	entriesOf(content).flatMap((entry) => {
		const { faq = [] } = questionSchema.safeParse(entry.data).data ?? {};
		return repeated(faq.map(({ question }, index) => ({ entry, path: ["faq", index, "question"], text: question })));
	});

/** Reports titles, descriptions, quotes, and names that two files share, which happens when a copied file isn't edited. */
export function checkCopies({ pages, notFound, posts, caseStudies, testimonials, people }: Content): Problem[] {
	const heads = [...pages, notFound].map(({ entry }) => entry);
	const groups: [entries: readonly Entry<unknown>[], path: readonly string[]][] = [
		[heads, ["head", "title"]],
		[heads, ["head", "description"]],
		[posts, ["title"]],
		[caseStudies, ["title"]],
		[testimonials, ["text"]],
		[people, ["name"]],
	];
	return groups.flatMap(([entries, path]) => {
		const places = entries.map((entry) => ({ entry, path, text: String(valueAt(entry.data, path)) }));
		// checkUnfinished reports these.
		return repeated(places.filter(({ text }) => !text.includes(UNFINISHED_PREFIX)));
	});
}
