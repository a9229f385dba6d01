import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { schemaOf } from "../model/content.ts";
import { pagePath } from "../model/fields/basics.ts";
import { fieldsAt, schemaAt, valueAt } from "../model/reading/schema-walk.ts";
import type { ListChange, Parsed } from "./splice.ts";
import { ARTICLE, changeList, lineAt, NotHere, parse, textAt, writeField } from "./splice.ts";

/** A content file with its schema. */
export interface OpenFile extends Parsed {
	file: string;
	schema: z.ZodType | undefined;
	/** Digest of the file, to detect concurrent changes. */
	hash: string;
}

/** A field of a content file, as shown in a form. */
export interface Field {
	/** FILE#PATH */
	ref: string;
	open: OpenFile;
	path: string;
	line: number;
	label: string;
	hint: string;
	kind: "text" | "number" | "choice" | "article";
	value: string;
	optional: boolean;
	min: number;
	max: number;
}

/** A list entry, or the position of the first one in an empty list. */
export interface ListEntry {
	/** FILE#PATH of the entry. */
	ref: string;
	name: string;
	index: number;
	length: number;
}

/** Thrown to refuse a request with an HTTP status. */
export class Refused extends Error {
	readonly status: number;
	/** Fields with problems, as FILE#PATH. */
	readonly refs: readonly string[];

	constructor(status: number, message: string, refs: readonly string[] = []) {
		super(message);
		this.status = status;
		this.refs = refs;
	}
}

/** Reads a content file, keeping its byte order mark. @throws {TypeError} if it is not UTF-8. */
export const readSource = (file: string): string => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));

export const hashOf = (source: string) => createHash("sha256").update(source).digest("base64url");

/** Splits FILE#PATH. @throws {Refused} unless the file is a Markdown file in content/ and not a symlink. */
export function splitRef(ref: string): [file: string, path: string] {
	const [, file = "", path = ""] = /^([^#]*)#?(.*)$/s.exec(ref) ?? [];
	const isMarkdown = /^content\/[a-z0-9/-]+\.md$/.test(file) && statSync(file, { throwIfNoEntry: false })?.isFile();
	if (!isMarkdown || realpathSync(file) !== resolve(realpathSync("content"), file.slice("content/".length)))
		throw new Refused(403, `${file} is not a Markdown file in content/.`);
	return [file, path];
}

/** Parses a content file, by default from disk. */
export const openFile = (file: string, source = readSource(file)): OpenFile => ({
	file,
	schema: schemaOf(file),
	hash: hashOf(source),
	...parse(source),
});

/** Returns the path of the group or list that contains a path. */
export const parentOf = (path: string) => path.split(".").slice(0, -1).join(".");

/** Returns a schema and all schemas that it wraps. */
function layersOf(schema: unknown): z.ZodType[] {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return [schema, ...layersOf(schema.unwrap())];
	if (schema instanceof z.ZodPipe) return [schema, ...layersOf(schema.in), ...layersOf(schema.out)];
	return schema instanceof z.ZodType ? [schema] : [];
}

/** Returns a field's schema and all schemas that it wraps. */
export const layersAt = ({ schema, data }: OpenFile, path: string) => layersOf(schemaAt(schema, path.split("."), data));

/** Returns the collection that a field refers to. */
export const refersTo = (layers: readonly z.ZodType[]) =>
	layers.includes(pagePath) ? "pages" : layers.map((layer) => layer.meta()?.refersTo).find((name) => typeof name === "string");

const hasKind = (layers: readonly z.ZodType[], ...kinds: (abstract new (...args: never) => z.ZodType)[]) =>
	layers.some((layer) => kinds.some((kind) => layer instanceof kind));

const isOptional = (open: OpenFile, path: string) => hasKind(layersAt(open, path), z.ZodOptional, z.ZodDefault);

/** Returns a field's kind; undefined for groups, lists, and ids that other content refers to. */
export function kindOf(open: OpenFile, path: string): Field["kind"] | undefined {
	if (path === ARTICLE) return "article";
	if (/(^|\.)(id|kind)$/.test(path)) return undefined;
	const layers = layersAt(open, path);
	if (refersTo(layers) || hasKind(layers, z.ZodEnum, z.ZodBoolean)) return "choice";
	if (hasKind(layers, z.ZodLiteral, z.ZodArray, z.ZodObject, z.ZodUnion)) return undefined;
	if (hasKind(layers, z.ZodNumber)) return "number";
	return layers.length > 0 ? "text" : undefined;
}

/** trustBadges → Trust badges */
export function inWords(key: string): string {
	if (/^(faq|seo|url|cta)$/.test(key)) return key.toUpperCase();
	if (key === "alt") return "Text alternative";
	const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** faq.2.answer → FAQ 3 › Answer */
export const pathInWords = (path: string) =>
	path
		.split(".")
		.map(inWords)
		.join(" › ")
		.replace(/ › (\d+)/g, (_, index) => ` ${Number(index) + 1}`);

const ARTICLE_HINT = "Article. ## starts a heading, - starts a list item, and [words](/services) makes a link.";

/** Splits a description such as "Heading of the quotes. At most two lines." */
function labelAndHint(description: string, path: string): [label: string, hint: string] {
	const [, label = pathInWords(/[^.]+(\.\d+)?$/.exec(path)?.[0] ?? path), hint = ""] = /^([^.:]+)[.:]\s*(.*)$/s.exec(description) ?? [];
	return [label, hint];
}

/** Describes a field, which the file may not have yet. @throws {NotHere} if the editor can't change it. */
export function describe(open: OpenFile, path: string): Field {
	const kind = kindOf(open, path);
	if (kind === undefined) throw new NotHere(`Other content refers to ${path}. Open the file in your editor to change it.`);
	const isArticle = kind === "article";
	const layers = isArticle ? [] : layersAt(open, path);
	const description = layers.map((layer) => layer.description ?? "").find(Boolean) ?? "";
	const [label, hint] = labelAndHint(isArticle ? ARTICLE_HINT : description, path);
	const texts = layers.filter((layer) => layer instanceof z.ZodString);
	return {
		ref: `${open.file}#${path}`,
		open,
		path,
		line: lineAt(open, path),
		label,
		hint,
		kind,
		value: (textAt(open, path) ?? "").replaceAll("\r\n", "\n"),
		optional: isArticle || isOptional(open, path),
		min: Math.max(0, ...texts.flatMap(({ minLength }) => minLength ?? [])),
		max: Math.min(...texts.flatMap(({ maxLength }) => maxLength ?? [])),
	};
}

/** Returns the fields in a group, including those that the file doesn't have yet. */
export function groupOf(open: OpenFile, group: string): Field[] {
	const keys = group === "" ? [] : group.split(".");
	const paths = fieldsAt(open.schema, keys, open.data).map((name) => [...keys, name].join("."));
	return paths.filter((path) => kindOf(open, path) !== undefined).map((path) => describe(open, path));
}

/** Returns the number of entries in a list. */
export function lengthOf({ data }: OpenFile, path: string): number {
	const list = valueAt(data, path.split("."));
	return Array.isArray(list) ? list.length : 0;
}

/** Returns the list entries that contain a path, innermost first. */
export function entriesAround(open: OpenFile, path: string): ListEntry[] {
	if (path === "") return [];
	const list = parentOf(path);
	const outer = entriesAround(open, list);
	if (list === "" || !hasKind(layersAt(open, list), z.ZodArray)) return outer;
	const index = Number(path.slice(list.length + 1));
	return [{ ref: `${open.file}#${path}`, name: pathInWords(list), index, length: lengthOf(open, list) }, ...outer];
}

/** Returns a file's empty lists. */
export function emptyLists(open: OpenFile): ListEntry[] {
	const lists = fieldsAt(open.schema, [], open.data).filter((name) => hasKind(layersAt(open, name), z.ZodArray));
	return lists.filter((name) => lengthOf(open, name) === 0).flatMap((name) => entriesAround(open, `${name}.0`));
}

/** Returns the paths of a file's editable fields. `confirm` is excluded: it is a note to the owner. */
export function pathsOf(open: OpenFile): string[] {
	const leaves = (value: unknown, path: readonly string[]): string[] =>
		typeof value === "object" && value !== null
			? Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
			: [path.join(".")];
	return leaves(open.data, []).filter((path) => !/^confirm\b/.test(path) && kindOf(open, path) !== undefined);
}

/** Returns the source with one field changed. Removes an optional field if the text is empty. */
export function withText(file: string, source: string, path: string, text: string): string {
	const open = openFile(file, source);
	const kind = kindOf(open, path);
	if (text === "" && kind !== "article" && isOptional(open, path))
		return textAt(open, path) === undefined ? source : writeField(source, path, undefined);
	// Other input stays a string, which the schema rejects.
	const isTyped = (kind === "number" || kind === "choice") && /^(true|false|\d+(\.\d+)?)$/.test(text);
	return writeField(source, path, isTyped ? JSON.parse(text) : text);
}

/** Returns the source with a list entry added, moved, or removed. Removes an optional list with its last entry. */
export function withList(file: string, source: string, path: string, change: ListChange): string {
	const open = openFile(file, source);
	const list = parentOf(path);
	const length = lengthOf(open, list);
	// Saving the first entry's fields creates the list.
	if (change === "add" && length === 0) return source;
	const isLast = change === "remove" && length === 1 && isOptional(open, list);
	return isLast ? writeField(source, list, undefined) : changeList(source, path, change);
}
