import { expect, test } from "vitest";
import type { AuditedPage } from "./audit.ts";
import { audit } from "./audit.ts";
import { countInbound } from "./links.ts";
import { parsePage } from "./parse-page.ts";

const URL_OF_PAGE = "https://www.example.com/services/seo";
const sound = parsePage(`<title>SEO services for clinics and hospitals</title><meta name="description" content="What it is.">
<link rel="canonical" href="${URL_OF_PAGE}"><meta property="og:image" content="https://www.example.com/a.png"><h1>SEO</h1>`);

/** Returns the rules that fail, with what they found. */
const failures = (page: Partial<AuditedPage>) =>
	Object.fromEntries(
		audit({ url: URL_OF_PAGE, document: sound, ...page })
			.filter(({ pass }) => !pass)
			.map(({ rule, found }) => [rule, found]),
	);

test("passes a sound page, without structured data unless it is the front page", () => {
	expect(failures({ inbound: 3, broken: [] })).toEqual({});
	expect(failures({ url: "https://www.example.com/" })).toHaveProperty("Structured data", "none");
});

test("reports a page that few others link to", () => {
	expect(failures({ inbound: 1 })).toEqual({ "Inbound links": "linked from 1 other page" });
});

test("checks only images and links of a page that is not indexed", () => {
	const broken = ["/gone answers 404"];
	const html = '<img src="/a.png">';
	for (const page of [{ document: parsePage(html), noindex: true }, { document: parsePage(`<meta name="Robots" content="none">${html}`) }])
		expect(Object.keys(failures({ ...page, broken }))).toEqual(["Alternative text", "Broken links"]);
});

test("counts linking pages, not links or the page itself", () => {
	const page = (path: string, ...to: string[]): AuditedPage => ({
		url: `https://www.example.com${path}`,
		document: parsePage(`<nav><a href="/c">C</a></nav>${to.map((href) => `<a href="${href}">x</a>`).join("")}`),
	});
	const pages = [page("/a", "/b", "/b#part", "/a"), page("/b", "/a", "/gone"), page("/c", "/b?x=1"), page("/d"), page("/e")];
	countInbound(pages);
	expect(pages.map(({ inbound }) => inbound)).toEqual([1, 2, 4, 0, 0]);
});
