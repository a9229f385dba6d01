import { expect, test } from "vitest";
import { parseHtml } from "../hosting/html.ts";
import { markdownOf } from "./markdown.ts";

const show = (main: string) =>
	markdownOf(
		parseHtml(`<!doctype html><header>Menu</header><main>${main}</main><footer>Foot</footer>`),
		"https://site.example/services/seo",
	);

test.each([
	[
		"puts the heading first, with its subject",
		"<p>how to rank</p><h1><small>SEO</small> Find <b>why</b></h1>",
		"# SEO: Find why\n\nhow to rank",
	],
	["escapes Markdown in plain text", "<h1>Not *this* [one]</h1><p>&lt;b> `d`</p>", "# Not \\*this\\* \\[one]\n\n\\<b> \\`d\\`"],
	[
		"makes links absolute, and drops the note that a link opens a new tab",
		'<h1>T</h1><a href="#faq">FAQ</a> <a href="/" target="_blank">Home<span class="sr-only"> (opens)</span></a>',
		"# T\n\n[FAQ](https://site.example/services/seo#faq) [Home](https://site.example/)",
	],
	[
		"leaves out hidden elements, drawings, and controls",
		'<h1>T</h1><nav aria-label="Trail">a</nav><svg><text>b</text></svg><p aria-hidden="true">c</p><button>d</button><label>e</label>',
		"# T",
	],
	[
		"keeps collapsed content",
		"<h1>T</h1><details><summary><h3>Long?</h3></summary><p>A month.</p></details>",
		"# T\n\n### Long?\n\nA month.",
	],
	[
		"separates chips and parts from the words before them",
		'<h1>T</h1><p>True.<a class="cite" href="#source-2"><span> (source </span>2<span>)</span></a></p><p><span>Indexing</span><span>7</span></p>',
		"# T\n\nTrue. (source 2)\n\nIndexing 7",
	],
	[
		"quotes an illustration, starting with its caption",
		"<h1>T</h1><figure><p>Six pages</p><figcaption>Illustration.</figcaption></figure>",
		"# T\n\n> Illustration.\n>\n> Six pages",
	],
	[
		"quotes a client once",
		"<h1>T</h1><figure><blockquote><p>Good.</p></blockquote><figcaption>Maya</figcaption></figure>",
		"# T\n\n> Good.\n\nMaya",
	],
	["writes an email address without escapes", "<h1>T</h1><p>hello@example.com</p>", "# T\n\n<hello@example.com>"],
])("%s", (_rule, html, markdown) => {
	expect(show(html)).toBe(markdown);
});

test("reports a page without an h1 by its URL", () => {
	expect(() => show("<p>Nothing.</p>")).toThrow("https://site.example/services/seo has no <h1>.");
});
