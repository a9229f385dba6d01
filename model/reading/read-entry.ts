import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Document, isMap, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { z } from "zod";
import { list, paragraph, slug } from "../fields/basics.ts";
import { nearest } from "./nearest.ts";
import { ContentError, type Problem } from "./problem.ts";
import { isRecord, toProblems } from "./schema-messages.ts";
import { mapStrings } from "./schema-walk.ts";
import { yamlMistakes } from "./yaml-mistakes.ts";

/** The values of {placeholders} in content, by name. */
export type Placeholders = Readonly<Record<string, string>>;

/** A content file: its validated frontmatter and the Markdown below it. */
export interface Entry<Data> {
	/** Path from the project root, with forward slashes. */
	file: string;
	/** The file's name without folder and extension. */
	slug: string;
	data: Data;
	/** The Markdown, with placeholders filled in and citations numbered. */
	body: string;
	/** The line where the Markdown starts, counting from 1. */
	bodyLine: number;
	/** Phrases of this file that the owner has not confirmed. */
	confirm: string[];
	/** Returns the line of a field or, if it is missing, of its nearest existing ancestor. */
	lineOf: (path: readonly PropertyKey[]) => number;
}

/** The `confirm` field, which every content file may have and no page shows: claims that nobody has confirmed yet. */
export const confirmSchema = list("Unconfirmed claims. Copy them exactly from this file.", [], paragraph).default([]);

export const confirmingSchema = z.object({ confirm: confirmSchema });

/** Unsaved contents by file. `npm run edit` validates them before writing. */
export const unsaved = new Map<string, string>();

/** Reads a text file or its unsaved contents, without a byte order mark. @throws {ContentError} with the first line that is not UTF-8. */
export function readText(file: string): string {
	const bytes = Buffer.from(unsaved.get(file) ?? readFileSync(file));
	const text = new TextDecoder().decode(bytes);
	if (isUtf8(bytes)) return text;
	// The decoder's replacement character marks the first invalid byte.
	const line = text.slice(0, text.indexOf("\ufffd")).split("\n").length;
	const expected = 'UTF-8: choose it under "Save with Encoding" or "Save As" in your editor';
	throw new ContentError([{ file, line, field: "(all)", found: "characters that are not UTF-8", expected }]);
}

/** Matches the fields, between two --- lines. */
export const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Matches {placeholders} and citation chips such as [^terms]. Code is matched first, to skip it. */
const PLACEHOLDERS_AND_CHIPS = /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|`[^`\n]+`|\{[\p{L}\p{N}_]+\}|\[\^[^\]\s]+\]/gmu;

const citingSchema = z.object({ sources: z.array(z.object({ id: z.string() })) });

/** Returns a pair for each source: its chip as written, such as [^terms], and numbered by position, such as [^1]. */
const chipNumbers = (written: unknown): [string, string][] =>
	(citingSchema.safeParse(written).data?.sources ?? []).map(({ id }, index) => [`[^${id}]`, `[^${index + 1}]`]);

function parseOnce(yaml: string) {
	const counter = new LineCounter();
	const document = parseDocument(yaml, { lineCounter: counter });
	return { document, counter, mistakes: yamlMistakes(yaml, document) };
}

/** Caches parsed frontmatter, because parsing takes most of the time and few files change between reads. */
const parsed = new Map<string, ReturnType<typeof parseOnce>>();

function parse(yaml: string) {
	const frontmatter = parsed.get(yaml) ?? parseOnce(yaml);
	parsed.set(yaml, frontmatter);
	return frontmatter;
}

/**
 * Reads and validates a content file, given by its path from the project root.
 * @throws {ContentError} with the mistakes of the first check that fails: file, name, frontmatter, or values.
 */
export function readEntry<Schema extends z.ZodType>(file: string, schema: Schema, placeholders: Placeholders): Entry<z.output<Schema>> {
	if (!existsSync(file)) throw new ContentError([{ file, field: "(all)", found: "no such file", expected: "a Markdown file with fields" }]);
	const name = basename(file, ".md");
	if (!slug.safeParse(name).success) {
		const expected = "lowercase letters, digits, and hyphens, for the URL, such as pet-shops.md";
		throw new ContentError([{ file, field: "(name)", found: `${name}.md`, expected }]);
	}
	const text = readText(file);
	const match = FENCE.exec(text);
	if (!match) {
		const found = /^---[ \t]*\r?\n/.test(text) ? "no closing --- line" : "none";
		throw new ContentError([{ file, line: 1, field: "frontmatter", found, expected: "fields between two --- lines" }]);
	}
	const yaml = match[1] ?? "";
	const { document, counter, mistakes: invalid } = parse(yaml);
	const lineAt = (offset: number) => counter.linePos(offset).line + 1;
	if (invalid.length > 0)
		throw new ContentError(invalid.map(({ offset, ...message }) => ({ file, line: lineAt(offset), field: "frontmatter", ...message })));

	const problems: Problem[] = [];
	const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
	const written: unknown = document.toJS();
	const known = new Map([...Object.entries(placeholders).map(([name, value]) => [`{${name}}`, value] as const), ...chipNumbers(written)]);
	const fill = (text: string, field: string, lineAt: (index: number) => number) =>
		text.replace(PLACEHOLDERS_AND_CHIPS, (whole: string, _fence, index: number) => {
			const filled = /^[`~]/.test(whole) ? whole : known.get(whole);
			if (filled !== undefined) return filled;
			const names = [...known.keys()].filter((name) => name[0] === whole[0]);
			const expected = names.join(", ") || (whole[0] === "{" ? "no placeholders here" : "an entry with this id under sources");
			problems.push({ file, line: lineAt(index), field, found: whole, expected, suggestion: nearest(whole, names) });
			return whole;
		});

	const filled = mapStrings(written, (value, path) => fill(value, path.join("."), () => lineOf(path)));
	const { confirm, ...fields } = isRecord(filled) ? filled : {};
	const raw = isRecord(filled) ? fields : (filled ?? {});
	const bodyStart = match[0].length;
	const bodyLine = text.slice(0, bodyStart).split("\n").length;
	const markdown = text.slice(bodyStart);
	const body = fill(markdown, "text", (index) => bodyLine + markdown.slice(0, index).split("\n").length - 1);

	const result = schema.safeParse(raw);
	const confirmed = confirmingSchema.safeParse({ confirm });
	const mistakes = [
		...toProblems(result.error?.issues ?? [], raw, schema),
		...toProblems(confirmed.error?.issues ?? [], { confirm }, confirmingSchema),
	];
	problems.push(...mistakes.map(({ path, message }) => ({ file, line: lineOf(path), ...message })));
	if (problems.length > 0 || !result.success || !confirmed.success) throw new ContentError(problems);
	return { file, slug: name, data: result.data, body, bodyLine, confirm: confirmed.data.confirm, lineOf };
}

/** Returns the fields of a content file without validation; null if there are none, undefined if the YAML has mistakes. */
export function fieldsAsWritten(file: string): unknown {
	const [, yaml = ""] = existsSync(file) ? (FENCE.exec(readText(file)) ?? []) : [];
	const { document, mistakes } = parse(yaml);
	return mistakes.length > 0 ? undefined : document.toJS();
}

/** Returns whether a content file has `draft: true`, without validating the rest. */
export function isDraft(file: string): boolean {
	const [, yaml = ""] = FENCE.exec(readText(file)) ?? [];
	// Parsing is a hundred times slower than this search, and few files have the field.
	return /^draft\b|["']draft["']/m.test(yaml) && parse(yaml).document.get("draft") === true;
}

/** Returns the offset of a field or, if it is missing, of its nearest existing ancestor. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
	let at = 0;
	let node: unknown = document.contents;
	for (const key of path) {
		const pair = isMap<ParsedNode, ParsedNode>(node) ? node.items.find((item) => String(item.key) === key) : undefined;
		const item = isSeq<ParsedNode>(node) ? node.items[Number(key)] : undefined;
		at = (pair?.key ?? item)?.range[0] ?? at;
		node = pair ? pair.value : item;
	}
	return at;
}
