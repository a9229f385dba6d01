import type { Entry } from "./source.ts";

/** A text of a content file and where it stands. */
export interface PlacedText {
	text: string;
	field: string;
	line: number;
}

/** Every text of a file's fields and every line of its Markdown, with its place. */
export function placedTexts({ data, body, bodyLine, lineOf }: Pick<Entry<unknown>, "data" | "body" | "bodyLine" | "lineOf">): PlacedText[] {
	const inFields = (value: unknown, path: readonly string[]): PlacedText[] => {
		if (typeof value === "string") return [{ text: value, field: path.join("."), line: lineOf(path) }];
		if (typeof value !== "object" || value === null) return [];
		// What an icon is drawn of is no text.
		return Object.entries(value).flatMap(([key, part]) => (key === "icon" ? [] : inFields(part, [...path, key])));
	};
	return [...inFields(data, []), ...body.split("\n").map((text, index) => ({ text, field: "text", line: bodyLine + index }))];
}
