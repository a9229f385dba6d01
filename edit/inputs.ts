import { ask, h } from "./dom.ts";
import type { Choice, Field } from "./fields.ts";

/** A field in a dialog. */
export interface Input {
	field: Field;
	element: HTMLElement;
	value: () => string;
	set: (value: string) => void;
	focus: () => void;
}

let count = 0;

/** Returns a text as the page shows it, with the values of its {placeholders}. */
export const filled = ({ placeholders }: Field, text: string) =>
	text.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => placeholders[key] ?? name);

/** Returns the input of a field: a text box, a picker, or Markdown with its preview. */
export const inputOf = (field: Field, onInput: () => void): Input =>
	field.kind === "choice" ? pickerOf(field, onInput) : textBoxOf(field, onInput);

function textBoxOf(field: Field, onInput: () => void): Input {
	const id = `edit-${count++}`;
	const isArticle = field.kind === "article";
	const rows = isArticle ? 24 : Math.min(8, Math.ceil((field.value.length + 1) / 55));
	const box = h("textarea", { id, value: field.value, rows, "aria-describedby": `${id}-hint ${id}-count` });
	const counter = h("p", { id: `${id}-count`, className: "count" });
	const update = () => {
		const { length } = filled(field, box.value);
		const { min = 0, max, optional } = field;
		const isWrong = length > (max ?? length) || (length < min && !(optional && length === 0));
		counter.textContent = `${length}${max === undefined ? "" : ` of ${max}`} characters${length < min ? `, at least ${min}` : ""}`;
		counter.classList.toggle("over", isWrong);
	};
	box.addEventListener("input", () => {
		update();
		onInput();
	});
	update();
	box.setSelectionRange(0, 0);
	const label = field.optional && !isArticle ? `${field.label} (optional)` : field.label;
	const element = h(
		"div",
		{ className: isArticle ? "field article" : "field" },
		h(
			"div",
			{},
			h("label", { htmlFor: id }, label),
			h("p", { id: `${id}-hint`, className: "hint" }, field.hint.startsWith(`${field.label}.`) ? "" : field.hint),
			box,
			isArticle ? "" : counter,
		),
		isArticle && previewOf(box),
	);
	const set = (value: string) => {
		box.value = value;
		update();
	};
	return { field, element, value: () => box.value, set, focus: () => box.focus() };
}

/** Shows the article as the page will, in the page's own styles. */
function previewOf(box: HTMLTextAreaElement): HTMLElement {
	const prose = h("div", { className: "prose" });
	const frame = h("div", { className: "preview", role: "region", ariaLabel: "Preview", tabIndex: 0 });
	const sheets = [...document.querySelectorAll("style, link[rel=stylesheet]")].map((sheet) => sheet.cloneNode(true));
	frame.attachShadow({ mode: "open" }).append(...sheets, prose);
	let timer = 0;
	const show = async () => {
		const answer = await ask<{ html: string }>({ do: "preview", text: box.value });
		if (answer.ok) prose.innerHTML = answer.html;
	};
	box.addEventListener("input", () => {
		clearTimeout(timer);
		timer = window.setTimeout(show, 200);
	});
	void show();
	return frame;
}

function pickerOf(field: Field, onInput: () => void): Input {
	const name = `edit-${count++}`;
	let chosen = field.value;
	const list = h("div", { className: "choices" }, "Loading…");
	const search = h("input", { type: "search", placeholder: "Search", ariaLabel: `Search: ${field.label}`, hidden: true });
	const option = ({ value, label, image }: Choice) => {
		const radio = h("input", { type: "radio", name, value, checked: value === chosen });
		radio.addEventListener("change", () => {
			chosen = value;
			onInput();
		});
		return h("label", {}, radio, image !== undefined && h("img", { src: image, alt: "", loading: "lazy" }), h("span", {}, label));
	};
	const show = async () => {
		const answer = await ask<{ choices: Choice[] }>({ do: "choices", ref: field.ref, search: search.value });
		if (!answer.ok) return list.replaceChildren(answer.message);
		const { choices } = answer;
		if (choices.length > 8) search.hidden = false;
		list.classList.toggle(
			"pictures",
			choices.some(({ image }) => image !== undefined),
		);
		list.replaceChildren(...(choices.length > 0 ? choices.map(option) : ["Nothing fits."]));
	};
	search.addEventListener("input", () => void show());
	const shown = show();
	const element = h("fieldset", { className: "field" }, h("legend", {}, field.label), search, list);
	const set = (value: string) => {
		chosen = value;
		void show();
	};
	const focus = () => void shown.then(() => list.querySelector<HTMLElement>(":checked, input")?.focus());
	return { field, element, value: () => chosen, set, focus };
}
