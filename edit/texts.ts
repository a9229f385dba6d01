import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../app/ui/icon.tsx";
import { entriesOf } from "../model/content.ts";
import { icon } from "../model/fields/icon.ts";
import { figuresAndCounts } from "../model/reading/placeholders.ts";
import type { Placeholders } from "../model/reading/read-entry.ts";
import { placeholdersOf } from "../model/site/site.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { kindOf, layersAt, openFile, pathsOf, readSource, refersTo } from "./fields.ts";
import { filled } from "./filled.ts";
import { ARTICLE, textAt } from "./splice.ts";

/** A field, as FILE#PATH, and what pages show for it: its text, an icon's SVG, or a photo's alt text. */
export type ShownText = readonly [ref: string, text: string];

/** What the browser needs to match elements on a page to fields. */
export interface PageTexts {
	file: string;
	/** FILE#PATH of the page's article. */
	article: string | undefined;
	texts: readonly ShownText[];
	placeholders: Placeholders;
}

/** Returns a page's file and the text of every field in the content. */
export function pageTexts({ content, site }: SiteSource, path: string): PageTexts {
	const page = content.pages.find((one) => one.path === path) ?? content.notFound;
	const { file } = page.entry;
	const placeholders = { ...figuresAndCounts(true), ...placeholdersOf(site) };
	const alts = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	const files = ["content/site.md", ...entriesOf(content).map((entry) => entry.file)];
	return {
		file,
		article: "body" in page.entry && page.articleForm ? `${file}#${ARTICLE}` : undefined,
		texts: files.flatMap((name) => shownTexts(name, placeholders, alts)),
		placeholders,
	};
}

/** Parsing all files takes most of a second, but few change between requests. */
const cache = new Map<string, { key: string; texts: ShownText[] }>();

function shownTexts(file: string, placeholders: Placeholders, alts: ReadonlyMap<string, string>): ShownText[] {
	const source = readSource(file);
	const key = JSON.stringify([source, placeholders, [...alts]]);
	const known = cache.get(file);
	if (known?.key === key) return known.texts;
	const open = openFile(file, source);
	const texts = pathsOf(open).flatMap((path): ShownText[] => {
		const layers = layersAt(open, path);
		const value = textAt(open, path) ?? "";
		if (layers.includes(icon)) return [[`${file}#${path}`, shapesOf(value)]];
		if (refersTo(layers) === "photos") return [[`${file}#${path}`, alts.get(value) ?? ""]];
		if (kindOf(open, path) === "choice" || /^order$|\.[xywh]$/.test(path)) return [];
		return [[`${file}#${path}`, filled(value, placeholders)]];
	});
	cache.set(file, { key, texts });
	return texts;
}

/** Returns the contents of an icon's `svg` element. */
const shapesOf = (name: string) => renderToStaticMarkup(createElement(Icon, { node: icon.parse(name) })).replace(/<\/?svg[^>]*>/g, "");
