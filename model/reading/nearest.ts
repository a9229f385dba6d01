import { basename } from "node:path/posix";
import { closest, distance } from "fastest-levenshtein";

/** The largest share of letters that a typo may affect. */
const MAX_DIFFERENCE = 0.4;

/** Returns the name that was probably meant, ignoring case; undefined if none is similar. */
export function nearest(value: string, names: readonly string[]): string | undefined {
	if (names.length === 0) return undefined;
	const lower = value.toLowerCase();
	const found = closest(
		lower,
		names.map((name) => name.toLowerCase()),
	);
	// Compare only the last part of paths, since pages of one kind share the rest.
	const [written, meant] = [basename(lower), basename(found)];
	const difference = distance(written, meant) / Math.max(written.length, meant.length);
	// Two swapped letters count as two differences but are one typo.
	if (difference > MAX_DIFFERENCE && sorted(written) !== sorted(meant)) return undefined;
	return names.find((name) => name.toLowerCase() === found);
}

const sorted = (word: string) => [...word].sort().join("");
