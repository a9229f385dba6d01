import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteSource } from "../vite/content/read-content.ts";
import { choicesOf } from "./choices.tsx";
import type { Field, ListEntry } from "./fields.ts";
import { entriesAround, fieldAt, groupAt, inWords, labelOf, lengthOf, openFile, parentOf, splitRef, withList } from "./fields.ts";
import { lineAt, Refused } from "./splice.ts";

/** A form that the browser shows. */
export interface Form {
	/** FILE#PATH of fields and groups or, with `add`, of the list entry above the new one. */
	refs: readonly string[];
	add: boolean;
	/** The files as the form shows them, to notice later changes. */
	files: Map<string, string>;
	/** Later versions that the owner has been told about. */
	seen: Map<string, string>;
}

/** The text of each field by its FILE#PATH, the index of the `form`, and `up`, `down`, or `remove` with a list entry. */
export type Submitted = Readonly<Record<string, string>>;

/** Returns the fields at the given references; for a group, all its fields. Skips those that a form can't show. */
const fieldsOf = (refs: readonly string[]): Field[] =>
	refs.flatMap((ref) => {
		const [file, path] = splitRef(ref);
		const open = openFile(file);
		return fieldAt(open, path) ?? groupAt(open, path);
	});

/** Returns the fields of a new entry. Its choices start as those of the entry above. */
function newFields(file: string, path: string): Field[] {
	const open = openFile(file, withList(file, openFile(file).source, path, "add"));
	const list = parentOf(path);
	const place = lengthOf(open, list) === 0 ? path : `${list}.${Number(path.slice(list.length + 1)) + 1}`;
	const fields = [fieldAt(open, place) ?? groupAt(open, place)].flat();
	return fields.map((field) => ({ ...field, value: field.kind === "choice" ? field.value : "" }));
}

/** Renders the fields that a form doesn't have yet, and adds their files to it. */
export function renderFields(form: Form, submitted: Submitted, refs: readonly string[], source: SiteSource): string {
	const fields = fieldsOf([...new Set(refs)]).filter(({ ref }) => !(ref in submitted));
	for (const { open } of fields) if (!form.files.has(open.file)) form.files.set(open.file, open.source);
	return renderToStaticMarkup(fields.map((field) => <Input key={field.ref} field={field} source={source} isOpen={false} />));
}

/** Renders a form and adds it to `forms`. The browser submits its index there. */
export function renderForm({ refs, add }: Pick<Form, "refs" | "add">, forms: Form[], source: SiteSource): string {
	const [file, path] = splitRef(refs[0] ?? "");
	const open = openFile(file);
	const fields = add ? newFields(file, path) : fieldsOf(refs);
	const page = source.content.pages.find(({ entry }) => entry.file === file);
	const below = lengthOf(open, parentOf(path)) > 0 ? `, below ${inWords(path)}` : "";
	const [first] = fields;
	if (!first) throw new Refused("This can’t be changed here. Open the file in your editor.");
	const others = add ? [] : groupAt(open, parentOf(path)).filter(({ ref }) => !fields.some((field) => field.ref === ref));
	const files = new Map([[file, open.source], ...fieldsOf(refs).map((field) => [field.open.file, field.open.source] as const)]);
	const number = forms.push({ refs, add, files, seen: new Map() }) - 1;
	return renderToStaticMarkup(
		<form className={fields.some(({ kind }) => kind !== "text") || path === "head" ? "wide" : ""}>
			<h2>{add ? `New entry in ${inWords(parentOf(path))}${below}` : inWords(path)}</h2>
			<input type="hidden" name="form" value={number} />
			{path === "head" && <SearchResult place={`${source.site.name}${page?.path.replace(/\/$/, "") ?? ""}`} fields={fields} />}
			{!add && entriesAround(open, path).map((entry) => <ListButtons key={entry.ref} entry={entry} />)}
			{fields.map((field) => (
				<Input key={field.ref} field={field} source={source} isOpen={!add} />
			))}
			{others.length > 0 && (
				<details>
					<summary>Other fields of this part</summary>
					{others.map((field) => (
						<Input key={field.ref} field={field} source={source} isOpen={false} />
					))}
				</details>
			)}
			<div className="actions">
				<pre role="alert" />
				<button type="submit">Save</button>
				<Button name="close" label="Cancel" />
				<Button name="editor" value={`${first.open.file}:${lineAt(first.open, first.path)}`} label="Open in editor" />
			</div>
		</form>,
	);
}

const Button = ({ label, ...attributes }: { label: string; name: string; value?: string; disabled?: boolean }) => (
	<button type="button" {...attributes}>
		{label}
	</button>
);

/** The page as a search result. page.ts keeps it up to date. */
const SearchResult = ({ place, fields: [title, description] }: { place: string; fields: readonly Field[] }) => (
	<section aria-label="As a search result">
		<p>{place.replaceAll("/", " › ")}</p>
		<p className="title" data-shows={title?.ref} />
		<p data-shows={description?.ref} />
	</section>
);

interface InputProps {
	field: Field;
	source: SiteSource;
	/** Whether a picker starts open. */
	isOpen: boolean;
}

/** A field's text box or picker. */
function Input({ field, source, isOpen }: InputProps) {
	const { ref, kind, optional, json, value } = field;
	const { label, hint } = labelOf(field);
	const isArticle = kind === "article";
	if (kind === "choice") return <Picker field={field} source={source} isOpen={isOpen} />;
	return (
		<div className={kind}>
			<div>
				<label htmlFor={ref}>{optional ? `${label} (optional)` : label}</label>
				<p id={`hint:${ref}`}>{hint}</p>
				<textarea
					id={ref}
					name={ref}
					aria-describedby={`hint:${ref} count:${ref}`}
					rows={Math.min(isArticle ? 24 : 8, Math.ceil((value.length + 1) / 55))}
					defaultValue={value}
					data-min={optional ? 0 : json.minLength}
					data-max={json.maxLength}
				/>
				<p id={`count:${ref}`} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll. */}
			{isArticle && <section className="preview" aria-label="Preview" tabIndex={0} />}
		</div>
	);
}

function Picker({ field, source, isOpen }: InputProps) {
	const { label, hint } = labelOf(field);
	const choices = choicesOf(field, source);
	return (
		<details open={isOpen}>
			<summary>
				{label}: {choices.find(({ value }) => value === field.value)?.label ?? field.value}
			</summary>
			<p>{hint}</p>
			<input type="search" placeholder="Search" aria-label={`Search: ${label}`} />
			<div className="choices" role="radiogroup" aria-label={label}>
				{choices.map((choice) => (
					<label key={choice.value}>
						<input type="radio" name={field.ref} value={choice.value} defaultChecked={choice.value === field.value} />
						{choice.picture} {choice.label}
					</label>
				))}
			</div>
		</details>
	);
}

/** Buttons to add, move, or remove a list entry. */
const ListButtons = ({ entry: { ref, name, index, length } }: { entry: ListEntry }) => (
	<fieldset>
		<legend>
			{name}: {length === 0 ? "no entries yet" : `entry ${index + 1} of ${length}`}
		</legend>
		<Button name="add" value={ref} label={length === 0 ? "Add" : "Add below"} />
		{length > 0 && <Button name="up" value={ref} label="Move up" disabled={index === 0} />}
		{length > 0 && <Button name="down" value={ref} label="Move down" disabled={index === length - 1} />}
		{length > 0 && <Button name="remove" value={ref} label="Remove" />}
	</fieldset>
);

/** Renders a window without a form. */
export const renderWindow = (title: string, content: ReactNode): string =>
	renderToStaticMarkup(
		<div>
			<h2>{title}</h2>
			{content}
			<Button name="close" label="Close" />
		</div>,
	);
