import { z } from "zod";

/**
 * The fields that a schema knows at a place.
 *
 * @param path Fields and places in lists that lead there.
 * @param raw What stands in the file, which decides between the options of a union.
 */
export function fieldsOf(schema: unknown, path: readonly PropertyKey[], raw: unknown): string[] {
	if (schema instanceof z.ZodDiscriminatedUnion) {
		const { discriminator } = schema._zod.def;
		const chosen = schema.options.find((option) => {
			const kind = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
			return kind instanceof z.ZodLiteral && kind.values.has(partOf(raw, discriminator));
		});
		return fieldsOf(chosen, path, raw);
	}
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
		return fieldsOf(schema.unwrap(), path, raw);
	}
	const [first, ...rest] = path;
	if (schema instanceof z.ZodArray && first !== undefined) return fieldsOf(schema.element, rest, partOf(raw, first));
	if (!(schema instanceof z.ZodObject)) return [];
	return first === undefined ? Object.keys(schema.shape) : fieldsOf(schema.shape[String(first)], rest, partOf(raw, first));
}

function partOf(value: unknown, key: PropertyKey): never {
	return (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined) as never;
}
