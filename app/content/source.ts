import { existsSync, readFileSync } from "node:fs";
import { closest, distance } from "fastest-levenshtein";
import type { Document } from "yaml";
import { isMap, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Problem } from "./problem.ts";
import { ContentError } from "./problem.ts";

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
}

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Reads and checks one content file.
 *
 * @param file Path from the project's root.
 * @throws {ContentError} with file, line, field, found and allowed for each mistake.
 */
export function readEntry<Schema extends z.ZodType>(file: string, schema: Schema, placeholders: Placeholders): Entry<z.output<Schema>> {
	if (!existsSync(file)) throw new ContentError([{ file, field: "(all)", found: "no such file", allowed: "a Markdown file with frontmatter" }]);
	const text = readFileSync(file, "utf8");
	const match = FENCE.exec(text);
	if (!match) {
		throw new ContentError([{ file, line: 1, field: "frontmatter", found: "none", allowed: "YAML between two lines of ---" }]);
	}
	const counter = new LineCounter();
	const document = parseDocument(match[1] ?? "", { lineCounter: counter });
	const lineAt = (offset: number) => counter.linePos(offset).line + 1;

	if (document.errors.length > 0) {
		throw new ContentError(
			document.errors.map((error) => ({
				file,
				line: lineAt(error.pos[0]),
				field: "frontmatter",
				found: (error.message.split("\n")[0] ?? "").replace(/ at line.*$/, ""),
				allowed: "valid YAML; text with a colon or a quotation mark stands in quotes",
			})),
		);
	}

	const problems: Problem[] = [];
	const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
	const fill = (value: string, line: number, field: string) =>
		value.replace(/\{(\w+)\}/g, (whole, name: string) => {
			const filled = placeholders[name];
			if (filled !== undefined) return filled;
			const names = Object.keys(placeholders);
			problems.push({
				file,
				line,
				field,
				found: whole,
				allowed: names.map((known) => `{${known}}`).join(", "),
				suggestion: `{${closest(name, names)}}`,
			});
			return whole;
		});

	const raw = mapStrings(document.toJS(), (value, path) => fill(value, lineOf(path), path.join(".")));
	const bodyStart = match[0].length;
	const bodyLine = text.slice(0, bodyStart).split("\n").length;
	const body = text
		.slice(bodyStart)
		.split("\n")
		.map((line, index) => fill(line, bodyLine + index, "text"))
		.join("\n");

	const result = schema.safeParse(raw ?? {});
	if (!result.success) {
		problems.push(
			...result.error.issues.flatMap((issue) => toProblems(issue, raw)).map((problem) => ({ file, line: lineOf(problem.path), ...problem.told })),
		);
	}
	if (problems.length > 0 || !result.success) throw new ContentError(problems);
	return { file, slug: file.replace(/^.*\//, "").replace(/\.md$/, ""), data: result.data, body, bodyLine };
}

/** Whether a content file is marked with `draft: true`. What else stands in it is not checked. */
export function isDraft(file: string): boolean {
	const match = FENCE.exec(readFileSync(file, "utf8"));
	return match !== null && parseDocument(match[1] ?? "").get("draft") === true;
}

/** Says a zod issue as field, found and allowed. */
export function toProblems(issue: z.core.$ZodIssue, raw: unknown): { path: readonly PropertyKey[]; told: Omit<Problem, "file" | "line"> }[] {
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) => ({
			path: [...issue.path, key],
			told: {
				field: [...issue.path, key].join("."),
				found: "a field that does not exist here",
				allowed: "only the fields of its kind; `npm run new` writes them all with explanations",
			},
		}));
	}
	const value = issue.path.reduce<unknown>((inner, key) => (isRecord(inner) || Array.isArray(inner) ? Reflect.get(inner, key) : undefined), raw);
	const told: Omit<Problem, "file" | "line"> = { field: issue.path.join(".") || "(all)", found: show(value), allowed: allowedBy(issue) };
	if (issue.code === "invalid_value" && typeof value === "string") {
		const names = issue.values.filter((name) => typeof name === "string");
		const near = closest(value, names);
		if (distance(value, near) <= Math.max(3, value.length / 2)) told.suggestion = near;
	}
	return [{ path: issue.path, told }];
}

function allowedBy(issue: z.core.$ZodIssue): string {
	if (issue.code === "invalid_value") {
		const shown = issue.values.slice(0, 12).map(String).join(", ");
		return issue.values.length > 12 ? `one of ${issue.values.length} names, such as ${shown}` : shown;
	}
	if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.expected;
	if (issue.code === "too_big") return `at most ${issue.maximum}${unitOf(issue)}`;
	if (issue.code === "too_small") return `at least ${issue.minimum}${unitOf(issue)}`;
	if (issue.code === "invalid_format" && issue.format === "date") return "a date such as 2024-03-15";
	return issue.message;
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

/** What a limit counts. */
function unitOf({ origin }: { origin: string }): string {
	if (origin === "string") return " characters";
	return origin === "array" ? " entries" : "";
}

function show(value: unknown): string {
	if (value === undefined) return "nothing";
	const text = JSON.stringify(value);
	const length = typeof value === "string" ? ` (${value.length} characters)` : "";
	return (text.length > 90 ? `${text.slice(0, 87)}…` : text) + length;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function mapStrings(value: unknown, change: (text: string, path: readonly PropertyKey[]) => string, path: readonly PropertyKey[] = []): unknown {
	if (typeof value === "string") return change(value, path);
	if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, change, [...path, index]));
	if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, [...path, key])]));
	return value;
}

/** Where the field stands in the YAML, or its nearest parent when it is missing. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
	for (let length = path.length; length > 0; length--) {
		const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
		const key = path[length - 1];
		if (isMap(parent)) {
			const pair = parent.items.find((item) => String(item.key) === key);
			const range = pair && (pair.key as { range?: [number, number, number] }).range;
			if (range) return range[0];
		}
		const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
		if (node?.range) return node.range[0];
	}
	return 0;
}
