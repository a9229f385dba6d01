import { z } from "zod";

/** The least and greatest number of entries; any number for an empty one. */
type Size = readonly [min?: number, max?: number];

/** A group of fields, with no others. */
export const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
	z.strictObject(shape).describe(description);

/** A list of entries of one kind. */
export function list<Item extends z.ZodType>(description: string, [min, max]: Size, item: Item) {
	let entries = z.array(item);
	if (min !== undefined && min === max) return entries.length(min).describe(description);
	if (min) entries = entries.min(min);
	if (max !== undefined) entries = entries.max(max);
	return entries.describe(description);
}

/** A list whose entries are groups of fields. */
export const rows = <Shape extends z.core.$ZodLooseShape>(description: string, size: Size, shape: Shape) =>
	list(description, size, z.strictObject(shape));
