import { expect, test } from "vitest";
import type { AuditedPage } from "./audit.ts";
import { audit } from "./audit.ts";
import { linkGraph } from "./links.ts";
import { parsePage } from "./parse-page.ts";

const URL_OF_PAGE = "https://www.example.com/services/seo";

interface Parts {
	title?: string;
	h1?: string;
	json?: string;
	body?: string;
	head?: string;
}

const page = ({
	title = "SEO services for clinics and hospitals",
	h1 = "Clinics found first",
	json,
	body = '<a href="/b">Prices</a>',
	head,
}: Parts = {}) =>
	parsePage(`<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="What it is.">
<link rel="canonical" href="${URL_OF_PAGE}"><meta property="og:image" content="https://www.example.com/a.png">${head ?? ""}
${json === undefined ? "" : `<script type="application/ld+json">{"@context":"https://schema.org",${json}}</script>`}</head>
<body><header><a href="/menu">Menu</a></header><main><nav><a href="/crumb">Crumb</a></nav><h1>${h1}</h1>${body}</main></body></html>`);

/** The rules that fail, with what they found. */
const failures = (audited: Partial<AuditedPage>) =>
	Object.fromEntries(
		audit({ url: URL_OF_PAGE, document: page(), ...audited })
			.filter(({ pass }) => !pass)
			.map(({ rule, found }) => [rule, found]),
	);

test("passes a sound page, whatever is known about it", () => {
	const markdown = {
		url: `${URL_OF_PAGE}.md`,
		status: 200,
		type: "text/markdown; charset=utf-8",
		link: `<${URL_OF_PAGE}>; rel="canonical"`,
	};
	expect(failures({})).toEqual({});
	expect(failures({ inbound: 3, headers: { link: markdown.link, robots: "" }, markdown, broken: [] })).toEqual({});
});

test.each([
	["Say it plainly", false],
	["And for you", true],
	["The clinic", true],
	["One service", true],
])("headline %s shares a word with the title: %s", (h1, pass) => {
	expect("Page name" in failures({ document: page({ h1 }) })).toBe(!pass);
});

test("finds the words of scripts without spaces, and short ones", () => {
	expect(
		failures({ document: page({ title: "東京の医院のための検索エンジン最適化サービスのご案内と料金のすべて", h1: "検索 最適化" }) }),
	).toEqual({});
	expect(failures({ document: page({ title: "AI for agencies that write and design", h1: "What AI does" }) })).toEqual({});
});

test("asks articles for their author and a visible date, but not the entries of a list", () => {
	const article = (fields: string, body = "2026", type = '"Article"') =>
		failures({ document: page({ json: `"@graph":[{"@type":${type},"headline":"How"${fields}}]`, body: `<a href="/b">B</a>${body}` }) })[
			"Author and date"
		];
	const author = ',"author":{"@type":"Person","name":"A"}';
	expect(article("")).toBe("“How” names no author and no date");
	expect(article(author, "", '["NewsArticle","Thing"]')).toBe("“How” names no date");
	expect(article(`${author},"dateModified":"2026-01-01"`, "")).toBe("the date of “How” is in the data, but not on the page");
	expect(article(`${author},"dateModified":"2026-01-01"`, "January 1, 2026")).toBeUndefined();
	expect(article(`${author},"dateModified":"2026-01-01"`, "<time>Jan 1</time>")).toBeUndefined();
	expect(failures({ document: page({ json: '"@type":"Blog","blogPost":[{"@type":"BlogPosting","headline":"How"}]' }) })).toEqual({});
});

test("reports a page that few others link to", () => {
	expect(failures({ inbound: 1 })).toEqual({ "Links from other pages": "linked from 1 other page" });
});

test("asks a page that is not indexed for images and links only", () => {
	const document = page({ h1: "", title: "", body: '<img src="/a.png">' });
	expect(Object.keys(failures({ document, headers: { link: "", robots: "noindex" }, broken: ["/gone answers 404"] }))).toEqual([
		"Alternative text",
		"Broken links",
	]);
});

test("compares the canonical address of headers and Markdown with the page's", () => {
	expect(failures({ headers: { link: '</a.css>; rel=preload, <https://www.example.com/>; rel="canonical"', robots: "" } })).toEqual({
		"Canonical header": "https://www.example.com/",
	});
	const markdown = { url: `${URL_OF_PAGE}.md`, status: 200, type: "text/markdown", link: "" };
	const found = (answer: Partial<typeof markdown>) => failures({ markdown: { ...markdown, ...answer } })["Markdown version"];
	expect(found({})).toBe("it has no canonical header");
	expect(found({ status: 404 })).toBe(`${URL_OF_PAGE}.md answers 404`);
	expect(found({ type: "text/html", link: `<${URL_OF_PAGE}>; rel=canonical` })).toBe("it is sent as text/html");
});

test("counts linking pages in the graph, not links or the page itself", () => {
	const origin = "https://www.example.com";
	const linking = (path: string, ...to: string[]) => ({
		url: origin + path,
		document: parsePage(`<nav><a href="/c">C</a></nav>${to.map((href) => `<a href="${href}">x</a>`).join("")}`),
	});
	const graph = linkGraph([linking("/a", "/b", "/b#part", "/a"), linking("/b", "/a", "/gone"), linking("/c", "/b?x=1")]);
	expect([...graph].map(([url, from]) => [url, from.size])).toEqual([
		[`${origin}/a`, 1],
		[`${origin}/b`, 2],
		[`${origin}/c`, 2],
	]);
});
