import { isDeepStrictEqual } from "node:util";
import type { Document, Range } from "yaml";
import { isCollection, isMap, isNode, isPair, isScalar, isSeq, parseDocument, Scalar, stringify } from "yaml";
import { FENCE } from "../model/reading/read-entry.ts";
import { valueAt } from "../model/reading/schema-walk.ts";
import { yamlMistakes } from "../model/reading/yaml-mistakes.ts";

/** The path of the Markdown below the fields. Other paths join keys and zero-based indexes with dots, such as `faq.2.answer`. */
export const ARTICLE = "(article)";

/** Maximum line width in content files. */
const WIDTH = 120;

/** Thrown to refuse a request. */
export class Refused extends Error {
	/** HTTP status. */
	readonly status: number;
	/** Fields with problems, as FILE#PATH. */
	readonly refs: readonly string[];

	constructor(message: string, status = 422, refs: readonly string[] = []) {
		super(message);
		this.status = status;
		this.refs = refs;
	}
}

/** A parsed content file. Offsets in `document` are relative to `start`; the Markdown begins at `body`. */
export interface Parsed {
	source: string;
	yaml: string;
	start: number;
	body: number;
	document: Document.Parsed;
	data: unknown;
}

/** Parses a content file. @throws {Refused} if it has no frontmatter. */
export function parse(source: string): Parsed {
	const bom = source.startsWith("\ufeff") ? 1 : 0;
	const match = FENCE.exec(source.slice(bom));
	if (!match) throw new Refused("This file has no frontmatter (fields between two --- lines). Open the file in your editor.");
	const [whole, fields = ""] = match;
	const start = whole.indexOf(fields, 4);
	// Includes the line break before the closing fence.
	const yaml = whole.slice(start, whole.indexOf("---", start + fields.length));
	const document = parseDocument(yaml, { logLevel: "error" });
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

/** Returns a copy of a file's data after a change to the group or list at a path. */
function changed({ data }: Parsed, keys: readonly string[], change: (group: object) => unknown): unknown {
	const copy: unknown = structuredClone(data);
	change(Object(valueAt(copy, keys)));
	return copy;
}

/** Replaces a range of the YAML with the first candidate that parses to the wanted data. @throws {Refused} if none does. */
function replaced({ source, start }: Parsed, wanted: unknown, [from, to]: readonly number[], ...candidates: string[]): string {
	for (const text of candidates) {
		const next = source.slice(0, start + (from ?? 0)) + text + source.slice(start + (to ?? 0));
		const { yaml, document, data } = parse(next);
		if (yamlMistakes(yaml, document).length === 0 && isDeepStrictEqual(data, wanted)) return next;
	}
	throw new Refused("This can’t be changed here because of how the file is formatted. Open the file in your editor.");
}

/**
 * Writes one field of a content file without touching any other byte. A new field goes at the end of its group; undefined
 * removes the field.
 * @throws {Refused} if the field can't be written.
 */
export function writeField(source: string, path: string, value: unknown): string {
	const file = parse(source);
	if (path === ARTICLE) {
		const markdown = String(value);
		return source.slice(0, file.body) + (source.includes("\r\n") ? markdown.replace(/\r?\n/g, "\r\n") : markdown);
	}
	const keys = keysOf(path);
	const [group, key = ""] = [keys.slice(0, -1), keys.at(-1)];
	if (value === undefined)
		return replaced(
			file,
			changed(file, group, (fields) => Reflect.deleteProperty(fields, key)),
			linesOf(file, keys),
			"",
		);
	const node = nodeAt(file, keys);
	const wanted = changed(file, group, (fields) => Reflect.set(fields, key, value));
	return isScalar(node) ? rewritten(file, wanted, node, value) : added(file, keys, value);
}

/** Replaces a scalar, keeping its quoting style if the new value allows it. */
function rewritten(file: Parsed, wanted: unknown, node: Scalar, value: unknown): string {
	const [from, to] = rangeOf(node);
	// A block scalar's range includes the line break before the next field.
	const [end = ""] = /(?<=^[>|][\s\S]*)\s*$/.exec(file.yaml.slice(from, to)) ?? [];
	const space = from === to ? " " : "";
	const { indent, column } = placeOf(file, from);
	const isLong = node.type === "PLAIN" && column + String(value).length > WIDTH;
	const styled = Object.assign(new Scalar(value), { type: isLong ? "BLOCK_FOLDED" : node.type });
	const texts = [yamlOf(file, styled, indent).trimStart(), JSON.stringify(value)];
	return replaced(file, wanted, [from, to], ...texts.map((text) => space + text + end));
}

/** Adds a field to the deepest existing group on its path, creating the missing groups. */
function added(file: Parsed, keys: readonly string[], value: unknown): string {
	let depth = keys.length - 1;
	while (depth > 0 && !isMap(nodeAt(file, keys.slice(0, depth)))) depth--;
	const [path, key = "", rest] = [keys.slice(0, depth), keys[depth], keys.slice(depth + 1)];
	const group = nodeAt(file, path);
	const present = valueAt(file.data, [...path, key]);
	if (!isMap(group) || Object.keys(Object(present)).length > 0) throw new Refused(`${keys.join(".")} is not in the file.`);
	const inner = rest.reduceRight<unknown>((part, name) => (/^\d+$/.test(name) ? [part] : { [name]: part }), value);
	const { column } = placeOf(file, rangeOf(group.items[0]?.key)[0]);
	const line = `${" ".repeat(column)}${key}:${yamlOf(file, inner, column + 2)}\n`;
	const wanted = changed(file, path, (fields) => Reflect.set(fields, key, inner));
	const [, end] = linesOf(file, [...path, String(group.items.at(-1)?.key)]);
	return replaced(file, wanted, present === undefined ? [end, end] : linesOf(file, [...path, key]), line);
}

export const LIST_CHANGES = ["add", "remove", "up", "down"] as const;
export type ListChange = (typeof LIST_CHANGES)[number];

/**
 * Moves, removes, or copies a list entry. A copy goes below the original.
 * @param path The entry's path.
 * @throws {Refused} if the entry doesn't exist, or the editor can't change the list because of how it is formatted.
 */
export function changeList(source: string, path: string, change: ListChange): string {
	const file = parse(source);
	const list = keysOf(path);
	const index = Number(list.pop());
	const node = nodeAt(file, list);
	if (!isSeq(node) || !node.items[index]) throw new Refused(`The file has no entry ${path}.`);
	const entries = valueAt(file.data, list);
	const places = [...node.items.keys()];
	if (change === "add") places.splice(index, 0, index);
	else if (change === "remove") places.splice(index, 1);
	else places.splice(change === "up" ? index - 1 : index + 1, 0, ...places.splice(index, 1));
	const order = places.map((place) => Reflect.get(Object(entries), place));
	const wanted = changed(file, list.slice(0, -1), (group) => Reflect.set(group, list.at(-1) ?? "", order));
	const ranges = node.items.map((_, place) => linesOf(file, [...list, String(place)]));
	const texts = ranges.map((range) => file.yaml.slice(...range));
	const [from = 0, to = 0] = [ranges[0]?.[0], ranges.at(-1)?.[1]];
	if (places.length > 0 || node.flow)
		return replaced(file, wanted, [from, to], places.map((place) => texts[place]).join(node.flow ? ", " : ""));
	return replaced(file, wanted, [file.yaml.lastIndexOf(":", from) + 1, to], " []\n");
}

/** Returns the range of a field's or entry's lines, or of the entry itself in a list on one line. @throws {Refused} if it is not there. */
function linesOf(file: Parsed, keys: readonly string[]): [from: number, to: number] {
	const { yaml } = file;
	const group = nodeAt(file, keys.slice(0, -1));
	const key = keys.at(-1);
	const items = isCollection(group) ? group.items : [];
	const index = isSeq(group) ? Number(key) : items.findIndex((item) => isPair(item) && String(item.key) === key);
	const startOf = (item: unknown) => {
		const [at] = rangeOf(isPair(item) ? item.key : item);
		return yaml.lastIndexOf("\n", isPair(item) ? at : yaml.lastIndexOf("-", at - 1)) + 1;
	};
	const item = items[index];
	if (!item) throw new Refused(`The file has no field ${keys.join(".")}.`);
	const [from, last] = rangeOf(isPair(item) ? (item.value ?? item.key) : item);
	if (isSeq(group) && group.flow) return [from, last];
	const end = yaml[last - 1] === "\n" ? last : yaml.indexOf("\n", last) + 1 || yaml.length;
	return [startOf(item), index + 1 < items.length ? startOf(items[index + 1]) : end];
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
