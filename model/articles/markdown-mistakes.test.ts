import { expect, test } from "vitest";
import { checkMarkdown } from "../checks/bodies.ts";
import { entryOf } from "../reading/entries.test.setup.ts";
import { formatProblem } from "../reading/problem.ts";

const check = (body: string) => checkMarkdown(entryOf("a", {}, body)).map(formatProblem);

test.each([
	["A **bold word.", "**bold**"],
	["A ** bold ** word.", "**bold**"],
	["A source.[^soc2", "[^soc2]"],
	["Run `npm start.", "`code`"],
	["[words] (/services)", "[text](/services)"],
	["[words](/services", "[text](/services)"],
	["![Desks] (office.jpg)", "[text](/services)"],
	["> ##Heading", "a space after ##"],
	["-one", "a space after ##"],
	["• one", "a space after ##"],
	["| a | b |", "a table"],
])("rejects Markdown that would appear literally: %s", (line, expected) => {
	expect(check(`First.\n\n${line}\nand more.`)).toEqual([
		expect.stringContaining(`content/a.md:12  text: found ${JSON.stringify(line)}; expected ${expected}`),
	]);
});

test.each([
	"**bold** and *italic*, _so_, ~~not~~, `**code`",
	"Two lines of **bold\nwords** here.",
	"5 * 3 * 2 and 4*4",
	"\\*a \\**b \\_c \\`d \\| \\[e] \\(f\\)",
	"https://a.example/**b",
	"[a] and (b), [1] (see below)",
	"a | b",
	"```\n**code\n##code\n```",
	"<!-- **a note -->",
	"One <!-- aside --> more.\n\n<!--\nlong\n-->",
	"Above:\n| a | b |\n| - | - |\n| c | d |",
	"## One\n\n### Costs\n\n## Two\n\n### Costs",
])("accepts the Markdown %j", (body) => {
	expect(check(body)).toEqual([]);
});

test.each([
	["| a | b |\n| - |\n| c | d |", ['10  text: found "| a | b |"; expected a table']],
	["| a | b |\n| - | - |\n| c |", ["12  text: found a row of 1 cell; expected 2 cells"]],
	["# Costs\n\n## What it costs", ["10  text: found # Costs; expected ## Costs"]],
	["## A month\n\n## A *month*?", ['12  text: found the heading "A month?" twice']],
	["![](team.jpg)", ["10  text: found ![](team.jpg)"]],
	["Three <b>bold</b>.", ["10  text: found HTML: <b>", "10  text: found HTML: </b>"]],
	["<!-- note --> Lost words.", ["10  text: found HTML: <!-- note --> Lost words."]],
])("rejects a mistake in a table, heading, image, or HTML: %j", (body, messages) => {
	expect(check(body)).toEqual(messages.map((message) => expect.stringContaining(`content/a.md:${message}`)));
});
