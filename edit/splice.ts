import { isDeepStrictEqual } from "node:util";
import type { YAMLMap, YAMLSeq } from "yaml";
import { isMap, isNode, isPair, isScalar, isSeq, parseDocument, Scalar, stringify } from "yaml";
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
	/** What to add to the form. */
	readonly html: string;

	constructor(message: string, status = 422, html = "") {
		super(message);
		this.status = status;
		this.html = html;
	}
}

/** A parsed content file. */
export type Parsed = ReturnType<typeof parse>;

/** Parses a content file. Its Markdown begins at `body`. @throws {Refused} if it has no frontmatter. */
export function parse(source: string) {
	const [whole] = FENCE.exec(source.replace("\ufeff", "")) ?? [];
	if (!whole) throw new Refused("This file has no frontmatter (fields between two --- lines). Open the file in your editor.");
	const body = source.indexOf(whole) + whole.length;
	// YAML allows the opening ---, so offsets in the document are offsets in the file.
	const document = parseDocument(source.slice(0, source.lastIndexOf("---", body - 1)), { logLevel: "error" });
	const data: unknown = document.toJS();
	return { source, body, document, data };
}

/** Splits a path into its keys. */
export const keysOf = (path: string) => (path === "" ? [] : path.split("."));

/** Returns the text at a path, without quotes or folds; undefined if there is none. */
export function textAt({ source, body, document }: Parsed, path: string): string | undefined {
	if (path === ARTICLE) return source.slice(body);
	const node = document.getIn(keysOf(path), true);
	if (!isScalar(node)) return undefined;
	return typeof node.value === "string" ? node.value : (node.source ?? "");
}

const rangeOf = (node: unknown) => (isNode(node) && node.range) || [0, 0];

/** Returns the range of each field's or entry's lines; in a list on one line, of the entry itself. */
function rangesIn({ source }: Parsed, group: YAMLMap | YAMLSeq): [from: number, to: number][] {
	if (isSeq(group) && group.flow) return group.items.map((item) => [rangeOf(item)[0], rangeOf(item)[1]]);
	const starts = group.items.map((item) => source.lastIndexOf("\n", rangeOf(isPair(item) ? item.key : item)[0] - 1) + 1);
	const end = source.indexOf("\n", source.slice(0, rangeOf(group)[1]).trimEnd().length) + 1;
	return starts.map((from, index) => [from, starts[index + 1] ?? end]);
}

/**
 * Returns the first candidate in which only the value at a path has changed.
 * @throws {Refused} if there is none.
 */
function checked({ source, document }: Parsed, keys: readonly string[], value: unknown, ...candidates: string[]): string {
	const wanted = document.clone();
	if (value === undefined) wanted.deleteIn(keys);
	else wanted.setIn(keys, value);
	for (const candidate of candidates) {
		const next = withBreaksOf(source, candidate);
		const file = parse(next);
		if (yamlMistakes(next, file.document).length === 0 && isDeepStrictEqual(file.data, wanted.toJS())) return next;
	}
	throw new Refused("This can’t be changed here because of how the file is formatted. Open the file in your editor.");
}

/** Returns text with Windows line breaks if the source has only those. */
const withBreaksOf = (source: string, text: string) => (/(?<!\r)\n/.test(source) ? text : text.replace(/\r?\n/g, "\r\n"));

/** Formats a field as YAML. */
const format = (key: string, value: unknown, indent: number) =>
	stringify({ [key]: value }, { lineWidth: WIDTH - indent, minContentWidth: 0 })
		.trimEnd()
		.replace(/^(?=.)/gm, " ".repeat(indent));

/**
 * Writes one field of a content file without touching any other byte. A new field goes at the end of its group; undefined
 * removes the field.
 * @throws {Refused} if the field can't be written.
 */
export function writeField(source: string, path: string, value: unknown): string {
	const file = parse(source);
	if (path === ARTICLE) return source.slice(0, file.body) + withBreaksOf(source, String(value));
	const keys = keysOf(path);
	const [key = "", parent] = [keys.at(-1), keys.slice(0, -1)];
	const node = file.document.getIn(keys, true);
	if (isScalar(node) && value !== undefined) return writeScalar(file, keys, node, value);
	if (isMap(file.document.getIn(parent, true))) return writeLines(file, keys, value);
	if (Object.keys(Object(valueAt(file.data, parent))).length > 0) throw new Refused(`${path} is not in the file.`);
	// Add the missing group or list as well.
	return writeField(source, parent.join("."), /^\d+$/.test(key) ? [value] : { [key]: value });
}

/** Replaces a scalar, keeping its quoting style if the new value allows it. */
function writeScalar(file: Parsed, keys: readonly string[], node: Scalar, value: unknown): string {
	const { source } = file;
	const [from = 0, end] = node.range ?? [];
	const [before, after] = [source.slice(0, from), source.slice(from + source.slice(from, end).trimEnd().length)];
	const line = before.slice(before.lastIndexOf("\n") + 1);
	// Block scalars are indented relative to their key, or to their hyphen in a list.
	const indent = /^\s*(- +(?=\S))*/.exec(line)?.[0].length ?? 0;
	const isLong = node.type === "PLAIN" && line.length + String(value).length > WIDTH;
	const styled = Object.assign(new Scalar(value), { type: isLong ? "BLOCK_FOLDED" : node.type });
	const styledText = format("key", styled, indent)
		.slice(indent + "key:".length)
		.trim();
	const inPlace = (text: string) => `${before}${/\s$/.test(before) ? "" : " "}${text}${after}`;
	return checked(file, keys, value, inPlace(styledText), inPlace(JSON.stringify(value)));
}

/** Replaces, adds, or removes all lines of a field. */
function writeLines(file: Parsed, keys: readonly string[], value: unknown): string {
	const { source, document } = file;
	const group = document.getIn(keys.slice(0, -1), true);
	if (!isMap(group)) throw new Refused(`${keys.join(".")} is not in the file.`);
	const [key = "", ranges] = [keys.at(-1), rangesIn(file, group)];
	const [, end = 0] = ranges.at(-1) ?? [];
	const [from, to] = ranges[group.items.findIndex((item) => String(item.key) === key)] ?? [end, end];
	const [first] = rangeOf(group.items[0]?.key);
	const indent = first - source.lastIndexOf("\n", first - 1) - 1;
	const text = value === undefined ? "" : `${format(key, value, indent)}\n`;
	return checked(file, keys, value, source.slice(0, from) + text + source.slice(to));
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
	const node = file.document.getIn(list, true);
	if (!isSeq(node) || !node.items[index]) throw new Refused(`The file has no entry ${path}.`);
	if (change === "remove" && node.items.length === 1) return writeLines(file, list, []);
	const places = [...node.items.keys()];
	if (change === "add") places.splice(index, 0, index);
	else if (change === "remove") places.splice(index, 1);
	else places.splice(change === "up" ? index - 1 : index + 1, 0, ...places.splice(index, 1));
	const ranges = rangesIn(file, node);
	const [from = 0, to = 0] = [ranges[0]?.[0], ranges.at(-1)?.[1]];
	const texts = ranges.map((range) => source.slice(...range));
	const moved = places.map((place) => texts[place]).join(node.flow ? ", " : "");
	const entries = places.map((place) => valueAt(file.data, [...list, place]));
	return checked(file, list, entries, source.slice(0, from) + moved + source.slice(to));
}
