import type { ReactNode } from "react";
import { Icon } from "../app/ui/icon.tsx";
import { targetsOf } from "../model/checks/references.ts";
import { icon } from "../model/fields/icon.ts";
import { isPictureName, pictureUrl } from "../model/reading/pictures.ts";
import { photoUrl, pictureFileUrl } from "../shared/picture-url.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import type { Field } from "./fields.ts";
import { inWords, referenceOf } from "./fields.ts";

/** An option in a picker. */
interface Choice {
	value: string;
	label: string;
	picture: ReactNode;
}

/** Returns the options for a field's picker: the photos, pages, or entries that it may refer to, or the values in its schema. */
export function choicesOf(field: Field, { site, content }: SiteSource): Choice[] {
	const { json, schema, optional } = field;
	const values = targetsOf(content)[referenceOf(field) ?? ""]?.names ?? (json.enum ?? [true, false]).map(String);
	const alts = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	const pictureOf = (value: string) => {
		if (schema === icon) return <Icon node={icon.parse(value)} />;
		return alts.has(value) && <img src={thumbnailOf(value, site.photoHost)} alt="" width="128" loading="lazy" />;
	};
	const choices = values.map((value) => ({
		value,
		label: alts.get(value) ?? (/^[\w-]+$/.test(value) ? inWords(value) : value),
		picture: pictureOf(value),
	}));
	return optional ? [{ value: "", label: "None", picture: undefined }, ...choices] : choices;
}

const thumbnailOf = (id: string, host: string) =>
	isPictureName(id)
		? pictureFileUrl({ url: pictureUrl(id), shape: "photo", width: 400, format: "jpg" })
		: photoUrl({ host, id, width: 200, height: 133 });
