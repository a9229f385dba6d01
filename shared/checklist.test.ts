import { expect, test } from "vitest";
import { factsOfHtml } from "../crawlers/facts-of-html.ts";
import { checkPageFacts } from "./checklist.ts";
import { DESCRIPTION_MAX, TITLE_LENGTH } from "./head-limits.ts";

const TITLE = "t".repeat(TITLE_LENGTH.min);
const HEAD = `<title>${TITLE}</title><meta name="description" content="What it is."><link rel="canonical" href="https://www.example.com/page">
<meta property="og:image" content="https://www.example.com/share.png"><script type="application/ld+json">{"@context":"https://schema.org"}</script>`;

/** The rules that fail, with what they found. */
function failures(html: string, path = "/page"): Record<string, string> {
	const failed = checkPageFacts(factsOfHtml(html, path)).filter(({ pass }) => !pass);
	return Object.fromEntries(failed.map(({ rule, found }) => [rule, found]));
}
const withBody = (body: string) => `<!doctype html><html lang="en"><head>${HEAD}</head><body>${body}</body></html>`;

test("a sound page passes", () => {
	expect(failures(withBody('<h1>Page</h1><h2>Part</h2><img src="/a.png" alt="A chart"><a href="/x">Prices</a>'))).toEqual({});
});

test("an empty page fails by every rule that asks for something", () => {
	expect(Object.keys(failures("<p>Nothing</p>"))).toEqual([
		"Title",
		"Description",
		"Main heading",
		"Heading order",
		"Canonical address",
		"Social image",
		"Structured data",
	]);
});

test.each([
	[TITLE_LENGTH.min - 1, false],
	[TITLE_LENGTH.min, true],
	[TITLE_LENGTH.max, true],
	[TITLE_LENGTH.max + 1, false],
])("a title of %i characters: %s", (length, pass) => {
	expect("Title" in failures(`<title>${"t".repeat(length)}</title>`)).toBe(!pass);
});

test.each([
	[1, true],
	[DESCRIPTION_MAX, true],
	[DESCRIPTION_MAX + 1, false],
])("a description of %i characters: %s", (length, pass) => {
	expect("Description" in failures(`<meta name="description" content="${"d".repeat(length)}">`)).toBe(!pass);
});

test("an image needs a text unless it is said to be decoration", () => {
	const found = failures(
		withBody('<h1>P</h1><img src="/a.png"><img src="/b.png" alt=" "><img src="/c.png" alt="" role="presentation"><img src="/d.png" alt="D">'),
	);
	expect(found).toEqual({ "Alternative text": "missing: /a.png; /b.png" });
});

test("a heading of an svg or template is none; a level may not be left out on the way down", () => {
	expect(failures(withBody("<h1>P</h1><svg><title>T</title></svg><template><h1>Q</h1></template><h2>A</h2><h3>B</h3><h2>C</h2>"))).toEqual({});
	expect(failures(withBody("<h2>First</h2><h1>P</h1>"))).toEqual({ "Heading order": 'the page begins with h2 "First"' });
	expect(failures(withBody("<h1>P</h1><h2>A</h2><h4>B</h4>"))).toEqual({ "Heading order": 'h2 is followed with h4 "B"' });
});

test("a link says where it leads by its text, its label or its image", () => {
	const found = failures(
		withBody(
			'<h1>P</h1><a href="/1"><img src="/a.png" alt="Prices"></a><a href="/2" aria-label="Blog">›</a><a href="/3"></a><a href="/4">Read more…</a><a>no link</a>',
		),
	);
	expect(found).toEqual({ "Link texts": '"" leads to /3; "Read more…" leads to /4' });
	expect(failures(withBody('<h1>P</h1><a href="/5">Learn More<span class="sr-only"> about startups</span></a>'))).toEqual({});
});

test.each([
	["/other", "another page's address"],
	["/page/", "another form of the address"],
])("the canonical address of %s is refused: %s", (path) => {
	expect(failures(withBody("<h1>P</h1>"), path)).toHaveProperty("Canonical address");
});

test("a page that is not indexed has no canonical address", () => {
	const page = withBody("<h1>P</h1>").replace("</head>", '<meta name="robots" content="noindex"></head>');
	expect(failures(page)).toEqual({ "Canonical address": "https://www.example.com/page" });
	expect(failures(page.replace(/<link[^>]*>/, ""))).toEqual({});
});

test("structured data must parse and be schema.org's", () => {
	const spoil = (json: string) => failures(withBody("<h1>P</h1>").replace('{"@context":"https://schema.org"}', json))["Structured data"];
	expect(spoil('{"@context":')).toContain("JSON");
	expect(spoil('{"@context":"https://example.org"}')).toContain("without the context");
	expect(spoil("null")).toContain("without the context");
	expect(spoil('[{"@context":"http://schema.org/"}]')).toBeUndefined();
});
