import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../app/ui/icon.tsx";
import { targetsOf } from "../model/checks/references.ts";
import { entriesOf } from "../model/content.ts";
import { icon } from "../model/fields/icon.ts";
import { type Photo, photoOf } from "../model/fields/photo.ts";
import { photoUrl, pictureFileUrl } from "../shared/picture-url.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { entriesAround, type Field, fieldsOf, inWords, type OpenFile, openAt, placeOf, versionOf } from "./fields.ts";
import { ARTICLE, keysOf, Refused } from "./splice.ts";

/** Renders fields, to add them to a form. */
export const renderFields = (refs: readonly string[], source: SiteSource): string =>
	renderToStaticMarkup(<Inputs fields={refs.flatMap(fieldsOf)} source={source} />);

/** Renders the form for fields or groups at FILE#PATH; with `add`, the form for a new entry below the list entry at `refs[0]`. */
export function renderForm(refs: readonly string[], add: boolean, source: SiteSource): string {
	const { ref, file, path } = openAt(refs[0] ?? "");
	// A headline's dialog also has the fields and list buttons of the clicked phrase.
	const inner = openAt(refs.findLast((one) => one.startsWith(`${file}#`)) ?? ref);
	const { list, length } = placeOf(inner, inner.path);
	const isEntry = length > 0;
	const below = isEntry ? ref.replace(/\d+$/, (index) => `${Number(index) + 1}`) : ref;
	// A new entry starts with the choices of the entry above; its other fields are empty.
	const asNew = (field: Field) => ({ ...field, ref: field.ref.replace(ref, below), value: field.kind === "choice" ? field.value : "" });
	const fields = refs.flatMap(fieldsOf).map((field) => (add ? asNew(field) : field));
	if (!fields[0]) throw new Refused("This can’t be changed here. Open the file in your editor.");
	const others = add || isEntry ? [] : fieldsOf(`${file}#${list}`).filter((other) => fields.every((field) => field.ref !== other.ref));
	const entry = entriesOf(source.content).find((one) => one.file === file);
	const line = path === ARTICLE ? entry?.bodyLine : entry?.lineOf(keysOf(path));
	const title = add ? `New entry in ${inWords(list)}${isEntry ? `, below ${inWords(path)}` : ""}` : inWords(path);
	return renderToStaticMarkup(
		<form>
			<h2>{path === "head" ? "This page" : title}</h2>
			{path === "head" && (
				<section aria-label="As a search result">
					<p>{`${source.site.name}${entry && "path" in entry ? entry.path : ""}`.replaceAll("/", " › ")}</p>
					<h3 data-shows={fields[0].ref}>{fields[0].value}</h3>
					<p data-shows={fields[1]?.ref} />
				</section>
			)}
			{add && <input type="hidden" name="add" value={ref} />}
			{!add && entriesAround(inner).map((at) => <ListButtons key={at} open={inner} path={at} />)}
			<Inputs fields={fields} source={source} />
			{others.length > 0 && (
				<details>
					<summary>Other fields of this part</summary>
					<Inputs fields={others} source={source} />
				</details>
			)}
			<div className="actions">
				<div role="alert" />
				<Button type="submit" data-at={fields[0].ref} label="Save" />
				<Button name="close" label="Cancel" />
				<Button name="editor" value={`${file}:${line}`} label="Open in editor" />
			</div>
		</form>,
	);
}

export const Button = ({ label, ...attributes }: ComponentProps<"button"> & { label: string }) => (
	<button type="button" {...attributes}>
		{label}
	</button>
);

/** A hidden input with the current value of a field or list entry, so that the server detects edits made since the form opened. */
const Was = ({ at }: { at: string }) => <input type="hidden" name={`was ${at}`} value={versionOf(at)} />;

/** Renders the current versions of fields, so that the next Save overwrites them. */
export const renderVersions = (refs: readonly string[]): string => renderToStaticMarkup(refs.map((ref) => <Was key={ref} at={ref} />));

const Inputs = ({ fields, source }: { fields: readonly Field[]; source: SiteSource }) =>
	fields.map((field) => <Input key={field.ref} field={field} source={source} />);

function Input({ field, source }: { field: Field; source: SiteSource }) {
	const { ref, kind, optional, json, value, path } = field;
	// A description such as "Heading. At most two lines." has a label and a hint. Messages name the path, so the hint starts with it.
	const lastWords = inWords(/[^.]+(\.\d+)?$/.exec(path)?.[0] ?? path);
	const [, label = lastWords, hint] = /^([^.:]+)[.:]\s*(.*)$/s.exec(json.description ?? "") ?? [];
	const name = optional ? `${label} (optional)` : label;
	const [min, max] = [optional ? 0 : json.minLength, json.maxLength];
	const about = `hint:${ref} count:${ref}`;
	return (
		<div className={path.endsWith(".alt") ? "alt" : kind}>
			<Was at={ref} />
			<div>
				<label htmlFor={ref}>
					<b>{name}</b>
				</label>{" "}
				<small id={`hint:${ref}`}>{label === lastWords ? hint : `${inWords(path)}. ${hint}`}</small>
				{kind === "choice" ? (
					<Picker field={field} name={name} source={source} />
				) : (
					<textarea id={ref} name={ref} aria-describedby={about} defaultValue={value} data-min={min} data-max={max} />
				)}
				<small id={`count:${ref}`} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll. */}
			{kind === "article" && <section className="preview" aria-label="Preview" tabIndex={0} />}
		</div>
	);
}

/** Shows the photos, pages, or entries that a field may refer to, or the values in its schema. */
function Picker({ field, name, source: { content, site } }: { field: Field; name: string; source: SiteSource }) {
	const { ref, json, schema, refersTo, optional, value: chosen } = field;
	const offered = targetsOf(content)[String(refersTo)]?.names ?? (json.enum ?? [true, false]).map(String);
	const values = [...(optional ? [""] : []), ...offered].sort((one, other) => Number(other === chosen) - Number(one === chosen));
	const photos = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	const altOf = (id: string) => (photos.has(id) ? `${content.photos.file}#photos.${offered.indexOf(id)}.alt` : undefined);
	return (
		<>
			<input type="search" id={ref} form="" placeholder="Search" />
			<div className="choices" role="radiogroup" aria-label={name}>
				{values.map((value) => (
					<label key={value}>
						<input type="radio" name={ref} value={value} defaultChecked={value === chosen} data-alt={altOf(value)} />
						{schema === icon && value && <Icon node={icon.parse(value)} />}
						{photos.has(value) && <img src={thumbnailOf(photoOf(content, value), site.photoHost)} alt="" width="128" loading="lazy" />}{" "}
						{photos.get(value) ?? (value === "" ? "None" : /^[\w-]+$/.test(value) ? inWords(value) : value)}
					</label>
				))}
			</div>
		</>
	);
}

const thumbnailOf = ({ id, url }: Photo, host: string) =>
	url ? pictureFileUrl({ url, shape: "photo", width: 400, format: "jpg" }) : photoUrl({ host, id, width: 200, height: 133 });

/** Buttons to add, move, or remove a list entry. */
function ListButtons({ open, path }: { open: OpenFile; path: string }) {
	const { list, index, length } = placeOf(open, path);
	const at = (index: number) => `${open.file}#${list}.${index}`;
	const value = at(index);
	const place = length === 0 ? "no entries yet" : `entry ${index + 1} of ${length}`;
	return (
		<fieldset>
			<Was at={value} />
			<legend>{`${inWords(list)}: ${place}`}</legend>
			<Button name="add" value={value} label={length === 0 ? "Add" : "Add below"} />
			<Button type="submit" name="up" value={value} data-at={at(index - 1)} label="Move up" disabled={index === 0} />
			<Button type="submit" name="down" value={value} data-at={at(index + 1)} label="Move down" disabled={index >= length - 1} />
			<Button type="submit" name="remove" value={value} data-at={value} label="Remove" disabled={length === 0} />
		</fieldset>
	);
}
