import type { Refusal } from "./dom.ts";
import { ask, button, h, openInEditor, shadow } from "./dom.ts";
import type { Field, ListPlace } from "./fields.ts";
import type { Input } from "./inputs.ts";
import { inputOf } from "./inputs.ts";

let closed = Promise.resolve();

/** Resolves when no dialog is open: reloading the page would lose what is being typed. */
export const whenClosed = () => closed;

/** What the server says after it wrote files: their names, and how many steps Undo and Redo have. */
export interface Saved {
	saved: string[];
	undo: number;
	redo: number;
}

interface DialogOptions {
	title: string;
	/** The element that is edited; the dialog opens beside it. */
	beside?: Element | undefined;
	wide?: boolean;
}

/** Opens a dialog with a place for messages at its end. */
export function openDialog({ title, beside, wide = false }: DialogOptions, ...content: (Node | string)[]) {
	const alert = h("div", { role: "alert", className: "alert" });
	const heading = h("h2", { id: "edit-title" }, title);
	const dialog = h("dialog", { "aria-labelledby": "edit-title", className: wide ? "wide" : "" }, heading, ...content, alert);
	closed = new Promise((resolve) => {
		dialog.addEventListener("close", () => {
			dialog.remove();
			resolve();
		});
	});
	shadow.append(dialog);
	dialog.showModal();
	if (beside && !wide && innerWidth > 640) {
		const { left, top, bottom } = beside.getBoundingClientRect();
		const isBelow = innerHeight - bottom > top;
		const room = (isBelow ? innerHeight - bottom : top) - 24;
		dialog.style.left = `${Math.max(12, Math.min(left, innerWidth - dialog.offsetWidth - 12))}px`;
		// Beside a text as high as the window is nowhere.
		if (room > 360) {
			dialog.style.marginInline = "0";
			dialog.style.marginBlock = isBelow ? `${bottom + 12}px auto` : `auto ${innerHeight - top + 12}px`;
			dialog.style.maxHeight = `${room}px`;
		}
	}
	return { dialog, alert };
}

/** Says why nothing was saved, in the build's words. */
function tell(alert: HTMLElement, { message }: Pick<Refusal, "message">): void {
	alert.replaceChildren(h("strong", {}, "Nothing was saved."), h("pre", {}, message));
	alert.scrollIntoView({ block: "nearest" });
}

const isChanged = ({ field, value }: Input) => value() !== field.value;

interface FormOptions extends DialogOptions {
	inputs: Input[];
	/** FILE:LINE for "Open in editor". */
	line: string;
	save: () => Promise<void> | void;
}

/** Opens a dialog with Save, Cancel and Open in editor. Escape asks before it drops a change. */
function openForm({ inputs, line, save, ...options }: FormOptions, ...content: Node[]) {
	let isLeaving = false;
	const cancel = button("Cancel", () => dialog.close());
	const open = button("Open in editor", () => openInEditor(line));
	const actions = h("div", { className: "row actions" }, h("button", { type: "submit", className: "primary" }, "Save"), cancel, open);
	const form = h("form", {}, ...content, actions);
	const { dialog, alert } = openDialog(options, form);
	actions.before(alert);
	inputs[0]?.focus();
	form.addEventListener("input", () => {
		isLeaving = false;
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		void save();
	});
	form.addEventListener("keydown", (event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
	});
	dialog.addEventListener("cancel", (event) => {
		if (isLeaving || !inputs.some(isChanged)) return;
		event.preventDefault();
		isLeaving = true;
		alert.replaceChildren("Your change is not saved. Press Escape again to drop it.");
	});
	return { dialog, alert };
}

interface EditOptions extends Partial<DialogOptions> {
	onSaved: (saved: Saved) => void;
	/** Shown above the fields, and drawn again after each change. */
	above?: (inputs: readonly Input[]) => HTMLElement;
	below?: HTMLElement;
}

interface FieldsAnswer {
	fields: Field[];
	beside: Field[];
	lists: ListPlace[];
}

/** Opens a dialog for some fields of the content. */
export async function editFields(refs: readonly string[], { onSaved, beside, title, above, below }: EditOptions): Promise<void> {
	const answer = await ask<FieldsAnswer>({ do: "fields", refs });
	const [first] = answer.ok ? answer.fields : [];
	if (!answer.ok || !first) {
		const { alert } = openDialog({ title: "This can’t be edited here", beside }, closeButton());
		return alert.append(answer.ok ? "The page has no such fields." : answer.message);
	}
	const inputs: Input[] = [];
	const head = h("div", {});
	const redraw = () => above && head.replaceChildren(above(inputs));
	const add = (parent: HTMLElement) => (field: Field) => {
		const input = inputOf(field, redraw);
		inputs.push(input);
		parent.append(input.element);
	};
	const fields = h("div", {});
	const others = h("details", { className: "others" }, h("summary", {}, "Other fields of this part"));
	const shown = new Set(answer.fields.map(({ ref }) => ref));
	answer.fields.forEach(add(fields));
	if (!above) answer.beside.filter(({ ref }) => !shown.has(ref)).forEach(add(others));
	others.hidden = inputs.length === answer.fields.length;

	async function save(): Promise<void> {
		const edits = inputs.filter(isChanged).map(({ field, value }) => ({ ref: field.ref, hash: field.hash, text: value() }));
		if (edits.length === 0) return dialog.close();
		const saved = await ask<Saved>({ do: "save", edits });
		if (saved.ok) {
			dialog.close();
			return onSaved(saved);
		}
		tell(alert, saved);
		for (const one of saved.stale ?? []) showBoth(one);
		for (const ref of [...(saved.mistakes ?? []).map(({ file, field }) => `${file}#${field}`), ...(saved.also ?? [])]) await offer(ref);
	}

	/** Shows the file's text beside the one in the dialog, and lets the editor decide. */
	function showBoth({ ref, hash, value }: { ref: string; hash: string; value: string }): void {
		const input = inputs.find(({ field }) => field.ref === ref);
		if (!input) return;
		const choose = (text: string) => () => {
			Object.assign(input.field, { hash, value });
			input.set(text);
			alert.replaceChildren();
			input.focus();
		};
		alert.append(
			h("p", {}, "In the file now:"),
			h("textarea", { readOnly: true, value, rows: 3, ariaLabel: "In the file now" }),
			h("div", { className: "row" }, button("Use the file’s text", choose(value)), button("Keep mine", choose(input.value()))),
		);
	}

	/** Adds the field of a mistake elsewhere, so that one save can fix both. */
	async function offer(ref: string): Promise<void> {
		if (inputs.some((input) => input.field.ref === ref)) {
			others.open ||= answer.ok && answer.beside.some((field) => field.ref === ref);
			return;
		}
		const other = await ask<FieldsAnswer>({ do: "fields", refs: [ref] });
		if (!other.ok) return;
		fields.append(h("p", { className: "also" }, "This text may have to change, too. Save writes both."));
		other.fields.forEach(add(fields));
	}

	const onListSaved = (saved: Saved) => {
		dialog.close();
		onSaved(saved);
	};
	const lists = answer.lists.map((list) => listRow(list, first.hash, onListSaved));
	const { dialog, alert } = openForm(
		{ title: title ?? first.place, beside, wide: first.kind === "article" || Boolean(above), inputs, line: first.line, save },
		head,
		fields,
		others,
		...lists,
		...(below ? [below] : []),
	);
	redraw();
}

/** Returns the buttons for the entry of a list that a field is in. */
function listRow(list: ListPlace, hash: string, onSaved: (saved: Saved) => void): HTMLElement {
	const { ref, name, index, length } = list;
	const alert = h("div", { role: "alert", className: "alert" });
	const change = (what: string) => async () => {
		const saved = await ask<Saved>({ do: "list", ref, hash, index, change: what });
		if (saved.ok) onSaved(saved);
		else tell(alert, saved);
	};
	const act = (label: string, run: () => void, disabled = false) =>
		button(label, run, { disabled, ariaLabel: `${label}: entry ${index + 1} of ${length} in ${name}` });
	const add = () => {
		row.closest("dialog")?.close();
		addEntry(list, onSaved);
	};
	const row = h(
		"div",
		{ className: "list", role: "group", ariaLabel: name },
		h("p", {}, `${name}: entry ${index + 1} of ${length}`),
		h(
			"div",
			{ className: "row" },
			act("Add below", add),
			act("Move up", change("up"), index === 0),
			act("Move down", change("down"), index === length - 1),
			act("Remove", change("remove")),
		),
		alert,
	);
	return row;
}

/** Asks for the fields of a new entry. What else it has is that of the entry above it. */
export function addEntry({ ref, name, index, length, entry }: ListPlace, onSaved: (saved: Saved) => void): void {
	const inputs = entry.map((field) => inputOf(field, () => undefined));
	const [first] = entry;
	const place = `${ref}.${index}`;
	const save = async () => {
		const texts = inputs.map(({ field, value }) => ({ path: field.ref.slice(place.length + 1), text: value() }));
		const saved = await ask<Saved>({ do: "list", ref, hash: first?.hash, index, change: "add", texts });
		if (!saved.ok) return tell(alert, saved);
		dialog.close();
		onSaved(saved);
	};
	const title = `New entry in ${name}${length > 0 ? `, below entry ${index + 1}` : ""}`;
	const { dialog, alert } = openForm({ title, inputs, line: first?.line ?? "", save }, ...inputs.map(({ element }) => element));
}

/** Returns a row with a button that closes its dialog. */
export function closeButton(...others: Node[]): HTMLElement {
	const row = h(
		"div",
		{ className: "row" },
		...others,
		button("Close", () => row.closest("dialog")?.close()),
	);
	return row;
}
