import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { FENCE } from "../model/reading/read-entry.ts";
import type { ListChange } from "./splice.ts";
import { ARTICLE, changeList, parse, writeField } from "./splice.ts";

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

interface Place {
	file: string;
	path: string;
	source: string;
}

function textsOf(value: unknown, path: readonly string[] = []): string[] {
	if (typeof value === "string") return [path.join(".")];
	return typeof value === "object" && value !== null ? Object.entries(value).flatMap(([key, part]) => textsOf(part, [...path, key])) : [];
}

const places: Place[] = globSync("content/**/*.md")
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

test("keeps all other lines and the quoting style", () => {
	const source = "---\na: plain\n# comment\nb: 'single'\nc: \"double\"\nd: >-\n  folded\n  text\ne: last\n---\n\nBody\n";
	expect(writeField(source, "b", "it's")).toBe(source.replace("'single'", "'it''s'"));
	expect(writeField(source, "c", "new")).toBe(source.replace("double", "new"));
	expect(writeField(source, "d", "new: text # here")).toBe(source.replace("folded\n  text", "new: text # here"));
	expect(writeField(source, "e", "new: text")).toBe(source.replace("last", '"new: text"'));
	expect(writeField(source, ARTICLE, "New\n")).toBe(source.replace("\nBody\n", "New\n"));
	expect(writeField(source.replaceAll("\n", "\r\n"), "d", "x ".repeat(80).trim())).not.toMatch(/[^\r]\n/);
});

test("writes numbers and booleans without quotes", () => {
	const source = "---\nprice: 1799\ndraft: false\n---\n";
	expect(writeField(source, "price", 1899)).toBe(source.replace("1799", "1899"));
	expect(writeField(source, "draft", true)).toBe(source.replace("false", "true"));
	expect(parse(writeField(source, "price", "1,899")).data).toEqual({ price: "1,899", draft: false });
});

test("adds, removes, and moves entries of every list, and undoing restores the same bytes", { timeout: 120_000 }, () => {
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
	let lists = 0;
	const sources = [...new Set(places.map((place) => place.source))];
	for (const source of sources.filter((_, index) => index % EVERY === 0)) {
		for (const { path, length } of listsOf(parse(source).data)) {
			lists++;
			for (const [change, at, undo, from] of back)
				expect(changeList(changeList(source, `${path}.${at}`, change), `${path}.${from}`, undo)).toBe(source);
			expect(changeList(source, `${path}.${length - 1}`, "remove").length).toBeLessThan(source.length);
		}
	}
	expect(lists).toBeGreaterThan(250 / EVERY / 2);
	expect(changeList("---\na:\n  - b\nc: d\n---\n", "a.0", "remove")).toBe("---\na: []\nc: d\n---\n");
	expect(() => changeList("---\na:\n  - b\n---\n", "a.1", "remove")).toThrow("no entry");
});

test("removes an optional field", () => {
	const source = "---\nlist:\n  - a: 1\n    b: >-\n      long\n      text\n    c: 2\n---\n";
	expect(writeField(source, "list.0.b", undefined)).toBe("---\nlist:\n  - a: 1\n    c: 2\n---\n");
	expect(() => writeField(source, "list.0.a", undefined)).toThrow("Open the file");
});

test("adds an optional field at the end of its group, and the first entry of a list", () => {
	const source = "---\nlist:\n  - a: 1\n  - a: 2\nempty: []\nlast: x\n---\n";
	expect(writeField(source, "list.0.b", "new: text")).toBe(source.replace("a: 1\n", 'a: 1\n    b: "new: text"\n'));
	expect(writeField(source, "note", 5)).toBe(source.replace("last: x\n", "last: x\nnote: 5\n"));
	const first = writeField(source, "empty.0.q", "Why?");
	expect(first).toBe(source.replace(" []", "\n  - q: Why?"));
	expect(writeField(first, "empty.0.a", "So.")).toBe(source.replace(" []", "\n  - q: Why?\n    a: So."));
	expect(writeField(source, "words.0", "One")).toBe(source.replace("last: x\n", "last: x\nwords:\n  - One\n"));
	expect(() => writeField(source, "list.5.a", 1)).toThrow("not in the file");
});
