import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../app/ui/icon.tsx";
import { entriesOf } from "../model/content.ts";
import { icon } from "../model/fields/icon.ts";
import { figuresAndCounts } from "../model/reading/placeholders.ts";
import type { Placeholders } from "../model/reading/read-entry.ts";
import { placeholdersOf } from "../model/site/site.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import type { Field } from "./fields.ts";
import { fieldsIn, openFile, readSource, referenceOf } from "./fields.ts";
import { ARTICLE } from "./splice.ts";

/** What the browser needs to match elements on a page to fields. */
export interface PageTexts {
	file: string;
	/** FILE#PATH of the page's article. */
	article: string | undefined;
	/** Each field, as FILE#PATH, with what pages show for it: its text, an icon's SVG, or a photo's alt text. */
	texts: readonly (readonly [ref: string, text: string])[];
	placeholders: Placeholders;
}

/** Parsing all files takes most of a second, but few change between requests. */
const cache = new Map<string, { source: string; fields: Field[] }>();

function fieldsOf(file: string): Field[] {
	const source = readSource(file);
	const known = cache.get(file);
	const fields = known?.source === source ? known.fields : fieldsIn(openFile(file, source));
	cache.set(file, { source, fields });
	return fields;
}

/** Returns a page's file and the text of every field in the content. */
export function pageTexts({ content, site }: SiteSource, path: string): PageTexts {
	const page = content.pages.find((one) => one.path === path) ?? content.notFound;
	const { file } = page.entry;
	const alts = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	/** Returns the contents of an icon's `svg` element. */
	const shapesOf = (name: string) => renderToStaticMarkup(createElement(Icon, { node: icon.parse(name) })).replace(/<\/?svg[^>]*>/g, "");
	const texts = ["content/site.md", ...entriesOf(content).map((entry) => entry.file)].flatMap(fieldsOf).flatMap((field) => {
		const { ref, value, kind, schema } = field;
		if (schema === icon) return [[ref, shapesOf(value)] as const];
		if (referenceOf(field) === "photos") return [[ref, alts.get(value) ?? ""] as const];
		return kind === "choice" || /#order$|\.[xywh]$/.test(ref) ? [] : [[ref, value] as const];
	});
	return {
		file,
		article: "body" in page.entry && page.articleForm ? `${file}#${ARTICLE}` : undefined,
		texts,
		placeholders: { ...figuresAndCounts(true), ...placeholdersOf(site) },
	};
}
