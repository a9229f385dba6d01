import { closest } from "fastest-levenshtein";
import { readArticle } from "../article.ts";
import type { Content } from "../load.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import type { Entry } from "../source.ts";

/** Links of posts and sources to pages that do not exist, and to headings that the page's text does not have. */
export function checkAnswers({ posts, pages }: Content): Problem[] {
	const check = ({ file, lineOf }: Entry<unknown>, path: (string | number)[], link: string): Problem[] => {
		const [address = "", part] = link.split("#");
		const at = { file, line: lineOf(path), field: path.join("."), found: link };
		const page = pages.find((candidate) => candidate.path === address);
		if (!page)
			return [
				{
					...at,
					allowed: "a page of this site",
					suggestion: nearest(
						address,
						pages.map(({ path }) => path),
					),
				},
			];
		// Other parts belong to the screen, which this does not know.
		const parts = readArticle(page.entry.body).headings.map(({ id }) => id);
		if (part === undefined || !(part.startsWith("on-") || page.kind === "policy") || parts.includes(part)) return [];
		return [
			{
				...at,
				allowed: `${address} alone, or with a heading of its text`,
				suggestion: parts.length > 0 ? `${address}#${closest(part, parts)}` : undefined,
			},
		];
	};
	return [
		...posts.flatMap((entry) => (entry.data.answer ? check(entry, ["answer", "page"], entry.data.answer.page) : [])),
		...pages.flatMap(({ entry }) => {
			const sources = "sources" in entry.data ? entry.data.sources : [];
			return sources.flatMap((source, index) => ("page" in source ? check(entry, ["sources", index, "page"], source.page) : []));
		}),
	];
}
