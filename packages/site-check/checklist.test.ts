import { expect, test } from "vitest";
import { DESCRIPTION_MAX, TITLE_LENGTH } from "../../shared/head-lengths.ts";
import { type AuditedPage, audit } from "./audit.ts";
import { checkPage } from "./checklist.ts";
import { parsePage } from "./parse-page.ts";

const HEAD = `<title>${"t".repeat(TITLE_LENGTH.min)}</title><meta name="description" content="What it is.">
<link rel="canonical" href="https://www.example.com/page"><meta property="og:image" content="https://www.example.com/share.png">
<script type="application/ld+json">{"@context":"https://schema.org"}</script>`;
const withBody = (body: string) => `<!doctype html><html lang="en"><head>${HEAD}</head><body><h1>P</h1>${body}</body></html>`;

/** Returns what each failing rule found. */
function failures(html: string, path = "/page"): Record<string, string> {
	const failed = checkPage(parsePage(html), path).filter(({ pass }) => !pass);
	return Object.fromEntries(failed.map(({ rule, found }) => [rule, found]));
}

test("passes a valid page, and reports an h2 above its h1", () => {
	const headings = "<nav><h3>Posts</h3></nav><svg><title>T</title></svg><template><h1>Q</h1></template><h2>A</h2><h3>B</h3><h2>C</h2>";
	const images = ['alt="D"', 'alt=""', 'role="presentation"', 'aria-labelledby="l"'].map((attribute) => `<img src="/a.png" ${attribute}>`);
	const links = ['aria-label="Blog">›', 'title="Blog"><i class="icon"></i>', '><svg aria-label="Blog"></svg>', 'aria-hidden="true">'];
	const named = links.map((link) => `<a href="/b" ${link}</a>`).join("");
	const text = '<a href="/c">Learn More<span class="sr-only"> about startups</span></a><a href="/d"><img src="/a.png" alt="Prices"></a>';
	const hidden = '<span id="l">Chart</span><noscript><img src="/a.png"></noscript>';
	expect(failures(withBody(headings + images.join("") + named + text + hidden))).toEqual({});
	expect(failures(withBody("").replace("<h1>", "<h2>A</h2><h1>"))).toEqual({ "Heading order": 'h2 "A" comes first' });
});

test("reports everything missing from an empty page", () => {
	expect(failures("<p>Nothing</p>")).toEqual({
		Title: "none",
		Description: "none",
		"Main heading": "none",
		"Heading order": "no headings",
		"Canonical URL": "none",
		"Social image": "none",
		"Structured data": "none",
	});
});

test.each([
	["Title", TITLE_LENGTH.min - 1, false],
	["Title", TITLE_LENGTH.min, true],
	["Title", TITLE_LENGTH.max, true],
	["Title", TITLE_LENGTH.max + 1, false],
	["Description", DESCRIPTION_MAX, true],
	["Description", DESCRIPTION_MAX + 1, false],
])("%s of %i characters passes: %s", (rule, length, pass) => {
	const text = "x".repeat(length);
	expect(rule in failures(`<title>${text}</title><meta name="description" content="${text}">`)).toBe(!pass);
});

test.each([
	["Alternative text", '<img src="/a.png">', "missing: /a.png"],
	["Alternative text", '<img src="/a.png" alt=" ">', "missing: /a.png"],
	["Heading order", "<h2>A</h2><h4>B<br>C</h4>", 'h4 "B C" follows h2'],
	["Main heading", "<h1>Q</h1>", "P; Q"],
	["Link texts", '<a href="/7">\u200b</a>', "a link to /7 has no text"],
	["Link texts", '<a href="/8">Read more…</a>', '"Read more…" links to /8'],
])("%s in %s is reported as: %s", (rule, body, found) => {
	expect(failures(withBody(body))).toEqual({ [rule]: found });
});

test("rejects a canonical URL that is relative or for a different page, and doesn't require one on noindex pages", () => {
	for (const path of ["/other", "/page/"]) expect(failures(withBody(""), path)).toHaveProperty("Canonical URL");
	expect(failures(withBody("").replace("https://www.example.com/page", "/page"))).toEqual({ "Canonical URL": "/page" });
	expect(failures(withBody("").replace(/<link[^>]*>/, '<meta name="Robots" content="none">'))).toEqual({});
});

test.each([
	['{"@context":', "not valid JSON"],
	['{"@context":"https://example.org"}', "without the context"],
	["null", "without the context"],
	['[{"@context":"http://www.schema.org/"}]', ""],
	['{"@context":{"@vocab":"https://schema.org/"}}', ""],
])("checks the syntax and context of structured data %s", (json, found) => {
	const wrong = failures(withBody("").replace('{"@context":"https://schema.org"}', json));
	expect(wrong).toEqual(found === "" ? {} : { "Structured data": expect.stringContaining(found) });
});

test("accepts microdata as structured data", () => {
	expect(failures(withBody('<p itemscope itemtype="https://schema.org/Thing">').replace(/<script.*script>/, ""))).toEqual({});
});

/** Returns the rules that an audited page breaks. */
const broken = (path: string, html: string, page: Partial<AuditedPage> = {}) =>
	audit({ url: `https://www.example.com${path}`, document: parsePage(html), ...page }).flatMap(({ pass, rule }) => (pass ? [] : [rule]));

test("requires structured data on the home page, and links to each page from at least three others", () => {
	expect(broken("/", "")).toContain("Structured data");
	expect(broken("/a", "")).not.toContain("Structured data");
	expect(broken("/a", "", { inbound: 3 })).not.toContain("Inbound links");
	expect(broken("/a", "", { inbound: 2 })).toContain("Inbound links");
});

test("checks only images and links on a page excluded from indexing", () => {
	const image = '<img src="/a.png">';
	for (const excluded of [
		broken("/a", image, { broken: ["/gone returns 404"], noindex: true }),
		broken("/a", `<meta name="Robots" content="none">${image}`, { broken: ["/gone returns 404"] }),
	])
		expect(excluded).toEqual(["Alternative text", "Broken links"]);
});
