import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import { Icon } from "../app/ui/icon.tsx";
import type { Content } from "../model/content.ts";
import { entriesOf, schemaOf } from "../model/content.ts";
import { icon } from "../model/fields/icon.ts";
import { pagePath } from "../model/fields/text.ts";
import { isPictureName, pictureUrl } from "../model/reading/pictures.ts";
import type { Placeholders } from "../model/reading/read-entry.ts";
import { fieldsAt, schemaAt, valueAt } from "../model/reading/schema-walk.ts";
import { photoUrl } from "../shared/photo-url.ts";
import { pictureFileUrl } from "../shared/picture-url.ts";
import type { Fields } from "./splice.ts";
import { ARTICLE, NotHere, readFields } from "./splice.ts";

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

/** Something a picker offers. */
export interface Choice {
	value: string;
	label: string;
	/** URL of a thumbnail. */
	image?: string;
}

/** A content file with its schema. */
export interface OpenFile extends Fields {
	file: string;
	schema: z.ZodType | undefined;
	hash: string;
}

/** Reads a content file, its byte order mark included. @throws when it is not UTF-8. */
export const readSource = (file: string): string => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));

export const hashOf = (source: string) => createHash("sha256").update(source).digest("base64url");

/** Opens a content file, or what it may become. */
export function openFile(file: string, source = readSource(file)): OpenFile {
	return { file, schema: schemaOf(file), hash: hashOf(source), ...readFields(source) };
}

/** Splits FILE#PATH. */
export function splitRef(ref: string): [file: string, path: string] {
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

const layersAt = ({ schema, data }: OpenFile, path: string) => layersOf(schemaAt(schema, path.split("."), data));

const refersTo = (layers: readonly z.ZodType[]) => layers.map((layer) => layer.meta()?.refersTo).find((name) => typeof name === "string");

const hasKind = (layers: readonly z.ZodType[], ...kinds: (abstract new (...args: never) => z.ZodType)[]) =>
	layers.some((layer) => kinds.some((kind) => layer instanceof kind));

/** Returns whether a file may leave a field out. */
export const isOptional = (open: OpenFile, path: string) => hasKind(layersAt(open, path), z.ZodOptional, z.ZodDefault);

/** Returns what a field holds; undefined for names that other files refer to, and for groups and lists. */
function kindOf(open: OpenFile, path: string): Field["kind"] | undefined {
	if (path === ARTICLE) return "article";
	if (/(^|\.)(id|kind)$/.test(path)) return undefined;
	const layers = layersAt(open, path);
	if (layers.includes(pagePath) || refersTo(layers) || hasKind(layers, z.ZodEnum, z.ZodBoolean)) return "choice";
	if (hasKind(layers, z.ZodLiteral, z.ZodArray, z.ZodObject, z.ZodUnion)) return undefined;
	if (hasKind(layers, z.ZodNumber)) return "number";
	return layers.length > 0 ? "text" : undefined;
}

/** Returns a text as the field's type: a number that is none stays a text, which the schema refuses. */
export function typedValue(open: OpenFile, path: string, text: string): unknown {
	const isText = ["text", "article"].includes(kindOf(open, path) ?? "text");
	return !isText && /^(true|false|\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}

/** trustBadges → Trust badges */
function inWords(key: string): string {
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
const pathsOf = (open: OpenFile) => leavesOf(open.data).filter((path) => !/^confirm\b/.test(path) && kindOf(open, path) !== undefined);

/** Returns the empty lists of a file. */
export function emptyLists(open: OpenFile): ListEntry[] {
	const lists = fieldsAt(open.schema, [], open.data).filter((name) => hasKind(layersAt(open, name), z.ZodArray));
	return lists.filter((name) => lengthOf(open, name) === 0).flatMap((name) => entriesAround(open, `${name}.0`));
}

/** Draws an icon as pages do. */
const drawn = (name: string) => renderToStaticMarkup(createElement(Icon, { node: icon.parse(name) }));

/** A field, as FILE#PATH, and how a page may show it: its text, the shapes of an icon, the text alternative of a photo. */
export type ShownText = readonly [ref: string, text: string];

/** Returns every text of the content with its {placeholders} filled in. */
export function shownTexts(content: Content, placeholders: Placeholders): ShownText[] {
	const alts = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	return ["content/site.md", ...entriesOf(content).map(({ file }) => file)].flatMap((file) => {
		const open = openFile(file);
		return pathsOf(open).flatMap((path): ShownText[] => {
			const layers = layersAt(open, path);
			const value = open.textAt(path) ?? "";
			if (layers.includes(icon)) return [[`${file}#${path}`, drawn(value).replace(/<\/?svg[^>]*>/g, "")]];
			if (refersTo(layers) === "photos") return [[`${file}#${path}`, alts.get(value) ?? ""]];
			if (kindOf(open, path) === "choice" || /^order$|\.[xywh]$/.test(path)) return [];
			return [[`${file}#${path}`, value.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => placeholders[key] ?? name)]];
		});
	});
}

/** Returns what a picker offers. */
export function choicesOf(open: OpenFile, path: string, content: Content, photoHost: string): Choice[] {
	const layers = layersAt(open, path);
	const titled = (entries: readonly { slug: string; data: { title: string } }[]) =>
		entries.map(({ slug, data }) => ({ value: slug, label: data.title }));
	const people = () => [...new Set(content.people.map(({ data }) => data.name))].map((name) => ({ value: name, label: name }));
	const thumbnail = (id: string) =>
		isPictureName(id)
			? pictureFileUrl({ url: pictureUrl(id), shape: "photo", width: 400, format: "jpg" })
			: photoUrl({ host: photoHost, id, width: 200, height: 133 });
	const lists: Record<string, () => Choice[]> = {
		photos: () => content.photos.data.photos.map(({ id, alt }) => ({ value: id, label: alt, image: thumbnail(id) })),
		testimonials: () => content.testimonials.map(({ slug, data }) => ({ value: slug, label: `${data.name}: “${data.text}”` })),
		facts: () => content.facts.map(({ slug, data }) => ({ value: slug, label: data.statement })),
		services: () => titled(content.services),
		industries: () => titled(content.industries),
		caseStudies: () => titled(content.caseStudies),
		people,
		authors: people,
		pages: () => content.pages.map((page) => ({ value: page.path, label: page.name })),
	};
	const named = layers.includes(pagePath) ? "pages" : refersTo(layers);
	const values = layers.flatMap((layer) =>
		layer instanceof z.ZodEnum ? layer.options.map(String) : layer instanceof z.ZodBoolean ? ["true", "false"] : [],
	);
	const style = 'xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#777d8a" stroke-width="2"';
	const imageOf = (name: string) =>
		layers.includes(icon) && { image: `data:image/svg+xml,${encodeURIComponent(drawn(name).replace("<svg", `<svg ${style}`))}` };
	const choices = lists[String(named)]?.() ?? values.map((value) => ({ value, label: inWords(value), ...imageOf(value) }));
	return isOptional(open, path) ? [{ value: "", label: "None" }, ...choices] : choices;
}
