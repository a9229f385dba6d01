/** Citation chips: `[^terms]` behind a claim names a source of the page; reading a file turns it into `[^1]`, the source's place. */
export const CHIP = /\[\^([^\]\s]+)\]/g;

/** Returns the names or numbers of the chips of a text, in their order. */
export const chipsOf = (text: string): string[] => [...text.matchAll(CHIP)].map(([, id = ""]) => id);

/** Returns a text as it is read outside its page: in search results, structured data, and on other pages' cards. */
export const withoutChips = (text: string): string => text.replace(CHIP, "");

/** Returns a copy of a value without chips in any of its texts. */
export function plain<Value>(value: Value): Value {
	const stripped = (part: unknown): unknown => {
		if (typeof part === "string") return withoutChips(part);
		if (typeof part !== "object" || part === null) return part;
		if (Array.isArray(part)) return part.map(stripped);
		return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, stripped(inner)]));
	};
	return stripped(value) as Value;
}
