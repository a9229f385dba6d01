import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { Fragment, useEffect, useRef, useState } from "react";
import type { Placeholders } from "../model/reading/read-entry.ts";
import type { Answer } from "./ask.ts";
import { ask } from "./ask.ts";
import type { Dialog } from "./dialogs.ts";
import type { Edit, Field, ListEntry } from "./fields.ts";
import { Button, filled, Input } from "./inputs.tsx";
import type { Refusal, Saved } from "./server.ts";

/** Resolves when the open dialog closes. */
let closed: Promise<void> | undefined;

/** Resolves when no dialog is open: reloading the page would lose what is being typed. */
export async function whenClosed(): Promise<void> {
	// One dialog may have opened another.
	while (closed) await closed;
}

const close = ({ currentTarget }: { currentTarget: Element }) => currentTarget.closest("dialog")?.close();

interface WindowProps {
	title: string;
	isWide?: boolean;
	/** The element that is edited; the dialog opens beside it. */
	beside?: Element | undefined;
	/** Returns whether something would be lost. */
	isDirty?: boolean;
	onClose: () => void;
	children: ReactNode;
}

/** A modal dialog. */
export function Window({ title, isWide = false, beside, isDirty = false, onClose, children }: WindowProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const { promise, resolve } = Promise.withResolvers<void>();
		closed = promise;
		dialog.current?.showModal();
		if (beside && dialog.current && !isWide) placeBeside(dialog.current, beside);
		return () => {
			closed = undefined;
			resolve();
		};
	}, [beside, isWide]);
	return (
		<dialog
			ref={dialog}
			className={isWide ? "wide" : ""}
			aria-labelledby="edit-title"
			onClose={onClose}
			onCancel={(event) => isDirty && !confirm("Drop your change?") && event.preventDefault()}
		>
			<h2 id="edit-title">{title}</h2>
			{children}
		</dialog>
	);
}

/** Moves a dialog below a text, or above it where there is no room. On phones it stays in the middle. */
function placeBeside({ style, offsetWidth, offsetHeight }: HTMLDialogElement, text: Element): void {
	const { left, top, bottom } = text.getBoundingClientRect();
	if (innerWidth < 640) return;
	const y = bottom + offsetHeight + 24 < innerHeight ? bottom + 12 : Math.max(12, top - offsetHeight - 12);
	// Room for fields that are unfolded later.
	style.maxHeight = `${Math.max(innerHeight - y - 12, offsetHeight)}px`;
	style.margin = `${y}px auto auto ${Math.max(12, Math.min(left, innerWidth - offsetWidth - 12))}px`;
}

/** Closes the dialog that it is in. */
export const CloseButton = ({ children = "Close" }: { children?: string }) => <Button onClick={close}>{children}</Button>;

/** A field in the dialog, and its text in the file if that has changed meanwhile. */
type OpenField = Field & { theirs?: string };

const fileOf = ({ ref }: { ref: string }) => ref.replace(/#.*/, "");

/** Returns the fields with what a refusal says of them: those of other parts come behind. */
function merged(fields: readonly OpenField[], fresh: readonly Field[]): OpenField[] {
	const known = fields.map((field): OpenField => {
		const { hash } = fresh.find((one) => fileOf(one) === fileOf(field)) ?? field;
		const now = fresh.find(({ ref }) => ref === field.ref);
		return now && now.value !== field.value ? { ...now, theirs: now.value } : { ...field, hash };
	});
	return [...known, ...fresh.filter(({ ref }) => !fields.some((field) => field.ref === ref))];
}

interface EditDialogProps {
	dialog: Dialog;
	beside?: Element | undefined;
	/** Shows a search result with the page's title and description. */
	isPage?: boolean;
	placeholders: Placeholders;
	onSaved: (saved: Saved) => void;
	/** Opens the dialog for a new entry. */
	onAdd: (entry: ListEntry, edits: Edit[]) => void;
	onClose: () => void;
}

/** The dialog for some fields of the content. */
export function EditDialog({ dialog, beside, isPage = false, placeholders, onSaved, onAdd, onClose }: EditDialogProps) {
	const { title, line, note, first, others = [], lists = [] } = dialog;
	const [fields, setFields] = useState<OpenField[]>([...dialog.fields, ...others]);
	const [texts, setTexts] = useState<Record<string, string>>({});
	const [refusal, setRefusal] = useState<Refusal>();
	const textOf = ({ ref, value }: Field) => texts[ref] ?? value;
	const edits: Edit[] = fields
		.filter((field) => textOf(field) !== field.value || (first && dialog.fields.some(({ ref }) => ref === field.ref)))
		.map((field) => ({ ref: field.ref, hash: field.hash, text: textOf(field) }));

	async function send(all: Edit[]): Promise<void> {
		const answer: Answer<Saved> = await ask<Saved>({ do: "save", edits: all });
		if (answer.ok) return onSaved(answer);
		setRefusal(answer);
		setFields(merged(fields, answer.fields ?? []));
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		if (edits.length > 0) void send([...(first ?? []), ...edits]);
		else close(event);
	}

	function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
	}

	const inputOf = (field: OpenField, index: number) => (
		<Fragment key={field.ref}>
			<Input
				field={field}
				text={textOf(field)}
				placeholders={placeholders}
				isOpen={index === 0 && !isPage}
				onText={(text) => setTexts({ ...texts, [field.ref]: text })}
			/>
			{field.theirs !== undefined && (
				<div className="panel">
					<label>
						In the file now
						<textarea readOnly value={field.theirs} />
					</label>
					<Button onClick={() => setTexts({ ...texts, [field.ref]: field.value })}>Use the file’s text</Button> Save keeps yours.
				</div>
			)}
		</Fragment>
	);
	const isOther = (field: Field) => others.some(({ ref }) => ref === field.ref);
	const own = fields.filter((field) => !isOther(field));
	const hidden = fields.filter(isOther);
	const [head, description] = own;
	return (
		<Window
			title={title}
			beside={beside}
			isWide={isPage || head?.kind === "article"}
			isDirty={edits.some((edit) => "text" in edit && edit.text !== "")}
			onClose={onClose}
		>
			<form onSubmit={submit} onKeyDown={submitByKey}>
				{note && <p>{note}</p>}
				{isPage && head && description && (
					<section className="panel result" aria-label="As a search result">
						<p>{location.host + location.pathname.replaceAll("/", " › ")}</p>
						<p className="title">{filled(textOf(head), placeholders)}</p>
						<p>{filled(textOf(description), placeholders)}</p>
					</section>
				)}
				{own.map(inputOf)}
				{hidden.length > 0 && (
					<details open={refusal?.fields?.some(isOther)}>
						<summary>{isPage ? "Other fields of the page" : "Other fields of this part"}</summary>
						{hidden.map((field) => inputOf(field, -1))}
					</details>
				)}
				{lists.map((entry) => (
					<ListRow
						key={entry.ref}
						entry={entry}
						onAdd={() => onAdd(entry, edits)}
						onChange={(change) => send([...edits, { ref: entry.ref, hash: fields[0]?.hash ?? "", change }])}
					/>
				))}
				<div className="actions">
					<div role="alert" className={refusal ? "panel wrong" : ""}>
						{refusal && <strong>Nothing was saved.</strong>}
						{refusal && <pre>{refusal.message}</pre>}
					</div>
					{fields.length > 0 && (
						<button type="submit" className="primary">
							Save
						</button>
					)}
					<CloseButton>Cancel</CloseButton>
					<Button onClick={() => fetch(`/__open-in-editor?file=${encodeURIComponent(line)}`)}>Open in editor</Button>
				</div>
			</form>
		</Window>
	);
}

interface ListRowProps {
	entry: ListEntry;
	onAdd: () => void;
	onChange: (change: "up" | "down" | "remove") => void;
}

/** The buttons for an entry of a list. */
function ListRow({ entry: { name, index, length }, onAdd, onChange }: ListRowProps) {
	const place = length === 0 ? "no entry yet" : `entry ${index + 1} of ${length}`;
	const act = (label: string, run: () => void, disabled = false) => (
		<Button onClick={run} disabled={disabled} aria-label={`${label}: ${name}, ${place}`}>
			{label}
		</Button>
	);
	return (
		<fieldset className="panel">
			<legend>
				{name}: {place}
			</legend>
			{act(length === 0 ? "Add" : "Add below", onAdd)}
			{length > 0 && act("Move up", () => onChange("up"), index === 0)}
			{length > 0 && act("Move down", () => onChange("down"), index === length - 1)}
			{length > 0 && act("Remove", () => onChange("remove"))}
		</fieldset>
	);
}
