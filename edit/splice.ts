import { isDeepStrictEqual } from "node:util";
import type { Document, Range } from "yaml";
import { isMap, isNode, isPair, isScalar, isSeq, parseDocument, Scalar, stringify } from "yaml";
import { FENCE } from "../model/reading/read-entry.ts";
import { yamlMistakes } from "../model/reading/yaml-mistakes.ts";

/** The path of the Markdown below the fields. Other paths join keys and zero-based indexes with dots, such as `faq.2.answer`. */
export const ARTICLE = "(article)";

/** Maximum line width in content files. */
const WIDTH = 120;

/** Thrown for a change that the editor can't make. */
export class NotHere extends Error {}

/** A parsed content file. Offsets in `document` are relative to `start`; the Markdown begins at `body`. */
export interface Parsed {
	source: string;
	yaml: string;
	start: number;
	body: number;
	document: Document.Parsed;
	data: unknown;
}

/** Parses a content file. @throws {NotHere} if it has no frontmatter. */
export function parse(source: string): Parsed {
	const bom = source.startsWith("\ufeff") ? 1 : 0;
	const match = FENCE.exec(source.slice(bom));
	if (!match) throw new NotHere("This file has no fields between two lines of ---. Open the file in your editor.");
	const [whole, fields = ""] = match;
	const start = whole.indexOf(fields, 4);
	// Includes the line break before the closing fence.
	const yaml = whole.slice(start, whole.indexOf("---", start + fields.length));
	const document = parseDocument(yaml);
	return { source, yaml, start: bom + start, body: bom + whole.length, document, data: document.toJS() };
}

/** Splits a path into its keys. */
export const keysOf = (path: string) => (path === "" ? [] : path.split("."));
const nodeAt = ({ document }: Parsed, keys: readonly string[]) => (keys.length === 0 ? document.contents : document.getIn(keys, true));
const rangeOf = (node: unknown): Range => (isNode(node) && node.range) || [0, 0, 0];

/** Returns the text at a path, without quotes or folds; undefined if there is none. */
export function textAt(file: Parsed, path: string): string | undefined {
	if (path === ARTICLE) return file.source.slice(file.body);
	const node = nodeAt(file, keysOf(path));
	if (!isScalar(node)) return undefined;
	return typeof node.value === "string" ? node.value : (node.source ?? "");
}

/** Returns the one-based line number of a path, or of its nearest existing parent. */
export function lineAt(file: Parsed, path: string): number {
	const keys = keysOf(path);
	while (keys.length > 0 && !file.document.hasIn(keys)) keys.pop();
	const end = path === ARTICLE ? file.body : file.start + rangeOf(nodeAt(file, keys))[0];
	return file.source.slice(0, end).split("\n").length;
}

/** Replaces a range of the YAML with the first candidate that parses to the data the document now holds. */
function replaced({ source, start, document }: Parsed, [from, to]: readonly [number, number], ...candidates: string[]): string {
	const wanted = document.toJS();
	for (const text of candidates) {
		const next = source.slice(0, start + from) + text + source.slice(start + to);
		const { yaml, document, data } = parse(next);
		if (yamlMistakes(yaml, document).length === 0 && isDeepStrictEqual(data, wanted)) return next;
	}
	throw new NotHere("This can’t be changed here because of how the file is formatted. Open the file in your editor.");
}

/**
 * Writes one field of a content file without touching any other byte. A new field goes at the end of its group; undefined
 * removes the field.
 * @throws {NotHere} if the field can't be written.
 */
export function writeField(source: string, path: string, value: unknown): string {
	const file = parse(source);
	if (path === ARTICLE) {
		const markdown = String(value);
		return source.slice(0, file.body) + (source.includes("\r\n") ? markdown.replace(/\r?\n/g, "\r\n") : markdown);
	}
	const keys = keysOf(path);
	const node = nodeAt(file, keys);
	if (value === undefined) return removed(file, keys);
	return isScalar(node) ? rewritten(file, node, value) : added(file, keys, value);
}

/** Replaces a scalar, keeping its quoting style if the new value allows it. */
function rewritten(file: Parsed, node: Scalar, value: unknown): string {
	const [from, to] = rangeOf(node);
	// A block scalar's range includes the line break before the next field.
	const [end = ""] = /(?<=^[>|][\s\S]*)\s*$/.exec(file.yaml.slice(from, to)) ?? [];
	const space = from === to ? " " : "";
	const { indent, column } = placeOf(file, from);
	const isLong = node.type === "PLAIN" && column + String(value).length > WIDTH;
	const styled = Object.assign(new Scalar(value), { type: isLong ? "BLOCK_FOLDED" : node.type });
	node.value = value;
	const texts = [yamlOf(file, styled, indent).trimStart(), JSON.stringify(value)];
	return replaced(file, [from, to], ...texts.map((text) => space + text + end));
}

/** Adds a field to the deepest existing group on its path, creating the missing groups. */
function added(file: Parsed, keys: readonly string[], value: unknown): string {
	let depth = keys.length - 1;
	while (depth > 0 && !isMap(nodeAt(file, keys.slice(0, depth)))) depth--;
	const [key = "", ...rest] = keys.slice(depth);
	const group = nodeAt(file, keys.slice(0, depth));
	if (!isMap(group) || group.flow || group.items.length === 0)
		throw new NotHere(`${keys.join(".")} can’t be added here. Open the file in your editor.`);
	const inner = rest.reduceRight<unknown>((part, name) => (/^\d+$/.test(name) ? [part] : { [name]: part }), value);
	const { column } = placeOf(file, rangeOf(group.items[0]?.key)[0]);
	const line = `${" ".repeat(column)}${key}:${yamlOf(file, inner, column + 2)}\n`;
	const places = [...group.items.keys()];
	const empty = group.items.findIndex((pair) => String(pair.key) === key);
	const present = group.items[empty]?.value;
	if (isSeq(present) && present.items.length > 0) throw new NotHere(`${keys.join(".")} is not in the file.`);
	const write = relined(file, group.items);
	group.set(key, inner);
	return write(empty < 0 ? [...places, line] : places.map((place) => (place === empty ? line : place)));
}

/** Removes a field and its lines. */
function removed(file: Parsed, keys: readonly string[]): string {
	const group = nodeAt(file, keys.slice(0, -1));
	const index = isMap(group) ? group.items.findIndex(({ key }) => String(key) === keys.at(-1)) : -1;
	if (!isMap(group) || index < 0) throw new NotHere(`The file has no field ${keys.join(".")}.`);
	const write = relined(file, group.items);
	const places = [...group.items.keys()].toSpliced(index, 1);
	file.document.deleteIn(keys);
	return write(places);
}

export const LIST_CHANGES = ["add", "remove", "up", "down"] as const;
export type ListChange = (typeof LIST_CHANGES)[number];

/**
 * Moves, removes, or copies a list entry. A copy goes below the original.
 * @param path The entry's path.
 * @throws {NotHere} if the entry doesn't exist, or the editor can't change the list because of how it is formatted.
 */
export function changeList(source: string, path: string, change: ListChange): string {
	const file = parse(source);
	const keys = keysOf(path);
	const index = Number(keys.pop());
	const list = nodeAt(file, keys);
	if (!isSeq(list) || !list.items[index]) throw new NotHere(`The file has no entry ${path}.`);
	const { items, flow } = list;
	const places = [...items.keys()];
	if (change === "add") places.splice(index, 0, index);
	else if (change === "remove") places.splice(index, 1);
	else places.splice(change === "up" ? index - 1 : index + 1, 0, ...places.splice(index, 1));
	list.items = places.map((place) => items[place]);
	if (flow) {
		const texts = items.map((item) => file.yaml.slice(...rangeOf(item).slice(0, 2)));
		const [from, to] = rangeOf(list);
		return replaced(file, [from, to], `[${places.map((place) => texts[place]).join(", ")}]`);
	}
	if (places.length > 0) return relined(file, items)(places);
	const colon = file.yaml.lastIndexOf(":", rangeOf(list)[0]) + 1;
	return replaced(file, [colon, lineEnd(file, items[index])], " []\n");
}

/**
 * Returns a function that rewrites the entries of a list or group in a new order. It takes the current index of each entry, or
 * the lines of a new one.
 */
function relined(file: Parsed, items: readonly unknown[]): (places: readonly (number | string)[]) => string {
	const { yaml } = file;
	const starts = items.map((item) => {
		const [at] = rangeOf(isPair(item) ? item.key : item);
		return yaml.lastIndexOf("\n", isPair(item) ? at : yaml.lastIndexOf("-", at - 1)) + 1;
	});
	const offsets = [...starts, lineEnd(file, items.at(-1))];
	const lines = items.map((_, place) => yaml.slice(offsets[place], offsets[place + 1]));
	return (places) =>
		replaced(
			file,
			[offsets[0] ?? 0, offsets.at(-1) ?? 0],
			places.map((place) => (typeof place === "string" ? place : lines[place])).join(""),
		);
}

/** Formats a value as the YAML that follows a key and its colon. Continuation lines are indented. */
function yamlOf({ yaml }: Parsed, value: unknown, indent: number): string {
	const written = stringify({ key: value }, { lineWidth: WIDTH - indent + 2, minContentWidth: 0 });
	return written
		.slice("key:".length)
		.trimEnd()
		.replaceAll("\n  ", `\n${" ".repeat(indent)}`)
		.replaceAll("\n", yaml.includes("\r\n") ? "\r\n" : "\n");
}

/** Returns a node's column, and the indentation of a block below its key. */
function placeOf({ yaml }: Parsed, offset: number) {
	const before = yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset);
	const [lead = ""] = /^\s*(?:- +)*/.exec(before) ?? [];
	// A block is indented relative to its hyphen in a list, and to its key otherwise.
	const isItem = lead.length === before.length && /- +$/.test(lead);
	return { indent: isItem ? lead.replace(/- +$/, "").length + 2 : lead.length + 2, column: before.length };
}

/** Returns the offset after the last line of a node. */
function lineEnd({ yaml }: Parsed, item: unknown): number {
	const [, last] = rangeOf(isPair(item) ? (item.value ?? item.key) : item);
	return yaml[last - 1] === "\n" ? last : yaml.indexOf("\n", last) + 1 || yaml.length;
}
