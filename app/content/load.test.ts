import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadContent } from "./load.ts";
import type { Problem } from "./problem.ts";
import { ContentError } from "./problem.ts";

const placeholders = { email: "a@b.example", phone: "+1 202 555 0143", siteName: "Example" };
const home = process.cwd();
let dir: string;

// A copy of the site's own content, so that the tests hold for whatever it says.
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), "content-"));
	cpSync("content", join(dir, "content"), { recursive: true });
	process.chdir(dir);
});
afterEach(() => {
	process.chdir(home);
	rmSync(dir, { recursive: true });
});

function problems(): readonly Problem[] {
	try {
		loadContent({ placeholders });
	} catch (error) {
		if (error instanceof ContentError) return error.problems;
		throw error;
	}
	return [];
}
const change = (file: string, edit: (text: string) => string) => writeFileSync(file, edit(readFileSync(file, "utf8")));
const aFile = (kind: "services" | "industries" | "posts" | "caseStudies") => String(loadContent({ placeholders })[kind][0]?.file);

test("the site's own content is without mistakes", () => {
	expect(problems()).toEqual([]);
});

test("a link to a page that does not exist is told with its line and the nearest page", () => {
	const file = aFile("services");
	const lines = readFileSync(file, "utf8").trimEnd().split("\n").length;
	change(file, (text) => `${text.trimEnd()}\n\nSee [this](/servces) and [that](/blog#top).\n`);
	expect(problems()).toMatchObject([{ file, line: lines + 2, field: "link", found: "/servces", suggestion: "/services" }]);
});

test("links that lead nowhere: a relative address, a heading that is not there, no https", () => {
	const file = aFile("services");
	change(
		file,
		(text) => `${text.trimEnd()}\n\n## Its words\n\n[1](services/seo) [2](#no-such) [3](http://a.example) [4](#its-words) [5](https://a.example).\n`,
	);
	expect(problems().map(({ field, found }) => [field, found])).toEqual([
		["link", "services/seo"],
		["link", "#no-such"],
		["link", "http://a.example"],
	]);
});

test("a page without its text, and a file that no address leads to", () => {
	const file = "content/policies/privacy-policy.md";
	change(file, (text) => `${text.split("\n---\n")[0]}\n---\n`);
	cpSync("content/policies/terms-of-service.md", "content/policies/cookie-policy.md");
	change("content/policies/cookie-policy.md", (text) =>
		text.replace(/title: /g, "title: Other ").replace(/description: >-\n/, "description: >-\n    Other.\n"),
	);
	expect(problems().map(({ file, field, found }) => [file, field, found])).toEqual([
		[file, "text", "nothing"],
		["content/policies/cookie-policy.md", "(all)", "a file that no address leads to"],
	]);
});

test("text where no screen shows it", () => {
	const file = aFile("posts");
	change(file, (text) => `${text}\nA paragraph.\n`);
	expect(problems()).toMatchObject([{ file, field: "text", found: "Markdown" }]);
});

test("a photo and a related page that do not exist", () => {
	const file = aFile("industries");
	change(file, (text) => text.replace(/^photo: .*$/m, "photo: photo-1-a").replace(/^ {2}caseStudy: .*$/m, "  caseStudy: nobody"));
	expect(problems().map(({ field }) => field)).toEqual(["photo", "related.caseStudy"]);
	expect(problems().every((problem) => problem.file === file && problem.suggestion)).toBe(true);
});

test("one entry more or fewer than content/counts.md says; a draft is not counted", () => {
	const { posts } = loadContent({ placeholders });
	const copy = String(posts[0]?.file).replace(/[^/]+$/, "one-more.md");
	cpSync(String(posts[0]?.file), copy);
	expect(problems()).toMatchObject([
		{ file: "content/posts", found: `${posts.length + 1} entries`, allowed: `${posts.length}, as content/counts.md says` },
	]);
	change(copy, (text) => text.replace("---\n", "---\ndraft: true\n"));
	expect(problems()).toEqual([]);
	expect(loadContent({ placeholders, drafts: true }).posts).toHaveLength(posts.length + 1);
	expect(loadContent({ placeholders }).posts).toHaveLength(posts.length);
	rmSync(copy);
	rmSync(String(posts[0]?.file));
	expect(problems()).toMatchObject([{ found: `${posts.length - 1} entries` }]);
});

test("a page may have more questions than the others when its own count says so", () => {
	const { industries } = loadContent({ placeholders });
	const [industry] = industries;
	change(String(industry?.file), (text) => text.replace("\nfaq:\n", "\nfaq:\n  - question: One more?\n    answer: Yes.\n"));
	expect(problems()).toMatchObject([{ file: industry?.file, field: "faq" }]);
	const count = Number(industry?.data.faq.length) + 1;
	change("content/counts.md", (text) => text.replace("\nquestions:\n", `\nquestions:\n  industries/${industry?.slug}: ${count}\n`));
	expect(problems()).toEqual([]);
});

test("a title that two pages share", () => {
	const [one, two] = loadContent({ placeholders }).industries;
	change(String(two?.file), (text) => text.replace(String(two?.data.head.title), String(one?.data.head.title)));
	expect(problems()).toMatchObject([{ file: two?.file, field: "head.title", found: `the same text as in ${one?.file}` }]);
});
