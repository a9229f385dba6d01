import { closest, distance } from "fastest-levenshtein";

/** The largest share of letters that a typo may change. */
const MAX_DIFFERENCE = 0.4;

/** Returns the name that was probably meant, ignoring case; undefined if none is close. */
export function nearest(value: string, names: readonly string[]): string | undefined {
	if (names.length === 0) return undefined;
	const lower = value.toLowerCase();
	const found = closest(
		lower,
		names.map((name) => name.toLowerCase()),
	);
	const difference = distance(lower, found) / Math.max(lower.length, found.length);
	// Two swapped letters count as two differences but are one typo.
	if (difference > MAX_DIFFERENCE && sorted(lower) !== sorted(found)) return undefined;
	return names.find((name) => name.toLowerCase() === found);
}

const sorted = (word: string) => [...word].sort().join("");
