import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteSource } from "../vite/content/read-content.ts";
import { choicesOf } from "./choices.tsx";
import type { Field, ListEntry, Refused } from "./fields.ts";
import { entriesAround, fieldAt, groupAt, inWords, labelOf, lengthOf, openFile, parentOf, splitRef, withList } from "./fields.ts";
import { ARTICLE, lineAt, NotHere } from "./splice.ts";

/** A form that the browser shows. */
export interface Form {
	/** FILE#PATH of fields and groups or, with `add`, of the list entry above the new one. */
	refs: readonly string[];
	add: boolean;
	/** The files as the form shows them, to notice later changes. */
	files: Map<string, string>;
}

/** The text of each field by its FILE#PATH, and `form`, `up`, `down`, or `remove` with their values. */
export type Submitted = Readonly<Record<string, string>>;

/** A submission that was refused. */
interface Refusal {
	form: Form;
	submitted: Submitted;
	reason: Refused;
}

/** Returns the fields that references name: fields, or all fields of a group. Skips what a form can't show. */
const fieldsOf = (refs: readonly string[]): Field[] =>
	refs.flatMap((ref) => {
		const [file, path] = splitRef(ref);
		const open = openFile(file);
		return fieldAt(open, path) ?? groupAt(open, path);
	});

/** Returns the fields of a new entry. Its choices are those of the entry above. */
function newFields(file: string, path: string): Field[] {
	const { source } = openFile(file);
	const open = openFile(file, withList(file, source, path, "add"));
	const list = parentOf(path);
	const place = lengthOf(open, list) === 0 ? path : `${list}.${Number(path.slice(list.length + 1)) + 1}`;
	const fields = [fieldAt(open, place) ?? groupAt(open, place)].flat();
	return fields.map((field) => ({ ...field, value: field.kind === "choice" ? field.value : "" }));
}

/**
 * Renders a form. After a refusal, it keeps what the owner typed, and adds the message and other fields to fix.
 * @param forms Gets the form under the number that the browser submits.
 */
export function renderForm({ refs, add }: Pick<Form, "refs" | "add">, forms: Form[], source: SiteSource, refusal?: Refusal): string {
	const [file, path] = splitRef(refs[0] ?? "");
	const open = openFile(file);
	const all = [...(add ? newFields(file, path) : fieldsOf(refs)), ...fieldsOf(refusal?.reason.refs ?? [])];
	const fields = all.filter(({ ref }, index) => all.findIndex((other) => other.ref === ref) === index);
	const [first] = fields;
	if (!first) throw new NotHere("This can’t be changed here. Open the file in your editor.");
	const others = add ? [] : groupAt(open, parentOf(path)).filter(({ ref }) => !fields.some((field) => field.ref === ref));
	const files = new Map([...fields, ...others].map((field) => [field.open.file, openFile(field.open.file).source]));
	const form = { refs, add, files };
	const draw = (field: Field) => {
		const { ref, value, path } = field;
		const before = refusal?.form.files.get(field.open.file);
		const was = add || before === undefined ? value : fieldAt(openFile(field.open.file, before), path)?.value;
		const typed = refusal?.submitted[ref] ?? was;
		return (
			<Input key={ref} field={field} typed={typed === was ? undefined : typed} isChanged={value !== was} source={source} isOpen={!add} />
		);
	};
	return renderToStaticMarkup(
		<form className={path === ARTICLE || path === "head" ? "wide" : ""}>
			<h2>{add ? `New entry in ${inWords(parentOf(path))}` : inWords(path)}</h2>
			<input type="hidden" name="form" value={forms.push(form) - 1} />
			{path === "head" && <SearchResult page={source.content.pages.find(({ entry }) => entry.file === file)?.path ?? ""} fields={fields} />}
			{fields.map(draw)}
			{others.length > 0 && (
				<details>
					<summary>Other fields of this part</summary>
					{others.map(draw)}
				</details>
			)}
			{!add && entriesAround(open, path).map((entry) => <ListButtons key={entry.ref} entry={entry} />)}
			<footer>
				<pre role="alert">
					{refusal && (
						<>
							<strong>Nothing was saved.</strong> {refusal.reason.message}
						</>
					)}
				</pre>
				<button type="submit">Save</button>
				<Button name="close" label="Cancel" />
				<Button name="editor" value={`${first.open.file}:${lineAt(first.open, first.path)}`} label="Open in editor" />
			</footer>
		</form>,
	);
}

const Button = ({ name, value, label }: { name: string; value?: string; label: string }) => (
	<button type="button" name={name} value={value}>
		{label}
	</button>
);

/** The page as a search result. page.ts keeps it up to date. */
const SearchResult = ({ page, fields: [title, description] }: { page: string; fields: readonly Field[] }) => (
	<section aria-label="As a search result">
		<p>{page.replaceAll("/", " › ")}</p>
		<p className="title" data-shows={title?.ref} />
		<p data-shows={description?.ref} />
	</section>
);

interface InputProps {
	field: Field;
	/** What the owner typed; undefined if nothing. */
	typed: string | undefined;
	/** Whether the file's value has changed since the form opened. */
	isChanged: boolean;
	source: SiteSource;
	/** Whether a picker starts open. */
	isOpen: boolean;
}

/** A field's text box or picker, plus the text in the file if both were changed. */
function Input({ field, typed, isChanged, source, isOpen }: InputProps) {
	const value = typed ?? field.value;
	return (
		<div className="field">
			{field.kind === "choice" ? (
				<Picker field={field} value={value} source={source} isOpen={isOpen} />
			) : (
				<TextBox field={field} value={value} />
			)}
			{isChanged && value !== field.value && (
				<label>
					In the file now. Saving replaces it with your version.
					<textarea readOnly value={field.value} />
				</label>
			)}
		</div>
	);
}

function TextBox({ field, value }: { field: Field; value: string }) {
	const { ref, kind, optional, json } = field;
	const { label, hint } = labelOf(field);
	const isArticle = kind === "article";
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

function Picker({ field, value, source, isOpen }: { field: Field; value: string; source: SiteSource; isOpen: boolean }) {
	const { label, hint } = labelOf(field);
	const choices = choicesOf(field, source);
	return (
		<details open={isOpen}>
			<summary>
				{label}: {choices.find(([name]) => name === value)?.[1] ?? value}
			</summary>
			<p>{hint}</p>
			<input type="search" placeholder="Search" aria-label={`Search: ${label}`} />
			<div className="choices" role="radiogroup" aria-label={label}>
				{choices.map(([name, text, picture]) => (
					<label key={name}>
						<input type="radio" name={field.ref} value={name} defaultChecked={name === value} />
						{picture} {text}
					</label>
				))}
			</div>
		</details>
	);
}

/** Buttons to add, move, or remove a list entry. */
function ListButtons({ entry: { ref, name, index, length } }: { entry: ListEntry }) {
	const place = length === 0 ? "no entries yet" : `entry ${index + 1} of ${length}`;
	const button = (label: string, change: string, disabled = false) => (
		<button
			type={change === "add" ? "button" : "submit"}
			name={change}
			value={ref}
			disabled={disabled}
			aria-label={`${label}: ${name}, ${place}`}
		>
			{label}
		</button>
	);
	return (
		<fieldset>
			<legend>
				{name}: {place}
			</legend>
			{button(length === 0 ? "Add" : "Add below", "add")}
			{length > 0 && button("Move up", "up", index === 0)}
			{length > 0 && button("Move down", "down", index === length - 1)}
			{length > 0 && button("Remove", "remove")}
		</fieldset>
	);
}

/** Renders a window without a form. */
export const renderWindow = (title: string, content: ReactNode): string =>
	renderToStaticMarkup(
		<div className="wide">
			<h2>{title}</h2>
			{content}
			<Button name="close" label="Close" />
		</div>,
	);
