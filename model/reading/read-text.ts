import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { ContentError } from "./problem.ts";

/** Unsaved contents by file. `npm run edit` validates them before writing. */
export const unsaved = new Map<string, string>();

/** Reads a text file or its unsaved contents, without a byte order mark. @throws {ContentError} with the first line that is not UTF-8. */
export function readText(file: string): string {
	const bytes = Buffer.from(unsaved.get(file) ?? readFileSync(file));
	const text = new TextDecoder().decode(bytes);
	if (isUtf8(bytes)) return text;
	// The decoder's replacement character marks the first invalid byte.
	const line = text.slice(0, text.indexOf("\ufffd")).split("\n").length;
	const expected = 'UTF-8; save the file with "Save with Encoding" or "Save As"';
	throw new ContentError([{ file, line, field: "(all)", found: "characters that are not UTF-8", expected }]);
}
