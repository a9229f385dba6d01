import { closest, distance } from "fastest-levenshtein";

/** So much of the longer word may differ, and the shorter one is still a slip of it. */
const SLIP = 0.4;

/** The name that was probably meant; undefined when none is near. Upper and lower case count as the same. */
export function nearest(value: string, names: readonly string[]): string | undefined {
	if (names.length === 0) return undefined;
	const lower = value.toLowerCase();
	const found = closest(
		lower,
		names.map((name) => name.toLowerCase()),
	);
	const share = distance(lower, found) / Math.max(lower.length, found.length);
	// Two letters that changed places are two differences, and one slip.
	if (share > SLIP && lettersOf(lower) !== lettersOf(found)) return undefined;
	return names.find((name) => name.toLowerCase() === found);
}

const lettersOf = (word: string) => [...word].sort().join("");
