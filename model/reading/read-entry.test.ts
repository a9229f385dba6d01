import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { line, paragraph } from "../fields/basics.ts";
import { problemsIn } from "./entries.test.setup.ts";
import { formatProblem } from "./problem.ts";
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
/** Returns the problems as messages, without the folder. */
const messagesOf = (text: string, of?: z.ZodType) =>
	problemsOf(text, of).map((problem) => formatProblem(problem).replace(/^.*(?=entry\.md)/, ""));

test("reads fields and Markdown, and fills in placeholders in both", () => {
	const entry = read("---\ntitle: Hi {siteName}\n---\n\nWrite to {email}.\n");
	expect(entry).toMatchObject({ slug: "entry", data: { title: "Hi Example" }, body: "\nWrite to a@b.example.\n", bodyLine: 4 });
});

test("leaves braces and brackets in code unchanged", () => {
	const code = "A `{color}` and `[^1]`.\n\n```css\na {color}\n```\n\n~~~\n{color}\n";
	expect(read(`---\ntitle: Hi\n---\n${code}`).body).toBe(code);
});

test("numbers a chip by the position of its source, and suggests the nearest source", () => {
	const citing = z.strictObject({ text: z.string(), sources: z.array(z.strictObject({ id: z.string() })) });
	const of = (text: string) => `---\ntext: "${text}"\nsources:\n  - id: terms\n  - id: rules\n---\n\nSo it is.[^terms]\n`;
	expect(read(of("A claim.[^rules]"), citing)).toMatchObject({ data: { text: "A claim.[^2]" }, body: "\nSo it is.[^1]\n" });
	expect(problemsOf(of("A claim.[^rule]"), citing)).toMatchObject([{ line: 2, field: "text", found: "[^rule]", suggestion: "[^rules]" }]);
});

test.each([
	["", z.string(), "nothing", "text"],
	['field: ""', z.string().min(1), '"" (0 characters)', "at least 1 character"],
	["field: too long", z.string().max(5), '"too long" (8 characters)', "at most 5 characters"],
	["field: [one]", z.array(z.string()).min(2), '["one"]', "at least 2 entries"],
	["field: March 2024", z.iso.date(), '"March 2024" (10 characters)', "a date such as 2024-03-15"],
	["field: maybe", z.boolean(), '"maybe" (5 characters)', "true or false"],
	["field: 640", z.string(), "640", 'text, in quotes: field: "640"'],
	["field: 7.5", z.number().int(), "7.5", "a whole number"],
	["field: 120", z.number().max(100), "120", "a number of at most 100"],
	["field: 0", z.number().positive(), "0", "a number above 0"],
	['field: "1,300%"', z.number(), '"1,300%" (6 characters)', "a number, without quotes, symbols, or commas: 1300"],
	["field:\n  a: b", z.string(), '{"a":"b"}', "text, in quotes if it starts with { or [ or contains a colon"],
])("explains what the schema expects instead of %j", (yaml, field, found, expected) => {
	expect(problemsOf(`---\nother: 1\n${yaml}\n---\n`, z.object({ field }))).toMatchObject([{ field: "field", found, expected }]);
});

test("suggests the nearest value, placeholder, and field", () => {
	expect(messagesOf("---\ntitle: Hi\ntone: plane\n---\n")).toEqual([
		'entry.md:3  tone: found "plane" (5 characters); expected one of plain, loud; did you mean "plain"?',
	]);
	expect(messagesOf("---\ntone: plain\ntitel: Hi\n---\n")).toEqual([
		'entry.md:3  titel: found an unknown field; expected one of title, list; did you mean "title"?',
	]);
	expect(problemsOf("---\ntitle: Hi\ntitles: 1\n---\n")[0]?.suggestion).toBeUndefined();
	expect(problemsOf("---\ntitle: Hi\ntone: '{emial}'\n---\n\nWrite to {sitename}.\n")).toMatchObject([
		{ line: 3, field: "tone", found: "{emial}", suggestion: "{email}" },
		{ line: 6, field: "text", found: "{sitename}", suggestion: "{siteName}" },
		{ line: 3, field: "tone" },
	]);
});

test("suggests a field of the selected kind", () => {
	const one = z.strictObject({ kind: z.literal("one"), color: z.string() });
	const two = z.strictObject({ kind: z.literal("two"), price: z.number() });
	const kinds = z.discriminatedUnion("kind", [one, two]);
	expect(problemsOf("---\nkind: two\nprise: 5\n---\n", kinds)).toMatchObject([{ line: 3, field: "prise", suggestion: "price" }]);
});

test("reports a missing field on the line of its nearest existing ancestor", () => {
	expect(problemsOf("---\ntitle: Hi\nlist:\n  - name: a\n  - {}\n---\n")).toMatchObject([
		{ line: 5, field: "list.1.name", found: "nothing" },
	]);
});

test("rejects missing files and missing frontmatter fences", () => {
	expect(() => readEntry(join(dir, "missing.md"), schema, placeholders)).toThrow("no such file");
	expect(messagesOf("Only text\n")).toEqual(["entry.md:1  frontmatter: found none; expected fields between two --- lines"]);
	expect(messagesOf("---\ntitle: Hi\n\nThe text.\n")[0]).toContain("found no closing --- line");
});

test.each([
	["list: []\n  - name: a", 3, "a second field on one line, or a field indented too far: - name: a"],
	["tone: plain\ntitle:Hi", 3, "a line that is neither a field nor a list entry"],
	["tone: plain\ntitle:Hi\nlist:", 3, "a line that is not a field: title:Hi"],
	['title: "Hi\ntone: "plain"\nlist: "x"', 2, "a quote that isn't closed"],
	["title: 'It's Hi'", 2, "continues after its closing quote: title: 'It's Hi'"],
	["list:\n  name: a\n more: b", 4, "a line with the wrong indentation: more: b"],
	["title: Hi\ntitle: Ho", 3, "a duplicate field: title: Ho"],
	["list:\n  -a\n  - b", 3, "-a - b: list entries that run together as one value"],
	["list:\n  * a", 3, "text or an entry that begins with *"],
	["title: GEO: what", 2, 'title: GEO: what; expected the text in quotes, such as title: "GEO: what it is"'],
	["title: @us all", 2, "text that begins with a special character"],
	["title: *us", 2, "text that begins with *: *us; expected the text in quotes"],
	["title: &us all", 2, "text that would lose its & or !"],
	['title: "C:\\office"', 2, "a backslash in double quotes"],
	["title: Hi // note", 2, "Hi // note, which shows // to readers; expected # on its own line for a comment, or quotes around"],
	["list:\n\t- name: a", 3, "a tab: - name: a; expected two spaces"],
	["title: {siteName}", 2, "in quotes if it starts with {"],
	["title: We are #1", 2, 'text that ends before "#1", which is a comment; expected the whole text in quotes: "We are #1"'],
])("explains the YAML mistake in %j without jargon", (fields, line, words) => {
	const [first = ""] = messagesOf(`---\n${fields}\n---\n`);
	expect(first).toMatch(new RegExp(`^entry\\.md:${line} `));
	expect(first).toContain(words);
	expect(first).not.toMatch(/\b(mapping|block|flow|sequence|implicit|scalar|alias|anchor|token)\b/i);
});

test("accepts quoted text, comments, and text below >-", () => {
	const fields = '# title:Hi // there\ntitle: "a // #1: c"\nlist: # another\n  - name: >-\n      -a: @b\n      // c\n  - name: x-y:z#1';
	expect(problemsOf(`---\n${fields}\n---\n`)).toEqual([]);
});

test("formats problems so that the VS Code problem matcher parses them", () => {
	const tasks: { tasks: { problemMatcher: { pattern: { regexp: string } } }[] } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8"));
	const pattern = new RegExp(String(tasks.tasks[0]?.problemMatcher.pattern.regexp));
	const message = formatProblem({ file: "content/posts/a.md", line: 7, field: "icon", found: '"x"', expected: "y" });
	expect(pattern.exec(message)?.slice(1)).toEqual(["content/posts/a.md", "7", 'icon: found "x"; expected y']);
});

test("rejects files that are not UTF-8, and skips a byte order mark", () => {
	const file = join(dir, "latin-1.md");
	writeFileSync(file, Buffer.from("---\ntitle: Hi\n---\n\ncaf\u00e9\n", "latin1"));
	expect(() => readEntry(file, schema, placeholders)).toThrow("latin-1.md:5  (all): found characters that are not UTF-8;");
	expect(read("\uFEFF---\ntitle: Hi\n---\n").data).toEqual({ title: "Hi" });
});

test.each([
	"a **bold** word",
	"an *italic word",
	"an _italic_ word",
	"some `code",
	"a [link] (/services)",
	"a ==mark",
	"marked==",
	"source[^soc2",
])("rejects Markdown and unpaired marks such as %s in fields", (text) => {
	for (const field of [line, paragraph]) expect(field.safeParse(text).success).toBe(false);
});

test.each([
	"2 * 3 * 4",
	"from $5* a month",
	"*Terms apply",
	"snake_case",
	"[a] and (b)",
	"C++ or a == b[^a]",
	"==marked==, ~~struck~~ and __a link__",
])("accepts %s in fields", (text) => {
	expect(paragraph.safeParse(text).success).toBe(true);
});

test.each([
	["draft: true", true],
	['"draft": true', true],
	["draft: false", false],
	["list:\n  - name: x\n    draft: true", false],
])("reads draft only from a top-level field: %j", (fields, expected) => {
	const file = join(dir, "draft.md");
	writeFileSync(file, `---\n${fields}\n---\n\ndraft: true\n`);
	expect(isDraft(file)).toBe(expected);
});
