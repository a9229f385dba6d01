import { expect, test } from "vitest";
import { markdownOf } from "./markdown.ts";

const show = (main: string, around = "") =>
	markdownOf(`<!doctype html><body><header>Menu</header><main>${main}</main>${around}</body>`, "https://site.example/services/seo");

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

test("what is hidden from readers, drawn, or a control is left out; a folded question is not", () => {
	const silent =
		'<nav>Trail</nav><svg><text>Drawn</text></svg><p aria-hidden="true">1</p><button>Copy</button><details><summary>Read More</summary><p>Rest.</p></details>';
	expect(show(`<h1>Title</h1>${silent}<details><summary><h3>How long?</h3></summary><p>A month.</p></details>`, "<footer>Foot</footer>")).toBe(
		"# Title\n\nRest.\n\n### How long?\n\nA month.",
	);
});

test("chips, letters and parts that CSS sets apart do not run into the words before them", () => {
	const chip = '<a class="cite" href="#source-2"><span class="sr-only">Source </span>2</a>';
	expect(show(`<h1>Title</h1><p>True.${chip}</p><p>URLs<span class="letter">a</span></p><p><span>Indexing</span><span>7</span></p>`)).toBe(
		"# Title\n\nTrue. (source 2)\n\nURLs (a)\n\nIndexing 7",
	);
});

test("a page without a heading is a mistake with its address", () => {
	expect(() => show("<p>Nothing.</p>")).toThrow("https://site.example/services/seo has no main part with a heading.");
});
