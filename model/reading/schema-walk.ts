import { z } from "zod";

/** Returns a copy of a value with a function applied to every string. */
export function mapStrings(value: unknown, change: (text: string, path: PropertyKey[]) => string, path: PropertyKey[] = []): unknown {
	if (typeof value === "string") return change(value, path);
	if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, change, [...path, index]));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, [...path, key])]));
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(partOf, raw);
}

/** Returns the schema of a field. For a union, follows the option that matches `raw`, the data before validation. */
export function schemaAt(schema: unknown, path: readonly PropertyKey[], raw: unknown): unknown {
	const [first, ...rest] = path;
	if (first === undefined) return schema;
	const outer = unwrap(schema, raw);
	const inner = outer instanceof z.ZodArray ? outer.element : outer instanceof z.ZodObject ? outer.shape[String(first)] : undefined;
	return schemaAt(inner, rest, partOf(raw, first));
}

/** Returns the names of the fields at a path. */
export function fieldsAt(schema: unknown, path: readonly PropertyKey[], raw: unknown): string[] {
	const found = unwrap(schemaAt(schema, path, raw), valueAt(raw, path));
	return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** A field that refers to another entry; its schema has `.meta({ refersTo })`. */
export interface Reference {
	path: PropertyKey[];
	refersTo: string;
	value: string;
}

/** Returns every reference in validated data. */
export function referencesIn(schema: unknown, value: unknown, path: PropertyKey[] = []): Reference[] {
	if (!(schema instanceof z.ZodType) || value === undefined) return [];
	const refersTo = schema.meta()?.refersTo;
	if (typeof refersTo === "string" && typeof value === "string") return [{ path, refersTo, value }];
	const inner = unwrap(schema, value);
	if (inner !== schema) return referencesIn(inner, value, path);
	if (inner instanceof z.ZodArray && Array.isArray(value))
		return value.flatMap((item, index) => referencesIn(inner.element, item, [...path, index]));
	if (!(inner instanceof z.ZodObject)) return [];
	return Object.entries(inner.shape).flatMap(([key, field]) => referencesIn(field, partOf(value, key), [...path, key]));
}

/** Unwraps optional, nullable, and default schemas; for a union, returns the option that matches the value. */
export function unwrap(schema: unknown, value: unknown): unknown {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
		return unwrap(schema.unwrap(), value);
	if (!(schema instanceof z.ZodUnion)) return schema;
	if (!(schema instanceof z.ZodDiscriminatedUnion))
		return schema.options.find((option) => option instanceof z.ZodType && option.safeParse(value).success);
	const { discriminator } = schema._zod.def;
	return schema.options.find((option) => {
		const kind = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
		return kind instanceof z.ZodLiteral && [...kind.values].some((literal) => literal === partOf(value, discriminator));
	});
}

function partOf(value: unknown, key: PropertyKey): unknown {
	return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
