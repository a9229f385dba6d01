import { z } from "zod";
import { entriesOf, schemaOf } from "../model/content.ts";
import { pagePath } from "../model/fields/basics.ts";
import { icon } from "../model/fields/icon.ts";
import { photoOf } from "../model/fields/photo.ts";
import { mapStrings, unwrap, valueAt } from "../model/reading/schema-walk.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { markOf } from "./marks.ts";

/** Marks the texts of all content with their FILE#PATH. */
export function withMarks({ site, content }: SiteSource): SiteSource {
	const { photos, people } = content;
	// Code finds people by name and photos by ID, so a reference gets the same mark as its target. Each use of a photo becomes a new photo.
	const names = new Map(people.map(({ file, data: { name } }) => [name, name + markOf(`${file}#name`)]));
	const uses = [...photos.data.photos];

	function marked(schema: unknown, value: unknown, ref: string): unknown {
		const inner = unwrap(schema, value);
		if (inner instanceof z.ZodArray && Array.isArray(value))
			return value.map((part, index) => marked(inner.element, part, `${ref}.${index}`));
		if (inner instanceof z.ZodObject && value)
			return Object.fromEntries(
				Object.entries(value).map(([key, part]) => [key, marked(inner.shape[key], part, `${ref}.${key}`.replace("#.", "#"))]),
			);
		const [refersTo] = [schema, inner].flatMap((one) => (one instanceof z.ZodType && one.meta()?.refersTo) || []);
		const mark = markOf(ref);
		// Marks the attributes of an icon's shapes, but not the names of the shapes.
		if (inner === icon) return mapStrings(value, (text, path) => (path.at(-1) === 0 ? text : text + mark));
		if (refersTo === "photos") {
			const index = photos.data.photos.findIndex(({ id }) => id === value);
			const photo = photoOf(content, String(value));
			uses.push({ ...photo, id: value + mark, alt: photo.alt + mark + markOf(`${photos.file}#photos.${index}.alt`) });
			return value + mark;
		}
		if (/#hero\.links\.\d+\.page$/.test(ref)) return value + markOf(ref.replace(/links.*/, "title")) + markOf(ref.replace(/page$/, "text"));
		if (/Price$|Edits$/.test(ref)) return mark + value;
		if (refersTo || ref.endsWith("#name")) return names.get(String(value)) ?? (refersTo ? value : value + mark);
		// Code compares these texts, and parses dates.
		if (inner === pagePath || inner instanceof z.ZodEnum || /\.id$|[#.]kind$|#mark$|#hero\.links\.\d+\.text$/.test(ref)) return value;
		if (/^\d{4}-\d\d/.test(String(value))) return value;
		// Code looks for a testimonial's highlighted phrase in its text, so put the mark at the end.
		if (/\/testimonials\/.*#text$/.test(ref)) return value + mark;
		// Mark every sentence, because some screens show only the first.
		return mapStrings(value, (text) => text.replace(/(?<=\S)(?=[.!?] |$)/g, mark));
	}

	for (const page of content.pages) {
		const { file, data } = page.entry;
		const named = (name: string, field: string) => (valueAt(data, [field]) === name ? name + markOf(`${file}#${field}`) : name);
		Object.assign(page, { name: named(named(page.name, "title"), "name"), shortName: named(page.shortName, "name") });
	}
	for (const entry of entriesOf(content)) if (entry !== photos) entry.data = marked(schemaOf(entry.file), entry.data, `${entry.file}#`);
	photos.data.photos = uses;
	const ofSite = (field: "email" | "phone") => site[field] + markOf(`content/site.md#${field}`);
	return { site: { ...site, email: ofSite("email"), phone: ofSite("phone") }, content };
}
