import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Document, ParsedNode } from "yaml";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { paragraph, slug } from "../fields/text.ts";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import { ContentError } from "./problem.ts";
import { readText } from "./read-text.ts";
import { isRecord, toProblems } from "./schema-mistakes.ts";
import { yamlMistakes } from "./yaml-mistakes.ts";

/** What {placeholders} in content stand for. */
export type Placeholders = Readonly<Record<string, string>>;

/** A content file: its checked frontmatter and the Markdown below it. */
export interface Entry<Data> {
	/** Path from the project's root, with slashes. */
	file: string;
	/** The file's name without folder and ending. */
	slug: string;
	data: Data;
	/** Markdown below the frontmatter, placeholders filled in. */
	body: string;
	/** Line on which the Markdown starts, from 1. */
	bodyLine: number;
	/** Phrases of this file that the owner has yet to confirm. */
	confirm: string[];
	/** The line of a field, or of its nearest parent when it is missing. */
	lineOf: (path: readonly PropertyKey[]) => number;
}

/** Any content file may name phrases of itself that nobody has confirmed; they are shown nowhere. */
export const confirmSchema = z.array(paragraph).default([]).describe("Phrases of this file that the owner has yet to confirm, letter by letter.");

/** The fields between two lines of ---. */
export const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A {placeholder} or a [^chip]; code comes first, so that nothing in it is filled. */
const TO_FILL = /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|`[^`\n]+`|\{[\p{L}\p{N}_]+\}|\[\^[^\]\s]+\]/gmu;

const citingSchema = z.object({ sources: z.array(z.object({ id: z.string() })) });

/** Returns each chip of a file with its number, the place of its source. */
const chipNumbers = (written: unknown): [string, string][] =>
	(citingSchema.safeParse(written).data?.sources ?? []).map(({ id }, index) => [`[^${id}]`, `[^${index + 1}]`]);

/** The fields of a file before they are checked. */
interface Frontmatter {
	document: Document.Parsed;
	counter: LineCounter;
	mistakes: ReturnType<typeof yamlMistakes>;
}

// Parsing is most of reading, and few files change at once.
const parsed = new Map<string, Frontmatter>();

function parse(yaml: string): Frontmatter {
	const known = parsed.get(yaml);
	if (known) return known;
	const counter = new LineCounter();
	const document = parseDocument(yaml, { lineCounter: counter });
	const frontmatter = { document, counter, mistakes: yamlMistakes(yaml, document) };
	parsed.set(yaml, frontmatter);
	return frontmatter;
}

/**
 * Reads and checks one content file.
 *
 * @param file Path from the project's root.
 * @throws {ContentError} with file, line, field, found and allowed for each mistake.
 */
export function readEntry<Schema extends z.ZodType>(file: string, schema: Schema, placeholders: Placeholders): Entry<z.output<Schema>> {
	if (!existsSync(file)) throw new ContentError([{ file, field: "(all)", found: "no such file", allowed: "a Markdown file with frontmatter" }]);
	const name = basename(file, ".md");
	if (!slug.safeParse(name).success) {
		const allowed = "a name of small letters, digits and hyphens, since addresses are made of it, such as pet-shops.md";
		throw new ContentError([{ file, field: "(name)", found: `${name}.md`, allowed }]);
	}
	const text = readText(file);
	const match = FENCE.exec(text);
	if (!match) {
		const found = /^---[ \t]*\r?\n/.test(text) ? "no second line of ---" : "none";
		throw new ContentError([{ file, line: 1, field: "frontmatter", found, allowed: "fields between two lines of ---, one above and one below" }]);
	}
	const yaml = match[1] ?? "";
	const { document, counter, mistakes } = parse(yaml);
	const lineAt = (offset: number) => counter.linePos(offset).line + 1;

	if (mistakes.length > 0) {
		throw new ContentError(mistakes.map(({ offset, ...message }) => ({ file, line: lineAt(offset), field: "frontmatter", ...message })));
	}

	const problems: Problem[] = [];
	const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
	const written: unknown = document.toJS();
	const known = new Map([...Object.entries(placeholders).map(([name, value]) => [`{${name}}`, value] as const), ...chipNumbers(written)]);
	/** Fills in placeholders and the numbers of chips. */
	const fill = (text: string, field: string, lineAt: (index: number) => number) =>
		text.replace(TO_FILL, (whole: string, _fence, index: number) => {
			const filled = /^[`~]/.test(whole) ? whole : known.get(whole);
			if (filled !== undefined) return filled;
			const names = [...known.keys()].filter((name) => name[0] === whole[0]);
			const allowed = names.join(", ") || "a chip with a source under sources";
			problems.push({ file, line: lineAt(index), field, found: whole, allowed, suggestion: nearest(whole, names) });
			return whole;
		});

	const filled = mapStrings(written, (value, path) => fill(value, path.join("."), () => lineOf(path)));
	const { confirm: phrases, ...fields } = isRecord(filled) ? filled : {};
	const raw = isRecord(filled) ? fields : (filled ?? {});
	const bodyStart = match[0].length;
	const bodyLine = text.slice(0, bodyStart).split("\n").length;
	const markdown = text.slice(bodyStart);
	const body = fill(markdown, "text", (index) => bodyLine + markdown.slice(0, index).split("\n").length - 1);

	const result = schema.safeParse(raw);
	const confirm = confirmSchema.safeParse(phrases);
	const issues = [
		...toProblems(result.error?.issues ?? [], raw, schema),
		...toProblems(
			(confirm.error?.issues ?? []).map((issue) => ({ ...issue, path: ["confirm", ...issue.path] })),
			filled,
			confirmSchema,
		),
	];
	problems.push(...issues.map(({ path, message }) => ({ file, line: lineOf(path), ...message, found: asWritten(document, path, message.found) })));
	if (problems.length > 0 || !result.success || !confirm.success) throw new ContentError(problems);
	return { file, slug: name, data: result.data, body, bodyLine, confirm: confirm.data, lineOf };
}

/** The fields of a content file, of which nothing was checked; none where they are no YAML. */
export function fieldsAsWritten(file: string): unknown {
	const [, yaml = ""] = existsSync(file) ? (FENCE.exec(readText(file)) ?? []) : [];
	const { document, mistakes } = parse(yaml);
	return mistakes.length > 0 ? undefined : document.toJS();
}

/** Whether a content file is marked with `draft: true`. What else stands in it is not checked. */
export function isDraft(file: string): boolean {
	const [, yaml = ""] = FENCE.exec(readText(file)) ?? [];
	// Parsing takes a hundred times as long as looking whether the field is there, and few files have it.
	return /^draft\b|["']draft["']/m.test(yaml) && parse(yaml).document.get("draft") === true;
}

function mapStrings(value: unknown, change: (text: string, path: readonly PropertyKey[]) => string, path: readonly PropertyKey[] = []): unknown {
	if (typeof value === "string") return change(value, path);
	if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, change, [...path, index]));
	if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, [...path, key])]));
	return value;
}

/** A number as the file has it, where a program would write it otherwise: 1.50, 007. */
function asWritten(document: Document.Parsed, path: readonly PropertyKey[], found: string): string {
	const node = document.getIn(path, true);
	return isScalar(node) && typeof node.value === "number" && found === String(node.value) ? (node.source ?? found) : found;
}

/** Where the field stands in the YAML, or its nearest parent when it is missing. */
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
