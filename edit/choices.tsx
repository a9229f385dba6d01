import type { ReactNode } from "react";
import { z } from "zod";
import { Icon } from "../app/ui/icon.tsx";
import { icon } from "../model/fields/icon.ts";
import { isPictureName, pictureUrl } from "../model/reading/pictures.ts";
import { photoUrl } from "../shared/photo-url.ts";
import { pictureFileUrl } from "../shared/picture-url.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import type { Field } from "./fields.ts";
import { inWords, layersAt, refersTo } from "./fields.ts";

/** Something that a picker offers, with its picture. */
interface Choice {
	value: string;
	label: string;
	picture?: ReactNode;
}

/** Returns what the picker of a field offers. */
export function choicesOf({ open, path, optional }: Field, source: SiteSource): Choice[] {
	const layers = layersAt(open, path);
	const name = refersTo(layers);
	const none = optional ? [{ value: "", label: "None" }] : [];
	if (name !== undefined) return [...none, ...entriesNamed(String(name), source)];
	const values = layers.flatMap((layer) =>
		layer instanceof z.ZodEnum ? layer.options.map(String) : layer instanceof z.ZodBoolean ? ["true", "false"] : [],
	);
	const isIcon = layers.includes(icon);
	return [...none, ...values.map((value) => ({ value, label: inWords(value), picture: isIcon && <Icon node={icon.parse(value)} /> }))];
}

/** Returns the photos, pages, people, or files that a field may name. */
function entriesNamed(name: string, { site, content }: SiteSource): Choice[] {
	const { photos, pages, people, services, industries, caseStudies, testimonials, facts } = content;
	if (name === "pages") return pages.map((page) => ({ value: page.path, label: page.name }));
	if (/^(people|authors)$/.test(name)) return people.map(({ data }) => ({ value: data.name, label: data.name }));
	if (name === "photos")
		return photos.data.photos.map(({ id, alt }) => ({
			value: id,
			label: alt,
			picture: <img src={thumbnailOf(id, site.photoHost)} alt="" loading="lazy" />,
		}));
	const lists: Record<string, SiteSource["content"]["services" | "industries" | "caseStudies" | "testimonials" | "facts"]> = {
		services,
		industries,
		caseStudies,
		testimonials,
		facts,
	};
	return (lists[name] ?? []).map(({ slug, data }) => ({
		value: slug,
		label: "title" in data ? data.title : "statement" in data ? data.statement : data.text,
	}));
}

const thumbnailOf = (id: string, host: string) =>
	isPictureName(id)
		? pictureFileUrl({ url: pictureUrl(id), shape: "photo", width: 400, format: "jpg" })
		: photoUrl({ host, id, width: 200, height: 133 });
