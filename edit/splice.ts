import { isDeepStrictEqual } from "node:util";
import { isMap, isNode, isPair, isScalar, isSeq, parseDocument, Scalar, stringify, type YAMLMap, type YAMLSeq } from "yaml";
import { FENCE } from "../model/reading/read-entry.ts";
import { valueAt } from "../model/reading/schema-walk.ts";
import { yamlMistakes } from "../model/reading/yaml-mistakes.ts";

/** The path of the Markdown below the fields. Other paths join keys and zero-based indexes with dots, such as `faq.2.answer`. */
export const ARTICLE = "(article)";

/** Maximum line width in content files. */
const WIDTH = 120;

/** Thrown to refuse a request. `html` is added to the open form, and `wrong` is the FILE#PATH to focus. */
export class Refused extends Error {
	readonly answer: { status: number; message: string; html: string; wrong: string };

	constructor(message: string, status = 422, html = "", wrong = "") {
		super(message);
		this.answer = { status, message, html, wrong };
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

/** Splits a path into its keys. The empty path has none. */
export const keysOf = (path: string) => (path === "" ? [] : path.split("."));

const rangeOf = (node: unknown) => (isNode(node) && node.range) || [0, 0];

/** Returns the range of each field's or entry's lines; in a one-line list, the range of each entry. */
function rangesIn({ source }: Parsed, group: YAMLMap | YAMLSeq): [from: number, to: number][] {
	if (isSeq(group) && group.flow) return group.items.map((item) => [rangeOf(item)[0], rangeOf(item)[1]]);
	const starts = group.items.map((item) => source.lastIndexOf("\n", rangeOf(isPair(item) ? item.key : item)[0] - 1) + 1);
	const end = source.indexOf("\n", source.slice(0, rangeOf(group)[1]).trimEnd().length) + 1;
	return starts.map((from, index) => [from, starts[index + 1] ?? end]);
}

/** Replaces a range with the first of several texts that changes only the value at a path. @throws {Refused} if none does. */
function replaced(file: Parsed, keys: readonly string[], value: unknown, [from, to]: readonly number[], ...texts: string[]): string {
	const { source } = file;
	const wanted = file.document.clone();
	if (value === undefined) wanted.deleteIn(keys);
	else wanted.setIn(keys, value);
	for (const text of texts) {
		const next = source.slice(0, from) + withBreaksOf(source, text) + source.slice(to);
		const { document, data } = parse(next);
		if (yamlMistakes(next, document).length === 0 && isDeepStrictEqual(data, wanted.toJS())) return next;
	}
	throw new Refused("This can’t be changed here because of how the file is formatted. Open the file in your editor.");
}

/** Returns text with Windows line breaks if the source has only those. */
const withBreaksOf = (source: string, text: string) => (/(?<!\r)\n/.test(source) ? text : text.replace(/\r?\n/g, "\r\n"));

/** Formats a field as YAML. */
const format = (key: string, value: unknown, indent: number) =>
	stringify({ [key]: value }, { lineWidth: WIDTH - indent, minContentWidth: 0 }).replace(/^(?=.)/gm, " ".repeat(indent));

/** Returns the source with a field changed, appended to its group, or removed if undefined. @throws {Refused} if that isn't possible. */
export function writeField(source: string, path: string, value: unknown): string {
	const file = parse(source);
	if (path === ARTICLE) return source.slice(0, file.body) + withBreaksOf(source, String(value));
	const keys = keysOf(path);
	const [key = "", parent] = [keys.at(-1), keys.slice(0, -1)];
	const [node, group] = [file.document.getIn(keys, true), file.document.getIn(parent, true)];
	if (isScalar(node) && value !== undefined) return writeScalar(file, keys, node, value);
	if (isMap(group)) {
		const ranges = rangesIn(file, group);
		const [, end = 0] = ranges.at(-1) ?? [];
		const range = ranges[group.items.findIndex((item) => String(item.key) === key)] ?? [end, end];
		const [first] = rangeOf(group.items[0]?.key);
		const indent = first - source.lastIndexOf("\n", first - 1) - 1;
		return replaced(file, keys, value, range, value === undefined ? "" : format(key, value, indent));
	}
	if (Object.keys(Object(valueAt(file.data, parent))).length > 0) throw new Refused(`${path} is not in the file. Reload the page.`);
	// Add the missing group or list as well.
	return writeField(source, parent.join("."), /^\d+$/.test(key) ? [value] : { [key]: value });
}

/** Replaces a scalar, keeping its quoting style if the new value allows it. */
function writeScalar(file: Parsed, keys: readonly string[], node: Scalar, value: unknown): string {
	const { source } = file;
	const [from = 0, end] = node.range ?? [];
	const line = source.slice(source.lastIndexOf("\n", from - 1) + 1, from);
	// Block scalars are indented relative to their key, or to their hyphen in a list.
	const indent = /^\s*(- +(?=\S))*/.exec(line)?.[0].length ?? 0;
	const isLong = node.type === "PLAIN" && line.length + String(value).length > WIDTH;
	const styled = Object.assign(new Scalar(value), { type: isLong ? "BLOCK_FOLDED" : node.type });
	const yaml = format("key", styled, indent).slice(indent + "key:".length);
	const texts = [yaml.trim(), JSON.stringify(value)].map((text) => (/\s$/.test(line) ? text : ` ${text}`));
	return replaced(file, keys, value, [from, from + source.slice(from, end).trimEnd().length], ...texts);
}

export const LIST_CHANGES = ["add", "remove", "up", "down"] as const;
export type ListChange = (typeof LIST_CHANGES)[number];

/** Returns the source with a list entry moved, removed, or, for "add", copied below itself. @throws {Refused} if that fails. */
export function changeList(source: string, path: string, change: ListChange): string {
	const file = parse(source);
	const list = keysOf(path);
	const index = Number(list.pop());
	const node = file.document.getIn(list, true);
	if (!isSeq(node) || !node.items[index]) throw new Refused(`The file has no entry ${index + 1} in ${list.join(".")}. Reload the page.`);
	if (change === "remove" && node.items.length === 1) return writeField(source, list.join("."), []);
	const places = [...node.items.keys()].toSpliced(index, change === "add" ? 0 : 1);
	if (change !== "remove") places.splice({ add: index, up: index - 1, down: index + 1 }[change], 0, index);
	const ranges = rangesIn(file, node);
	const texts = places.map((place) => source.slice(...(ranges[place] ?? [])));
	const entries = places.map((place) => valueAt(file.data, [...list, place]));
	return replaced(file, list, entries, [ranges[0]?.[0] ?? 0, ranges.at(-1)?.[1] ?? 0], texts.join(node.flow ? ", " : ""));
}
