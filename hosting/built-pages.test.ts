import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { entryOf } from "../model/reading/entries.test.setup.ts";
import { formatProblem } from "../model/reading/problem.ts";
import { builtPage, checkChipOrder, checkIds, checkLinks, checkRedirectsOfBuild, pathsOf } from "./built-pages.ts";
import { parseHtml } from "./html.ts";

const read = (file: string, html: string) => builtPage(file, parseHtml(html));
const page = (file: string, ...ids: string[]) => read(file, ids.map((id) => `<p id="${id}"></p>`).join(""));
const pages = [page("index.html", "main"), page("services/seo.html", "main", "faq", "on-pricing", "q-сколько")];
const files = ["index.html", "blog.html", "services/seo.html", "feed.xml", "share/home.png", ".well-known/security.txt"];
const paths = pathsOf(files, pages);

const redirect = (from: string, to: string) =>
	checkRedirectsOfBuild(entryOf("redirects", { redirects: [{ from, to }] }), paths).map(({ field, found, suggestion }) => [
		field,
		found,
		suggestion,
	]);

test.each([
	["/Feed.xml", "/feed.xml"],
	["/services/seo.html", "/services/seo"],
	["/index.html", "/"],
	["/Services/*", "/services/seo"],
	["/.well-known/*", "/.well-known/security.txt"],
	["/services/seo", "/services/seo"],
])("rejects a redirect from %s, which would hide a page or file", (from, hidden) => {
	expect(redirect(from, "/")).toEqual([["redirects.0.from", `${from}, which would hide ${hidden}`, undefined]]);
});

test("rejects a redirect to an ID that the target page lacks, and accepts existing IDs and other hosts", () => {
	expect(redirect("/old", "/services/seo#faq")).toEqual([]);
	expect(redirect("/old/*", "https://elsewhere.example/page#part")).toEqual([]);
	expect(redirect("/old", "/services/seo#pricing")).toEqual([
		["redirects.0.to", "/services/seo#pricing, but /services/seo has no such ID", "/services/seo#on-pricing"],
	]);
});

/** Returns the problems with these links on the blog. */
function check(...links: string[]) {
	const blog = read("blog.html", links.map((link) => `<a href="${link}">a</a>`).join(""));
	const problems = checkLinks([blog], pathsOf(files, [...pages, blog]), "https://www.example.com");
	return problems.map(({ found, suggestion }) => [found, suggestion]);
}

test.each([
	["/services/so", "/services/so", "/services/seo"],
	["/services/ppc", "/services/ppc", undefined],
	["/services/seo#on-prizing", "/services/seo#on-prizing, but /services/seo has no such ID", "/services/seo#on-pricing"],
	["#faq", "/blog#faq, but /blog has no such ID", undefined],
	["https://www.example.com/services/seoo", "https://www.example.com/services/seoo", "/services/seoo"],
	["http://elsewhere.example", "http://elsewhere.example", undefined],
	["services/seo", "services/seo", undefined],
	["https://", "https://", undefined],
])("rejects a link to %s", (link, found, suggestion) => {
	expect(check(link)).toEqual([[found, suggestion]]);
});

test("accepts links to pages, IDs, files, email addresses, phone numbers, and other hosts", () => {
	const onPage = ["faq", "on-pricing", `q-${encodeURIComponent("сколько")}`].map((id) => `/services/seo#${id}`);
	expect(check("/", ...onPage, "/feed.xml", "mailto:a@example.com", "tel:+12", "https://wa.me/12", "#")).toEqual([]);
});

test("reports each content line with a broken link once, even if several pages contain the link", () => {
	const home = process.cwd();
	const dir = mkdtempSync(join(tmpdir(), "links-"));
	mkdirSync(join(dir, "content/posts"), { recursive: true });
	writeFileSync(join(dir, "content/posts/a.md"), "---\npage: /services/seo#on-prizing\n---\n\nOne [two](/services/seo#on-prizing-more).\n");
	writeFileSync(join(dir, "content/b.md"), "See [this](/services/seo#on-prizing).\n");
	process.chdir(dir);
	const linking = ["blog.html", "index.html"].map((file) => read(file, '<a href="/services/seo#on-prizing">a</a>'));
	expect(checkLinks(linking, paths, "https://www.example.com").map(formatProblem)).toEqual(
		["content/b.md:1", "content/posts/a.md:2"].map(
			(place) =>
				`${place}  link: found /services/seo#on-prizing, but /services/seo has no such ID; expected the page's path alone, or with an ID from that page; did you mean "/services/seo#on-pricing"?`,
		),
	);
	process.chdir(home);
	rmSync(dir, { recursive: true });
});

test("reports the first source cited out of order", () => {
	const chips = (...numbers: number[]) => read("services/seo.html", numbers.map((number) => `<a href="#source-${number}">a</a>`).join(""));
	expect(checkChipOrder(chips(1, 2, 1, 3))).toEqual([]);
	expect(checkChipOrder(chips(1, 3, 2))).toMatchObject([{ field: "sources", found: "source 3, which the page cites in position 2" }]);
});

test("rejects a duplicate ID", () => {
	expect(() => checkIds(page("blog.html", "cta", "main", "cta"))).toThrow('blog.html: duplicate id "cta"');
});
