import { expect, test } from "vitest";
import { parseHtml } from "./html.ts";
import { markdownOf } from "./markdown.ts";

const show = (main: string, around = "") =>
	markdownOf(parseHtml(`<!doctype html><body><header>Menu</header><main>${main}</main>${around}</body>`), "https://site.example/services/seo");

test("a page begins with its subject and title, then what stood above them", () => {
	expect(show("<p>how to rank</p><h1><small>SEO</small> <!-- -->Find out <span>why</span></h1><p>Intro.</p>")).toBe(
		"# SEO: Find out why\n\nhow to rank\n\nIntro.",
	);
});

test("signs of Markdown in plain text stay signs", () => {
	expect(show("<h1>Not *this* [one]</h1><p>_a_ &lt;b> `d`</p>")).toBe("# Not \\*this\\* \\[one]\n\n\\_a\\_ \\<b> \\`d\\`");
});

test("links lead to the site also from a copy elsewhere, and none says how it opens", () => {
	expect(
		show(
			'<h1>Title</h1><p><a href="/about-us">Us</a>, <a href="#faq">FAQ</a>, <a href="/">Home</a></p><p><a href="https://wa.me/1" target="_blank">Chat<span class="sr-only"> (opens)</span></a></p>',
		),
	).toBe(
		"# Title\n\n[Us](https://site.example/about-us), [FAQ](https://site.example/services/seo#faq), [Home](https://site.example/)\n\n[Chat](https://wa.me/1)",
	);
});

test("what is hidden from readers, drawn, or a control is left out; a folded question or list and other links are not", () => {
	const silent =
		'<nav aria-label="Breadcrumb">Trail</nav><svg><text>Drawn</text></svg><p aria-hidden="true">1</p><button>Copy</button><details><summary class="read-more">Read More</summary><p>Rest.</p></details>';
	expect(show(`<h1>Title</h1>${silent}<details><summary><h3>How long?</h3></summary><p>A month.</p></details>`, "<footer>Foot</footer>")).toBe(
		"# Title\n\nRest.\n\n### How long?\n\nA month.",
	);
	expect(
		show(
			'<h1>Title</h1><nav aria-labelledby="asked"><p id="asked">Asked first</p></nav><details><summary>Checked (2)</summary><p>Both.</p></details>',
		),
	).toBe("# Title\n\nAsked first\n\nChecked (2)\n\nBoth.");
});

test("chips, letters and parts that CSS sets apart do not run into the words before them", () => {
	const chip = '<a class="cite" href="#source-2"><span class="sr-only"> (source </span>2<span class="sr-only">)</span></a>';
	expect(show(`<h1>Title</h1><p>True.${chip}</p><p>URLs<span class="letter">a</span></p><p><span>Indexing</span><span>7</span></p>`)).toBe(
		"# Title\n\nTrue. (source 2)\n\nURLs (a)\n\nIndexing 7",
	);
});

test("an example is a quotation that begins with what it is; one whose caption goes on in a list keeps it at the end", () => {
	const drawn = (caption: string) =>
		show(`<h1>Title</h1><figure><p>Six pages</p><ul><li>/blog</li></ul><figcaption>${caption}</figcaption></figure>`);
	expect(drawn("Illustration: a report.")).toBe("# Title\n\n> Illustration: a report.\n>\n> Six pages\n>\n> - /blog");
	expect(drawn("<p>Illustration. Not cited:</p><ul><li>other.example</li></ul>")).toBe(
		"# Title\n\n> Six pages\n>\n> - /blog\n>\n> Illustration. Not cited:\n>\n> - other.example",
	);
});

test("what a client said stays one quotation", () => {
	expect(show("<h1>Title</h1><figure><blockquote><p>Good.</p></blockquote><figcaption>Maya</figcaption></figure>")).toBe(
		"# Title\n\n> Good.\n\nMaya",
	);
});

test("an e-mail address is written as one", () => {
	expect(show('<h1>Title</h1><dl><dt>E-mail</dt><dd>hello@example.com</dd></dl><p><a href="mailto:a@example.com">Write</a></p>')).toBe(
		"# Title\n\n- E-mail\n\n  <hello@example.com>\n\n[Write](mailto:a@example.com)",
	);
});

test("a choice between drawings is a control", () => {
	expect(show('<h1>Title</h1><label><input type="radio" name="a">Before</label><p>Text.</p>')).toBe("# Title\n\nText.");
});

test("a page without a heading is a mistake with its address", () => {
	expect(() => show("<p>Nothing.</p>")).toThrow("https://site.example/services/seo has no heading.");
});
