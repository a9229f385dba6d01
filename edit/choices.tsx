import { dirname } from "node:path";
import type { ReactNode } from "react";
import { Icon } from "../app/ui/icon.tsx";
import { entriesOf } from "../model/content.ts";
import { icon } from "../model/fields/icon.ts";
import { isPictureName, pictureUrl } from "../model/reading/pictures.ts";
import { valueAt } from "../model/reading/schema-walk.ts";
import { photoUrl } from "../shared/photo-url.ts";
import { pictureFileUrl } from "../shared/picture-url.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import type { Field } from "./fields.ts";
import { inWords, referenceOf } from "./fields.ts";

type Choice = readonly [value: string, label: string, picture?: ReactNode];

/** Returns the options for a field's picker: photos, pages, people, or entries, or else the values that its schema lists. */
export function choicesOf(field: Field, { site, content }: SiteSource): Choice[] {
	const { json, schema, optional } = field;
	const name = referenceOf(field);
	const none: Choice[] = optional ? [["", "None"]] : [];
	if (name === "pages") return [...none, ...content.pages.map((page): Choice => [page.path, page.name])];
	if (name === "photos") {
		const thumbnail = (id: string) =>
			isPictureName(id)
				? pictureFileUrl({ url: pictureUrl(id), shape: "photo", width: 400, format: "jpg" })
				: photoUrl({ host: site.photoHost, id, width: 200, height: 133 });
		const pictured = ({ id, alt }: { id: string; alt: string }): Choice => [
			id,
			alt,
			<img key={id} src={thumbnail(id)} alt="" loading="lazy" />,
		];
		return [...none, ...content.photos.data.photos.map(pictured)];
	}
	if (name === undefined)
		return [
			...none,
			...(json.enum ?? [true, false])
				.map(String)
				.map((value): Choice => [value, inWords(value), schema === icon && <Icon key={value} node={icon.parse(value)} />]),
		];
	const isPerson = name === "people" || name === "authors";
	const folder = isPerson ? "people" : name.replace("caseStudies", "case-studies");
	const entries = entriesOf(content).filter(({ file }) => dirname(file) === `content/${folder}`);
	const named = entries.map(({ slug, data }): Choice => {
		const texts = ["name", "title", "statement", "text"].map((key) => valueAt(data, [key]));
		const label = texts.find((text) => typeof text === "string") ?? slug;
		return [isPerson ? label : slug, label];
	});
	return [...none, ...named];
}
