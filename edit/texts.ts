import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import { Icon } from "../app/ui/icon.tsx";
import { entriesOf, schemaOf } from "../model/content.ts";
import { pagePath } from "../model/fields/basics.ts";
import type { IconNode } from "../model/fields/icon.ts";
import { icon } from "../model/fields/icon.ts";
import { figuresAndCounts } from "../model/reading/placeholders.ts";
import { unwrap } from "../model/reading/schema-walk.ts";
import { placeholdersOf } from "../model/site/site.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { openAt } from "./fields.ts";
import { ARTICLE } from "./splice.ts";

/** What the browser needs to match elements on a page to fields. */
export type PageTexts = ReturnType<typeof pageTexts>;

/** Returns the contents of an icon's `svg` element. */
const shapesOf = (node: unknown) => renderToStaticMarkup(createElement(Icon, { node: node as IconNode })).replace(/<\/?svg[^>]*>/g, "");

/** Returns a page's file and article, and what pages show for each FILE#PATH: its text, an icon's shapes, or a photo's alt text. */
export function pageTexts({ content, site }: SiteSource, path: string) {
	const page = content.pages.find((one) => one.path === path) ?? content.notFound;
	const { file } = page.entry;
	const { photos } = content.photos.data;

	/** Returns each text of a group, list, or field. A field has several if its schema splits it. */
	function textsIn(schema: unknown, value: unknown, ref: string): [ref: string, text: string][] {
		const inner = unwrap(schema, value);
		const [refersTo] = [schema, inner].flatMap((one) => (one instanceof z.ZodType && one.meta()?.refersTo) || []);
		if (inner instanceof z.ZodArray && Array.isArray(value))
			return value.flatMap((part, index) => textsIn(inner.element, part, `${ref}.${index}`));
		if (inner instanceof z.ZodObject && value)
			return Object.entries(value).flatMap(([key, part]) => textsIn(inner.shape[key], part, `${ref}${ref.endsWith("#") ? "" : "."}${key}`));
		if (inner === icon) return [[ref, shapesOf(value)]];
		if (refersTo === "photos") {
			const index = photos.findIndex(({ id }) => id === value);
			return [[`${ref} ${content.photos.file}#photos.${index}.alt`, photos[index]?.alt ?? ""]];
		}
		const isHidden = refersTo || inner === pagePath || inner instanceof z.ZodEnum || /#order$|\.([xywh]|id|kind)$/.test(ref);
		return isHidden ? [] : [value].flat().flatMap((text) => (typeof text === "object" ? [] : [[ref, String(text)]]));
	}

	return {
		file,
		article: "body" in page.entry && page.articleForm ? `${file}#${ARTICLE}` : undefined,
		texts: [openAt("content/site.md"), ...entriesOf(content)].flatMap(({ file, data }) => textsIn(schemaOf(file), data, `${file}#`)),
		placeholders: { ...figuresAndCounts(true), ...placeholdersOf(site) },
	};
}
