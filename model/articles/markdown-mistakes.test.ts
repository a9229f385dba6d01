import { expect, test } from "vitest";
import { checkMarkdown } from "../checks/bodies.ts";
import { formatProblem } from "../reading/problem.ts";

const check = (body: string) =>
	checkMarkdown({ file: "a.md", slug: "a", data: {}, body, bodyLine: 10, confirm: [], lineOf: () => 1 }).map(formatProblem);

const TABLE = expect.stringContaining("expected a table:");

test.each([
	["A **bold word.", "**bold**"],
	["A ** bold ** word.", "**bold**"],
	["A **[link](/services).", "**bold**"],
	["Run `npm start.", "`code`"],
	["[words] (/services)", "[words](/services)"],
	["[words](/services", "[words](/services)"],
	["![Desks] (office.jpg)", "[words](/services)"],
	["> ##Heading", "## for a heading"],
	["-one", "## for a heading"],
	["• one", "## for a heading"],
	["| a | b |", "a table"],
])("reports signs that a page would show: %s", (line, expected) => {
	expect(check(`First.\n\n${line}\nand more.`)).toEqual([
		expect.stringContaining(`a.md:12  text: found ${JSON.stringify(line)}; expected ${expected}`),
	]);
});

test.each([
	"**bold** and *italic*, _so_, ~~not~~, `**code`",
	"Two lines of **bold\nwords** here.",
	"5 * 3 * 2 and 4*4",
	"\\*a \\**b \\_c \\`d \\| \\[e] \\(f\\)",
	"https://a.example/**b",
	"#1 of all",
	"[a] and (b), [1] (see below)",
	"a | b",
	"```\n**code\n##code\n```",
	"<!-- **a note -->",
	"Above:\n| a | b |\n| - | - |\n| c | d |",
	"## One\n\n### Costs\n\n## Two\n\n### Costs",
])("signs that are meant to be seen, and Markdown that is right: %j", (body) => {
	expect(check(body)).toEqual([]);
});

test("four spaces that make code of a paragraph, and code that is meant", () => {
	expect(check("First.\n\n    Second.\n\n```\nfour\n```")).toEqual([
		'a.md:12  text: found four spaces before "Second.", which make code of it; expected a paragraph from the start of its line; ``` above and below for code',
	]);
});

test("what was to be a table is one mistake, however many lines it has", () => {
	expect(check("| a | b |\n| - |\n| c | d |")).toEqual([TABLE]);
});

test("a row with another number of cells than its table", () => {
	const expected = "2 cells, as in the table's first row; an empty one is | |, and \\| a | to be seen";
	expect(check("| a | b |\n| - | - |\n| c |\n| c | d |\n| c | d | e |")).toEqual([
		`a.md:12  text: found a row of 1 cell; expected ${expected}`,
		`a.md:14  text: found a row of 3 cells; expected ${expected}`,
	]);
});

test("a heading of the page's own level, and one that comes twice", () => {
	expect(check("# Costs\n\nText.\n\n## What it costs\n\n### A month\n\n### A *month*?\n\n## What it costs!")).toEqual([
		"a.md:10  text: found # Costs; expected ## Costs; the page has its first-level heading above the text",
		'a.md:18  text: found the heading "A month?" a second time; expected each heading once, since links name it by its words',
		'a.md:20  text: found the heading "What it costs!" a second time; expected each heading once, since links name it by its words',
	]);
});

test("a picture without alternative text, and links without words", () => {
	expect(check("![](team.jpg)\n\n[](/blog)\n\n[![](a.png)](/services) [![Us](a.png)](/services)")).toEqual([
		"a.md:10  text: found ![](team.jpg); expected what is seen between the brackets: ![The six of us](team.jpg)",
		"a.md:12  text: found [](/blog); expected the words of the link between the brackets: [words](/blog)",
		"a.md:14  text: found [](/services); expected the words of the link between the brackets: [words](/services)",
		"a.md:14  text: found ![](a.png); expected what is seen between the brackets: ![The six of us](a.png)",
	]);
});

test("HTML is a mistake on its line, a comment is none", () => {
	const expected = "Markdown, and comments that stand on lines of their own";
	expect(check("One.\n\n<div>Two</div>\n\nThree <b>bold</b>.")).toEqual([
		`a.md:12  text: found HTML: <div>Two</div>; expected ${expected}`,
		`a.md:14  text: found HTML: <b>; expected ${expected}`,
		`a.md:14  text: found HTML: </b>; expected ${expected}`,
	]);
	expect(check("<!-- note --> Lost words.")).toEqual([`a.md:10  text: found HTML: <!-- note --> Lost words.; expected ${expected}`]);
	expect(check("<!-- note -->\n\nOne <!-- aside --> more.\n\n<!--\nlong\n-->")).toEqual([]);
});
