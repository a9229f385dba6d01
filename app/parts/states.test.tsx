import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { MenuGroup } from "../layout/menu-group.tsx";
import { Byline } from "../parts/byline.tsx";
import { ExpandableArticle } from "../screens/story/expandable-article.tsx";

// States that don't occur on the shipped site.
const render = renderToStaticMarkup;
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
		["lead, rest", /The lead\..*<details(?! open).*Read More.*The rest\..*<\/details>/],
		["before, lead", /article-before.*The before\..*The lead\..*<details.*Read More/],
		["lead", /The lead\.(?!.*(details|Read More))/],
		["rest", /The rest\.(?!.*(details|Read More))/],
	])("with %s collapses only what follows the first paragraph", (parts, shows) => expect(show(parts)).toMatch(shows));
});

test("a byline without an author, reviewer, or date renders nothing", () => {
	const author = { name: "Ann Other", role: "Editor", path: "/about-us#ann-other" };
	expect(render(<Byline author={author} />)).toContain('<a href="/about-us#ann-other"');
	expect(render(<Byline />)).toBe("");
});
