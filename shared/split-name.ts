/** Splits a name for the wordmark at the space nearest to its middle, or in the middle if it is one word. */
export function splitName(name: string): [plain: string, marked: string] {
	const middle = name.length / 2;
	const starts = [...name.matchAll(/\s+(?=\S)/g)].map(({ index, 0: space }) => index + space.length);
	const at = starts.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? Math.ceil(middle);
	return [name.slice(0, at), name.slice(at)];
}
