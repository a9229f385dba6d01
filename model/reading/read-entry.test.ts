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

test("reads fields and Markdown, and fills placeholders in both", () => {
	const entry = read("---\ntitle: Hi {siteName}\n---\n\nWrite to {email}.\n");
	expect(entry).toMatchObject({ slug: "entry", data: { title: "Hi Example" }, body: "\nWrite to a@b.example.\n", bodyLine: 4 });
});

test("leaves braces and brackets in code as they are", () => {
	const code = "A `{color}` and `[^1]`.\n\n```css\na {color}\n```\n\n~~~\n{color}\n";
	expect(read(`---\ntitle: Hi\n---\n${code}`).body).toBe(code);
});

test("numbers a chip by the place of its source, and suggests the nearest source", () => {
	const citing = z.strictObject({ text: z.string(), sources: z.array(z.strictObject({ id: z.string() })) });
	const of = (text: string) => `---\ntext: "${text}"\nsources:\n  - id: terms\n  - id: rules\n---\n\nSo it is.[^terms]\n`;
	expect(read(of("A claim.[^rules]"), citing)).toMatchObject({ data: { text: "A claim.[^2]" }, body: "\nSo it is.[^1]\n" });
	expect(problemsOf(of("A claim.[^rule]"), citing)).toMatchObject([{ line: 2, field: "text", found: "[^rule]", suggestion: "[^rules]" }]);
});

test("what is expected is said in an editor's words, also where the schema says nothing", () => {
	const kinds = z.strictObject({
		title: z.string(),
		short: z.string().max(5),
		list: z.array(z.string()).min(2),
		count: z.number().int(),
		date: z.iso.date(),
		flag: z.boolean(),
	});
	const problems = problemsOf("---\nshort: too long\nlist: [one]\ncount: 1.5\ndate: March 2024\nflag: maybe\n---\n", kinds);
	expect(Object.fromEntries(problems.map(({ field, expected }) => [field, expected]))).toEqual({
		title: "text",
		short: "at most 5 characters",
		list: "at least 2 entries",
		count: "a whole number",
		date: "a date such as 2024-03-15",
		flag: "true or false",
	});
});

test("a wrong name suggests the nearest", () => {
	const [problem] = problemsOf("---\ntitle: Hi\ntone: plane\n---\n");
	expect(problem).toMatchObject({ line: 3, field: "tone", expected: "plain, loud", suggestion: "plain" });
	expect(problem && formatProblem(problem)).toMatch(
		/entry\.md:3 {2}tone: found "plane" \(5 characters\); expected plain, loud; did you mean "plain"\?$/,
	);
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

/** Mistakes of owners in the fields: the line and the words with which each is reported. */
test.each([
	["list: []\n  - name: a", 3, "a second field on one line, or one too far right: - name: a"],
	["tone: plain\ntitle:Hi", 3, "a line that lacks a colon and a space"],
	["tone: plain\ntitle:Hi\nlist:", 3, "a line that is no field: title:Hi"],
	["title Hi\ntone: plain", 2, "a line that is no field: title Hi"],
	["// note\ntitle: Hi", 2, "a line that is no field: // note"],
	['title: "Hi\ntone: "plain"\nlist: "x"', 2, "second quotation mark"],
	["title: 'It's Hi'", 2, "goes on behind its quotation mark: title: 'It's Hi'"],
	["title: Hi\n  tone: plain", 2, "a second field on one line, or one too far right"],
	["list:\n  name: a\n more: b", 4, "a line that is indented too little or too much: more: b"],
	["title: Hi\ntitle: Ho", 3, "a field for the second time: title: Ho"],
	["list:\n  -a\n  - b", 3, "-a - b, entries read as one text"],
	["list:\n  - a\n    - b", 3, "a - b, entries read as one text"],
	["list:\n  * a", 3, "a text or entry that begins with *"],
	["title: GEO: what", 2, 'title: GEO: what; expected the text in quotes, such as title: "GEO: what it is"'],
	...["@", "%", "`", "*", "]", "}", ","].map((sign): [string, number, string] => [`title: ${sign}us all`, 2, `a text that begins with a sign`]),
	["title: *us", 2, "a text that begins with *: *us; expected the text in quotes"],
	["title: &us all", 2, "a text that loses the & or ! it begins with"],
	["title: !us all", 2, "a text that loses the & or ! it begins with"],
	["list: [a\ntone: plain", 3, "a line that is indented too little or too much"],
	["title: > Hi", 2, "a text that begins with a sign"],
	['title: "C:\\office"', 2, "a backslash between quotation marks"],
	["title: Hi // note", 2, "Hi // note, with a // that readers would see; expected a comment as #"],
	["list:\n\t- name: a", 3, "a tab: - name: a; expected two spaces"],
	["title: {siteName}", 2, "in quotes where it begins with {"],
])("says in an owner's words what is wrong with fields: %j", (fields, line, words) => {
	const [first = ""] = messagesOf(`---\n${fields}\n---\n`);
	expect(first).toMatch(new RegExp(`^entry\\.md:${line} `));
	expect(first).toContain(words);
	expect(first).not.toMatch(/\b(mapping|block|flow|sequence|implicit|scalar|alias|anchor|token)\b/i);
});

test("accepts quoted texts, comments, and lines below >-", () => {
	expect(problemsOf('---\n# title:Hi // there\ntitle: "a // b: c"\nlist:\n  - name: >-\n      -a: @b\n      // c\n  - name: x-y:z\n---\n')).toEqual(
		[],
	);
});

test("no second line of ---", () => {
	expect(messagesOf("---\ntitle: Hi\n\nThe text.\n")).toEqual([
		"entry.md:1  frontmatter: found no second line of ---; expected fields between two lines of ---, one above and one below",
	]);
});

test("a number is told as it was written, with what is expected and how it would be", () => {
	const kinds = z.strictObject({
		figure: z.string(),
		price: z.number().int().positive(),
		x: z.number().min(0).max(100),
		increase: z.number(),
		list: z.array(z.string()).length(2),
		note: z.string(),
	});
	const text = '---\nfigure: 640\nprice: 007.50\nx: 120.0\nincrease: "1,300%"\nlist: [1.50]\nnote:\n  a: b\n---\n';
	expect(problemsOf(text, kinds).map(({ field, found, expected }) => [field, found, expected])).toEqual([
		["figure", "640", 'text, in quotes: figure: "640"'],
		["price", "007.50", "a whole number"],
		["x", "120.0", "at most 100, a number"],
		["increase", '"1,300%" (6 characters)', "a number, without quotes, signs and commas: 1300"],
		["list.0", "1.50", 'text, in quotes: - "1.5"'],
		["list", "[1.5]", "exactly 2 entries"],
		["note", '{"a":"b"}', "text, in quotes where it begins with { or [ or has a colon"],
	]);
});

test("the editor's task finds file, line and message in what the terminal says", () => {
	const tasks: { tasks: { problemMatcher: { pattern: { regexp: string } } }[] } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8"));
	const pattern = new RegExp(String(tasks.tasks[0]?.problemMatcher.pattern.regexp));
	const message = formatProblem({ file: "content/posts/a.md", line: 7, field: "icon", found: '"x"', expected: "y" });
	expect(pattern.exec(message)?.slice(1)).toEqual(["content/posts/a.md", "7", 'icon: found "x"; expected y']);
});

/** The mistakes of a text as an editor reads them, without the folder. */
const messagesOf = (text: string, of?: z.ZodType) => problemsOf(text, of).map((problem) => formatProblem(problem).replace(/^.*(?=entry\.md)/, ""));

test("a text that YAML ends at a comment", () => {
	expect(messagesOf("---\ntitle: We are #1\nlist:\n  - name: No # here\n---\n")).toEqual([
		'entry.md:2  frontmatter: found a text that ends before "#1", which is a comment; expected the whole text in quotes: "We are #1"; or the comment on a line of its own',
		'entry.md:4  frontmatter: found a text that ends before "# here", which is a comment; expected the whole text in quotes: "No # here"; or the comment on a line of its own',
	]);
	expect(messagesOf("---\ntitle: #1 agency\n---\n")[0]).toContain('frontmatter: found a text that ends before "#1 agency"');
	expect(problemsOf('---\n# A comment.\ntitle: "We are #1"\nlist: # another\n  - name: A#1\n---\n')).toEqual([]);
});

test("a file that is not UTF-8, and one with a byte order mark", () => {
	const file = join(dir, "latin-1.md");
	writeFileSync(file, Buffer.from("---\ntitle: Hi\ntone: plain\n---\n\ncaf\u00e9\n", "latin1"));
	expect(() => readEntry(file, schema, placeholders)).toThrow(
		'latin-1.md:6  (all): found characters in another encoding than UTF-8; expected UTF-8; most editors have it under "Save with Encoding" or "Save As"',
	);
	expect(read("\uFEFF---\ntitle: Hi\n---\n").data).toEqual({ title: "Hi" });
});

test("a field with a slip is one mistake in its own line, with the field that was meant", () => {
	expect(messagesOf("---\ntone: plain\ntitel: Hi\n---\n")).toEqual([
		'entry.md:3  titel: found a field that does not exist here; expected only the fields of its kind; `npm run new` writes them all with explanations; did you mean "title"?',
	]);
	expect(problemsOf("---\ntitle: Hi\nlist:\n  - nmae: b\n---\n")).toMatchObject([{ line: 4, field: "list.0.nmae", suggestion: "name" }]);
	// Nothing is near, and what is there already was not meant.
	expect(problemsOf("---\ntitle: Hi\nwhatever: 1\n---\n")[0]?.suggestion).toBeUndefined();
	expect(problemsOf("---\ntitle: Hi\ntitles: 1\n---\n")[0]?.suggestion).toBeUndefined();
});

test("a slip in a field of one of several kinds", () => {
	const kinds = z.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("one"), colour: z.string() }),
		z.strictObject({ kind: z.literal("two"), price: z.number().int().positive() }),
	]);
	expect(problemsOf("---\nkind: two\nprise: 5\n---\n", kinds)).toMatchObject([
		{ line: 3, field: "prise", found: "a field that does not exist here", suggestion: "price" },
	]);
	expect(messagesOf("---\nkind: two\nprice: 0\n---\n", kinds)[0]).toContain("entry.md:3  price: found 0; expected more than 0");
});

test.each([
	"a **bold** word",
	"an *italic* word",
	"an _italic_ word",
	"a **bold word",
	"an *italic word",
	"some `code",
	"a [link](/services)",
	"a [link] (/services)",
	"some `code`",
	"![a picture](a.png)",
])("Markdown in a field would be shown as its signs: %s", (text) => {
	const expected = "plain text: **bold**, *italic*, _italic_, `code` and [links](/services) are for articles";
	for (const field of [line, paragraph])
		expect(problemsOf(`---\ntext: ${JSON.stringify(text)}\n---\n`, z.strictObject({ text: field }))).toMatchObject([{ field: "text", expected }]);
});

test("asterisks and brackets by themselves are text", () => {
	for (const text of ["2 * 3 * 4", "from $5* a month", "*Terms apply", "snake_case", "[a] and (b)", "==marked==, ~~struck~~ and __a drawn link__"])
		expect(paragraph.safeParse(text).success, text).toBe(true);
});

test.each([
	["draft: true", true],
	['"draft": true', true],
	["draft : true", true],
	["draft: false", false],
	["title: A draft", false],
	["list:\n  - name: x\n    draft: true", false],
])("whether a file is a draft is said by its own field: %s", (fields, expected) => {
	const file = join(dir, "draft.md");
	writeFileSync(file, `---\n${fields}\n---\n\ndraft: true\n`);
	expect(isDraft(file)).toBe(expected);
});
