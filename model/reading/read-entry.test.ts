import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { line, paragraph } from "../fields/text.ts";
import { formatProblem } from "./problem.ts";
import { problemsIn } from "./problems.test.setup.ts";
import { isDraft, readEntry } from "./read-entry.ts";

const dir = mkdtempSync(join(tmpdir(), "content-"));
const schema = z.strictObject({
	title: z.string().max(10, "at most 10 characters"),
	tone: z.enum(["plain", "loud"]).optional(),
	list: z.array(z.strictObject({ name: z.string() })).optional(),
});
const placeholders = { siteName: "Example", email: "a@b.example" };

function read(text: string, of: z.ZodType = schema) {
	const file = join(dir, "entry.md");
	writeFileSync(file, text);
	return readEntry(file, of, placeholders);
}
const problemsOf = (text: string, of?: z.ZodType) => problemsIn(() => read(text, of));
/** The problems as an editor reads them, without the folder. */
const messagesOf = (text: string, of?: z.ZodType) =>
	problemsOf(text, of).map((problem) => formatProblem(problem).replace(/^.*(?=entry\.md)/, ""));

test("reads fields and Markdown, and fills in placeholders in both", () => {
	const entry = read("---\ntitle: Hi {siteName}\n---\n\nWrite to {email}.\n");
	expect(entry).toMatchObject({ slug: "entry", data: { title: "Hi Example" }, body: "\nWrite to a@b.example.\n", bodyLine: 4 });
});

test("leaves braces and brackets in code as they are", () => {
	const code = "A `{color}` and `[^1]`.\n\n```css\na {color}\n```\n\n~~~\n{color}\n";
	expect(read(`---\ntitle: Hi\n---\n${code}`).body).toBe(code);
});

test("numbers a chip by the position of its source, and suggests the nearest source", () => {
	const citing = z.strictObject({ text: z.string(), sources: z.array(z.strictObject({ id: z.string() })) });
	const of = (text: string) => `---\ntext: "${text}"\nsources:\n  - id: terms\n  - id: rules\n---\n\nSo it is.[^terms]\n`;
	expect(read(of("A claim.[^rules]"), citing)).toMatchObject({ data: { text: "A claim.[^2]" }, body: "\nSo it is.[^1]\n" });
	expect(problemsOf(of("A claim.[^rule]"), citing)).toMatchObject([{ line: 2, field: "text", found: "[^rule]", suggestion: "[^rules]" }]);
});

test("says in plain words what a schema expects", () => {
	const kinds = z.strictObject({
		title: z.string(),
		short: z.string().max(5),
		list: z.array(z.string()).min(2),
		date: z.iso.date(),
		flag: z.boolean(),
		figure: z.string(),
		price: z.number().int().positive(),
		percent: z.number().min(0).max(100),
		increase: z.number(),
		note: z.string(),
	});
	const text = `short: too long
list: [one]
date: March 2024
flag: maybe
figure: 640
price: 007.50
percent: 120.0
increase: "1,300%"
note:
  a: b`;
	expect(problemsOf(`---\n${text}\n---\n`, kinds).map(({ field, found, expected }) => [field, found, expected])).toEqual([
		["title", "nothing", "text"],
		["short", '"too long" (8 characters)', "at most 5 characters"],
		["list", '["one"]', "at least 2 entries"],
		["date", '"March 2024" (10 characters)', "a date such as 2024-03-15"],
		["flag", '"maybe" (5 characters)', "true or false"],
		["figure", "640", 'text, in quotes: figure: "640"'],
		["price", "007.50", "a whole number"],
		["percent", "120.0", "a number of at most 100"],
		["increase", '"1,300%" (6 characters)', "a number, without quotes, signs and commas: 1300"],
		["note", '{"a":"b"}', "text, in quotes where it begins with { or [ or has a colon"],
	]);
});

test("suggests the nearest value, placeholder and field", () => {
	expect(messagesOf("---\ntitle: Hi\ntone: plane\n---\n")).toEqual([
		'entry.md:3  tone: found "plane" (5 characters); expected plain, loud; did you mean "plain"?',
	]);
	expect(messagesOf("---\ntone: plain\ntitel: Hi\n---\n")).toEqual([
		'entry.md:3  titel: found an unknown field; expected a field of this kind of file; `npm run new` writes a file with all of them; did you mean "title"?',
	]);
	expect(problemsOf("---\ntitle: Hi\nlist:\n  - nmae: b\n---\n")).toMatchObject([{ line: 4, field: "list.0.nmae", suggestion: "name" }]);
	expect(problemsOf("---\ntitle: Hi\ntitles: 1\n---\n")[0]?.suggestion).toBeUndefined();
	expect(problemsOf("---\ntitle: Hi\ntone: '{emial}'\n---\n\nWrite to {sitename}.\n")).toMatchObject([
		{ line: 3, field: "tone", found: "{emial}", suggestion: "{email}" },
		{ line: 6, field: "text", found: "{sitename}", suggestion: "{siteName}" },
		{ line: 3, field: "tone" },
	]);
});

test("suggests a field of the selected kind", () => {
	const kinds = z.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("one"), color: z.string() }),
		z.strictObject({ kind: z.literal("two"), price: z.number().int().positive() }),
	]);
	expect(problemsOf("---\nkind: two\nprise: 5\n---\n", kinds)).toMatchObject([{ line: 3, field: "prise", suggestion: "price" }]);
	expect(messagesOf("---\nkind: two\nprice: 0\n---\n", kinds)).toEqual(["entry.md:3  price: found 0; expected a number above 0"]);
});

test("reports a missing field at its nearest parent", () => {
	expect(problemsOf("---\ntitle: Hi\nlist:\n  - name: a\n  - {}\n---\n")).toMatchObject([
		{ line: 5, field: "list.1.name", found: "nothing" },
	]);
});

test("rejects missing files, missing fences and broken YAML", () => {
	expect(() => readEntry(join(dir, "missing.md"), schema, placeholders)).toThrow("no such file");
	expect(messagesOf("Only text\n")).toEqual(["entry.md:1  frontmatter: found none; expected fields between two lines of ---"]);
	expect(messagesOf("---\ntitle: Hi\n\nThe text.\n")[0]).toContain("found no closing line of ---");
	expect(problemsOf("---\ntitle: Hi\nlist: [a\n---\n")[0]).toMatchObject({ field: "frontmatter" });
});

test.each([
	["list: []\n  - name: a", 3, "a second field on one line, or a field indented too far: - name: a"],
	["tone: plain\ntitle:Hi", 3, "a line without a colon and a space"],
	["tone: plain\ntitle:Hi\nlist:", 3, "a line that is not a field: title:Hi"],
	["// note\ntitle: Hi", 2, "a line that is not a field: // note"],
	['title: "Hi\ntone: "plain"\nlist: "x"', 2, "a closing quote"],
	["title: 'It's Hi'", 2, "continues after its closing quote: title: 'It's Hi'"],
	["list:\n  name: a\n more: b", 4, "a line with the wrong indentation: more: b"],
	["title: Hi\ntitle: Ho", 3, "a duplicate field: title: Ho"],
	["list:\n  -a\n  - b", 3, "-a - b, list entries read as one text"],
	["list:\n  - a\n    - b", 3, "a - b, list entries read as one text"],
	["list:\n  * a", 3, "a text or entry that begins with *"],
	["title: GEO: what", 2, 'title: GEO: what; expected the text in quotes, such as title: "GEO: what it is"'],
	["title: @us all", 2, "a text that begins with a special character"],
	["title: *us", 2, "a text that begins with *: *us; expected the text in quotes"],
	["title: &us all", 2, "a text whose & or ! would get lost"],
	['title: "C:\\office"', 2, "a backslash in double quotes"],
	["title: Hi // note", 2, "Hi // note, which shows // to readers; expected # on its own line"],
	["list:\n\t- name: a", 3, "a tab: - name: a; expected two spaces"],
	["title: {siteName}", 2, "in quotes where it begins with {"],
	["title: We are #1", 2, 'a text that ends before "#1", which is a comment; expected the whole text in quotes: "We are #1"'],
])("explains the YAML mistake in %j", (fields, line, words) => {
	const [first = ""] = messagesOf(`---\n${fields}\n---\n`);
	expect(first).toMatch(new RegExp(`^entry\\.md:${line} `));
	expect(first).toContain(words);
	expect(first).not.toMatch(/\b(mapping|block|flow|sequence|implicit|scalar|alias|anchor|token)\b/i);
});

test("accepts quoted texts, comments, and text below >-", () => {
	const fields = '# title:Hi // there\ntitle: "a // #1: c"\nlist: # another\n  - name: >-\n      -a: @b\n      // c\n  - name: x-y:z#1';
	expect(problemsOf(`---\n${fields}\n---\n`)).toEqual([]);
});

test("matches messages with the pattern of the editor's task", () => {
	const tasks: { tasks: { problemMatcher: { pattern: { regexp: string } } }[] } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8"));
	const pattern = new RegExp(String(tasks.tasks[0]?.problemMatcher.pattern.regexp));
	const message = formatProblem({ file: "content/posts/a.md", line: 7, field: "icon", found: '"x"', expected: "y" });
	expect(pattern.exec(message)?.slice(1)).toEqual(["content/posts/a.md", "7", 'icon: found "x"; expected y']);
});

test("rejects files that are not UTF-8, and skips a byte order mark", () => {
	const file = join(dir, "latin-1.md");
	writeFileSync(file, Buffer.from("---\ntitle: Hi\n---\n\ncaf\u00e9\n", "latin1"));
	expect(() => readEntry(file, schema, placeholders)).toThrow(
		"latin-1.md:5  (all): found characters that are not UTF-8; expected UTF-8; save the file",
	);
	expect(read("\uFEFF---\ntitle: Hi\n---\n").data).toEqual({ title: "Hi" });
});

test("rejects Markdown in fields, and accepts lone asterisks and brackets", () => {
	for (const text of [
		"a **bold** word",
		"an *italic word",
		"an _italic_ word",
		"some `code",
		"a [link] (/services)",
		"![a picture](a.png)",
	])
		for (const field of [line, paragraph]) expect(field.safeParse(text).success, text).toBe(false);
	for (const text of [
		"2 * 3 * 4",
		"from $5* a month",
		"*Terms apply",
		"snake_case",
		"[a] and (b)",
		"==marked==, ~~struck~~ and __a link__",
	])
		expect(paragraph.safeParse(text).success, text).toBe(true);
});

test.each([
	["draft: true", true],
	['"draft": true', true],
	["draft : true", true],
	["draft: false", false],
	["list:\n  - name: x\n    draft: true", false],
])("reads whether a file is a draft from its own field: %j", (fields, expected) => {
	const file = join(dir, "draft.md");
	writeFileSync(file, `---\n${fields}\n---\n\ndraft: true\n`);
	expect(isDraft(file)).toBe(expected);
});
