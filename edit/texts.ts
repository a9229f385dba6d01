import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../app/ui/icon.tsx";
import { entriesOf } from "../model/content.ts";
import { icon } from "../model/fields/icon.ts";
import { figuresAndCounts } from "../model/reading/placeholders.ts";
import type { Placeholders } from "../model/reading/read-entry.ts";
import { placeholdersOf } from "../model/site/site.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { kindOf, layersAt, openFile, pathsOf, refersTo } from "./fields.ts";
import { filled } from "./filled.ts";
import { ARTICLE, textAt } from "./splice.ts";

/** A field, as FILE#PATH, and what a page shows of it: its text, the shapes of an icon, or the text alternative of a photo. */
export type ShownText = readonly [ref: string, text: string];

/** What the browser needs to find the fields of a page. */
export interface PageTexts {
	file: string;
	/** FILE#PATH of its article. */
	article: string | undefined;
	texts: readonly ShownText[];
	placeholders: Placeholders;
}

const texts = new WeakMap<SiteSource, readonly ShownText[]>();

/** Returns the file of a page and every text of the content. */
export function pageTexts(source: SiteSource, path: string): PageTexts {
	const { content, site } = source;
	const page = content.pages.find((one) => one.path === path) ?? content.notFound;
	const { file } = page.entry;
	const placeholders = { ...figuresAndCounts(true), ...placeholdersOf(site) };
	const known = texts.get(source) ?? shownTexts(source, placeholders);
	texts.set(source, known);
	return { file, article: "body" in page.entry && page.articleForm ? `${file}#${ARTICLE}` : undefined, texts: known, placeholders };
}

function shownTexts({ content }: SiteSource, placeholders: Placeholders): ShownText[] {
	const alts = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	return ["content/site.md", ...entriesOf(content).map(({ file }) => file)].flatMap((file) => {
		const open = openFile(file);
		return pathsOf(open).flatMap((path): ShownText[] => {
			const layers = layersAt(open, path);
			const value = textAt(open, path) ?? "";
			if (layers.includes(icon)) return [[`${file}#${path}`, shapesOf(value)]];
			if (refersTo(layers) === "photos") return [[`${file}#${path}`, alts.get(value) ?? ""]];
			if (kindOf(open, path) === "choice" || /^order$|\.[xywh]$/.test(path)) return [];
			return [[`${file}#${path}`, filled(value, placeholders)]];
		});
	});
}

/** Returns what the `svg` element of an icon contains. */
const shapesOf = (name: string) => renderToStaticMarkup(createElement(Icon, { node: icon.parse(name) })).replace(/<\/?svg[^>]*>/g, "");
