/**
 * Citation chips. `[^terms]` behind a claim, in a field or in Markdown, names a source of the page's `sources`; the build
 * numbers them in the order in which a reader meets them.
 */
const CHIP = /\[\^([^\]\s]+)\]/g;

/** The ids of the chips of a text, in their order. */
export function chipsOf(text: string): string[] {
	return [...text.matchAll(CHIP)].map(([, id = ""]) => id);
}

/** The text as it is without its chips: for search results, structured data and everything else that is read outside the page. */
export function withoutChips(text: string): string {
	return text.replace(CHIP, "");
}

/** The text with numbers for ids. */
export function numbered(text: string, numbers: ReadonlyMap<string, number>): string {
	return text.replace(CHIP, (whole, id: string) => (numbers.has(id) ? `[^${numbers.get(id)}]` : whole));
}

/** A copy of a value in which every text, however deep, is changed. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
	const changed = (part: unknown): unknown => {
		if (typeof part === "string") return change(part);
		if (typeof part !== "object" || part === null) return part;
		if (Array.isArray(part)) return part.map(changed);
		return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, changed(inner)]));
	};
	return changed(value) as Value;
}
