import { createHash } from "node:crypto";
import { z } from "zod";
import type { Content } from "../model/content.ts";
import { schemaOf } from "../model/content.ts";
import { pagePath } from "../model/fields/basics.ts";
import { icon } from "../model/fields/icon.ts";
import { isPictureName, pictureUrl } from "../model/reading/pictures.ts";
import { figuresAndCounts } from "../model/reading/placeholders.ts";
import type { Placeholders } from "../model/reading/read-entry.ts";
import { schemaAt } from "../model/reading/schema-walk.ts";
import type { Site } from "../model/site/site.ts";
import { placeholdersOf } from "../model/site/site.ts";
import { photoUrl } from "../shared/photo-url.ts";
import { pictureFileUrl } from "../shared/picture-url.ts";
import { readSource } from "./check.ts";
import { ARTICLE, NotHere, readFields, readTextAt } from "./splice.ts";

/** Something a choice offers. */
export interface Choice {
	value: string;
	label: string;
	/** Address of a thumbnail. */
	image?: string;
	/** The shapes of an icon. */
	shapes?: z.output<typeof icon>;
}

/** A list that a field stands in. */
export interface ListPlace {
	path: string;
	name: string;
	index: number;
	length: number;
	/** The texts of an entry, which a new one needs. */
	texts: { path: string; label: string; optional: boolean }[];
}

/** A field of a content file as the dialog shows it. */
export interface Field {
	/** FILE#PATH */
	ref: string;
	file: string;
	path: string;
	line: number;
	/** Its name in words. */
	label: string;
	/** Where it stands, in words. */
	place: string;
	hint: string;
	kind: "text" | "number" | "choice" | "article";
	value: string;
	/** Of the whole file, to notice when somebody else changes it. */
	hash: string;
	min?: number;
	max?: number;
	choices?: Choice[];
	lists: ListPlace[];
	/** What {names} in the value stand for, since limits count that. */
	placeholders: Placeholders;
}

/** What descriptions of fields need of the content. */
export interface Context {
	choices: Record<string, Choice[]>;
	placeholders: Placeholders;
}

export const hashOf = (source: string) => createHash("sha256").update(source).digest("base64url");

/** Splits FILE#PATH. */
export function splitRef(ref: string): [file: string, path: string] {
	const at = ref.indexOf("#");
	return [ref.slice(0, at), ref.slice(at + 1)];
}

/** A schema, what it wraps, and what a text passes through. */
function layersOf(schema: unknown): z.ZodType[] {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return [schema, ...layersOf(schema.unwrap())];
	if (schema instanceof z.ZodPipe) return [schema, ...layersOf(schema.in), ...layersOf(schema.out)];
	return schema instanceof z.ZodType ? [schema] : [];
}

/** The schema of a field in its layers. */
const layersAt = (file: string, path: string, fields: unknown) => layersOf(schemaAt(schemaOf(file), path.split("."), fields));

const refersTo = (layers: readonly z.ZodType[]) => layers.map((layer) => layer.meta()?.refersTo).find((name) => typeof name === "string");

/** What a field is: words that readers see, a number, or a choice. Undefined for names and addresses, which words are not. */
export function kindAt(file: string, path: string, fields: unknown): "text" | "number" | "choice" | undefined {
	if (path === ARTICLE) return "text";
	const layers = layersAt(file, path, fields);
	const key = path.split(".").at(-1);
	if (layers.includes(pagePath) || refersTo(layers) || layers.some((layer) => layer instanceof z.ZodEnum || layer instanceof z.ZodBoolean))
		return "choice";
	if (layers.some((layer) => layer instanceof z.ZodLiteral) || key === "id" || key === "kind") return undefined;
	return layers.some((layer) => layer instanceof z.ZodNumber) ? "number" : "text";
}

/** Returns what the page offers for each reference of the schemas, and the values of placeholders. */
export function contextOf(content: Content, site: Site): Context {
	return { choices: choicesOf(content, site.photoHost), placeholders: { ...figuresAndCounts(true), ...placeholdersOf(site) } };
}

function choicesOf(content: Content, photoHost: string): Record<string, Choice[]> {
	const titled = (entries: readonly { slug: string; data: { title: string } }[]) =>
		entries.map(({ slug, data }) => ({ value: slug, label: data.title }));
	const people = [...new Set(content.people.map(({ data }) => data.name))].map((name) => ({ value: name, label: name }));
	const thumbnail = (id: string) =>
		isPictureName(id)
			? pictureFileUrl({ url: pictureUrl(id), shape: "photo", width: 400, format: "jpg" })
			: photoUrl({ host: photoHost, id, width: 200, height: 133 });
	return {
		photos: content.photos.data.photos.map(({ id, alt }) => ({ value: id, label: alt, image: thumbnail(id) })),
		testimonials: content.testimonials.map(({ slug, data }) => ({ value: slug, label: `${data.name}: “${data.text}”` })),
		facts: content.facts.map(({ slug, data }) => ({ value: slug, label: data.statement })),
		services: titled(content.services),
		industries: titled(content.industries),
		caseStudies: titled(content.caseStudies),
		people,
		authors: people,
		pages: content.pages.map(({ path, name }) => ({ value: path, label: name })),
	};
}

let icons: Choice[] | undefined;

function choicesAt(layers: readonly z.ZodType[], choices: Record<string, Choice[]>): Choice[] {
	const named = layers.includes(pagePath) ? "pages" : refersTo(layers);
	if (named !== undefined) return choices[String(named)] ?? [];
	const options = layers.flatMap((layer) => (layer instanceof z.ZodEnum ? layer.options.map(String) : []));
	if (layers.some((layer) => layer instanceof z.ZodBoolean))
		return ["true", "false"].map((value) => ({ value, label: value === "true" ? "Yes" : "No" }));
	if (options.length < 1000) return options.map((value) => ({ value, label: inWords(value) }));
	icons ??= options.map((value) => ({ value, label: value.replaceAll("-", " "), shapes: icon.parse(value) }));
	return icons;
}

/** trustBadges → Trust badges */
function inWords(key: string): string {
	if (/^(faq|seo|url)$/.test(key)) return key.toUpperCase();
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

/** A schema's description where it names the field in a few words, otherwise the field's own name. */
function labelOf(description: string, path: string): string {
	const [clause = ""] = description.split(/[,;:.(]/);
	if (clause.length > 0 && clause.length <= 30) return clause;
	const key = path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? path;
	return inWords(key);
}

/** Describes a field. @throws {NotHere} when the file has no such field. */
export function describe(ref: string, { choices, placeholders }: Context, source = readSource(splitRef(ref)[0])): Field {
	const [file, path] = splitRef(ref);
	const { fields, lineOf } = readFields(source);
	const value = readTextAt(source, path);
	const base = { ref, file, path, line: lineOf(path), value, hash: hashOf(source), lists: [], placeholders };
	if (path === ARTICLE)
		return {
			...base,
			label: "Article",
			place: "Article",
			hint: "Markdown: ## begins a heading, - a list, [words](/services) a link.",
			kind: "article",
		};
	const layers = layersAt(file, path, fields);
	const kind = kindAt(file, path, fields);
	if (kind === undefined) throw new NotHere(`${path} is a name that other places refer to. Open the file.`);
	const description = layers.map((layer) => layer.description).find((text) => text !== undefined) ?? "";
	const texts = layers.filter((layer) => layer instanceof z.ZodString);
	const [min] = texts.flatMap(({ minLength }) => minLength ?? []).sort((a, b) => b - a);
	const [max] = texts.flatMap(({ maxLength }) => maxLength ?? []).sort((a, b) => a - b);
	return {
		...base,
		kind,
		label: labelOf(description, path),
		place: pathInWords(path),
		hint: description,
		...(min !== undefined && min > 1 && { min }),
		...(max !== undefined && { max }),
		...(kind === "choice" && { choices: choicesAt(layers, choices) }),
		lists: listsOf(file, path, fields),
	};
}

/** The lists that a field stands in, the innermost first. */
function listsOf(file: string, path: string, fields: unknown): ListPlace[] {
	const keys = path.split(".");
	return keys
		.flatMap((_, at) => {
			const [listPath, index] = [keys.slice(0, at), Number(keys[at])];
			const list = listPath.reduce<unknown>((inner, key) => Object(inner)[key], fields);
			if (!Array.isArray(list) || at === 0) return [];
			const texts = leavesOf(list[index])
				.map((leaf) => [...listPath, String(index), ...leaf])
				.filter((leaf) => kindAt(file, leaf.join("."), fields) === "text")
				.map((leaf) => ({
					path: leaf.slice(at + 1).join("."),
					label: pathInWords(leaf.slice(at + 1).join(".")) || "Text",
					optional: isOptional(file, leaf, fields),
				}));
			return [{ path: listPath.join("."), name: pathInWords(listPath.join(".")), index, length: list.length, texts }];
		})
		.reverse();
}

const isOptional = (file: string, keys: readonly string[], fields: unknown) =>
	schemaAt(schemaOf(file), keys, fields) instanceof z.ZodOptional;

/** The path of every text and number in a value. */
export function leavesOf(value: unknown, path: readonly string[] = []): string[][] {
	if (typeof value !== "object" || value === null) return value === null ? [] : [[...path]];
	return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

/** Every field of a file that a dialog can show, in the file's order. */
export function fieldsOf(file: string): { ref: string; label: string; value: string; kind: string }[] {
	const source = readSource(file);
	const { fields } = readFields(source);
	return leavesOf(fields).flatMap((leaf) => {
		const path = leaf.join(".");
		const kind = leaf[0] === "confirm" ? undefined : kindAt(file, path, fields);
		return kind === undefined ? [] : [{ ref: `${file}#${path}`, label: pathInWords(path), value: readTextAt(source, path), kind }];
	});
}
