import { expect, test } from "vitest";
import { checkPage, DESCRIPTION_MAX, TITLE_LENGTH } from "./checklist.ts";
import { parsePage } from "./parse-page.ts";

const HEAD = `<title>${"t".repeat(TITLE_LENGTH.min)}</title><meta name="description" content="What it is.">
<link rel="canonical" href="https://www.example.com/page"><meta property="og:image" content="https://www.example.com/share.png">
<script type="application/ld+json">{"@context":"https://schema.org"}</script>`;
const withBody = (body: string) => `<!doctype html><html lang="en"><head>${HEAD}</head><body>${body}</body></html>`;

/** Returns the rules that fail, with what they found. */
function failures(html: string, path = "/page"): Record<string, string> {
	const failed = checkPage(parsePage(html), path).filter(({ pass }) => !pass);
	return Object.fromEntries(failed.map(({ rule, found }) => [rule, found]));
}

test("passes a sound page", () => {
	expect(failures(withBody('<h1>Page</h1><h2>Part</h2><img src="/a.png" alt="A chart"><a href="/x">Prices</a>'))).toEqual({});
});

test("names what is missing on an empty page", () => {
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
	['<img src="/a.png" alt="D">', true],
	['<img src="/a.png" alt="">', true],
	['<img src="/a.png" role="presentation">', true],
	['<img src="/a.png" aria-labelledby="l"><span id="l">Chart</span>', true],
	['<noscript><img src="/a.png"></noscript>', true],
	['<img src="/a.png">', false],
	['<img src="/a.png" alt=" ">', false],
])("alt text of %s passes: %s", (image, pass) => {
	expect(failures(withBody(`<h1>P</h1>${image}`))).toEqual(pass ? {} : { "Alternative text": "missing: /a.png" });
});

test("rejects skipped heading levels and ignores headings in menus and templates", () => {
	const ignored = "<nav><h3>Posts</h3></nav><h1>P</h1><svg><title>T</title></svg><template><h1>Q</h1></template>";
	expect(failures(withBody(`${ignored}<h2>A</h2><h3>B</h3><h2>C</h2>`))).toEqual({});
	expect(failures(withBody("<h2>First</h2><h1>P</h1>"))).toEqual({ "Heading order": 'h2 "First" comes first' });
	expect(failures(withBody("<h1>P</h1><h2>A</h2><h4>B<br>C</h4>"))).toEqual({ "Heading order": 'h4 "B C" follows h2' });
});

test.each([
	['<a href="/1"><img src="/a.png" alt="Prices"></a>', undefined],
	['<a href="/2" aria-label="Blog">›</a>', undefined],
	['<a href="/3" title="Blog"><i class="icon"></i></a>', undefined],
	['<a href="/4"><svg aria-label="Blog"></svg></a>', undefined],
	['<a href="/5">Learn More<span class="sr-only"> about startups</span></a>', undefined],
	['<a href="/6" aria-hidden="true"></a>', undefined],
	['<a href="/7">\u200b</a>', "a link without text leads to /7"],
	['<a href="/8">Read more…</a>', '"Read more…" leads to /8'],
])("link text of %s: %s", (link, found) => {
	expect(failures(withBody(`<h1>P</h1>${link}`))["Link texts"]).toBe(found);
});

test("rejects a canonical URL that is relative or another page's, and needs none without indexing", () => {
	const page = withBody("<h1>P</h1>");
	for (const path of ["/other", "/page/"]) expect(failures(page, path)).toHaveProperty("Canonical URL");
	expect(failures(page.replace("https://www.example.com/page", "/page"))).toEqual({ "Canonical URL": "/page" });
	expect(failures(page.replace(/<link[^>]*>/, '<meta name="Robots" content="none">'))).toEqual({});
});

test.each([
	['{"@context":', "not valid JSON"],
	['{"@context":"https://example.org"}', "without the context"],
	["null", "without the context"],
	['[{"@context":"http://www.schema.org/"}]', undefined],
	['{"@context":{"@vocab":"https://schema.org/"}}', undefined],
])("structured data %s: %s", (json, found = "") => {
	const page = withBody("<h1>P</h1>").replace('{"@context":"https://schema.org"}', json);
	expect(failures(page)["Structured data"] ?? "").toEqual(found === "" ? "" : expect.stringContaining(found));
});

test("accepts microdata as structured data", () => {
	expect(failures(withBody('<h1 itemscope itemtype="https://schema.org/Thing">P</h1>').replace(/<script.*script>/, ""))).toEqual({});
});
