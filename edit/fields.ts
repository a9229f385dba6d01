import { createHash } from "node:crypto";
import { z } from "zod";
import type { Content } from "../model/content.ts";
import { schemaOf } from "../model/content.ts";
import { pagePath } from "../model/fields/basics.ts";
import { icon } from "../model/fields/icon.ts";
import { isPictureName, pictureUrl } from "../model/reading/pictures.ts";
import { figuresAndCounts } from "../model/reading/placeholders.ts";
import type { Placeholders } from "../model/reading/read-entry.ts";
import { fieldsAt, schemaAt, valueAt } from "../model/reading/schema-walk.ts";
import type { Site } from "../model/site/site.ts";
import { placeholdersOf } from "../model/site/site.ts";
import { photoUrl } from "../shared/photo-url.ts";
import { pictureFileUrl } from "../shared/picture-url.ts";
import { readSource } from "./check.ts";
import { ARTICLE, NotHere, readFields, readTextAt } from "./splice.ts";

/** Something a picker offers. */
export interface Choice {
	value: string;
	label: string;
	/** URL of a thumbnail. */
	image?: string;
}

/** A list that a field is in. */
export interface ListPlace {
	/** FILE#PATH */
	ref: string;
	name: string;
	index: number;
	length: number;
	/** The fields of a new entry. */
	entry: Field[];
}

/** A field of a content file as the dialog shows it. */
export interface Field {
	/** FILE#PATH */
	ref: string;
	/** FILE:LINE */
	line: string;
	label: string;
	/** Its path in words. */
	place: string;
	hint: string;
	kind: "text" | "number" | "choice" | "article";
	value: string;
	/** Digest of the whole file, to notice other changes. */
	hash: string;
	optional: boolean;
	min?: number;
	max?: number;
	/** Values of {names}, since limits count those. */
	placeholders: Placeholders;
}

/** Settings and content, as far as fields need them. */
export interface Context {
	content: Content;
	site: Site;
	placeholders: Placeholders;
}

export const contextOf = (content: Content, site: Site): Context => ({
	content,
	site,
	placeholders: { ...figuresAndCounts(true), ...placeholdersOf(site) },
});

export const hashOf = (source: string) => createHash("sha256").update(source).digest("base64url");

/** Splits FILE#PATH. */
export function splitRef(ref: string): [file: string, path: string] {
	const at = ref.indexOf("#");
	return [ref.slice(0, at), ref.slice(at + 1)];
}

/** Returns a schema, what it wraps, and both ends of its transforms. */
function layersOf(schema: unknown): z.ZodType[] {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return [schema, ...layersOf(schema.unwrap())];
	if (schema instanceof z.ZodPipe) return [schema, ...layersOf(schema.in), ...layersOf(schema.out)];
	return schema instanceof z.ZodType ? [schema] : [];
}

const layersAt = (file: string, path: string, fields: unknown) => layersOf(schemaAt(schemaOf(file), path.split("."), fields));

const refersTo = (layers: readonly z.ZodType[]) => layers.map((layer) => layer.meta()?.refersTo).find((name) => typeof name === "string");

const isOptional = (layers: readonly z.ZodType[]) =>
	layers.some((layer) => layer instanceof z.ZodOptional || layer instanceof z.ZodDefault);

/** Returns whether a file may leave a field out. */
export function isOptionalAt(ref: string, source: string): boolean {
	const [file, path] = splitRef(ref);
	return isOptional(layersAt(file, path, readFields(source).fields));
}

/** Returns whether a field is the choice of a photo. */
export const isPhotoAt = (file: string, path: string, fields: unknown) => refersTo(layersAt(file, path, fields)) === "photos";

/** Returns what a field holds; undefined for names that other files refer to, and for groups and lists. */
export function kindAt(file: string, path: string, fields: unknown): "text" | "number" | "choice" | undefined {
	if (path === ARTICLE) return "text";
	const layers = layersAt(file, path, fields);
	const is = (...kinds: (abstract new (...args: never) => z.ZodType)[]) =>
		layers.some((layer) => kinds.some((kind) => layer instanceof kind));
	if (layers.includes(pagePath) || refersTo(layers) || is(z.ZodEnum, z.ZodBoolean)) return "choice";
	if (is(z.ZodLiteral, z.ZodArray, z.ZodObject, z.ZodUnion) || /(^|\.)(id|kind)$/.test(path)) return undefined;
	if (is(z.ZodNumber)) return "number";
	return layers.length > 0 ? "text" : undefined;
}

/** How many choices a picker shows at once. */
const SHOWN = 60;

/** Returns what a picker offers for a search. The current value comes first. */
export function choicesOf(ref: string, search: string, context: Context): Choice[] {
	const [file, path] = splitRef(ref);
	const source = readSource(file);
	const layers = layersAt(file, path, readFields(source).fields);
	const wanted = search.toLowerCase();
	const current = readTextAt(source, path);
	const none = isOptional(layers) ? [{ value: "", label: "None" }] : [];
	const all = [...none, ...everyChoice(layers, context)].filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(wanted));
	const shown = [...all.filter(({ value }) => value === current), ...all.filter(({ value }) => value !== current)].slice(0, SHOWN);
	return layers.includes(icon) ? shown.map((choice) => ({ ...choice, ...(choice.value && { image: drawn(choice.value) }) })) : shown;
}

function everyChoice(layers: readonly z.ZodType[], { content, site }: Context): Choice[] {
	const people = () => [...new Set(content.people.map(({ data }) => data.name))].map((name) => ({ value: name, label: name }));
	const titled = (entries: readonly { slug: string; data: { title: string } }[]) =>
		entries.map(({ slug, data }) => ({ value: slug, label: data.title }));
	const thumbnail = (id: string) =>
		isPictureName(id)
			? pictureFileUrl({ url: pictureUrl(id), shape: "photo", width: 400, format: "jpg" })
			: photoUrl({ host: site.photoHost, id, width: 200, height: 133 });
	const lists: Record<string, () => Choice[]> = {
		photos: () => content.photos.data.photos.map(({ id, alt }) => ({ value: id, label: alt, image: thumbnail(id) })),
		testimonials: () => content.testimonials.map(({ slug, data }) => ({ value: slug, label: `${data.name}: “${data.text}”` })),
		facts: () => content.facts.map(({ slug, data }) => ({ value: slug, label: data.statement })),
		services: () => titled(content.services),
		industries: () => titled(content.industries),
		caseStudies: () => titled(content.caseStudies),
		people,
		authors: people,
		pages: () => content.pages.map(({ path, name }) => ({ value: path, label: name })),
	};
	const named = layers.includes(pagePath) ? "pages" : refersTo(layers);
	if (named !== undefined) return lists[String(named)]?.() ?? [];
	if (layers.some((layer) => layer instanceof z.ZodBoolean))
		return ["true", "false"].map((value) => ({ value, label: value === "true" ? "Yes" : "No" }));
	const options = layers.flatMap((layer) => (layer instanceof z.ZodEnum ? layer.options.map(String) : []));
	return options.map((value) => ({ value, label: inWords(value) }));
}

/** Returns an icon as a data URL, in a gray that both themes can show. */
function drawn(name: string): string {
	const shapes = icon.parse(name).map(
		([tag, attributes]) =>
			`<${tag} ${Object.entries(attributes)
				.map(([key, value]) => `${key}="${value}"`)
				.join(" ")}/>`,
	);
	const style = 'width="32" viewBox="0 0 24 24" fill="none" stroke="#777d8a" stroke-width="2"';
	return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${style}>${shapes.join("")}</svg>`)}`;
}

/** trustBadges → Trust badges */
function inWords(key: string): string {
	if (/^(faq|seo|url|cta)$/.test(key)) return key.toUpperCase();
	if (key === "alt") return "Text alternative";
	const words = key
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.replaceAll("-", " ")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** faq.2.answer → FAQ 3 › Answer */
const pathInWords = (path: string) =>
	path
		.split(".")
		.map(inWords)
		.join(" › ")
		.replace(/ › (\d+)/g, (_, index) => ` ${Number(index) + 1}`);

/** Descriptions that begin with one of these read as labels: "Title in search results". */
const NAMING = /^(heading|title|text|name|label|photo|subject|link)\b/i;

/** Returns the description of a field where it is a label, and otherwise the field's own name. */
function labelOf(description: string, path: string): string {
	const [clause = ""] = description.split(/[,;:.(]/);
	if (NAMING.test(clause) && clause.length <= 40) return clause;
	return pathInWords(/[^.]+(\.\d+)?$/.exec(path)?.[0] ?? path);
}

/** Describes a field, which the file may not have yet. @throws {NotHere} when the file can't have it. */
export function describe(ref: string, { placeholders }: Pick<Context, "placeholders">, source = readSource(splitRef(ref)[0])): Field {
	const [file, path] = splitRef(ref);
	const { fields, lineOf } = readFields(source);
	const value = readTextAt(source, path) ?? "";
	const base = { ref, line: `${file}:${lineOf(path)}`, value, hash: hashOf(source), placeholders };
	if (path === ARTICLE) {
		const hint = "Markdown: ## begins a heading, - a list, [words](/services) a link.";
		return { ...base, label: "Article", place: "Article", hint, kind: "article", optional: true };
	}
	const layers = layersAt(file, path, fields);
	const kind = kindAt(file, path, fields);
	if (kind === undefined) throw new NotHere(`${path} is a name that other places refer to. Open the file.`);
	const description = layers.map((layer) => layer.description).find((text) => text !== undefined) ?? "";
	const texts = layers.filter((layer) => layer instanceof z.ZodString);
	const [min = 0] = texts.flatMap(({ minLength }) => minLength ?? []).sort((a, b) => b - a);
	const [max] = texts.flatMap(({ maxLength }) => maxLength ?? []).sort((a, b) => a - b);
	return {
		...base,
		kind,
		label: labelOf(description, path),
		place: pathInWords(path),
		hint: description,
		optional: isOptional(layers),
		...(min > 1 && { min }),
		...(max !== undefined && { max }),
	};
}

/** Returns the fields in a group that a dialog can show, those that the file doesn't have yet included. */
function groupOf(file: string, group: readonly string[], context: Context, source: string): Field[] {
	const { fields } = readFields(source);
	return fieldsAt(schemaOf(file), group, fields)
		.map((name) => [...group, name].join("."))
		.filter((path) => kindAt(file, path, fields) !== undefined)
		.map((path) => describe(`${file}#${path}`, context, source));
}

/** Returns the other fields of a field's group. */
export function fieldsBeside(ref: string, context: Context, source: string): Field[] {
	const [file, path] = splitRef(ref);
	return path === ARTICLE ? [] : groupOf(file, path.split(".").slice(0, -1), context, source).filter((field) => field.ref !== ref);
}

/** Returns the lists that a field is in, the innermost first. */
export function listsOf(ref: string, context: Context, source: string): ListPlace[] {
	const [file, path] = splitRef(ref);
	const { fields } = readFields(source);
	const keys = path.split(".");
	const places = keys.flatMap((key, at): ListPlace[] => {
		const group = keys.slice(0, at);
		const schema = layersAt(file, group.join("."), fields);
		if (at === 0 || !schema.some((layer) => layer instanceof z.ZodArray)) return [];
		const entry = keys.slice(0, at + 1);
		const parts = groupOf(file, entry, context, source);
		const blank = (parts.length > 0 ? parts : [describe(`${file}#${entry.join(".")}`, context, source)]).map((field) => ({
			...field,
			value: field.kind === "choice" ? field.value : "",
		}));
		const list = valueAt(fields, group);
		const length = Array.isArray(list) ? list.length : 0;
		return [{ ref: `${file}#${group.join(".")}`, name: pathInWords(group.join(".")), index: Number(key), length, entry: blank }];
	});
	return places.reverse();
}

/** Returns the path of every text and number in a value. */
export function leavesOf(value: unknown, path: readonly string[] = []): string[][] {
	if (typeof value !== "object" || value === null) return value === null ? [] : [[...path]];
	return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

/** A field in the list of what a page doesn't show; `isList` for a list without entries. */
export interface ListedField {
	ref: string;
	label: string;
	value: string;
	isList: boolean;
}

/** Returns every field of a file that a dialog can show, in the file's order, then its empty lists. */
export function fieldsOf(file: string): ListedField[] {
	const source = readSource(file);
	const { fields } = readFields(source);
	const own = leavesOf(fields).flatMap((leaf) => {
		const path = leaf.join(".");
		if (leaf[0] === "confirm" || kindAt(file, path, fields) === undefined) return [];
		return [{ ref: `${file}#${path}`, label: pathInWords(path), value: readTextAt(source, path) ?? "", isList: false }];
	});
	const empty = fieldsAt(schemaOf(file), [], fields).filter((name) => {
		const value = Object(fields)[name];
		const isList = layersAt(file, name, fields).some((layer) => layer instanceof z.ZodArray);
		return isList && (value === undefined || value.length === 0);
	});
	return [...own, ...empty.map((name) => ({ ref: `${file}#${name}.0`, label: inWords(name), value: "", isList: true }))];
}
