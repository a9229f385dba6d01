import { isDeepStrictEqual } from "node:util";
import type { Document, Scalar } from "yaml";
import { isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import { FENCE } from "../model/reading/read-entry.ts";
import { yamlMistakes } from "../model/reading/yaml-mistakes.ts";

/** The path of the Markdown below the fields; a field's path is its keys and places in lists, joined by dots. */
export const ARTICLE = "(article)";

/** How wide the lines of the content files are. */
const WIDTH = 120;

/** Thrown when a place of a file can't be changed from the page. */
export class NotHere extends Error {}

/** A content file, parsed. Offsets of the document count from `start`. */
interface Parsed {
	yaml: string;
	start: number;
	body: number;
	document: Document.Parsed;
}

function parse(source: string): Parsed {
	const bom = source.startsWith("\ufeff") ? 1 : 0;
	const match = FENCE.exec(source.slice(bom));
	if (!match) throw new NotHere("This file has no fields between two lines of ---.");
	const [whole, yaml = ""] = match;
	return { yaml, start: bom + whole.indexOf(yaml, 4), body: bom + whole.length, document: parseDocument(yaml) };
}

const keysOf = (path: string) => path.split(".");

function nodeAt({ document }: Parsed, path: string) {
	const node = document.getIn(keysOf(path), true);
	if (!isNode(node) || !node.range) throw new NotHere(`The file has no field ${path}.`);
	return node;
}

function scalarAt(file: Parsed, path: string): Scalar & { range: NonNullable<Scalar["range"]> } {
	const node = nodeAt(file, path);
	if (!isScalar(node) || !node.range) throw new NotHere(`${path} is more than one text.`);
	return Object.assign(node, { range: node.range });
}

/** Returns a text exactly as a content file holds it, without quotes and folds. */
export function readTextAt(source: string, path: string): string {
	const file = parse(source);
	if (path === ARTICLE) return source.slice(file.body);
	const { value, source: written } = scalarAt(file, path);
	return typeof value === "string" ? value : (written ?? "");
}

/** Returns the fields of a content file, and the line of a path (from 1). */
export function readFields(source: string): { fields: unknown; lineOf: (path: string) => number } {
	const file = parse(source);
	const lineOf = (path: string) =>
		source.slice(0, path === ARTICLE ? file.body : file.start + (nodeAt(file, path).range?.[0] ?? 0)).split("\n").length;
	return { fields: file.document.toJS(), lineOf };
}

/**
 * Changes one text of a content file and no other byte. Keeps the style of quoting where the new text allows it.
 *
 * @throws {NotHere} when the file has no such text.
 */
export function writeTextAt(source: string, path: string, text: string): string {
	const file = parse(source);
	if (path === ARTICLE) return source.slice(0, file.body) + text;
	const node = scalarAt(file, path);
	const [from, to] = node.range;
	const typed = typeof node.value === "string" ? text : parseDocument(text).toJS();
	const value = typeof typed === typeof node.value ? typed : text;
	const wanted = changed(file.document.toJS(), keysOf(path), () => value);
	const old = file.yaml.slice(from, to);
	// The end of a block is the start of the next field's line.
	const [end = ""] = /(?<=^[>|][\s\S]*)\s*$/.exec(old) ?? [];
	for (const style of stylesOf(file, node, text, typeof value !== "string")) {
		const next = replaced(source, file, from, to, `${from === to ? " " : ""}${style}${end}`);
		if (reads(next, wanted)) return next;
	}
	throw new NotHere(`This text can't be written into ${path} from the page. Open the file.`);
}

/** The ways to write a text, the best one first. */
function stylesOf(file: Parsed, { type, range: [from] }: ReturnType<typeof scalarAt>, text: string, raw: boolean): string[] {
	if (raw) return [text];
	const { indent, column } = placeOf(file, from);
	const eol = file.yaml.includes("\r\n") ? "\r\n" : "\n";
	const lines = text.split("\n").map((line) => wrap(line, WIDTH - indent).map((part) => `${" ".repeat(indent)}${part}`.trimEnd()));
	const folded = `>-${eol}${lines.map((line) => line.join(eol)).join(eol + eol)}`;
	const double = JSON.stringify(text);
	if (type === "BLOCK_FOLDED") return [folded, double];
	if (type === "QUOTE_DOUBLE") return [double];
	if (type === "QUOTE_SINGLE") return [`'${text.replaceAll("'", "''")}'`, double];
	return column + text.length <= WIDTH ? [text, double, folded] : [folded, text, double];
}

/** Where a text begins in its line, and how far a block below its key is indented. */
function placeOf({ yaml }: Parsed, offset: number) {
	const start = yaml.lastIndexOf("\n", offset - 1) + 1;
	const before = yaml.slice(start, offset);
	const [lead = ""] = /^\s*(?:- +)*/.exec(before) ?? [];
	// A list's own text is indented below the hyphen, a field's text below its key.
	const isItem = lead.length === before.length && /- +$/.test(lead);
	return { indent: isItem ? lead.replace(/- +$/, "").length + 2 : lead.length + 2, column: before.length };
}

/** Cuts a line at single spaces. */
function wrap(line: string, width: number): string[] {
	const parts: string[] = [];
	for (const word of line.split(/(?<! ) (?! )/)) {
		const last = parts.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= width) parts[parts.length - 1] = `${last} ${word}`;
		else parts.push(word);
	}
	return parts;
}

const replaced = (source: string, { start }: Parsed, from: number, to: number, text: string) =>
	source.slice(0, start + from) + text + source.slice(start + to);

/** Whether a file now says exactly what it should. */
function reads(source: string, wanted: unknown): boolean {
	const { yaml, document } = parse(source);
	return yamlMistakes(yaml, document).length === 0 && isDeepStrictEqual(document.toJS(), wanted);
}

/** Returns a copy of a value with another part at a path. */
function changed(value: unknown, [key, ...rest]: readonly string[], change: (part: unknown) => unknown): unknown {
	if (key === undefined) return change(value);
	if (Array.isArray(value)) return value.map((item, index) => (index === Number(key) ? changed(item, rest, change) : item));
	return { ...Object(value), [key]: changed(Object(value)[key], rest, change) };
}

/** What can be done to an entry of a list. */
export type ListChange = "add" | "remove" | "up" | "down";

/**
 * Moves, removes or adds an entry of a list in a content file. An added one stands below the entry and is a copy of it.
 *
 * @param path The list's path.
 * @throws {NotHere} when the list is written in a way that the page doesn't know.
 */
export function changeList(source: string, path: string, index: number, change: ListChange): string {
	const file = parse(source);
	const list = nodeAt(file, path);
	if (!isSeq(list) || list.items.length <= index) throw new NotHere(`${path} is no list with ${index + 1} entries.`);
	if (change === "remove" && list.items.length === 1) throw new NotHere("The last entry stays. To empty the list, open the file.");
	const ranges = list.items.map((item): readonly [number, number] =>
		isNode(item) && item.range ? [item.range[0], item.range[1]] : [0, 0],
	);
	const reorder = <Item>(items: readonly Item[]) =>
		items
			.map((_, place) => place)
			.flatMap(orderOf(index, change))
			.map((place) => items[place] as Item);
	const wanted = changed(file.document.toJS(), keysOf(path), (items) => reorder(Array.isArray(items) ? items : []));
	let next: string;
	if (list.flow) {
		const texts = ranges.map(([from, to]) => file.yaml.slice(from, to));
		next = replaced(source, file, (list.range?.[0] ?? 0) + 1, (list.range?.[1] ?? 0) - 1, reorder(texts).join(", "));
	} else {
		// Each entry is its lines, from the hyphen to the next one's.
		const starts = ranges.map(([from]) => file.yaml.lastIndexOf("\n", file.yaml.lastIndexOf("-", from - 1)) + 1);
		const last = file.start + (ranges.at(-1)?.[1] ?? 0);
		const end = source[last - 1] === "\n" ? last : source.indexOf("\n", last) + 1;
		const offsets = [...starts.map((start) => file.start + start), end];
		const entries = starts.map((_, place) => source.slice(offsets[place], offsets[place + 1]));
		next = source.slice(0, offsets[0]) + reorder(entries).join("") + source.slice(end);
	}
	if (!reads(next, wanted)) throw new NotHere("This list is written in a way that can't be changed from the page. Open the file.");
	return next;
}

/** Returns which places of the list stand where one place stood. */
const orderOf = (index: number, change: ListChange) => (place: number, _index: number, places: readonly number[]) => {
	const moved = Math.min(Math.max(change === "up" ? index - 1 : index, 0), places.length - 2);
	if (change === "add") return place === index ? [place, place] : [place];
	if (change === "remove") return place === index ? [] : [place];
	if (place === moved) return [place + 1];
	return place === moved + 1 ? [place - 1] : [place];
};

/** Removes an optional field, its line and those of its text. @throws {NotHere} when it is the first one of a list's entry. */
export function removeField(source: string, path: string): string {
	const file = parse(source);
	const keys = keysOf(path);
	const name = keys.at(-1) ?? "";
	const parent = file.document.getIn(keys.slice(0, -1), true);
	const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === name) : undefined;
	if (!pair || !isNode(pair.key) || !isNode(pair.value)) throw new NotHere(`The file has no field ${path}.`);
	const from = file.yaml.lastIndexOf("\n", pair.key.range?.[0] ?? 0) + 1;
	const last = file.start + (pair.value.range?.[1] ?? 0);
	const end = source[last - 1] === "\n" ? last : source.indexOf("\n", last) + 1;
	const next = source.slice(0, file.start + from) + source.slice(end);
	const wanted = changed(file.document.toJS(), keys.slice(0, -1), (fields) =>
		Object.fromEntries(Object.entries(Object(fields)).filter(([key]) => key !== name)),
	);
	if (!reads(next, wanted)) throw new NotHere(`${path} can't be left out here.`);
	return next;
}
