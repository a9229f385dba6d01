import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import { Icon } from "../app/ui/icon.tsx";
import type { Content } from "../model/content.ts";
import { entriesOf } from "../model/content.ts";
import { pagePath } from "../model/fields/basics.ts";
import { icon } from "../model/fields/icon.ts";
import { isPictureName, pictureUrl } from "../model/reading/pictures.ts";
import type { Placeholders } from "../model/reading/read-entry.ts";
import { photoUrl } from "../shared/photo-url.ts";
import { pictureFileUrl } from "../shared/picture-url.ts";
import type { OpenFile } from "./fields.ts";
import { inWords, isOptional, kindOf, layersAt, openFile, pathsOf, refersTo } from "./fields.ts";

/** Something a picker offers. */
export interface Choice {
	value: string;
	label: string;
	/** URL of a thumbnail. */
	image?: string;
}

/** Draws an icon as pages do. */
const drawn = (name: string) => renderToStaticMarkup(createElement(Icon, { node: icon.parse(name) }));

/** A field, as FILE#PATH, and how a page may show it: its text, the shapes of an icon, the text alternative of a photo. */
export type ShownText = readonly [ref: string, text: string];

/** Returns every text of the content with its {placeholders} filled in. */
export function shownTexts(content: Content, placeholders: Placeholders): ShownText[] {
	const alts = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	return ["content/site.md", ...entriesOf(content).map(({ file }) => file)].flatMap((file) => {
		const open = openFile(file);
		return pathsOf(open).flatMap((path): ShownText[] => {
			const layers = layersAt(open, path);
			const value = open.textAt(path) ?? "";
			if (layers.includes(icon)) return [[`${file}#${path}`, drawn(value).replace(/<\/?svg[^>]*>/g, "")]];
			if (refersTo(layers) === "photos") return [[`${file}#${path}`, alts.get(value) ?? ""]];
			if (kindOf(open, path) === "choice" || /^order$|\.[xywh]$/.test(path)) return [];
			return [[`${file}#${path}`, value.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => placeholders[key] ?? name)]];
		});
	});
}

/** Returns what a picker offers. */
export function choicesOf(open: OpenFile, path: string, content: Content, photoHost: string): Choice[] {
	const layers = layersAt(open, path);
	const name = layers.includes(pagePath) ? "pages" : refersTo(layers);
	const choices = name === undefined ? valuesOf(layers) : entriesNamed(name, content, photoHost);
	return isOptional(open, path) ? [{ value: "", label: "None" }, ...choices] : choices;
}

/** Returns the values that a schema lists; icons are drawn in a gray that both themes can show. */
function valuesOf(layers: readonly z.ZodType[]): Choice[] {
	const values = layers.flatMap((layer) =>
		layer instanceof z.ZodEnum ? layer.options.map(String) : layer instanceof z.ZodBoolean ? ["true", "false"] : [],
	);
	const style = 'xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#777d8a" stroke-width="2"';
	const imageOf = (value: string) => `data:image/svg+xml,${encodeURIComponent(drawn(value).replace("<svg", `<svg ${style}`))}`;
	return values.map((value) => ({ value, label: inWords(value), ...(layers.includes(icon) && { image: imageOf(value) }) }));
}

/** Returns the photos, pages, people or files that a field may refer to. */
function entriesNamed(name: string, content: Content, photoHost: string): Choice[] {
	const thumbnail = (id: string) =>
		isPictureName(id)
			? pictureFileUrl({ url: pictureUrl(id), shape: "photo", width: 400, format: "jpg" })
			: photoUrl({ host: photoHost, id, width: 200, height: 133 });
	if (name === "photos") return content.photos.data.photos.map(({ id, alt }) => ({ value: id, label: alt, image: thumbnail(id) }));
	if (name === "pages") return content.pages.map((page) => ({ value: page.path, label: page.name }));
	if (/^(people|authors)$/.test(name)) return content.people.map(({ data }) => ({ value: data.name, label: data.name }));
	const { services, industries, caseStudies, testimonials, facts } = content;
	return [...(Object.entries({ services, industries, caseStudies, testimonials, facts }).find(([key]) => key === name)?.[1] ?? [])].map(
		({ slug, data }) => ({ value: slug, label: "title" in data ? data.title : "statement" in data ? data.statement : data.text }),
	);
}
