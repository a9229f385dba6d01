import { dirname } from "node:path";
import type { ReactNode } from "react";
import { z } from "zod";
import { Icon } from "../app/ui/icon.tsx";
import { entriesOf } from "../model/content.ts";
import { icon } from "../model/fields/icon.ts";
import { isPictureName, pictureUrl } from "../model/reading/pictures.ts";
import { valueAt } from "../model/reading/schema-walk.ts";
import { photoUrl, pictureFileUrl } from "../shared/picture-url.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import type { Field } from "./fields.ts";
import { inWords, layersAt, refersTo } from "./fields.ts";

/** An option in a picker. */
interface Choice {
	value: string;
	label: string;
	picture?: ReactNode;
}

/** Returns the options for a field's picker. */
export function choicesOf({ open, path, optional }: Field, source: SiteSource): Choice[] {
	const layers = layersAt(open, path);
	const name = refersTo(layers);
	return [...(optional ? [{ value: "", label: "None" }] : []), ...(name === undefined ? valuesOf(layers) : entriesNamed(name, source))];
}

function valuesOf(layers: readonly z.ZodType[]): Choice[] {
	const values = layers.flatMap((layer) =>
		layer instanceof z.ZodEnum ? layer.options.map(String) : layer instanceof z.ZodBoolean ? ["true", "false"] : [],
	);
	const isIcon = layers.includes(icon);
	return values.map((value) => ({ value, label: inWords(value), picture: isIcon && <Icon node={icon.parse(value)} /> }));
}

/** Returns the photos, pages, people, or entries that a field can refer to. */
function entriesNamed(name: string, { site, content }: SiteSource): Choice[] {
	if (name === "pages") return content.pages.map((page) => ({ value: page.path, label: page.name }));
	if (name === "photos")
		return content.photos.data.photos.map(({ id, alt }) => ({
			value: id,
			label: alt,
			picture: <img src={thumbnailOf(id, site.photoHost)} alt="" loading="lazy" />,
		}));
	const isPerson = name === "people" || name === "authors";
	const folder = isPerson ? "people" : name.replace("caseStudies", "case-studies");
	return entriesOf(content)
		.filter(({ file }) => dirname(file) === `content/${folder}`)
		.map(({ slug, data }) => {
			const label = ["name", "title", "statement", "text"].map((key) => valueAt(data, [key])).find((text) => typeof text === "string");
			return { value: isPerson ? String(label) : slug, label: label ?? slug };
		});
}

const thumbnailOf = (id: string, host: string) =>
	isPictureName(id)
		? pictureFileUrl({ url: pictureUrl(id), shape: "photo", width: 400, format: "jpg" })
		: photoUrl({ host, id, width: 200, height: 133 });
