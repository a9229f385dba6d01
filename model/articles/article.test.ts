import type { Element } from "hast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { headingIds, partsOf, readArticle } from "./article.ts";

const cut = (body: string) => {
	const pipeline = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(headingIds);
	const names = (blocks: readonly Element[]) => blocks.map(({ tagName }) => tagName).join(" ");
	const { before, lead, rest } = partsOf(pipeline.runSync(pipeline.parse(body)));
	return [names(before), names(lead), names(rest)];
};

describe("an article that is collapsed shows its first paragraph and the heading right before it", () => {
	test.each([
		["One.\n\nTwo.", ["", "p", "p"]],
		["## Heading\n\nOne.\n\nTwo.", ["", "h2 p", "p"]],
		["<!-- a note -->\n\nOne.\n\nTwo.", ["", "p", "p"]],
		["<!-- a note\nof two lines -->\n\n## Heading\n\nOne.", ["", "h2 p", ""]],
		["## Heading\n\n<!-- a note -->\n\nOne.\n\nTwo.", ["", "h2 p", "p"]],
		["[a]: /services\n\nOne with [a].\n\nTwo.", ["", "p", "p"]],
		["One with [a].\n\n[a]: /services", ["", "p", ""]],
		["- List\n\nOne.\n\nTwo.", ["ul", "p", "p"]],
		["- List\n\n## Heading\n\nOne.\n\nTwo.", ["ul", "h2 p", "p"]],
		["## Heading\n\n### Below it\n\nOne.\n\nTwo.", ["h2", "h3 p", "p"]],
		["> Said.\n\n---\n\n| a |\n| - |\n| b |\n\nOne.", ["blockquote hr table", "p", ""]],
		["One[^1].\n\n[^1]: A note.", ["", "p", "section"]],
		["- List\n\n## Heading", ["", "", "ul h2"]],
		["> Said.", ["", "", "blockquote"]],
	])("%j", (body, parts) => {
		expect(cut(body)).toEqual(parts);
	});
});

test("the ids of headings begin with what no section's id begins with, and are never the same", () => {
	const body = "## Pricing\n\n## FAQ\n\n> ## Pricing\n\n## Pricing\n\n### Article\n\n## Цены";
	expect(readArticle(body).headings.map(({ id }) => id)).toEqual(["on-pricing", "on-faq", "on-pricing-2", "on-цены"]);
});
