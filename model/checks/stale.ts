import { z } from "zod";
import { entriesOf } from "../entries.ts";
import { faqSchema } from "../faq.ts";
import type { Content } from "../load.ts";
import type { PlacedText } from "../placed-texts.ts";
import { placedTexts } from "../placed-texts.ts";
import type { Problem } from "../problem.ts";

/** Words that speak of cases or posts where none is left: those of their own page, which stays where it is, and links to it. */
export function checkEmptied(content: Content): Problem[] {
	const lists = [
		{ entries: content.caseStudies, page: content.caseStudiesPage, path: "/case-studies", name: "case study" },
		{ entries: content.posts, page: content.blogPage, path: "/blog", name: "post" },
	];
	return lists
		.filter(({ entries }) => entries.length === 0)
		.flatMap(({ page, path, name }) => [
			...placedTexts(page)
				.filter(({ field }) => /^(head|hero|cta)\.(title|description|subject|asked|intro)$/.test(field))
				.map((place) => said(page.file, place, `words that hold without any ${name}; ${path} stays in public, and no menu leads there`)),
			...entriesOf(content)
				.filter(({ file }) => file !== page.file)
				.flatMap((entry) =>
					placedTexts(entry)
						.filter(({ text }) => text === path || text.includes(`](${path})`) || text.includes(`](${path}#`))
						.map((place) => said(entry.file, place, `no link to ${path}, where no ${name} is left`)),
				),
		]);
}

const said = (file: string, { text, field, line }: PlacedText, allowed: string): Problem => {
	const found = JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
	return { file, line, field, found, allowed };
};

/** Answers that stand with the very same words on two pages, as when a page was copied to begin another. */
export function checkCopiedAnswers(content: Content): Problem[] {
	const seen = new Map<string, string>();
	return entriesOf(content).flatMap(({ file, data, lineOf }) => {
		const { faq } = z.object({ faq: faqSchema }).safeParse(data).data ?? { faq: [] };
		return faq.flatMap(({ question, answer }, index): Problem[] => {
			const line = lineOf(["faq", index, "question"]);
			const first = seen.get(question + answer);
			if (first === undefined) seen.set(question + answer, `${file}:${line}`);
			const allowed = "a question and an answer of its own; change it in the file that is the copy";
			return first === undefined ? [] : [{ file, line, field: `faq.${index}.question`, found: `the same as in ${first}`, allowed }];
		});
	});
}
