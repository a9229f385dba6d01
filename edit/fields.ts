import { readFileSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { schemaOf } from "../model/content.ts";
import { pagePath } from "../model/fields/basics.ts";
import { fieldsAt, schemaAt, unwrap, valueAt } from "../model/reading/schema-walk.ts";
import type { ListChange, Parsed } from "./splice.ts";
import { ARTICLE, changeList, keysOf, parse, Refused, textAt, writeField } from "./splice.ts";

/** A content file with its schema. */
interface OpenFile extends Parsed {
	file: string;
	schema: z.ZodType | undefined;
}

/** A field of a content file, which the file may not have yet. */
export interface Field {
	/** FILE#PATH */
	ref: string;
	open: OpenFile;
	path: string;
	/** The field's schema, without its optional and default wrappers. */
	schema: unknown;
	json: z.core.JSONSchema.BaseSchema;
	kind: "text" | "choice" | "article";
	value: string;
	optional: boolean;
}

/** A list entry, or the position of the first one in an empty list. */
export interface ListEntry {
	/** FILE#PATH of the entry. */
	ref: string;
	name: string;
	index: number;
	length: number;
}

/**
 * Reads a content file, keeping its byte order mark.
 * @throws {Refused} unless it is a Markdown file in content/ and not a symlink. @throws {TypeError} if it is not UTF-8.
 */
export function readSource(file: string): string {
	const isMarkdown = /^content\/[a-z0-9/-]+\.md$/.test(file) && statSync(file, { throwIfNoEntry: false })?.isFile();
	if (!isMarkdown || realpathSync(file) !== resolve(realpathSync("content"), file.slice("content/".length)))
		throw new Refused(`${file} is not a Markdown file in content/.`, 403);
	return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
}

/** Splits FILE#PATH. */
export function splitRef(ref: string): [file: string, path: string] {
	const [file = "", path = ""] = ref.split("#");
	return [file, path];
}

/** Parses a content file, by default from disk. */
export const openFile = (file: string, source = readSource(file)): OpenFile => ({ file, schema: schemaOf(file), ...parse(source) });

/** Returns the path of the group or list that contains a path. */
export const parentOf = (path: string) => keysOf(path).slice(0, -1).join(".");

/** A cache, because converting a schema takes longer than reading a field. */
const jsonSchemas = new Map<z.ZodType, z.core.JSONSchema.BaseSchema>();

/** Returns a field's JSON Schema. Merges input and output, because the limits after a pipe are only in the output. */
function jsonOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
	const side = (io: "input" | "output") => z.toJSONSchema(schema, { io, unrepresentable: "any" });
	const json = jsonSchemas.get(schema) ?? { ...side("output"), ...side("input") };
	jsonSchemas.set(schema, json);
	return json;
}

/** Describes a field; undefined for groups, lists, and values that must not change, such as IDs. */
export function fieldAt(open: OpenFile, path: string): Field | undefined {
	const value = (textAt(open, path) ?? "").replaceAll("\r\n", "\n");
	const common = { ref: `${open.file}#${path}`, open, path, value };
	if (path === ARTICLE) {
		const description = "Article. ## starts a heading, - starts a list item, and [words](/services) makes a link.";
		return { ...common, schema: undefined, json: { description }, kind: "article", optional: false };
	}
	const outer = schemaAt(open.schema, keysOf(path), open.data);
	if (!(outer instanceof z.ZodType) || /(^|\.)(id|kind)$/.test(path)) return undefined;
	const json = jsonOf(outer);
	if (!/^(string|number|integer|boolean)$/.test(String(json.type)) || json.const !== undefined) return undefined;
	const schema = unwrap(outer, value);
	const kind = json.enum || json.type === "boolean" || referenceOf({ schema, json }) ? "choice" : "text";
	return { ...common, schema, json, kind, optional: outer.isOptional() };
}

/** Returns the collection that a field refers to. */
export function referenceOf({ schema, json }: Pick<Field, "schema" | "json">): string | undefined {
	return schema === pagePath ? "pages" : typeof json.refersTo === "string" ? json.refersTo : undefined;
}

/** Formats a path for display: faq.2.answer becomes FAQ 3 › Answer. */
export function inWords(path: string): string {
	const names: Record<string, string> = {
		faq: "FAQ",
		seo: "SEO",
		url: "URL",
		cta: "CTA",
		alt: "Text alternative",
		head: "This page",
		[ARTICLE]: "Article",
	};
	return keysOf(path)
		.map(
			(key) =>
				names[key] ??
				key
					.replace(/([a-z])([A-Z])/g, "$1 $2")
					.replaceAll("-", " ")
					.toLowerCase(),
		)
		.map((words) => words.charAt(0).toUpperCase() + words.slice(1))
		.join(" › ")
		.replace(/ › (\d+)/g, (_, index) => ` ${Number(index) + 1}`);
}

/** Splits a description such as "Heading. At most two lines." into label and hint. Without one, the path names the field. */
export function labelOf({ json: { description = "" }, path, ref }: Field): { label: string; hint: string } {
	const [, label = inWords(/[^.]+(\.\d+)?$/.exec(path)?.[0] ?? path), hint = ""] = /^([^.:]+)[.:]\s*(.*)$/s.exec(description) ?? [];
	// Otherwise an owner who chooses another photo might describe the new one here.
	return { label, hint: ref.startsWith("content/photos.md#") ? `${hint} To describe another photo, save your choice first.` : hint };
}

const pathsAt = ({ schema, data }: OpenFile, group: string) =>
	fieldsAt(schema, keysOf(group), data).map((name) => [...keysOf(group), name].join("."));

/** Returns the fields in a group, including those that the file doesn't have yet. */
export const groupAt = (open: OpenFile, group: string): Field[] => pathsAt(open, group).flatMap((path) => fieldAt(open, path) ?? []);

/** Returns the number of entries in a list. */
export function lengthOf({ data }: OpenFile, path: string): number {
	const list = valueAt(data, keysOf(path));
	return Array.isArray(list) ? list.length : 0;
}

const entryAt = (open: OpenFile, list: string, index: number): ListEntry => ({
	ref: `${open.file}#${list}.${index}`,
	name: inWords(list),
	index,
	length: lengthOf(open, list),
});

/** Returns the list entries that contain a path, innermost first, and the empty lists beside it. */
export function entriesAround(open: OpenFile, path: string): ListEntry[] {
	const keys = keysOf(path);
	const around = keys.flatMap((key, depth) => {
		const list = keys.slice(0, depth).join(".");
		return lengthOf(open, list) > 0 ? entryAt(open, list, Number(key)) : [];
	});
	const isList = (at: string) => unwrap(schemaAt(open.schema, keysOf(at), open.data), undefined) instanceof z.ZodArray;
	const empty = pathsAt(open, parentOf(path)).filter((at) => isList(at) && lengthOf(open, at) === 0);
	return [...around.reverse(), ...empty.map((list) => entryAt(open, list, 0))];
}

/** Returns the fields that a file has. `confirm` is excluded: it is a note to the owner. */
export function fieldsIn(open: OpenFile): Field[] {
	const paths = (value: unknown, keys: readonly string[]): string[] =>
		typeof value === "object" && value !== null
			? Object.entries(value).flatMap(([key, part]) => paths(part, [...keys, key]))
			: [keys.join(".")];
	return paths(open.data, []).flatMap((path) => (/^confirm\b/.test(path) ? [] : (fieldAt(open, path) ?? [])));
}

/** Returns the source with one field changed. Removes an optional field if the text is empty. */
export function withText(file: string, source: string, path: string, text: string): string {
	const field = fieldAt(openFile(file, source), path);
	if (!field) throw new Refused(`${path} can’t be changed here. Open ${file} in your editor.`);
	if (text === "" && field.optional) return textAt(field.open, path) === undefined ? source : writeField(source, path, undefined);
	const typed: unknown = /^(true|false|(0|[1-9]\d*)(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
	// Other input stays text, which the schema rejects.
	return writeField(source, path, typeof typed === String(field.json.type).replace("integer", "number") ? typed : text);
}

/** Returns the source with a list entry added, moved, or removed. Removes an optional list with its last entry. */
export function withList(file: string, source: string, path: string, change: ListChange): string {
	const open = openFile(file, source);
	const list = parentOf(path);
	const length = lengthOf(open, list);
	// Saving the first entry's fields creates the list.
	if (change === "add" && length === 0) return source;
	const schema = schemaAt(open.schema, keysOf(list), open.data);
	const isLast = change === "remove" && length === 1 && schema instanceof z.ZodType && schema.isOptional();
	return isLast ? writeField(source, list, undefined) : changeList(source, path, change);
}
