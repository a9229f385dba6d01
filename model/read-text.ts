import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { ContentError } from "./problem.ts";

/**
 * Reads a text file. A byte order mark, as some editors write it, is no part of the text.
 *
 * @param file Path from the project's root.
 * @throws {ContentError} with the line of the first character that is not UTF-8.
 */
export function readText(file: string): string {
	const bytes = readFileSync(file);
	if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
	throw new ContentError([
		{
			file,
			line: lineOfFirstWrong(bytes),
			field: "(all)",
			found: "characters in another encoding than UTF-8",
			allowed: 'UTF-8; most editors have it under "Save with Encoding" or "Save As"',
		},
	]);
}

function lineOfFirstWrong(bytes: Buffer): number {
	// Cut at line ends, which no multi-byte character of UTF-8 holds.
	let line = 1;
	for (let start = 0; start < bytes.length; line++) {
		const end = bytes.indexOf("\n", start) + 1 || bytes.length;
		if (!isUtf8(bytes.subarray(start, end))) return line;
		start = end;
	}
	return 1;
}
