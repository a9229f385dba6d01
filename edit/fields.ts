import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { schemaOf } from "../model/content.ts";
import { pagePath } from "../model/fields/basics.ts";
import { fieldsAt, schemaAt, valueAt } from "../model/reading/schema-walk.ts";
import type { Fields } from "./splice.ts";
import { ARTICLE, changeList, NotHere, readFields, writeField } from "./splice.ts";

/** A field of a content file as a dialog shows it. */
export interface Field {
	/** FILE#PATH */
	ref: string;
	/** FILE:LINE */
	line: string;
	label: string;
	hint: string;
	kind: "text" | "number" | "choice" | "article";
	value: string;
	/** Digest of the whole file, to notice other changes. */
	hash: string;
	optional: boolean;
	min: number;
	max?: number | undefined;
}

/** An entry of a list, or the first one of an empty list. */
export interface ListEntry {
	/** FILE#PATH of the entry. */
	ref: string;
	name: string;
	index: number;
	length: number;
}

const ref = z.string().max(400);

/** One change: a field's text, or an entry's place in its list. */
export const editSchema = z.union([
	z.strictObject({ ref, hash: z.string(), text: z.string() }),
	z.strictObject({ ref, hash: z.string(), change: z.enum(["add", "remove", "up", "down"]) }),
]);
export type Edit = z.output<typeof editSchema>;

/** A content file with its schema. */
export interface OpenFile extends Fields {
	file: string;
	schema: z.ZodType | undefined;
	hash: string;
}

/** Reads a content file, its byte order mark included. @throws when it is not UTF-8. */
export const readSource = (file: string): string => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));

export const hashOf = (source: string) => createHash("sha256").update(source).digest("base64url");

/** An answer that is not what was asked for. */
export class Refused extends Error {
	readonly status: number;
	/** Fields as they are in the file now. */
	readonly fields: readonly Field[];

	constructor(status: number, message: string, fields: readonly Field[] = []) {
		super(message);
		this.status = status;
		this.fields = fields;
	}
}

/** Returns the file of FILE#PATH when it is a Markdown file below content/ and no link leads out of it. */
export function contentFile(ref: string): string {
	const [file] = splitRef(ref);
	const isMarkdown = /^content\/[a-z0-9/-]+\.md$/.test(file) && statSync(file, { throwIfNoEntry: false })?.isFile();
	if (!isMarkdown || realpathSync(file) !== resolve(realpathSync("content"), file.slice("content/".length)))
		throw new Refused(403, `${file} is not a file of content/.`);
	return file;
}

/** Opens the file of FILE#PATH, and returns the path with it. */
export const fieldAt = (ref: string): [OpenFile, string] => [openFile(contentFile(ref)), splitRef(ref)[1]];

/** Opens a content file, or what it may become. */
export function openFile(file: string, source = readSource(file)): OpenFile {
	return { file, schema: schemaOf(file), hash: hashOf(source), ...readFields(source) };
}

/** Splits FILE#PATH. */
function splitRef(ref: string): [file: string, path: string] {
	const at = ref.indexOf("#");
	return [ref.slice(0, at), ref.slice(at + 1)];
}

/** Returns the path of the group that a field is in. */
export const parentOf = (path: string) => path.split(".").slice(0, -1).join(".");

/** Returns a schema, what it wraps, and both ends of its transforms. */
function layersOf(schema: unknown): z.ZodType[] {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return [schema, ...layersOf(schema.unwrap())];
	if (schema instanceof z.ZodPipe) return [schema, ...layersOf(schema.in), ...layersOf(schema.out)];
	return schema instanceof z.ZodType ? [schema] : [];
}

export const layersAt = ({ schema, data }: OpenFile, path: string) => layersOf(schemaAt(schema, path.split("."), data));

export const refersTo = (layers: readonly z.ZodType[]) =>
	layers.map((layer) => layer.meta()?.refersTo).find((name) => typeof name === "string");

const hasKind = (layers: readonly z.ZodType[], ...kinds: (abstract new (...args: never) => z.ZodType)[]) =>
	layers.some((layer) => kinds.some((kind) => layer instanceof kind));

/** Returns whether a file may leave a field out. */
export const isOptional = (open: OpenFile, path: string) => hasKind(layersAt(open, path), z.ZodOptional, z.ZodDefault);

/** Returns what a field holds; undefined for names that other files refer to, and for groups and lists. */
export function kindOf(open: OpenFile, path: string): Field["kind"] | undefined {
	if (path === ARTICLE) return "article";
	if (/(^|\.)(id|kind)$/.test(path)) return undefined;
	const layers = layersAt(open, path);
	if (layers.includes(pagePath) || refersTo(layers) || hasKind(layers, z.ZodEnum, z.ZodBoolean)) return "choice";
	if (hasKind(layers, z.ZodLiteral, z.ZodArray, z.ZodObject, z.ZodUnion)) return undefined;
	if (hasKind(layers, z.ZodNumber)) return "number";
	return layers.length > 0 ? "text" : undefined;
}

/** Returns a text as the field's type: a number that is none stays a text, which the schema refuses. */
function typedValue(open: OpenFile, path: string, text: string): unknown {
	const isText = ["text", "article"].includes(kindOf(open, path) ?? "text");
	return !isText && /^(true|false|\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}

/** trustBadges → Trust badges */
export function inWords(key: string): string {
	if (/^(faq|seo|url|cta)$/.test(key)) return key.toUpperCase();
	const words = key
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.replaceAll("-", " ")
		.toLowerCase();
	return key === "alt" ? "Text alternative" : words.charAt(0).toUpperCase() + words.slice(1);
}

/** faq.2.answer → FAQ 3 › Answer */
export const pathInWords = (path: string) =>
	path
		.split(".")
		.map(inWords)
		.join(" › ")
		.replace(/ › (\d+)/g, (_, index) => ` ${Number(index) + 1}`);

/** Returns the description of a field where it reads as a label ("Title in search results"), and otherwise the field's name. */
function labelOf(description: string, path: string): string {
	const [clause = ""] = description.split(/[,;:.(]/);
	const isLabel = /^(heading|title|text|name|label|photo|subject|link)\b/i.test(clause) && clause.length <= 40;
	return isLabel ? clause : pathInWords(/[^.]+(\.\d+)?$/.exec(path)?.[0] ?? path);
}

/** Describes a field, which the file may not have yet. @throws {NotHere} when the page can't change it. */
export function describe(open: OpenFile, path: string): Field {
	const kind = kindOf(open, path);
	if (kind === undefined) throw new NotHere(`${path} is a name that other places refer to. Open the file.`);
	const layers = path === ARTICLE ? [] : layersAt(open, path);
	const hint = layers.map(({ description }) => description).find((text) => text !== undefined) ?? "";
	const texts = layers.filter((layer) => layer instanceof z.ZodString);
	const max = Math.min(...texts.flatMap(({ maxLength }) => maxLength ?? []));
	return {
		ref: `${open.file}#${path}`,
		line: `${open.file}:${open.lineOf(path)}`,
		label: path === ARTICLE ? "Article" : labelOf(hint, path),
		hint: path === ARTICLE ? "Markdown: ## begins a heading, - a list, [words](/services) a link." : hint,
		kind,
		value: open.textAt(path) ?? "",
		hash: open.hash,
		optional: path === ARTICLE || isOptional(open, path),
		min: Math.max(0, ...texts.flatMap(({ minLength }) => minLength ?? [])),
		...(max < Infinity && { max }),
	};
}

/** Returns the fields in a group, those that the file doesn't have yet included. */
export function groupOf(open: OpenFile, group: string): Field[] {
	const keys = group === "" ? [] : group.split(".");
	const paths = fieldsAt(open.schema, keys, open.data).map((name) => [...keys, name].join("."));
	return paths.filter((path) => kindOf(open, path) !== undefined).map((path) => describe(open, path));
}

/** Returns how many entries a list has. */
export function lengthOf({ data }: OpenFile, path: string): number {
	const list = valueAt(data, path.split("."));
	return Array.isArray(list) ? list.length : 0;
}

/** Returns the entries of lists that a field is in, the innermost first. */
export function entriesAround(open: OpenFile, path: string): ListEntry[] {
	if (path === "") return [];
	const list = parentOf(path);
	const outer = entriesAround(open, list);
	if (list === "" || !hasKind(layersAt(open, list), z.ZodArray)) return outer;
	const index = Number(path.slice(list.length + 1));
	return [{ ref: `${open.file}#${path}`, name: pathInWords(list), index, length: lengthOf(open, list) }, ...outer];
}

/** Returns the path of every text and number in a value. */
function leavesOf(value: unknown, path: readonly string[] = []): string[] {
	if (typeof value !== "object" || value === null) return value === null ? [] : [path.join(".")];
	return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

/** Returns the path of each field that a file has and a dialog can show. `confirm` is a note to the owner. */
export const pathsOf = (open: OpenFile) =>
	leavesOf(open.data).filter((path) => !/^confirm\b/.test(path) && kindOf(open, path) !== undefined);

/** Returns the empty lists of a file. */
export function emptyLists(open: OpenFile): ListEntry[] {
	const lists = fieldsAt(open.schema, [], open.data).filter((name) => hasKind(layersAt(open, name), z.ZodArray));
	return lists.filter((name) => lengthOf(open, name) === 0).flatMap((name) => entriesAround(open, `${name}.0`));
}

/** Returns a file with a change. An optional field is left out when its text is empty. */
export function edited(source: string, edit: Edit): string {
	const [file, path] = splitRef(edit.ref);
	const open = openFile(file, source);
	if ("change" in edit) {
		const list = parentOf(path);
		const isLast = edit.change === "remove" && lengthOf(open, list) === 1 && isOptional(open, list);
		return isLast ? writeField(source, list, undefined) : changeList(source, path, edit.change);
	}
	const isLeftOut = edit.text === "" && path !== ARTICLE && isOptional(open, path);
	if (isLeftOut && open.textAt(path) === undefined) return source;
	return writeField(source, path, isLeftOut ? undefined : typedValue(open, path, edit.text));
}
