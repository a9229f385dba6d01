import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import type { SiteSource } from "../vite/content/read-content.ts";
import { choicesOf } from "./choices.tsx";
import type { Field, ListEntry } from "./fields.ts";
import {
	describe,
	emptyLists,
	entriesAround,
	groupOf,
	lengthOf,
	openFile,
	parentOf,
	pathInWords,
	type Refused,
	splitRef,
} from "./fields.ts";
import { ARTICLE, changeList, NotHere } from "./splice.ts";

const ref = z.string().max(400);

/** Requests for a form: for some fields, a new list entry, or a page. */
export const openings = [
	z.strictObject({ do: z.literal("fields"), refs: z.array(ref).min(1).max(50) }),
	z.strictObject({ do: z.literal("entry"), ref }),
	z.strictObject({ do: z.literal("page"), path: ref }),
] as const;
const openingSchema = z.discriminatedUnion("do", openings);
export type Opening = z.output<typeof openingSchema>;

/** What the browser submits: `text:REF`, the original text as `was:REF`, `hash:FILE`, `change`, and `opening`. */
export type Submitted = Readonly<Record<string, string>>;

/** Parses the request that opened a submitted form. */
export const openingOf = ({ opening = "{}" }: Submitted): Opening => openingSchema.parse(JSON.parse(opening));

interface Form {
	title: string;
	fields: Field[];
	/** Initially collapsed fields. */
	others: Field[];
	lists: ListEntry[];
}

function formOf(opening: Opening, { content }: SiteSource): Form {
	if (opening.do === "entry") return formOfEntry(opening.ref);
	if (opening.do === "page") {
		const page = [...content.pages, content.notFound].find(({ path }) => path === opening.path) ?? content.notFound;
		const open = openFile(page.entry.file);
		const article = "body" in page.entry && page.articleForm ? [describe(open, ARTICLE)] : [];
		const others = [...groupOf(open, ""), ...article];
		return { title: `Page: ${page.name}`, fields: groupOf(open, "head"), others, lists: emptyLists(open) };
	}
	const fields = describeAll(opening.refs);
	const [first] = fields;
	if (!first) throw new NotHere("This can’t be changed here. Open the file in your editor.");
	const { open, path } = first;
	const others = path === ARTICLE ? [] : groupOf(open, parentOf(path)).filter((field) => !opening.refs.includes(field.ref));
	return { title: pathInWords(path), fields, others, lists: entriesAround(open, path) };
}

/** Returns the form for a new entry below an existing one, whose choices it copies. */
function formOfEntry(entry: string): Form {
	const [file, path] = splitRef(entry);
	const before = openFile(file);
	const list = parentOf(path);
	const isFirst = lengthOf(before, list) === 0;
	const place = isFirst ? path : `${list}.${Number(path.slice(list.length + 1)) + 1}`;
	const open = isFirst ? before : openFile(file, changeList(before.source, path, "add"));
	const group = groupOf(open, place);
	const fields = (group.length > 0 ? group : [describe(open, place)]).map((field) => ({
		...field,
		open: before,
		value: field.kind === "choice" ? field.value : "",
	}));
	const below = isFirst ? "" : `, below entry ${place.slice(list.length + 1)}`;
	return { title: `New entry in ${pathInWords(list)}${below}`, fields, others: [], lists: [] };
}

/** Describes fields, skipping those that a form can't show. */
function describeAll(refs: readonly string[]): Field[] {
	return [...new Set(refs)].flatMap((ref) => {
		const [file, path] = splitRef(ref);
		try {
			return describe(openFile(file), path);
		} catch (error) {
			if (error instanceof NotHere) return [];
			throw error;
		}
	});
}

/** Renders a form. After a refusal, it keeps what the owner typed and adds the message and the other fields to fix. */
export function renderForm(opening: Opening, source: SiteSource, submitted: Submitted = {}, refusal?: Refused): string {
	const form = formOf(opening, source);
	const more = describeAll(refusal?.refs ?? []).filter(({ ref }) => !form.fields.some((field) => field.ref === ref));
	const fields = [...form.fields, ...more];
	const others = form.others.filter(({ ref }) => !more.some((field) => field.ref === ref));
	const isPage = opening.do === "page";
	const draw = (field: Field) => <Input key={field.ref} field={field} submitted={submitted} source={source} isOpen={!isPage} />;
	const files = new Map([...fields, ...others].map(({ open }) => [open.file, open.hash]));
	return renderToStaticMarkup(
		<form className={isPage || fields.some(({ kind }) => kind === "article") ? "wide" : ""}>
			<h2>{form.title}</h2>
			<input type="hidden" name="opening" value={JSON.stringify(opening)} />
			{[...files].map(([file, hash]) => (
				<input key={file} type="hidden" name={`hash:${file}`} value={hash} />
			))}
			{isPage && <SearchResult path={opening.path} fields={fields} />}
			{fields.map(draw)}
			{others.length > 0 && (
				<details>
					<summary>{isPage ? "Other fields of the page" : "Other fields of this part"}</summary>
					{others.map(draw)}
				</details>
			)}
			{form.lists.map((entry) => (
				<ListButtons key={entry.ref} entry={entry} />
			))}
			<div className="actions">
				<div role="alert">
					{refusal && (
						<pre>
							<strong>Nothing was saved.</strong> {refusal.message}
						</pre>
					)}
				</div>
				<button type="submit" className="primary">
					Save
				</button>
				<Close label="Cancel" />
				{fields[0] && (
					<button type="button" data-file={`${fields[0].open.file}:${fields[0].line}`}>
						Open in editor
					</button>
				)}
			</div>
		</form>,
	);
}

const Close = ({ label = "Close" }) => (
	<button type="button" data-close>
		{label}
	</button>
);

/** The page as a search result. page.ts keeps it up to date. */
function SearchResult({ path, fields }: { path: string; fields: readonly Field[] }) {
	const [title, description] = fields;
	return (
		<section aria-label="As a search result">
			<p>{path.replaceAll("/", " › ")}</p>
			<p className="title" data-shows={title?.ref} />
			<p data-shows={description?.ref} />
		</section>
	);
}

interface InputProps {
	field: Field;
	submitted: Submitted;
	source: SiteSource;
	/** Whether a picker starts open. */
	isOpen: boolean;
}

/** A field's text box or picker, plus the text on disk if both were changed. */
function Input({ field, submitted, source, isOpen }: InputProps) {
	const { ref, value, kind } = field;
	const [text, was] = [submitted[`text:${ref}`], submitted[`was:${ref}`]];
	const mine = text !== undefined && text !== was ? text : value;
	return (
		<div className="field">
			<input type="hidden" name={`was:${ref}`} value={value} />
			{kind === "choice" ? <Picker field={field} value={mine} source={source} isOpen={isOpen} /> : <TextBox field={field} value={mine} />}
			{was !== undefined && was !== value && mine !== value && (
				<label>
					In the file now. Saving replaces it with your version.
					<textarea readOnly value={value} />
				</label>
			)}
		</div>
	);
}

function TextBox({ field: { ref, label, hint, kind, optional, min, max }, value }: { field: Field; value: string }) {
	const isArticle = kind === "article";
	const id = `text:${ref}`;
	return (
		<div className={isArticle ? "article" : ""}>
			<div>
				<label htmlFor={id}>{optional && !isArticle ? `${label} (optional)` : label}</label>
				<p id={`hint:${ref}`}>{hint}</p>
				<textarea
					id={id}
					name={id}
					aria-describedby={`hint:${ref} count:${ref}`}
					rows={isArticle ? 24 : Math.min(8, Math.ceil((value.length + 1) / 55))}
					defaultValue={value}
					data-min={optional ? 0 : min}
					data-max={max < Infinity ? max : undefined}
				/>
				<p id={`count:${ref}`} hidden={isArticle} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll. */}
			{isArticle && <section className="preview" aria-label="Preview" tabIndex={0} data-article={ref} />}
		</div>
	);
}

function Picker({ field, value, source, isOpen }: { field: Field; value: string; source: SiteSource; isOpen: boolean }) {
	const { ref, label, hint } = field;
	const choices = choicesOf(field, source);
	return (
		<details open={isOpen}>
			<summary>
				{label}: {choices.find((choice) => choice.value === value)?.label ?? value}
			</summary>
			<p>{hint}</p>
			<input type="search" placeholder="Search" aria-label={`Search: ${label}`} />
			<div className="choices" role="radiogroup" aria-label={label}>
				{choices.map((choice) => (
					<label key={choice.value}>
						<input type="radio" name={`text:${ref}`} value={choice.value} defaultChecked={choice.value === value} />
						{choice.picture} {choice.label}
					</label>
				))}
			</div>
		</details>
	);
}

/** Buttons to add, move, or remove a list entry. */
function ListButtons({ entry: { ref, name, index, length } }: { entry: ListEntry }) {
	const place = length === 0 ? "no entries yet" : `entry ${index + 1} of ${length}`;
	const described = (label: string) => ({ "aria-label": `${label}: ${name}, ${place}`, children: label });
	const move = (label: string, change: string, disabled = false) => (
		<button type="submit" name="change" value={`${change} ${ref}`} disabled={disabled} {...described(label)} />
	);
	return (
		<fieldset>
			<legend>
				{name}: {place}
			</legend>
			<button type="button" data-entry={ref} {...described(length === 0 ? "Add" : "Add below")} />
			{length > 0 && move("Move up", "up", index === 0)}
			{length > 0 && move("Move down", "down", index === length - 1)}
			{length > 0 && move("Remove", "remove")}
		</fieldset>
	);
}

/** Renders a window without a form. */
export const renderWindow = (title: string, content: ReactNode): string =>
	renderToStaticMarkup(
		<div>
			<h2>{title}</h2>
			{content}
			<Close />
		</div>,
	);
