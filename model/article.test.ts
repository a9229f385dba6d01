import type { Element } from "hast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { checkHtml, headingIds, outlineOf, partsOf } from "./article.ts";

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
		const { hasBefore, hasLead, hasRest } = outlineOf(body);
		expect([hasBefore, hasLead, hasRest]).toEqual(parts.map((part) => part !== ""));
	});
});

test("the ids of headings begin with what no section's id begins with, and are never the same", () => {
	const body = "## Pricing\n\n## FAQ\n\n> ## Pricing\n\n## Pricing\n\n### Article\n\n## Цены";
	expect(outlineOf(body).headings.map(({ id }) => id)).toEqual(["on-pricing", "on-faq", "on-pricing-2", "on-цены"]);
});

test("HTML is a mistake on its line, a comment is none", () => {
	const check = (body: string) =>
		checkHtml({ file: "a.md", slug: "a", data: {}, body, bodyLine: 10, confirm: [], lineOf: () => 1 }).map(({ line, found }) => `${line} ${found}`);
	expect(check("One.\n\n<div>Two</div>\n\nThree <b>bold</b>.")).toEqual(["12 HTML: <div>Two</div>", "14 HTML: <b>", "14 HTML: </b>"]);
	expect(check("<!-- note --> Lost words.")).toEqual(["10 HTML: <!-- note --> Lost words."]);
	expect(check("<!-- note -->\n\nOne <!-- aside --> more.\n\n<!--\nlong\n-->")).toEqual([]);
});
