import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Problem } from "./problem.ts";
import { ContentError, formatProblem } from "./problem.ts";
import { readEntry } from "./source.ts";

const dir = mkdtempSync(join(tmpdir(), "content-"));
const schema = z.strictObject({
	title: z.string().max(10, "at most 10 characters"),
	tone: z.enum(["plain", "loud"]).optional(),
	list: z.array(z.strictObject({ name: z.string() })).optional(),
});
const placeholders = { siteName: "Example", email: "a@b.example" };

function read(text: string) {
	const file = join(dir, "entry.md");
	writeFileSync(file, text);
	return readEntry(file, schema, placeholders);
}
function problemsOf(text: string): readonly Problem[] {
	try {
		read(text);
	} catch (error) {
		if (error instanceof ContentError) return error.problems;
		throw error;
	}
	return [];
}

test("reads fields and Markdown, and fills placeholders in both", () => {
	const entry = read("---\ntitle: Hi {siteName}\n---\n\nWrite to {email}.\n");
	expect(entry).toMatchObject({ slug: "entry", data: { title: "Hi Example" }, body: "\nWrite to a@b.example.\n", bodyLine: 4 });
});

test("what is allowed is said in an editor's words, also where the schema says nothing", () => {
	const kinds = z.strictObject({
		title: z.string(),
		short: z.string().max(5),
		list: z.array(z.string()).min(2),
		count: z.number().int(),
		date: z.iso.date(),
		flag: z.boolean(),
	});
	const file = join(dir, "kinds.md");
	writeFileSync(file, "---\nshort: too long\nlist: [one]\ncount: 1.5\ndate: March 2024\nflag: maybe\n---\n");
	try {
		readEntry(file, kinds, {});
		expect.unreachable();
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		expect(Object.fromEntries(error.problems.map(({ field, allowed }) => [field, allowed]))).toEqual({
			title: "text",
			short: "at most 5 characters",
			list: "at least 2 entries",
			count: "a whole number",
			date: "a date such as 2024-03-15",
			flag: "true or false",
		});
	}
});

test("a value outside its limits: file, line, field, found and allowed", () => {
	const [problem] = problemsOf("---\n# a comment\ntone: plain\ntitle: far too long a title\n---\n");
	expect(problem).toMatchObject({ line: 4, field: "title", allowed: "at most 10 characters" });
	expect(problem?.file).toMatch(/entry\.md$/);
	expect(problem?.found).toBe('"far too long a title" (20 characters)');
});

test("a wrong name suggests the nearest", () => {
	const [problem] = problemsOf("---\ntitle: Hi\ntone: plane\n---\n");
	expect(problem).toMatchObject({ line: 3, field: "tone", allowed: "plain, loud", suggestion: "plain" });
	expect(problem && formatProblem(problem)).toMatch(
		/entry\.md:3 {2}tone: found "plane" \(5 characters\); allowed: plain, loud; did you mean "plain"\?$/,
	);
});

test("a wrong name that is near to nothing suggests nothing", () => {
	expect(problemsOf("---\ntitle: Hi\ntone: extraordinary\n---\n")[0]?.suggestion).toBeUndefined();
});

test("a field that does not exist, also inside a list", () => {
	expect(problemsOf("---\ntitle: Hi\nlist:\n  - name: a\n    nmae: b\n---\n")).toMatchObject([
		{ line: 5, field: "list.0.nmae", found: "a field that does not exist here" },
	]);
});

test("a missing field is told at its nearest parent", () => {
	expect(problemsOf("---\ntitle: Hi\nlist:\n  - name: a\n  - {}\n---\n")).toMatchObject([{ line: 5, field: "list.1.name", found: "nothing" }]);
});

test("an unknown placeholder, in a field and in the Markdown", () => {
	expect(problemsOf("---\ntitle: Hi\ntone: '{emial}'\n---\n\nWrite to {sitename}.\n")).toMatchObject([
		{ line: 3, field: "tone", found: "{emial}", suggestion: "{email}" },
		{ line: 6, field: "text", found: "{sitename}", suggestion: "{siteName}" },
		{ line: 3, field: "tone" },
	]);
});

test("no fields, broken YAML, no file", () => {
	expect(problemsOf("Only text\n")).toMatchObject([{ line: 1, field: "frontmatter", found: "none" }]);
	expect(problemsOf("---\ntitle: Hi\nlist: [a\n---\n")[0]).toMatchObject({ field: "frontmatter" });
	expect(() => readEntry(join(dir, "missing.md"), schema, placeholders)).toThrow("no such file");
});

test("the editor's task finds file, line and message in what the terminal says", () => {
	const tasks: { tasks: { problemMatcher: { pattern: { regexp: string } } }[] } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8"));
	const pattern = new RegExp(String(tasks.tasks[0]?.problemMatcher.pattern.regexp));
	const told = formatProblem({ file: "content/posts/a.md", line: 7, field: "icon", found: '"x"', allowed: "y" });
	expect(pattern.exec(told)?.slice(1)).toEqual(["content/posts/a.md", "7", 'icon: found "x"; allowed: y']);
});

test("every mistake is told at once", () => {
	expect(problemsOf("---\ntitle: far too long a title\ntone: plane\nmore: 1\n---\n")).toHaveLength(3);
});
