import { z } from "zod";

/**
 * The fields that a schema knows at a place.
 *
 * @param path Fields and places in lists that lead there.
 * @param raw What stands in the file, which decides between the options of a union.
 */
export function fieldsOf(schema: unknown, path: readonly PropertyKey[], raw: unknown): string[] {
	const found = unwrapped(schemaAt(schema, path, raw), path.reduce(partOf, raw));
	return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** What a schema says of the field at a place; parameters as of {@link fieldsOf}. */
export function descriptionOf(schema: unknown, path: readonly PropertyKey[], raw: unknown): string | undefined {
	const found = schemaAt(schema, path, raw);
	return found instanceof z.ZodType ? found.description : undefined;
}

/** The least and the largest number that a schema takes at a place, where it names both; parameters as of {@link fieldsOf}. */
export function limitsOf(schema: unknown, path: readonly PropertyKey[], raw: unknown): { min: number; max: number } | undefined {
	const found = unwrapped(schemaAt(schema, path, raw), path.reduce(partOf, raw));
	if (!(found instanceof z.ZodNumber)) return undefined;
	const { minValue: min, maxValue: max } = found;
	// A whole number alone has the largest that a program counts.
	return min !== null && max !== null && Number.isFinite(min) && max < Number.MAX_SAFE_INTEGER ? { min, max } : undefined;
}

function schemaAt(schema: unknown, path: readonly PropertyKey[], raw: unknown): unknown {
	const [first, ...rest] = path;
	if (first === undefined) return schema;
	const outer = unwrapped(schema, raw);
	const inner = outer instanceof z.ZodArray ? outer.element : outer instanceof z.ZodObject ? outer.shape[String(first)] : undefined;
	return schemaAt(inner, rest, partOf(raw, first));
}

/** The schema without what makes it optional; of a union, the option that the file has chosen. */
function unwrapped(schema: unknown, raw: unknown): unknown {
	if (schema instanceof z.ZodDiscriminatedUnion) {
		const { discriminator } = schema._zod.def;
		return schema.options.find((option) => {
			const kind = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
			return kind instanceof z.ZodLiteral && kind.values.has(partOf(raw, discriminator));
		});
	}
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap(), raw);
	return schema;
}

function partOf(value: unknown, key: PropertyKey): never {
	return (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined) as never;
}
