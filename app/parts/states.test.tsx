import { renderToStaticMarkup as render } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { MenuGroup } from "../layout/menu-group.tsx";
import { Byline } from "../parts/byline.tsx";
import { Cards } from "../screens/story/cards.tsx";
import { ExpandableArticle } from "../screens/story/expandable-article.tsx";

// The sample site may not have these states, so the tests render them directly.
const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

test("a menu of 13 entries lists each entry and the overview once", () => {
	const items = Array.from({ length: 13 }, (_, index) => ({ name: `Entry ${index}`, path: `/services/${index}` }));
	const menu = <MenuGroup name="Services" overview={{ name: "All Services", path: "/services" }} items={items} />;
	const html = render(<MemoryRouter>{menu}</MemoryRouter>);
	expect(matches(html, /href="([^"]*)"/g)).toEqual(["/services", ...items.map(({ path }) => path)]);
});

describe("an expandable article", () => {
	const show = (parts: string) => {
		const part = (name: string) => (parts.includes(name) ? `<p>The ${name}.</p>` : "");
		const article = { before: part("before"), lead: part("lead"), rest: part("rest") };
		return render(<ExpandableArticle page={{ articleTitle: "Title", byline: {}, headings: [] }} article={article} />);
	};
	test.each([
		["lead and rest", "collapses the rest", /The lead\..*<details(?! open).*Read More.*The rest\..*<\/details>/],
		["before and lead", "collapses the text before the lead", /article-before.*The before\..*The lead\..*<details.*Read More/],
		["only a lead", "has no Read More", /The lead\.(?!.*(details|Read More))/],
		["only a rest", "shows all of it, without Read More", /The rest\.(?!.*(details|Read More))/],
	])("with %s, %s", (parts, _, shows) => expect(show(parts)).toMatch(shows));
});

test("a byline links to its author", () => {
	const author = { name: "Ann Other", role: "Editor", path: "/about-us#ann-other" };
	expect(render(<Byline author={author} />)).toContain('<a href="/about-us#ann-other"');
});

test("a byline without author, reviewer, and date renders nothing", () => expect(render(<Byline />)).toBe(""));

test("a card without an example shows its text", () => {
	const items = ["First", "Second"].map((title) => ({ icon: [], title, description: `${title} card.` }));
	const page = { cards: { title: "Cards", items }, object: { parts: { items: ["an example"] } } };
	const html = render(
		<Cards page={page} item="">
			{({ title }, example) => `${title} with ${example}`}
		</Cards>,
	);
	expect(matches(html, /<li[^>]*>(.*?)<\/li>/g)).toEqual(["First with an example", expect.stringContaining("Second card.")]);
});
