import { readFileSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { schemaOf } from "../model/content.ts";
import { pagePath } from "../model/fields/basics.ts";
import { confirmingSchema } from "../model/reading/read-entry.ts";
import { fieldsAt, schemaAt, unwrap, valueAt } from "../model/reading/schema-walk.ts";
import { ARTICLE, changeList, keysOf, type ListChange, parse, Refused, writeField } from "./splice.ts";

/** A content file with its schema, and a path in it. */
export type OpenFile = ReturnType<typeof openAt>;

/** A field that the schema allows in a content file, whether or not the file has it. */
export type Field = NonNullable<ReturnType<typeof fieldAt>>;

const article = z.string().describe("Article. ## starts a heading, - a list item. **Words** are bold, [words](/services) is a link.");

/** Reads a content file and keeps its byte order mark, if any. @throws {Refused} unless it is Markdown in content/ and not a symlink. */
export function readSource(file: string): string {
	const isMarkdown = /^content\/[a-z0-9/-]+\.md$/.test(file) && statSync(file, { throwIfNoEntry: false })?.isFile();
	if (!isMarkdown || realpathSync(file) !== resolve(realpathSync("content"), file.slice("content/".length)))
		throw new Refused(`${file} is not a Markdown file in content/.`, 403);
	return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
}

/** The last file parsed. A form has many fields, and parsing takes most of the time. */
let latest = parse("---\n\n---\n");

/** Parses the file in FILE#PATH: the `source` if there is one, otherwise the file on disk. */
export function openAt(ref: string, source?: string) {
	const [file = "", path = ""] = ref.split("#");
	const text = source ?? readSource(file);
	if (latest.source !== text) latest = parse(text);
	return { ref, file, path, schema: schemaOf(file), ...latest };
}

/** Returns the path of the group or list around a path, with the length of the list and the place in it. The length of a group is 0. */
export function placeOf({ data }: OpenFile, path: string) {
	const keys = keysOf(path);
	const index = Number(keys.pop());
	const list = valueAt(data, keys);
	return { list: keys.join("."), index, length: Array.isArray(list) ? list.length : 0 };
}

/** Returns the value at a path; undefined if there is none. */
const valueIn = ({ source, body, data, path: own }: OpenFile, path = own) =>
	path === ARTICLE ? source.slice(body) : valueAt(data, keysOf(path));

/** Returns the scalars in a value as text, one per line. */
export const textIn = (value: unknown): string =>
	value instanceof Object ? Object.values(value).map(textIn).join("\n") : String(value ?? "").replaceAll("\r\n", "\n");

/** Describes a field; undefined for groups, lists, and values that must not change, such as IDs. */
export function fieldAt(open: OpenFile, path = open.path) {
	// Every file may have claims to confirm.
	const isClaim = path.startsWith("confirm.");
	const outer = path === ARTICLE ? article : schemaAt(isClaim ? confirmingSchema : open.schema, keysOf(path), open.data);
	const value = textIn(valueIn(open, path));
	const schema = unwrap(outer, value);
	if (!(outer instanceof z.ZodType) || /(^|\.)(id|kind)$/.test(path)) return undefined;
	// Limits that follow a transformation are only in the output schema.
	const [output, input] = (["output", "input"] as const).map((io) => z.toJSONSchema(outer, { io, unrepresentable: "any" }));
	const json: z.core.JSONSchema.BaseSchema = { ...output, ...input };
	if (!/^(string|number|integer|boolean)$/.test(String(json.type)) || json.const !== undefined) return undefined;
	const refersTo = schema === pagePath ? "pages" : json.refersTo;
	const isChoice = json.enum || json.type === "boolean" || refersTo;
	const kind = outer === article ? "article" : isChoice ? "choice" : "text";
	return { ref: `${open.file}#${path}`, path, schema, json, refersTo, kind, value, isClaim, optional: isClaim || outer.isOptional() };
}

/** Formats a path for display: faq.2.answer becomes FAQ 3 › Answer. */
export const inWords = (path: string) =>
	path
		.replace(/[()]/g, "")
		.replace(/\.(\d+)/g, (_, index) => ` ${Number(index) + 1}`)
		.replace(/-|(?<=[a-z])(?=[A-Z])/g, " ")
		.toLowerCase()
		.replaceAll(".", " › ")
		.replace(/\b(faq|seo|url|cta)\b|(?<=^|› )./g, (name) => name.toUpperCase());

/** Returns the paths of a list's entries, or of a group's fields, including those that the file doesn't have yet. */
function pathsIn({ schema, data }: OpenFile, path: string): string[] {
	const keys = keysOf(path);
	const list = valueAt(data, keys);
	return (Array.isArray(list) ? [...list.keys()] : fieldsAt(schema, keys, data)).map((key) => [...keys, key].join("."));
}

/** Returns the field at FILE#PATH. For a group, returns its fields and any nested numbers or, if it has no fields, all nested fields. */
export function fieldsOf(ref: string): Field[] {
	const open = openAt(ref);
	const field = fieldAt(open);
	if (field) return [field];
	const parts = pathsIn(open, open.path).map((path) => ({ path, field: fieldAt(open, path) }));
	const own = parts.flatMap((part) => part.field ?? []);
	const inner = open.path === "" ? [] : parts.flatMap((part) => (part.field ? [] : fieldsOf(`${open.file}#${part.path}`)));
	return [...own, ...inner.filter(({ json }) => own.length === 0 || /number|integer/.test(String(json.type)))];
}

/** Returns the paths of the list entries that contain a path, innermost first, then the path of entry 0 in each empty list beside it. */
export function entriesAround(open: OpenFile): string[] {
	const keys = keysOf(open.path);
	const isEntry = (path: string) => placeOf(open, path).length > 0;
	const around = keys.map((_, depth) => keys.slice(0, keys.length - depth).join("."));
	const beside = pathsIn(open, placeOf(open, open.path).list).map((path) => `${path}.0`);
	const isMissing = (path: string) => !isEntry(path) && schemaAt(open.schema, keysOf(path), open.data);
	return [...around.filter(isEntry), ...beside.filter(isMissing)];
}

/** Returns a field or list entry as text, to detect later changes. */
export const versionOf = (ref: string): string => textIn(valueIn(openAt(ref)));

/** Returns the source with one field changed. Removes an optional field if the text is empty. */
export function withText(ref: string, source: string, text: string): string {
	const open = openAt(ref, source);
	const field = fieldAt(open);
	if (!field) throw new Refused(`${inWords(open.path)} can’t be changed here. Open ${open.file} in your editor.`);
	if (text === "" && field.optional) {
		if (valueIn(open) === undefined) return source;
		return field.isClaim ? withList(ref, source, "remove") : writeField(source, open.path, undefined);
	}
	const typed: unknown = /^(true|false|(0|[1-9]\d*)(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
	// Input of another type stays text, which the schema rejects.
	return writeField(source, open.path, typeof typed === String(field.json.type).replace("integer", "number") ? typed : text);
}

/** Returns the source with a list entry added, moved, or removed. Removes an optional list with its last entry. */
export function withList(ref: string, source: string, change: ListChange): string {
	const open = openAt(ref, source);
	const { list, length } = placeOf(open, open.path);
	// Saving the first entry's fields creates the list.
	if (change === "add" && length === 0) return source;
	const schema = schemaAt(open.schema, keysOf(list), open.data);
	const isLast = change === "remove" && length === 1 && schema instanceof z.ZodType && schema.isOptional();
	return isLast ? writeField(source, list, undefined) : changeList(source, open.path, change);
}
