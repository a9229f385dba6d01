import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Document, ParsedNode } from "yaml";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { descriptionOf, fieldsOf, limitsOf } from "./fields-of.ts";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import { ContentError } from "./problem.ts";
import { readText } from "./read-text.ts";
import { paragraph, slug } from "./text.ts";
import { cutTexts, referenceIn, slipsOf } from "./yaml-slips.ts";

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

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The fields of a file before they are checked. */
interface Frontmatter {
	document: Document.Parsed;
	counter: LineCounter;
	slips: ReturnType<typeof slipsOf>;
}

// Parsing is most of reading, and few files change at once.
const parsed = new Map<string, Frontmatter>();

function parse(yaml: string): Frontmatter {
	const known = parsed.get(yaml);
	if (known) return known;
	const counter = new LineCounter();
	const document = parseDocument(yaml, { lineCounter: counter });
	const frontmatter = { document, counter, slips: slipsOf(yaml, document) };
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
	const { document, counter, slips } = parse(yaml);
	const lineAt = (offset: number) => counter.linePos(offset).line + 1;

	if (slips.length > 0) {
		throw new ContentError(slips.map(({ offset, ...message }) => ({ file, line: lineAt(offset), field: "frontmatter", ...message })));
	}

	const problems: Problem[] = cutTexts(yaml, document).map(({ offset, path, ...message }) => ({
		file,
		line: lineAt(offset),
		field: path.join("."),
		...message,
	}));
	const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
	const fill = (value: string, lineOfText: () => number, field: string) =>
		value.replace(/\{([\p{L}\p{N}_]+)\}/gu, (whole, name: string) => {
			const filled = placeholders[name];
			if (filled !== undefined) return filled;
			const names = Object.keys(placeholders);
			problems.push({
				file,
				line: lineOfText(),
				field,
				found: whole,
				allowed: names.map((known) => `{${known}}`).join(", "),
				suggestion: nearest(
					whole,
					names.map((known) => `{${known}}`),
				),
			});
			return whole;
		});

	const filled = mapStrings(document.toJS(), (value, path) => fill(value, () => lineOf(path), path.join(".")));
	const { confirm: phrases, ...fields } = isRecord(filled) ? filled : {};
	const raw = isRecord(filled) ? fields : (filled ?? {});
	const bodyStart = match[0].length;
	const bodyLine = text.slice(0, bodyStart).split("\n").length;
	const body = text
		.slice(bodyStart)
		.split("\n")
		.map((line, index) => fill(line, () => bodyLine + index, "text"))
		.join("\n");

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
	const { document } = parse(yaml);
	return document.errors.length > 0 || referenceIn(document) !== undefined ? undefined : document.toJS();
}

/** Whether a content file is marked with `draft: true`. What else stands in it is not checked. */
export function isDraft(file: string): boolean {
	const [, yaml = ""] = FENCE.exec(readText(file)) ?? [];
	// Parsing takes a hundred times as long as looking whether the field is there, and few files have it.
	return /^draft\b|["']draft["']/m.test(yaml) && parse(yaml).document.get("draft") === true;
}

/** A mistake by the fields that lead to it. */
interface FieldProblem {
	path: readonly PropertyKey[];
	message: Omit<Problem, "file" | "line">;
}

/** Says zod's issues as field, found and allowed. */
export function toProblems(issues: readonly z.core.$ZodIssue[], raw: unknown, schema: z.ZodType): FieldProblem[] {
	const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? unknownFields(issue, raw, schema) : []));
	// A field whose name has a slip is missing by its right name as well; once is enough.
	const meant = new Set(unknown.map(({ path, message }) => [...path.slice(0, -1), message.suggestion].join(".")));
	const others = issues.filter((issue) => issue.code !== "unrecognized_keys" && !(isMissing(issue, raw) && meant.has(issue.path.join("."))));
	return [...unknown, ...others.map((issue) => toProblem(issue, raw, schema))];
}

function unknownFields(issue: z.core.$ZodIssueUnrecognizedKeys, raw: unknown, schema: z.ZodType): FieldProblem[] {
	const there = new Set(Object.keys(Object(valueAt(raw, issue.path))));
	const known = fieldsOf(schema, issue.path, raw).filter((name) => !there.has(name));
	return issue.keys.map((key) => ({
		path: [...issue.path, key],
		message: {
			field: [...issue.path, key].join("."),
			found: "a field that does not exist here",
			allowed: "only the fields of its kind; `npm run new` writes them all with explanations",
			suggestion: nearest(key, known),
		},
	}));
}

function toProblem(issue: z.core.$ZodIssue, raw: unknown, schema: z.ZodType): FieldProblem {
	const value = valueAt(raw, issue.path);
	// Whoever left a field out may not know what it is for.
	const description = value === undefined ? descriptionOf(schema, issue.path, raw) : undefined;
	const allowed =
		(rangeOf(schema, issue, raw) ?? allowedBy(issue, value)) + (description === undefined ? "" : ` (${description.replace(/\.$/, "")})`);
	const message: FieldProblem["message"] = { field: issue.path.join(".") || "(all)", found: show(value), allowed };
	if (issue.code === "invalid_value" && typeof value === "string") {
		message.suggestion = nearest(
			value,
			issue.values.filter((name) => typeof name === "string"),
		);
	}
	return { path: issue.path, message };
}

/** Both ends of what a number may be, where it has two. */
function rangeOf(schema: z.ZodType, { code, path }: z.core.$ZodIssue, raw: unknown): string | undefined {
	const limits = code === "too_big" || code === "too_small" ? limitsOf(schema, path, raw) : undefined;
	return limits && `a number from ${limits.min} to ${limits.max}`;
}

const isMissing = ({ path }: z.core.$ZodIssue, raw: unknown) => valueAt(raw, path) === undefined;

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>((inner, key) => (isRecord(inner) || Array.isArray(inner) ? Reflect.get(inner, key) : undefined), raw);
}

function allowedBy(issue: z.core.$ZodIssue, value: unknown): string {
	if (issue.code === "invalid_value") {
		const shown = issue.values.slice(0, 12).map(String).join(", ");
		return issue.values.length > 12 ? `one of ${issue.values.length} names, such as ${shown}` : shown;
	}
	if (issue.code === "invalid_type") return typeAllowed(issue.expected, value, issue.path);
	if (issue.code === "too_big") return `${limit(issue, "at most", "less than")} ${issue.maximum}${unitOf(issue)}`;
	if (issue.code === "too_small") return `${limit(issue, "at least", "more than")} ${issue.minimum}${unitOf(issue)}`;
	if (issue.code === "invalid_format" && issue.format === "date") return "a date such as 2024-03-15";
	return issue.message;
}

/** What is meant by a type, with how the value would be of it. */
function typeAllowed(type: string, value: unknown, path: readonly PropertyKey[]): string {
	const name = TYPES[type] ?? type;
	if (type === "string" && (typeof value === "number" || typeof value === "boolean")) {
		const field = path.findLast((part) => typeof part === "string");
		return `${name}, in quotes: ${typeof path.at(-1) === "string" ? `${String(field)}: ` : "- "}"${value}"`;
	}
	if (type === "string" && isRecord(value)) return `${name}; one with a colon stands in quotes`;
	const [, digits] = /^\D*(\d[\d,]*(?:\.\d+)?)\D*$/.exec(String(value)) ?? [];
	return digits !== undefined && typeof value === "string" && /^(number|int)$/.test(type)
		? `${name}, without quotes, signs and commas: ${digits.replaceAll(",", "")}`
		: name;
}

/** What zod's types are to an editor. */
const TYPES: Readonly<Record<string, string>> = {
	string: "text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list, each entry on a line that begins with a hyphen",
	object: "fields of its own, each on an indented line",
};

const limit = ({ exact, inclusive }: { exact?: boolean; inclusive?: boolean }, within: string, beyond: string) =>
	exact ? "exactly" : inclusive === false ? beyond : within;

/** What a limit counts. */
function unitOf({ origin }: { origin: string }): string {
	if (origin === "string") return " characters";
	if (origin === "number") return ", a number";
	return origin === "array" ? " entries" : "";
}

function show(value: unknown): string {
	if (value === undefined) return "nothing";
	const text = JSON.stringify(value);
	const length = typeof value === "string" ? ` (${value.length} ${value.length === 1 ? "character" : "characters"})` : "";
	return (text.length > 90 ? `${text.slice(0, 87)}…` : text) + length;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

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
