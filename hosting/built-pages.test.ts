import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseHtml } from "../crawlers/html.ts";
import { formatProblem } from "../model/problem.ts";
import { builtPage, checkIds, checkOwnLinks, checkPartLinks, checkRedirectsOfBuild } from "./built-pages.ts";

const read = (file: string, html: string) => builtPage(file, parseHtml(html));
const page = (file: string, ...ids: string[]) => read(file, `<!doctype html><body>${ids.map((id) => `<p id="${id}"></p>`).join("")}</body>`);
const pages = [page("index.html", "main"), page("services/seo.html", "main", "faq", "on-pricing")];
const files = ["index.html", "services/seo.html", "feed.xml", "share/home.png", "assets/core-1234.js", ".well-known/security.txt"];

const check = (from: string, to: string) =>
	checkRedirectsOfBuild(
		{ file: "content/redirects.md", slug: "redirects", data: { redirects: [{ from, to }] }, body: "", bodyLine: 1, confirm: [], lineOf: () => 7 },
		files,
		pages,
	).map(({ line, field, found, suggestion }) => [line, field, found, suggestion]);

test.each([
	["/feed.xml", "/feed.xml"],
	["/Feed.xml", "/feed.xml"],
	["/share/*", "/share/home.png"],
	["/.well-known/*", "/.well-known/security.txt"],
	["/services/seo", "/services/seo"],
])("a redirect from %s would hide a file of the site", (from, hidden) => {
	expect(check(from, "/")).toEqual([[7, "redirects.0.from", `${from}, which would hide this site's own ${hidden}`, undefined]]);
});

test("a part of a page must be there", () => {
	expect(check("/old", "/services/seo#faq")).toEqual([]);
	expect(check("/old/*", "/services/seo")).toEqual([]);
	expect(check("/old", "https://elsewhere.example/page#part")).toEqual([]);
	expect(check("/old", "/services/seo#pricing")).toEqual([
		[7, "redirects.0.to", "/services/seo#pricing, a part that /services/seo does not have", "/services/seo#on-pricing"],
	]);
});

test("a link leads to a part that is there", () => {
	const linking = read("blog.html", '<!doctype html><body><a href="/services/seo#faq">a</a><a href="/services/seo#on-prizing">b</a>');
	expect(checkPartLinks([...pages, linking]).map(({ file, found, suggestion }) => [file, found, suggestion])).toEqual([
		["blog.html", "/services/seo#on-prizing, a part that /services/seo does not have", "/services/seo#on-pricing"],
	]);
});

test("a link to the site itself by its whole address is a mistake", () => {
	const linking = read("blog.html", '<a href="https://www.example.com/services/seoo">a</a><a href="https://wa.me/12">b</a><a href="/blog">c</a>');
	expect(checkOwnLinks([linking], "https://www.example.com").map(({ file, found, suggestion }) => [file, found, suggestion])).toEqual([
		["blog.html", "https://www.example.com/services/seoo", "/services/seoo"],
	]);
});

test("a link that leads nowhere is told with every line of the content that has it", () => {
	const home = process.cwd();
	const dir = mkdtempSync(join(tmpdir(), "links-"));
	mkdirSync(join(dir, "content/posts"), { recursive: true });
	writeFileSync(join(dir, "content/posts/a.md"), "---\npage: /services/seo#on-prizing\n---\n\nOne [two](/services/seo#on-prizing-more).\n");
	writeFileSync(join(dir, "content/b.md"), "See [this](/services/seo#on-prizing) and\n[that](https://www.example.com/blog).\n");
	process.chdir(dir);
	const links = '<a href="/services/seo#on-prizing">a</a><a href="https://www.example.com/blog">b</a>';
	const linking = ["blog.html", "index.html"].map((file) => read(file, links));
	expect([...checkPartLinks([...pages, ...linking]), ...checkOwnLinks(linking, "https://www.example.com")].map(formatProblem)).toEqual([
		...["content/b.md:1", "content/posts/a.md:2"].map(
			(place) =>
				`${place}  link: found /services/seo#on-prizing, a part that /services/seo does not have; allowed: the page alone, or one of its parts; did you mean "/services/seo#on-pricing"?`,
		),
		'content/b.md:2  link: found https://www.example.com/blog; allowed: a page of this site by what follows https://www.example.com; did you mean "/blog"?',
	]);
	process.chdir(home);
	rmSync(dir, { recursive: true });
});

test("two parts with one id stop the build", () => {
	expect(() => checkIds(page("blog.html", "cta", "main", "cta"))).toThrow('blog.html: two parts of the page have the id "cta"');
});
