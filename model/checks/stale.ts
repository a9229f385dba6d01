import { entriesOf } from "../entries.ts";
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
				.map((place) => problemAt(page.file, place, `words that hold without any ${name}; ${path} stays in public, and no menu leads there`)),
			...entriesOf(content)
				.filter(({ file }) => file !== page.file)
				.flatMap((entry) =>
					placedTexts(entry)
						.filter(({ text }) => text === path || text.includes(`](${path})`) || text.includes(`](${path}#`))
						.map((place) => problemAt(entry.file, place, `no link to ${path}, where no ${name} is left`)),
				),
		]);
}

const problemAt = (file: string, { text, field, line }: PlacedText, allowed: string): Problem => {
	const found = JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
	return { file, line, field, found, allowed };
};
