import { expect, test } from "vitest";
import type { AuditedPage } from "./audit.ts";
import { audit, twinOf } from "./audit.ts";
import { linkGraph, mermaidOf } from "./body-links.ts";
import { chartOf } from "./graph-chart.ts";

const URL_OF_PAGE = "https://www.example.com/services/seo";
const links = (count: number) => Array.from({ length: count }, (_, index) => `<a href="/page-${index}">Page ${index}</a>`).join(" ");
const html = ({ title = "SEO services for clinics and hospitals", h1 = "Clinics found first", json = '{"@type":"Thing"}', body = links(3) } = {}) =>
	`<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="What it is."><link rel="canonical" href="${URL_OF_PAGE}">
<meta property="og:image" content="https://www.example.com/a.png"><link rel="alternate" type="text/markdown" href="/services/seo.md">
<script type="application/ld+json">${json.replace("{", '{"@context":"https://schema.org",')}</script></head>
<body><header><a href="/menu">Menu</a></header><main><nav><a href="/crumb">Crumb</a></nav><h1>${h1}</h1>${body}</main><footer><a href="/foot">Foot</a></footer></body></html>`;

const failing = (page: Partial<AuditedPage>) =>
	Object.fromEntries(
		audit({ url: URL_OF_PAGE, html: html(), ...page })
			.filter(({ pass }) => !pass)
			.map(({ rule, found }) => [rule, found]),
	);

test("a sound page passes, whatever was read of it", () => {
	const twin = { url: `${URL_OF_PAGE}.md`, status: 200, type: "text/markdown; charset=utf-8", linkHeader: `<${URL_OF_PAGE}>; rel="canonical"` };
	expect(failing({})).toEqual({});
	expect(failing({ inbound: 3, linkHeader: `<${URL_OF_PAGE}>; rel="canonical"`, twin })).toEqual({});
});

test("a headline that shares no word with the title", () => {
	expect(failing({ html: html({ h1: "Say it plainly" }) })).toEqual({
		"Page name": "title “SEO services for clinics and hospitals”, headline “Say it plainly”",
	});
	// A plural is the same word, a stop word is none.
	expect(failing({ html: html({ h1: "The clinic" }) })).toEqual({});
	expect(failing({ html: html({ h1: "And for the other" }) })).toHaveProperty("Page name");
});

test("an article without author or date, and one whose date is nowhere to be seen", () => {
	const article = (fields: string) => `{"@graph":[{"@type":"Article","headline":"How"${fields}}]}`;
	expect(failing({ html: html({ json: article("") }) })).toEqual({ "Author and date": "“How” names no author and no date" });
	expect(failing({ html: html({ json: article(',"author":{"@type":"Person","name":"A"}') }) })["Author and date"]).toBe("“How” names no date");
	const whole = article(',"author":{"@type":"Person","name":"A"},"dateModified":"2026-01-01"');
	expect(failing({ html: html({ json: whole }) })["Author and date"]).toContain("nowhere on the page");
	expect(failing({ html: html({ json: whole, body: `${links(3)}<time datetime="2026-01-01">1 Jan</time>` }) })).toEqual({});
});

test("links are counted in the body alone, each page once, the page itself not", () => {
	expect(
		failing({
			html: html({
				body: `${links(2)}<a href="/page-1#part">Again</a><a href="#here">Here below</a><a href="https://elsewhere.example/">Elsewhere</a>`,
			}),
		}),
	).toEqual({
		"Links out of the body": "2 pages of the site",
	});
	expect(failing({ inbound: 2 })).toEqual({ "Links into the body": "2 of the pages that were read lead here" });
});

test("headers: another canonical address, and a twin that does not name its page", () => {
	expect(failing({ linkHeader: '</other.css>; rel=preload, <https://www.example.com/>; rel="canonical"' })).toEqual({
		"Canonical header": "https://www.example.com/",
	});
	const twin = { url: `${URL_OF_PAGE}.md`, status: 200, type: "text/markdown", linkHeader: "" };
	expect(failing({ twin })["Markdown twin"]).toBe("its canonical header is missing");
	expect(failing({ twin: { ...twin, status: 404 } })["Markdown twin"]).toBe(`${URL_OF_PAGE}.md answers 404`);
	expect(failing({ twin: { ...twin, type: "text/html", linkHeader: `<${URL_OF_PAGE}>; rel=canonical` } })["Markdown twin"]).toBe(
		"it is sent as text/html",
	);
	expect(twinOf(html(), URL_OF_PAGE)).toBe(`${URL_OF_PAGE}.md`);
});

test("a twin names the page's canonical address, also where the page is served elsewhere before its launch", () => {
	const url = "http://localhost:4173/services/seo";
	const twin = { url: `${url}.md`, status: 200, type: "text/markdown", linkHeader: `<${URL_OF_PAGE}>; rel="canonical"` };
	expect(failing({ url, twin })).not.toHaveProperty("Markdown twin");
	expect(failing({ url, twin: { ...twin, linkHeader: `<${url}>; rel="canonical"` } })["Markdown twin"]).toBe(`its canonical header is ${url}`);
});

test("the chart of a graph draws each thing once, with what connects them", () => {
	const chart = chartOf([
		{ "@type": "WebPage", "@id": "p", about: { "@id": "o" }, hasPart: [{ "@type": "Question" }, { "@type": "Question" }] },
		{ "@type": "Organization", "@id": "o" },
	]);
	expect(chart).toBe('flowchart LR\n  n0["WebPage"]\n  n1["Organization"]\n  n2["Question"]\n  n0 -- about --> n1\n  n0 -- hasPart --> n2');
});

test("the graph of links counts pages and not links, and nothing that stands on every page", () => {
	const origin = "https://www.example.com";
	const page = (path: string, ...to: string[]) => ({
		url: origin + path,
		html: `<nav><a href="/c">C</a></nav><main>${to.map((href) => `<a href="${href}">x</a>`).join("")}</main>`,
	});
	const graph = linkGraph([page("/a", "/b", "/b#part", "/a"), page("/b", "/a", "/gone"), page("/c", "/b?x=1")]);
	expect([...graph].map(([url, from]) => [url, from.size])).toEqual([
		[`${origin}/a`, 1],
		[`${origin}/b`, 2],
		[`${origin}/c`, 0],
	]);
	expect(mermaidOf(graph)).toBe('flowchart LR\n  p0["/a (1)"]\n  p1["/b (2)"]\n  p2["/c (0)"]\n  p1 --> p0\n  p0 --> p1\n  p2 --> p1');
});
