import { isDeepStrictEqual } from "node:util";
import type { Document, Range } from "yaml";
import { isMap, isNode, isScalar, isSeq, parseDocument, Scalar, stringify } from "yaml";
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
	source: string;
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
	return { source, yaml, start: bom + start, body: bom + whole.length, document: parseDocument(yaml) };
}

const keysOf = (path: string) => path.split(".");

const rangeOf = (node: unknown): Range => (isNode(node) && node.range) || [0, 0, 0];

/** A content file as the page sees it. */
export interface Fields {
	/** What the fields hold. */
	data: unknown;
	/** Returns a text exactly as the file holds it, without quotes and folds; undefined if it has none there. */
	textAt: (path: string) => string | undefined;
	/** Returns the line of a path (from 1), or of what would hold it. */
	lineOf: (path: string) => number;
}

/** Reads a content file. */
export function readFields(source: string): Fields {
	const { document, start, body } = parse(source);
	const offsetOf = (keys: readonly string[]): number =>
		document.hasIn(keys) || keys.length === 0 ? rangeOf(document.getIn(keys, true))[0] : offsetOf(keys.slice(0, -1));
	return {
		data: document.toJS(),
		textAt(path) {
			if (path === ARTICLE) return source.slice(body);
			const node = document.getIn(keysOf(path), true);
			if (!isScalar(node)) return undefined;
			return typeof node.value === "string" ? node.value : (node.source ?? "");
		},
		lineOf: (path) => source.slice(0, path === ARTICLE ? body : start + offsetOf(keysOf(path))).split("\n").length,
	};
}

/** Replaces a part of the YAML by the first of some texts with which the file says exactly what it should. */
function replaced({ source, start, document }: Parsed, [from, to]: readonly [number, number], ...texts: string[]): string {
	const wanted = document.toJS();
	for (const text of texts) {
		const next = source.slice(0, start + from) + text + source.slice(start + to);
		const { yaml, document } = parse(next);
		if (yamlMistakes(yaml, document).length === 0 && isDeepStrictEqual(document.toJS(), wanted)) return next;
	}
	throw new NotHere("This can't be changed from the page, because of the way it is written. Open the file.");
}

/**
 * Changes one field of a content file and no other byte. A field that the file doesn't have is added at the end of its group;
 * undefined removes one.
 *
 * @throws {NotHere} when the file has no place for it.
 */
export function writeField(source: string, path: string, value: unknown): string {
	const file = parse(source);
	if (path === ARTICLE) return source.slice(0, file.body) + value;
	const keys = keysOf(path);
	if (value === undefined) return removed(file, keys);
	const node = file.document.getIn(keys, true);
	if (isScalar(node)) return rewritten(file, node, value);
	return added(file, keys, value);
}

/** Writes another value in the place of a scalar, and keeps the style of quoting where the value allows it. */
function rewritten(file: Parsed, node: Scalar, value: unknown): string {
	const [from, to] = rangeOf(node);
	// The end of a block is the start of the next field's line.
	const [end = ""] = /(?<=^[>|][\s\S]*)\s*$/.exec(file.yaml.slice(from, to)) ?? [];
	const space = from === to ? " " : "";
	const { indent, column } = placeOf(file, from);
	const isLong = node.type === "PLAIN" && column + String(value).length > WIDTH;
	const styled = Object.assign(new Scalar(value), { type: isLong ? "BLOCK_FOLDED" : node.type });
	node.value = value;
	const texts = [yamlOf(file, styled, indent).trimStart(), JSON.stringify(value)];
	return replaced(file, [from, to], ...texts.map((text) => space + text + end));
}

/** Adds a field behind the others of the deepest group that the file has. What is missing in between is created. */
function added(file: Parsed, keys: readonly string[], value: unknown): string {
	const { document } = file;
	let depth = keys.length - 1;
	while (depth > 0 && !isMap(document.getIn(keys.slice(0, depth), true))) depth--;
	const [key = "", ...rest] = keys.slice(depth);
	const inner = rest.reduceRight<unknown>((part, name) => (/^\d+$/.test(name) ? [part] : { [name]: part }), value);
	const group = depth === 0 ? document.contents : document.getIn(keys.slice(0, depth), true);
	if (!isMap(group) || group.flow || group.items.length === 0) throw new NotHere(`${keys.join(".")} can't be added. Open the file.`);
	const { column } = placeOf(file, rangeOf(group.items[0]?.key)[0]);
	const text = yamlOf(file, inner, column + 2);
	const empty = group.items.find((pair) => String(pair.key) === key);
	const last = empty ?? group.items.at(-1);
	if (empty && isSeq(empty.value) && empty.value.items.length > 0) throw new NotHere(`${keys.join(".")} is not in the file.`);
	const end = lineEnd(file, rangeOf(last?.value ?? last?.key)[1]);
	const from = empty ? file.yaml.indexOf(":", rangeOf(empty.key)[1]) + 1 : end;
	group.set(key, inner);
	return replaced(file, [from, end], empty ? `${text}\n` : `${" ".repeat(column)}${key}:${text}\n`);
}

/** Removes a field with its lines. */
function removed(file: Parsed, keys: readonly string[]): string {
	const group = keys.length > 1 ? file.document.getIn(keys.slice(0, -1), true) : file.document.contents;
	const pair = isMap(group) ? group.items.find(({ key }) => String(key) === keys.at(-1)) : undefined;
	if (!pair) throw new NotHere(`The file has no field ${keys.join(".")}.`);
	const from = file.yaml.lastIndexOf("\n", rangeOf(pair.key)[0]) + 1;
	file.document.deleteIn(keys);
	return replaced(file, [from, lineEnd(file, rangeOf(pair.value)[1])], "");
}

/** What can be done to an entry of a list. */
export type ListChange = "add" | "remove" | "up" | "down";

/**
 * Moves, removes or adds an entry of a list. An added one stands below the entry and is a copy of it.
 *
 * @param path The entry's path.
 * @throws {NotHere} when the list is written in a way that the page doesn't know.
 */
export function changeList(source: string, path: string, change: ListChange): string {
	const file = parse(source);
	const keys = keysOf(path);
	const index = Number(keys.pop());
	const list = file.document.getIn(keys, true);
	if (!isSeq(list) || !list.items[index] || list.items.length <= index) throw new NotHere(`The file has no entry ${path}.`);
	const places = [...list.items.keys()];
	if (change === "add") places.splice(index, 0, index);
	else if (change === "remove") places.splice(index, 1);
	else places.splice(change === "up" ? index - 1 : index + 1, 0, ...places.splice(index, 1));
	const ranges = list.items.map(rangeOf);
	const [from, to] = rangeOf(list);
	const end = lineEnd(file, ranges.at(-1)?.[1] ?? to);
	list.items = places.map((place) => list.items[place]);
	if (list.flow) {
		const texts = places.map((place) => file.yaml.slice(ranges[place]?.[0], ranges[place]?.[1]));
		return replaced(file, [from, to], `[${texts.join(", ")}]`);
	}
	if (places.length === 0) return replaced(file, [file.yaml.lastIndexOf(":", from) + 1, end], " []\n");
	// Each entry is its lines, from the hyphen to the next one's.
	const starts = ranges.map((range) => file.yaml.lastIndexOf("\n", file.yaml.lastIndexOf("-", range[0] - 1)) + 1);
	const offsets = [...starts, end];
	const lines = places.map((place) => file.yaml.slice(offsets[place], offsets[place + 1]));
	return replaced(file, [offsets[0] ?? 0, end], lines.join(""));
}

/** Writes a value as YAML behind the colon of a key; what is below the key is indented. */
function yamlOf({ yaml }: Parsed, value: unknown, indent: number): string {
	const written = stringify({ key: value }, { lineWidth: WIDTH - indent + 2, minContentWidth: 0 });
	return written
		.slice("key:".length)
		.trimEnd()
		.replaceAll("\n  ", `\n${" ".repeat(indent)}`)
		.replaceAll("\n", yaml.includes("\r\n") ? "\r\n" : "\n");
}

/** Where a node begins in its line, and how far a block below its key is indented. */
function placeOf({ yaml }: Parsed, offset: number) {
	const before = yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset);
	const [lead = ""] = /^\s*(?:- +)*/.exec(before) ?? [];
	// A list's own text is indented below the hyphen, a field's text below its key.
	const isItem = lead.length === before.length && /- +$/.test(lead);
	return { indent: isItem ? lead.replace(/- +$/, "").length + 2 : lead.length + 2, column: before.length };
}

/** Returns the offset behind the line in which a node ends. */
const lineEnd = ({ yaml }: Parsed, last: number) => (yaml[last - 1] === "\n" ? last : yaml.indexOf("\n", last) + 1 || yaml.length);
