import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { ContentError } from "./problem.ts";

/** Texts by their files that are read instead of what the files hold: an edit is checked before it is written (edit/check.ts). */
export const unsaved = new Map<string, string>();

/**
 * Reads a text file without its byte order mark.
 *
 * @param file Path from the project's root.
 * @throws {ContentError} with the line of the first character that is not UTF-8.
 */
export function readText(file: string): string {
	const bytes = Buffer.from(unsaved.get(file) ?? readFileSync(file));
	const text = new TextDecoder().decode(bytes);
	if (isUtf8(bytes)) return text;
	throw new ContentError([
		{
			file,
			// The decoder's replacement character marks the first invalid byte.
			line: text.slice(0, text.indexOf("\ufffd")).split("\n").length,
			field: "(all)",
			found: "characters that are not UTF-8",
			expected: 'UTF-8; save the file with "Save with Encoding" or "Save As"',
		},
	]);
}
