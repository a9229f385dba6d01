import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Document, isMap, isNode, isScalar, isSeq } from "yaml";
import { z } from "zod";
import { UNFINISHED_PREFIX } from "../../model/checks/texts.ts";
import { type Content, collections } from "../../model/content.ts";
import { pageTable } from "../../model/pages.ts";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";

/** The kinds of entries that `npm run new` can add. `entries` is the kind's key in `Content`. */
export const kinds = {
	industry: { entries: "industries", ...pageTable.industry },
	service: { entries: "services", ...pageTable.service },
	"case-study": { entries: "caseStudies", ...collections.caseStudies },
	post: { entries: "posts", ...collections.posts },
	testimonial: { entries: "testimonials", ...collections.testimonials },
	person: { entries: "people", ...collections.people },
} as const;
export type KindName = keyof typeof kinds;

/**
 * Writes a new entry with its required fields.
 * @param publish Whether the next build includes the entry. If not, it is a draft, unless its kind has no drafts.
 * @returns The file's path.
 * @throws if the name has no letters or digits for a URL, or the entry already exists.
 */
export function addEntry(kind: KindName, name: string, content: Content, publish: boolean): string {
	const plainName = name
		.normalize("NFKD")
		.replace(/[^\w\s-]/g, "")
		.toLowerCase();
	const slug = plainName.match(/[a-z0-9]+/g)?.join("-");
	if (!slug) throw new Error(`"${name}" can't become a URL. Use letters from a to z or digits.`);
	const file = `${CONTENT_DIR}/${kinds[kind].folder}/${slug}.md`;
	if (existsSync(file)) throw new Error(`${file} already exists. Choose another name, or edit that file.`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, entryText(kind, name, content, publish));
	return file;
}

type Schema = z.core.JSONSchema.BaseSchema & { refersTo?: string };
const isSchema = (schema: unknown): schema is Schema => typeof schema === "object" && !Array.isArray(schema);

const ARTICLE = `${UNFINISHED_PREFIX} the first paragraph, which readers see before "Read More".

## ${UNFINISHED_PREFIX} a question that the article answers?

${UNFINISHED_PREFIX} the answer. Start headings with ## and list items with -. Write a link to another page as [Services](/services).
`;

/** Returns the text of a new entry: its required fields, with the schema's descriptions. */
export function entryText(kind: KindName, name: string, content: Content, publish: boolean): string {
	const { entries, ...source } = kinds[kind];
	const json = z.toJSONSchema(source.schema, { io: "input" });
	// The schema of services has several variants; use the first.
	const schema: Schema = json.oneOf?.[0] ?? json;
	const names: Record<string, readonly string[]> = {
		services: content.services.map(({ slug }) => slug),
		industries: content.industries.map(({ slug }) => slug),
		caseStudies: content.caseStudies.map(({ slug }) => slug),
		authors: content.people.map(({ data }) => data.name),
		photos: content.photos.data.photos.map(({ id }) => id),
	};
	const known: Record<string, unknown> = {
		name,
		title: name,
		order: Math.max(0, ...content[entries].map(({ data }) => ("order" in data ? data.order : 0))) + 1,
		date: new Date().toISOString().slice(0, 10),
	};
	const fields = fieldsOf(schema).map(([key, field]) => [key, known[key] ?? sampleOf(field, key, names)]);
	const data = { ...("draft" in (schema.properties ?? {}) && { draft: !publish }), ...Object.fromEntries(fields) };
	const document = new Document(data);
	explain(document.contents, schema);
	const yaml = document.toString({ lineWidth: 110, commentString: (text) => text.replace(/^(?!$)/gm, "# ") });
	return `---\n${yaml}---\n${"text" in source ? `\n${ARTICLE}` : ""}`;
}

/** Returns the required fields of an object. */
const fieldsOf = ({ required = [], properties = {} }: Schema) =>
	Object.entries(properties).flatMap(([key, field]) => (required.includes(key) && isSchema(field) ? [[key, field] as const] : []));

/** Returns a value to start from: for a reference, an existing entry; for text, a placeholder with the field's description. */
function sampleOf(schema: Schema, key: string, names: Record<string, readonly string[]>): unknown {
	const { const: constant, enum: values, refersTo, maxLength, minItems = 0, items } = schema;
	if (constant !== undefined) return constant;
	if (values) return values.includes("pencil") ? "pencil" : values[0];
	if (refersTo) return names[refersTo]?.[0] ?? "none";
	if (schema.type === "object") return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, sampleOf(field, name, names)]));
	if (schema.type === "array" && isSchema(items)) {
		if (items.refersTo) return names[items.refersTo]?.slice(0, Math.max(1, minItems)) ?? [];
		return Array.from({ length: minItems }, () => sampleOf({ description: schema.description, ...items }, key, names));
	}
	if (schema.type !== "string") return schema.maximum ?? 1;
	const whole = `${UNFINISHED_PREFIX} ${schema.description ?? key}`;
	const text = whole.length > (maxLength ?? Infinity) ? whole.slice(0, maxLength).replace(/[\s,;]+\S*$/, "") : whole;
	return key === "question" ? text.replace(/\.?$/, "?") : text;
}

/** Adds each field's description as a comment, unless the value already contains it. In a list, explains only the first item. */
function explain(node: unknown, schema: unknown): void {
	if (!isSchema(schema)) return;
	if (isSeq(node)) explain(node.items[0], schema.items);
	if (!isMap(node)) return;
	for (const { key, value } of node.items) {
		const field = schema.properties?.[String(key)];
		const saysSo = isScalar(value) && isSchema(field) && field.description && String(value.value).includes(field.description);
		if (isNode(key) && isSchema(field) && field.description && !saysSo) key.commentBefore = field.description;
		explain(value, field);
	}
}
