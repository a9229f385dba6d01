import type { Refusal } from "./dom.ts";
import { ask, h, openInEditor, shadow } from "./dom.ts";
import type { Field, ListPlace } from "./fields.ts";
import type { Input } from "./inputs.ts";
import { inputOf } from "./inputs.ts";

let closed = Promise.resolve();

/** Resolves when no dialog is open: a page that is loaded anew would lose what is being typed. */
export const whenClosed = () => closed;

/** Called after every change that was written. */
export type OnSaved = (state: { saved: string[]; undo: number; redo: number }) => void;

interface DialogOptions {
	title: string;
	/** The element that is edited; the dialog stands beside it. */
	beside?: Element | undefined;
	wide?: boolean;
}

/** Opens an empty dialog beside an element. */
export function openDialog({ title, beside, wide = false }: DialogOptions, ...content: (Node | string)[]) {
	const heading = h("h2", { id: "edit-title" }, title);
	const alert = h("div", { role: "alert", className: "alert" });
	const dialog = h("dialog", { "aria-labelledby": "edit-title", className: wide ? "wide" : "" }, heading, ...content, alert);
	closed = new Promise((resolve) => {
		dialog.addEventListener("close", () => {
			dialog.remove();
			resolve();
		});
	});
	shadow.append(dialog);
	dialog.showModal();
	const place = beside?.getBoundingClientRect();
	if (place && !wide && innerWidth > 640) {
		dialog.style.margin = "0";
		// A message or another field makes it higher.
		new ResizeObserver(() => {
			const { width, height } = dialog.getBoundingClientRect();
			const below = place.bottom + 12 + height < innerHeight ? place.bottom + 12 : place.top - height - 12;
			dialog.style.left = `${Math.max(12, Math.min(place.left, innerWidth - width - 12))}px`;
			dialog.style.top = `${Math.max(12, Math.min(below, innerHeight - height - 12))}px`;
		}).observe(dialog);
	}
	return { dialog, alert };
}

const button = (label: string, onClick: () => void, more: Record<string, unknown> = {}) => {
	const element = h("button", { type: "button", ...more }, label);
	element.addEventListener("click", onClick);
	return element;
};

/** Says why nothing was saved, in the words of the build. */
function tell(alert: HTMLElement, { message }: Pick<Refusal, "message">): void {
	alert.replaceChildren(h("strong", {}, "Nothing was saved."), h("pre", {}, message));
	alert.scrollIntoView({ block: "nearest" });
}

interface EditOptions extends Partial<DialogOptions> {
	onSaved: OnSaved;
	/** Stands above the fields, and is told of each change. */
	above?: (inputs: readonly Input[]) => HTMLElement;
	below?: HTMLElement;
}

/** Opens a dialog for some fields of the content. */
export async function editFields(refs: readonly string[], { onSaved, beside, title, above, below }: EditOptions): Promise<void> {
	const answer = await ask<{ fields: Field[] }>({ do: "fields", refs });
	const [first] = answer.ok ? answer.fields : [];
	if (!answer.ok || !first) {
		const { alert } = openDialog({ title: "This can’t be edited here", beside }, closeButton());
		return void alert.append(answer.ok ? "The page shows nothing of the content here." : answer.message);
	}
	const inputs: Input[] = [];
	let isLeaving = false;
	const isChanged = () => inputs.some(({ field, value }) => value() !== field.value);
	const redraw = () => {
		isLeaving = false;
		head.replaceChildren(...(above ? [above(inputs)] : []));
	};
	const head = h("div", {});
	const fields = h("div", {});
	const add = (field: Field) => {
		const input = inputOf(field, redraw);
		inputs.push(input);
		fields.append(input.element);
		return input;
	};
	for (const field of answer.fields) add(field);

	async function save(): Promise<void> {
		const edits = inputs
			.filter(({ field, value }) => value() !== field.value)
			.map(({ field, value }) => ({ ref: field.ref, hash: field.hash, text: value() }));
		if (edits.length === 0) return dialog.close();
		const saved = await ask<Parameters<OnSaved>[0]>({ do: "save", edits });
		if (saved.ok) {
			dialog.close();
			return onSaved(saved);
		}
		tell(alert, saved);
		for (const { ref, hash, value } of saved.stale ?? []) showBoth(ref, hash, value);
		for (const ref of [...(saved.mistakes ?? []).map(({ file, field }) => `${file}#${field}`), ...(saved.also ?? [])]) await offer(ref);
	}

	/** Shows the file's text beside the one in the dialog, and lets the editor decide. */
	function showBoth(ref: string, hash: string, value: string): void {
		const input = inputs.find(({ field }) => field.ref === ref);
		if (!input) return;
		const choose = (text: string) => () => {
			Object.assign(input.field, { hash, value });
			input.set(text);
			alert.replaceChildren();
			input.focus();
		};
		const [theirs, mine] = [h("textarea", { readOnly: true, value, rows: 3, ariaLabel: "In the file now" }), input.value()];
		alert.append(
			h("p", {}, "In the file now:"),
			theirs,
			h("p", {}, "Yours stands above."),
			h("div", { className: "row" }, button("Take the file’s", choose(value)), button("Keep mine", choose(mine))),
		);
	}

	/** A mistake elsewhere is fixed together with the change: its text opens below. */
	async function offer(ref: string): Promise<void> {
		if (inputs.some((input) => input.field.ref === ref)) return;
		const other = await ask<{ fields: Field[] }>({ do: "fields", refs: [ref] });
		if (!other.ok) return;
		fields.append(h("p", { className: "also" }, "This text may have to change, too. Save writes both."));
		for (const described of other.fields) add(described);
	}

	const form = h(
		"form",
		{},
		head,
		fields,
		...first.lists.map((list) => listRow(first, list)),
		below ?? "",
		h(
			"div",
			{ className: "row actions" },
			h("button", { type: "submit", className: "primary" }, "Save"),
			button("Cancel", () => dialog.close()),
			button("Open in editor", () => openInEditor(`${first.file}:${first.line}`)),
		),
	);
	const wide = first.kind === "article" || Boolean(above);
	const { dialog, alert } = openDialog({ title: title ?? first.place, beside, wide }, form);
	form.querySelector(".actions")?.before(alert);
	redraw();
	inputs[0]?.focus();

	form.addEventListener("submit", (event) => {
		event.preventDefault();
		void save();
	});
	form.addEventListener("keydown", (event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
	});
	dialog.addEventListener("cancel", (event) => {
		if (isLeaving || !isChanged()) return;
		event.preventDefault();
		isLeaving = true;
		alert.replaceChildren("Your change is not saved. Press Escape again to drop it.");
	});

	/** What can be done to the entry of a list that a field stands in. */
	function listRow(field: Field, list: ListPlace): HTMLElement {
		const { name, index, length } = list;
		const change = async (what: string, texts: Record<string, string> = {}) => {
			const request = { do: "list", ref: `${field.file}#${list.path}`, hash: field.hash, index, change: what, texts };
			const saved = await ask<Parameters<OnSaved>[0]>(request);
			if (!saved.ok) return tell(alert, saved);
			dialog.close();
			onSaved(saved);
		};
		const entry = `entry ${index + 1} of ${length} in ${name}`;
		const act = (label: string, run: () => void, disabled = false) => button(label, run, { disabled, ariaLabel: `${label}: ${entry}` });
		return h(
			"div",
			{ className: "list", role: "group", ariaLabel: name },
			h("p", {}, `${name}: entry ${index + 1} of ${length}`),
			h(
				"div",
				{ className: "row" },
				act("Add below", () => addEntry(list, field, change)),
				act("Move up", () => void change("up"), index === 0),
				act("Move down", () => void change("down"), index === length - 1),
				act("Remove", () => void change("remove"), length === 1),
			),
		);
	}

	/** Asks for the texts of a new entry; what else it has is that of the entry above it. */
	function addEntry(
		{ name, texts, index, path }: ListPlace,
		field: Field,
		change: (what: string, texts: Record<string, string>) => Promise<void>,
	): void {
		const news = texts.map(({ path: inner, label, optional }) => {
			const blank: Field = {
				...field,
				ref: `${field.file}#${path}.${index}.${inner}`,
				kind: "text",
				value: "",
				label: optional ? `${label} (may stay empty)` : label,
				hint: "",
			};
			return { inner, input: inputOf(blank, () => undefined) };
		});
		if (news.length === 0) return void change("add", {});
		const send = () => void change("add", Object.fromEntries(news.map(({ inner, input }) => [inner, input.value()])));
		fields.replaceChildren(
			h("p", { className: "place" }, `A new entry in ${name}, below entry ${index + 1}`),
			...news.map(({ input }) => input.element),
		);
		for (const list of form.querySelectorAll(".list")) list.remove();
		inputs.splice(0, inputs.length);
		form.querySelector(".actions")?.replaceChildren(
			button("Save", send, { className: "primary" }),
			button("Cancel", () => dialog.close()),
		);
		form.addEventListener("submit", send);
		news[0]?.input.focus();
	}
}

/** A button that closes the dialog it stands in. */
export function closeButton(): HTMLElement {
	const close = button("Close", () => close.closest("dialog")?.close());
	return h("div", { className: "row" }, close);
}
