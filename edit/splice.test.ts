import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { FENCE } from "../model/reading/read-entry.ts";
import { ARTICLE, changeList, type ListChange, parse, writeField } from "./splice.ts";

/** Texts, most of which YAML would misread without quotes or escapes. */
const TEXTS = [
	..."-{[*&!@`%|>?,#\"'“".split("").flatMap((sign) => [`${sign} first`, `${sign}joined`, `${sign}around${sign}`]),
	...["GEO: what it is", "Why we are #1", " # not a comment", "[^chip] first", "path // with a comment sign", "ends with a colon:"],
	...["", " ", "true", "null", "~", "42", "007", "2026-03-15", "---", "ends with a space ", "two  spaces   within", "a tab\there"],
	...["a \\ backslash and \\n", "emoji 🦊 and 👩‍👩‍👧", "line\nbreak", "two\n\nbreaks\n", "above\n---\nbelow"],
	"all: of #it, 'at' “once” 🦊\nand \"more\": yes #1",
	`${"A sentence of many words, again and again. ".repeat(120)}End.`,
	"x".repeat(5000),
];

function textsOf(value: unknown, path: readonly string[] = []): string[] {
	if (typeof value === "string") return [path.join(".")];
	return typeof value === "object" && value !== null ? Object.entries(value).flatMap(([key, part]) => textsOf(part, [...path, key])) : [];
}

const places = globSync("content/**/*.md")
	.sort()
	.flatMap((file) => {
		const source = readFileSync(file, "utf8");
		return FENCE.test(source) ? textsOf(parse(source).data).map((path) => ({ file, path, source })) : [];
	});

/** Parses a file independently of the code under test, and separates the text at a path from the rest. */
function othersOf(source: string, path: string) {
	const match = FENCE.exec(source);
	const document = parseDocument(match?.[1] ?? "");
	expect(document.errors).toEqual([]);
	const value: unknown = document.getIn(path.split("."));
	document.setIn(path.split("."), "");
	return { value, others: JSON.stringify(document.toJS()), body: source.slice(match?.[0].length) };
}

/** Testing every combination would take too long; the full suite tests more of them. */
const [TEXTS_A_PLACE, EVERY] = process.env.LONG ? [6, 1] : [1, 6];

test("writes any text at any path and changes nothing else", { timeout: 900_000 }, () => {
	expect(places.length).toBeGreaterThan(3000);
	const wrong: string[] = [];
	for (const [index, { file, path, source }] of places.entries()) {
		if (index % EVERY !== 0) continue;
		const before = othersOf(source, path);
		for (let count = 0; count < TEXTS_A_PLACE; count++) {
			const text = TEXTS[(index / EVERY + count * 7) % TEXTS.length] ?? "";
			const next = writeField(source, path, text);
			const after = othersOf(next, path);
			if (after.value !== text || before.others !== after.others || before.body !== after.body)
				wrong.push(`${file} ${path} ${text.slice(0, 40)}`);
		}
	}
	expect(wrong).toEqual([]);
});

const FIELDS =
	"---\na: plain\n# comment\nb: 'single'\nc: \"double\"\nd: >-\n  folded\n  text\nprice: 1799\ndraft: false\ne: last\n---\n\nBody\n";
const LISTS = "---\nlist:\n  - a: 1\n    b: >-\n      long\n      text\n    c: 2\n  - a: 2\nempty: []\nlast: x\n---\n";

test.each<[source: string, path: string, value: unknown, before: string, after: string]>([
	[FIELDS, "b", "it's", "'single'", "'it''s'"],
	[FIELDS, "c", "new", "double", "new"],
	[FIELDS, "d", "new: text # here", "folded\n  text", "new: text # here"],
	[FIELDS, "e", "new: text", "last", '"new: text"'],
	[FIELDS, "price", 1899, "1799", "1899"],
	[FIELDS, "draft", true, "false", "true"],
	[FIELDS, "price", "1,899", "1799", "1,899"],
	[FIELDS, ARTICLE, "New\n", "\nBody\n", "New\n"],
	[LISTS, "list.0.b", undefined, "    b: >-\n      long\n      text\n", ""],
	[LISTS, "list.0.d", "new: text", "c: 2\n", 'c: 2\n    d: "new: text"\n'],
	[LISTS, "note", 5, "last: x\n", "last: x\nnote: 5\n"],
	[LISTS, "words.0", "One", "last: x\n", "last: x\nwords:\n  - One\n"],
	[LISTS, "empty.0.q", "Why?", " []", "\n  - q: Why?"],
	[LISTS.replace(" []", "\n  - q: Why?"), "empty.0.a", "So.", "Why?", "Why?\n    a: So."],
])("keeps all other lines and the quoting style (%#)", (source, path, value, before, after) => {
	expect(writeField(source, path, value)).toBe(source.replace(before, after));
});

test("refuses to remove a list entry's first field, and to write to an entry that doesn't exist", () => {
	expect(() => writeField(LISTS, "list.0.a", undefined)).toThrow("Open the file");
	expect(() => writeField(LISTS, "list.5.a", 1)).toThrow("not in the file");
});

test("keeps Windows line breaks", () => {
	expect(writeField(FIELDS.replaceAll("\n", "\r\n"), "d", "x ".repeat(80).trim())).not.toMatch(/[^\r]\n/);
});

test("adds, removes, and moves entries of every list, and undoes each change byte for byte", { timeout: 120_000 }, () => {
	const listsOf = (value: unknown, path: readonly string[] = []): { path: string; length: number }[] => {
		if (typeof value !== "object" || value === null) return [];
		const own = Array.isArray(value) && value.length > 1 ? [{ path: path.join("."), length: value.length }] : [];
		return [...own, ...Object.entries(value).flatMap(([key, part]) => listsOf(part, [...path, key]))];
	};
	const back: [ListChange, number, ListChange, number][] = [
		["up", 1, "up", 1],
		["down", 0, "down", 0],
		["add", 0, "remove", 1],
		["add", 1, "remove", 2],
	];
	const sources = [...new Set(places.map((place) => place.source))].filter((_, index) => index % EVERY === 0);
	const lists = sources.flatMap((source) => listsOf(parse(source).data).map((list) => ({ ...list, source })));
	expect(lists.length).toBeGreaterThan(250 / EVERY / 2);
	for (const { source, path, length } of lists) {
		for (const [change, at, undo, from] of back)
			expect(changeList(changeList(source, `${path}.${at}`, change), `${path}.${from}`, undo)).toBe(source);
		expect(changeList(source, `${path}.${length - 1}`, "remove").length).toBeLessThan(source.length);
	}
	expect(changeList("---\na:\n  - b\nc: d\n---\n", "a.0", "remove")).toBe("---\na: []\nc: d\n---\n");
	expect(() => changeList("---\na:\n  - b\n---\n", "a.1", "remove")).toThrow("no entry");
});
