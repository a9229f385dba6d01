import { isDeepStrictEqual } from "node:util";
import type { Document, Node } from "yaml";
import { isMap, isNode, isScalar, isSeq, parseDocument, Scalar, stringify } from "yaml";
import { FENCE } from "../model/reading/read-entry.ts";
import { valueAt } from "../model/reading/schema-walk.ts";
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
	const [whole, fields = ""] = match;
	const start = whole.indexOf(fields, 4);
	// With the line break before the closing fence.
	const yaml = whole.slice(start, whole.indexOf("---", start + fields.length));
	return { yaml, start: bom + start, body: bom + whole.length, document: parseDocument(yaml) };
}

const keysOf = (path: string) => (path === "" ? [] : path.split("."));

function nodeAt({ document }: Parsed, keys: readonly string[]): Node & { range: NonNullable<Node["range"]> } {
	const node = keys.length > 0 ? document.getIn(keys, true) : document.contents;
	if (!isNode(node) || !node.range) throw new NotHere(`The file has no field ${keys.join(".")}.`);
	return Object.assign(node, { range: node.range });
}

/** Returns a text exactly as a content file holds it, without quotes and folds; undefined if it has none there. */
export function readTextAt(source: string, path: string): string | undefined {
	const file = parse(source);
	if (path === ARTICLE) return source.slice(file.body);
	if (!file.document.hasIn(keysOf(path))) return undefined;
	const node = nodeAt(file, keysOf(path));
	if (!isScalar(node)) throw new NotHere(`${path} is more than one text.`);
	return typeof node.value === "string" ? node.value : (node.source ?? "");
}

/** Returns the fields of a content file, and the line of a path (from 1) or of what would hold it. */
export function readFields(source: string): { fields: unknown; lineOf: (path: string) => number } {
	const file = parse(source);
	const offsetOf = (keys: readonly string[]): number =>
		keys.length === 0 || file.document.hasIn(keys) ? nodeAt(file, keys).range[0] : offsetOf(keys.slice(0, -1));
	const lineOf = (path: string) => source.slice(0, path === ARTICLE ? file.body : file.start + offsetOf(keysOf(path))).split("\n").length;
	return { fields: file.document.toJS(), lineOf };
}

/** Replaces a part of the YAML. @throws {NotHere} when the file would not say exactly what it should. */
function replaced(source: string, { start }: Parsed, from: number, to: number, text: string, wanted: unknown): string {
	const next = source.slice(0, start + from) + text + source.slice(start + to);
	const { yaml, document } = parse(next);
	if (yamlMistakes(yaml, document).length === 0 && isDeepStrictEqual(document.toJS(), wanted)) return next;
	throw new NotHere("This can't be changed from the page, because of the way it is written. Open the file.");
}

/** Returns a copy of a value with another part at a path. */
function changed(value: unknown, [key, ...rest]: readonly string[], change: (part: unknown) => unknown): unknown {
	if (key === undefined) return change(value);
	if (Array.isArray(value)) return value.map((item, index) => (index === Number(key) ? changed(item, rest, change) : item));
	return { ...Object(value), [key]: changed(Object(value)[key], rest, change) };
}

/**
 * Changes one text of a content file and no other byte. Keeps the style of quoting where the new text allows it.
 *
 * @throws {NotHere} when the file has no place for such a text.
 */
export function writeTextAt(source: string, path: string, text: string): string {
	const file = parse(source);
	const keys = keysOf(path);
	if (path === ARTICLE) return source.slice(0, file.body) + text;
	const node = nodeAt(file, keys);
	if (!isScalar(node)) throw new NotHere(`${path} is more than one text.`);
	const [from, to] = node.range;
	const typed = typeof node.value === "string" ? text : parseDocument(text).toJS();
	const value = typeof typed === typeof node.value ? typed : text;
	const wanted = changed(file.document.toJS(), keys, () => value);
	// The end of a block is the start of the next field's line.
	const [end = ""] = /(?<=^[>|][\s\S]*)\s*$/.exec(file.yaml.slice(from, to)) ?? [];
	const { indent, column } = placeOf(file, from);
	const type = node.type === "PLAIN" && column + text.length > WIDTH ? "BLOCK_FOLDED" : node.type;
	const kept = Object.assign(new Scalar(value), { type });
	const last = JSON.stringify(text);
	for (const style of [typeof value === "string" ? yamlOf(file, kept, indent).trimStart() : text, last]) {
		try {
			return replaced(source, file, from, to, `${from === to ? " " : ""}${style}${end}`, wanted);
		} catch (error) {
			if (style === last) throw error;
		}
	}
	return source;
}

/** Writes a value as YAML behind the colon of a key; what is below the key is indented. */
function yamlOf({ yaml }: Parsed, value: unknown, indent: number): string {
	const eol = yaml.includes("\r\n") ? "\r\n" : "\n";
	const written = stringify({ key: value }, { lineWidth: WIDTH - indent + 2, minContentWidth: 0 });
	return written
		.slice("key:".length)
		.trimEnd()
		.replaceAll("\n  ", `\n${" ".repeat(indent)}`)
		.replaceAll("\n", eol);
}

/** Where a node begins in its line, and how far a block below its key is indented. */
function placeOf({ yaml }: Parsed, offset: number) {
	const before = yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset);
	const [lead = ""] = /^\s*(?:- +)*/.exec(before) ?? [];
	// A list's own text is indented below the hyphen, a field's text below its key.
	const isItem = lead.length === before.length && /- +$/.test(lead);
	return { indent: isItem ? lead.replace(/- +$/, "").length + 2 : lead.length + 2, column: before.length };
}

/** Returns the offset behind the line in which a node of the YAML ends. */
function lineEnd({ yaml }: Parsed, { range }: { range: readonly number[] }): number {
	const last = range[1] ?? 0;
	return yaml[last - 1] === "\n" ? last : yaml.indexOf("\n", last) + 1 || yaml.length;
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
	const list = nodeAt(file, keysOf(path));
	if (!isSeq(list) || list.items.length <= index) throw new NotHere(`${path} is no list with ${index + 1} entries.`);
	const ranges = list.items.map((item): readonly number[] => (isNode(item) && item.range ? item.range : [0, 0]));
	const places = [...ranges.keys()];
	if (change === "add") places.splice(index, 0, index);
	else if (change === "remove") places.splice(index, 1);
	else places.splice(change === "up" ? index - 1 : index + 1, 0, ...places.splice(index, 1));
	const wanted = changed(file.document.toJS(), keysOf(path), (items) => places.map((place) => Object(items)[place]));
	if (list.flow || places.length === 0) {
		const texts = places.map((place) => file.yaml.slice(ranges[place]?.[0], ranges[place]?.[1]));
		const [from, to] = list.flow ? list.range : [file.yaml.lastIndexOf(":", list.range[0]) + 1, lineEnd(file, list)];
		return replaced(source, file, from, to, list.flow ? `[${texts.join(", ")}]` : " []\n", wanted);
	}
	// Each entry is its lines, from the hyphen to the next one's.
	const starts = ranges.map(([from = 0]) => file.yaml.lastIndexOf("\n", file.yaml.lastIndexOf("-", from - 1)) + 1);
	const offsets = [...starts, lineEnd(file, { range: ranges.at(-1) ?? [] })];
	const lines = places.map((place) => file.yaml.slice(offsets[place], offsets[place + 1]));
	return replaced(source, file, offsets[0] ?? 0, offsets.at(-1) ?? 0, lines.join(""), wanted);
}

/** Adds a field behind the others of its group, or the first entry of a list. */
export function addField(source: string, path: string, value: unknown): string {
	const file = parse(source);
	const keys = keysOf(path);
	const name = keys.at(-1) ?? "";
	if (Array.isArray(valueAt(file.document.toJS(), keys.slice(0, -1)))) {
		const list = keys.slice(0, -1).join(".");
		return addField(removeField(source, list), list, [value]);
	}
	const group = nodeAt(file, keys.slice(0, -1));
	const last = isMap(group) && !group.flow ? group.items.at(-1) : undefined;
	if (!last || !isNode(last.key) || !last.key.range) throw new NotHere(`${path} can't be added from the page. Open the file.`);
	const end = lineEnd(file, isNode(last.value) && last.value.range ? { range: last.value.range } : { range: last.key.range });
	const { column } = placeOf(file, last.key.range[0]);
	const text = `${" ".repeat(column)}${name}:${yamlOf(file, value, column + 2)}`;
	const wanted = changed(file.document.toJS(), keys, () => value);
	return replaced(source, file, end, end, `${text}\n`, wanted);
}

/** Removes an optional field, its line and those of its text. @throws {NotHere} when it is the first one of a list's entry. */
export function removeField(source: string, path: string): string {
	const file = parse(source);
	const keys = keysOf(path);
	const name = keys.at(-1) ?? "";
	const group = nodeAt(file, keys.slice(0, -1));
	const pair = isMap(group) ? group.items.find(({ key }) => String(key) === name) : undefined;
	if (!pair || !isNode(pair.key) || !isNode(pair.value) || !pair.value.range) throw new NotHere(`The file has no field ${path}.`);
	const from = file.yaml.lastIndexOf("\n", pair.key.range?.[0] ?? 0) + 1;
	const wanted = changed(file.document.toJS(), keys.slice(0, -1), (fields) =>
		Object.fromEntries(Object.entries(Object(fields)).filter(([key]) => key !== name)),
	);
	return replaced(source, file, from, lineEnd(file, { range: pair.value.range }), "", wanted);
}
