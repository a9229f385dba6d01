import { expect, test } from "vitest";
import type { AuditedPage } from "./audit.ts";
import { audit, countInbound } from "./audit.ts";
import { parsePage } from "./parse-page.ts";

const page = (path: string, html: string): AuditedPage => ({ url: `https://www.example.com${path}`, document: parsePage(html) });

/** Returns what each failing rule found. */
const failures = (of: AuditedPage) => Object.fromEntries(audit(of).flatMap(({ pass, rule, found }) => (pass ? [] : [[rule, found]])));

test("expects structured data on the front page, and links from at least three pages", () => {
	expect(failures(page("/", ""))).toHaveProperty("Structured data", "none");
	expect(failures({ ...page("/a", ""), inbound: 3 })).not.toHaveProperty("Structured data");
	expect(failures({ ...page("/a", ""), inbound: 3 })).not.toHaveProperty("Inbound links");
	expect(failures({ ...page("/a", ""), inbound: 1 })).toHaveProperty("Inbound links", "linked from 1 other page");
});

test("checks only images and links on a page excluded from indexing", () => {
	const broken = ["/gone returns 404"];
	const html = '<img src="/a.png">';
	for (const of of [{ ...page("/a", html), noindex: true }, page("/a", `<meta name="Robots" content="none">${html}`)])
		expect(Object.keys(failures({ ...of, broken }))).toEqual(["Alternative text", "Broken links"]);
});

test("counts linking pages, not links or the page itself", () => {
	const linking = (path: string, ...to: string[]) =>
		page(path, `<nav><a href="/c">C</a></nav>${to.map((href) => `<a href="${href}">x</a>`).join("")}`);
	const pages = [linking("/a", "/b", "/b#part", "/a"), linking("/b", "/a", "/gone"), linking("/c", "/b?x=1"), linking("/d"), linking("/e")];
	countInbound(pages);
	expect(pages.map(({ inbound }) => inbound)).toEqual([1, 2, 4, 0, 0]);
});
