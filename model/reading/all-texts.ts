import type { Entry } from "./read-entry.ts";

/** Returns every string in a value, with its path. Skips the shapes of icons. */
export function textsWithin(value: unknown, path: readonly string[] = []): { text: string; path: readonly string[] }[] {
	if (typeof value === "string") return [{ text: value, path }];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => (key === "icon" ? [] : textsWithin(part, [...path, key])));
}

/** Returns every string in a file's fields and every line of its Markdown, with field and line number. */
export function placedTexts({ data, body, bodyLine, lineOf }: Entry<unknown>) {
	return [
		...textsWithin(data).map(({ text, path }) => ({ text, field: path.join("."), line: lineOf(path) })),
		...body.split("\n").map((text, index) => ({ text, field: "text", line: bodyLine + index })),
	];
}
