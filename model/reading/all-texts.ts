import type { Entry } from "./read-entry.ts";
import { isRecord } from "./schema-mistakes.ts";

/** A text of a content file, with its field and line. */
interface PlacedText {
	text: string;
	field: string;
	line: number;
}

/** Returns every text in a value, with its path. Skips the shapes of icons. */
export function textsWithin(value: unknown, path: readonly string[] = []): { text: string; path: readonly string[] }[] {
	if (typeof value === "string") return [{ text: value, path }];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => (key === "icon" ? [] : textsWithin(part, [...path, key])));
}

/** Returns every text of a file's fields and every line of its Markdown. */
export function placedTexts({ data, body, bodyLine, lineOf }: Entry<unknown>): PlacedText[] {
	return [
		...textsWithin(data).map(({ text, path }) => ({ text, field: path.join("."), line: lineOf(path) })),
		...body.split("\n").map((text, index) => ({ text, field: "text", line: bodyLine + index })),
	];
}

/** Returns a copy of a value with every text in it changed. */
export function mapStrings(
	value: unknown,
	change: (text: string, path: readonly PropertyKey[]) => string,
	path: readonly PropertyKey[] = [],
): unknown {
	if (typeof value === "string") return change(value, path);
	if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, change, [...path, index]));
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, [...path, key])]));
}
