/** Median of an odd number of values; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted[Math.floor((sorted.length - 1) / 2)];
	if (middle === undefined) throw new Error("A median needs values.");
	return middle;
}
