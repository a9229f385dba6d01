import { expect, test } from "vitest";
import { articleHtml } from "./article-html.ts";

const htmlOf = async (markdown: string, titled = false) => Object.values(await articleHtml(markdown, { titled })).join("");

test("gives headings IDs, and demotes them one level if the page has a heading above the article", async () => {
	const markdown = "One.\n\n## Two\n\n### Three\n";
	expect(await htmlOf(markdown)).toMatch(/<h2 id="on-two">Two<\/h2>.*<h3 id="on-three">/s);
	expect(await htmlOf(markdown, true)).toMatch(/<h3 id="on-two">Two<\/h3>.*<h4/s);
});

test("turns a paragraph that is entirely bold into a pull quote", async () => {
	expect(await htmlOf("One of a kind.\n\n**We write it down.**\n")).toContain(
		'<p class="display text-h3"><mark class="hit">We write it down.</mark></p>',
	);
});

test("keeps bold words in paragraphs and lists", async () => {
	for (const markdown of ["**Bold** and more.\n", "- **A point**\n\n- **Another**\n"]) {
		const html = await htmlOf(markdown);
		expect(html, markdown).toContain("<strong>");
		expect(html, markdown).not.toContain("<mark");
	}
});

test("labels a table with its column headings, and makes first cells row headings", async () => {
	const html = await htmlOf("| Filter | Action |\n| - | - |\n| Size | Block it |\n");
	expect(html).toContain('aria-label="Table: Filter, Action"');
	expect(html).toMatch(/<th scope="col">Filter<\/th>.*<th scope="row">Size<\/th>\s*<td>Block it/s);
});
