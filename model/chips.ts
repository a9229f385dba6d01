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
	const copy = { value: structuredClone(value) };
	changeWithin(copy, change);
	return copy.value;
}

function changeWithin(holder: object, change: (text: string) => string): void {
	for (const [key, inner] of Object.entries(holder)) {
		if (typeof inner === "string") Reflect.set(holder, key, change(inner));
		else if (typeof inner === "object" && inner !== null) changeWithin(inner, change);
	}
}
