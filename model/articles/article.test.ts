import type { Element } from "hast";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { expect, test } from "vitest";
import { headingIds, parseArticle, partsOf, readArticle } from "./article.ts";
import { sentencesOf } from "./sentences.ts";

const partsIn = (body: string) => {
	const renderer = unified().use(remarkRehype).use(headingIds);
	const names = (blocks: readonly Element[]) => blocks.map(({ tagName }) => tagName).join(" ");
	const { before, lead, rest } = partsOf(renderer.runSync(parseArticle(body)));
	return [names(before), names(lead), names(rest)];
};

test.each([
	["One.\n\nTwo.", ["", "p", "p"]],
	["## Heading\n\n<!-- a note -->\n\nOne.\n\nTwo.", ["", "h2 p", "p"]],
	["[a]: /services\n\nOne with [a].\n\nTwo.", ["", "p", "p"]],
	["- List\n\n## Heading\n\nOne.\n\nTwo.", ["ul", "h2 p", "p"]],
	["## Heading\n\n### Below it\n\nOne.\n\nTwo.", ["h2", "h3 p", "p"]],
	["> Said.\n\n---\n\n| a |\n| - |\n| b |\n\nOne.", ["blockquote hr table", "p", ""]],
	["One[^1].\n\n[^1]: A note.", ["", "p", "section"]],
	["- List\n\n## Heading", ["", "", "ul h2"]],
])("splits a collapsible article around its first paragraph and any heading right before it: %j", (body, parts) => {
	expect(partsIn(body)).toEqual(parts);
});

test("gives headings unique IDs that no section uses", () => {
	const body = "## Pricing\n\n## FAQ\n\n> ## Pricing\n\n## Pricing\n\n### Article\n\n## Цены";
	expect(readArticle(body).headings.map(({ id }) => id)).toEqual(["on-pricing", "on-faq", "on-pricing-2", "on-цены"]);
});

test("splits text into sentences, but not within names and figures", () => {
	const sentences = ["Ask “Why us?”", "Node.js 3.5 e.g. costs $1.50.[^1]", "It’s 2-3 weeks."];
	expect(sentencesOf(sentences.join(" "))).toEqual(sentences);
});
