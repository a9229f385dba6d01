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

/** A text as the page shows it, with the values of its {placeholders}. */
export const filled = ({ placeholders }: Field, text: string) =>
	text.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => placeholders[key] ?? name);

/** Returns the input of a field: a text box, a picker, or Markdown with its preview. */
export function inputOf(field: Field, onInput: () => void): Input {
	return field.kind === "choice" && field.choices ? pickerOf(field, field.choices, onInput) : textBoxOf(field, onInput);
}

function textBoxOf(field: Field, onInput: () => void): Input {
	const id = `edit-${count++}`;
	const isArticle = field.kind === "article";
	const box = h("textarea", {
		id,
		value: field.value,
		rows: isArticle ? 24 : 2,
		spellcheck: true,
		"aria-describedby": `${id}-hint ${id}-count`,
	});
	const counter = h("p", { id: `${id}-count`, className: "count" });
	const preview = isArticle && previewOf(box);
	const update = () => {
		const { length } = filled(field, box.value);
		const { min = 0, max } = field;
		counter.textContent = isArticle ? "" : max === undefined ? `${length} characters` : `${length} of ${max} characters`;
		if (length < min) counter.textContent += `, at least ${min}`;
		counter.classList.toggle("over", length > (max ?? length) || length < min);
		if (!isArticle) {
			box.style.height = "auto";
			box.style.height = `${box.scrollHeight + 4}px`;
		}
	};
	box.addEventListener("input", () => {
		update();
		onInput();
	});
	const element = h(
		"div",
		{ className: isArticle ? "field article" : "field" },
		h(
			"div",
			{},
			h("label", { htmlFor: id }, field.label),
			h("p", { id: `${id}-hint`, className: "hint" }, field.hint.startsWith(`${field.label}.`) ? "" : field.hint),
			box,
			counter,
		),
		preview,
	);
	if (isArticle) box.setSelectionRange(0, 0);
	// It has a height once it is shown.
	requestAnimationFrame(update);
	const set = (value: string) => {
		box.value = value;
		update();
	};
	return { field, element, value: () => box.value, set, focus: () => box.focus() };
}

/** The article as the page will show it, in the page's own styles. */
function previewOf(box: HTMLTextAreaElement): HTMLElement {
	const prose = h("div", { className: "prose" });
	const frame = h("div", { className: "preview", role: "region", ariaLabel: "Preview", tabIndex: 0 });
	const tree = frame.attachShadow({ mode: "open" });
	tree.append(...[...document.querySelectorAll("style, link[rel=stylesheet]")].map((sheet) => sheet.cloneNode(true)), prose);
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

/** How many choices a picker shows at once. */
const SHOWN = 60;

function pickerOf(field: Field, choices: readonly Choice[], onInput: () => void): Input {
	const name = `edit-${count++}`;
	let chosen = field.value;
	const list = h("div", { className: `choices ${choices[0]?.image ? "photos" : choices[0]?.shapes ? "icons" : ""}` });
	const filter = h("input", { type: "search", placeholder: "Search", ariaLabel: `Search: ${field.label}` });
	const show = () => {
		const wanted = filter.value.toLowerCase();
		const fitting = choices.filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(wanted));
		// What is chosen comes first, so that it is in sight.
		const shown = [...fitting.filter(({ value }) => value === chosen), ...fitting.filter(({ value }) => value !== chosen)].slice(0, SHOWN);
		list.replaceChildren(...shown.map(option));
		if (shown.length === 0) list.append("Nothing fits.");
	};
	const option = ({ value, label, image, shapes }: Choice) => {
		const radio = h("input", { type: "radio", name, value, checked: value === chosen });
		radio.addEventListener("change", () => {
			chosen = value;
			onInput();
		});
		return h(
			"label",
			{},
			radio,
			image !== undefined && h("img", { src: image, alt: "", loading: "lazy" }),
			shapes && drawn(shapes),
			h("span", {}, label),
		);
	};
	filter.addEventListener("input", show);
	show();
	const element = h("fieldset", { className: "field" }, h("legend", {}, field.label), choices.length > 8 && filter, list);
	const set = (value: string) => {
		chosen = value;
		show();
	};
	return { field, element, value: () => chosen, set, focus: () => list.querySelector<HTMLElement>(":checked, input")?.focus() };
}

function drawn(shapes: NonNullable<Choice["shapes"]>): Node {
	const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	svg.setAttribute("viewBox", "0 0 24 24");
	for (const [tag, attributes] of shapes) {
		const shape = document.createElementNS("http://www.w3.org/2000/svg", tag);
		for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value));
		svg.append(shape);
	}
	return svg as unknown as Node;
}
