import { z } from "zod";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import { fieldsAt, schemaAt, valueAt } from "./schema-walk.ts";

export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** A problem whose file and line are not known yet. */
interface FieldProblem {
	path: readonly PropertyKey[];
	message: Omit<Problem, "file" | "line">;
}

/** Converts Zod issues to problems. */
export function toProblems(issues: readonly z.core.$ZodIssue[], raw: unknown, schema: z.ZodType): FieldProblem[] {
	const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? unknownFields(issue, raw, schema) : []));
	// A misspelled field is also missing under its correct name; report it once.
	const meant = new Set(unknown.map(({ path, message }) => [...path.slice(0, -1), message.suggestion].join(".")));
	const others = issues.filter(
		(issue) => issue.code !== "unrecognized_keys" && !(isMissing(issue, raw) && meant.has(issue.path.join("."))),
	);
	return [...unknown, ...others.map((issue) => toProblem(issue, raw, schema))];
}

function unknownFields(issue: z.core.$ZodIssueUnrecognizedKeys, raw: unknown, schema: z.ZodType): FieldProblem[] {
	const present = new Set(Object.keys(Object(valueAt(raw, issue.path))));
	const missing = fieldsAt(schema, issue.path, raw).filter((name) => !present.has(name));
	return issue.keys.map((key) => ({
		path: [...issue.path, key],
		message: {
			field: [...issue.path, key].join("."),
			found: "an unknown field",
			expected: missing.length > 0 ? `one of ${missing.join(", ")}` : "no other fields here",
			suggestion: nearest(key, missing),
		},
	}));
}

function toProblem(issue: z.core.$ZodIssue, raw: unknown, schema: z.ZodType): FieldProblem {
	const value = valueAt(raw, issue.path);
	// If the field is missing, its description says what to write.
	const field = value === undefined ? schemaAt(schema, issue.path, raw) : undefined;
	const description = field instanceof z.ZodType && field.description !== undefined ? ` (${field.description.replace(/\.$/, "")})` : "";
	const expected = expectedBy(issue, value) + description;
	const suggestion = typeof value === "string" ? nearest(value, allowedBy(issue)) : undefined;
	return { path: issue.path, message: { field: issue.path.join(".") || "(all)", found: show(value), expected, suggestion } };
}

const allowedBy = (issue: z.core.$ZodIssue) =>
	(issue.code === "invalid_value" ? issue.values : "options" in issue ? (issue.options ?? []) : []).map(String);
const isMissing = ({ path }: z.core.$ZodIssue, raw: unknown) => valueAt(raw, path) === undefined;

function expectedBy(issue: z.core.$ZodIssue, value: unknown): string {
	const allowed = allowedBy(issue);
	if (allowed.length > 12) return `one of ${allowed.length} names, such as ${allowed.slice(0, 12).join(", ")}`;
	if (allowed.length > 0) return `${allowed.length > 1 ? "one of " : ""}${allowed.join(", ")}`;
	if (issue.code === "invalid_type") return expectedType(issue.expected, value, issue.path);
	if (issue.code === "too_big") return limit(issue, issue.exact ? "exactly" : issue.inclusive ? "at most" : "below", issue.maximum);
	if (issue.code === "too_small") return limit(issue, issue.exact ? "exactly" : issue.inclusive ? "at least" : "above", issue.minimum);
	if (issue.code === "invalid_format" && issue.format === "date") return "a date such as 2024-03-15";
	return issue.code === "invalid_union" ? "the fields of one kind of entry, none missing, misspelled, or extra" : issue.message;
}

/** Describes the expected type. If only the notation is wrong, such as a number in quotes, also shows the right one. */
function expectedType(type: string, value: unknown, path: readonly PropertyKey[]): string {
	const name = TYPES[type] ?? type;
	if (type === "string" && (typeof value === "number" || typeof value === "boolean")) {
		const field = path.findLast((part) => typeof part === "string");
		return `${name}, in quotes: ${typeof path.at(-1) === "string" ? `${String(field)}: ` : "- "}"${value}"`;
	}
	if (type === "string" && isRecord(value)) return `${name}, in quotes if it starts with { or [ or contains a colon`;
	const [, digits] = /^\D*(\d[\d,]*(?:\.\d+)?)\D*$/.exec(String(value)) ?? [];
	return digits !== undefined && typeof value === "string" && /^(number|int)$/.test(type)
		? `${name}, without quotes, symbols, or commas: ${digits.replaceAll(",", "")}`
		: name;
}

/** What to write for each type, by Zod's name for it. */
const TYPES: Readonly<Record<string, string>> = {
	string: "text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list: a hyphen before each entry, or [one, two]",
	object: "fields, each on an indented line",
};

/** Describes a limit on the length of a string or list, or on the value of a number. */
function limit({ origin }: { origin: string }, bound: string, value: number | bigint): string {
	if (origin === "number") return `a number ${bound.startsWith("at") ? "of " : ""}${bound} ${value}`;
	return `${bound} ${origin === "string" ? counted(value, "character") : origin === "array" ? counted(value, "entry", "entries") : value}`;
}

const counted = (count: number | bigint, one: string, many = `${one}s`) => `${count} ${count.toString() === "1" ? one : many}`;

function show(value: unknown): string {
	if (value === undefined) return "nothing";
	const text = JSON.stringify(value);
	const length = typeof value === "string" ? ` (${counted(value.length, "character")})` : "";
	return (text.length > 90 ? `${text.slice(0, 87)}…` : text) + length;
}
