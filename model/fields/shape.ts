import { z } from "zod";

/** A group of fields, with no others. */
export const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
	z.strictObject(shape).describe(description);

/** A list of `min` to `max` entries. */
export function list<Item extends z.ZodType>(description: string, item: Item, min = 0, max = Number.POSITIVE_INFINITY) {
	const entries = z.array(item);
	if (min === max) return entries.length(min).describe(description);
	const some = min > 0 ? entries.min(min) : entries;
	return (max < Number.POSITIVE_INFINITY ? some.max(max) : some).describe(description);
}

/** A list whose entries are groups of fields. */
export const rows = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape, min = 0, max?: number) =>
	list(description, z.strictObject(shape), min, max);
