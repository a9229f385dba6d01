// Runs in the browser: outlines editable text and opens the server's forms in a dialog.
import { HYDRATED_EVENT } from "../app/hydration/boot.ts";
import { BROWSING } from "./marks.ts";
import "./page.css";
import css from "./page.css?inline";
import type { Answer } from "./server.tsx";
import { showMarks } from "./show-marks.ts";

const NATIVE = "a[href], button, summary, input, select, textarea";
const isBrowsing = document.cookie.includes(BROWSING);

// A shadow tree keeps the site's styles out.
const root = document.createElement("site-edit");
const shadow = root.attachShadow({ mode: "open" });
shadow.innerHTML = `<style>${css}</style><div class="bar" popover="manual" role="toolbar" aria-label="Editing">
	<button name="browse" aria-pressed="${isBrowsing}" title="Make links and buttons work. Just once: Alt+click or Alt+Enter.">Browse</button>
	<button name="page">Page</button> <button name="undo">Undo</button> <button name="redo">Redo</button>
	<button name="changes">Changes</button> </div>`;
const [dialog, status] = [document.createElement("dialog"), document.createElement("output")];
shadow.lastElementChild?.prepend(status);
shadow.append(dialog);
dialog.part.add("dialog");

let page: Answer["page"];
/** Whether the owner has typed or chosen something since the dialog opened. */
let isDirty = false;
const mayDrop = () => !isDirty || confirm("Discard your changes?");

async function ask(request: object): Promise<Answer> {
	const headers = { "Content-Type": "application/json", "X-Edit-Token": String(import.meta.env.EDIT_TOKEN) };
	const sent = fetch("/@edit", { method: "POST", headers, body: JSON.stringify(request) });
	return sent.then((response) => response.json()).catch(() => ({ message: "The server isn’t responding. Start npm run edit again." }));
}

/** Sends a request and shows the answer: a dialog, or a message in the open form or the bar. `at` is the field to focus after a change. */
async function open(request: object, at?: string): Promise<void> {
	const { html = "", message, saved, wrong = "" } = await ask(request);
	if (message !== undefined) {
		// The server reloads the page after a change.
		if (saved?.length) history.replaceState({ ...history.state, message, at }, "");
		if (saved) dialog.close();
		const alert = dialog.open ? dialog.querySelector("[role=alert]") : undefined;
		(alert ?? status).textContent = message;
		alert?.parentElement?.insertAdjacentHTML("beforebegin", html);
		shadow.getElementById(wrong)?.focus();
	} else {
		isDirty = false;
		dialog.innerHTML = html;
		dialog.ariaLabel = dialog.querySelector("h2")?.textContent ?? "";
		if (!dialog.open) dialog.showModal();
		for (const box of dialog.querySelectorAll("textarea")) void update(box);
		const box = dialog.querySelector<HTMLTextAreaElement | HTMLInputElement>("textarea, [type=search]");
		const clicked = document.querySelector("[data-edited]")?.textContent ?? "";
		// Blur first: a text box scrolls to its caret, at the clicked paragraph, only when it gains focus.
		box?.blur();
		const start = Math.max(0, box?.value.indexOf(clicked.split(" ", 4).join(" ")) ?? 0);
		box?.setSelectionRange(start, start);
		box?.focus();
	}
}

/** Updates the character count, the placeholders' values, and the previews of a text box. */
async function update(box: HTMLTextAreaElement): Promise<void> {
	const { id, value } = box;
	const { min = "0", max = "Infinity" } = box.dataset;
	const figures = Object.entries(page?.placeholders ?? {}).filter(([name]) => value.includes(`{${name}}`));
	const text = figures.reduce((filled, [name, figure]) => filled.replaceAll(`{${name}}`, figure), value);
	const size = `${text.length}${max === "Infinity" ? "" : ` of ${max}`} characters`;
	const count = shadow.getElementById(`count:${id}`);
	count?.replaceChildren([size, ...figures.map(([name, figure]) => `{${name}} shows ${figure}`)].join(". "));
	count?.classList.toggle("wrong", text.length < Number(min) || text.length > Number(max));
	for (const shown of dialog.querySelectorAll(`[data-shows="${id}"]`)) shown.textContent = text;
	const preview = box.closest(".article")?.querySelector(".preview");
	// Debounce: each keystroke fires an event, and each preview is a request.
	await new Promise((done) => setTimeout(done, 200));
	if (!preview || box.value !== value) return;
	const { html = "" } = await ask({ do: "preview", text });
	// The text may have changed during the request.
	if (box.value === value) preview.innerHTML = html;
}

/** Click handlers by button name. */
const actions: Record<string, (value: string) => unknown> = {
	browse: () => {
		// biome-ignore lint/suspicious/noDocumentCookie: older Firefox has no Cookie Store API.
		document.cookie = `${BROWSING};path=/${isBrowsing ? ";max-age=0" : ""}`;
		location.reload();
	},
	undo: () => open({ do: "undo" }),
	redo: () => open({ do: "redo" }),
	changes: () => open({ do: "changes" }),
	page: () => page && open({ do: "form", refs: [`${page.file}#head`] }),
	close: () => mayDrop() && dialog.close(),
	add: (ref) => mayDrop() && open({ do: "form", refs: [ref], add: true }),
	editor: (file) => fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`),
};
shadow.addEventListener("click", ({ target }) => {
	if (target instanceof HTMLButtonElement) actions[target.name]?.(target.value);
});
dialog.addEventListener("submit", (event) => {
	event.preventDefault();
	const { target, submitter } = event;
	if (!(target instanceof HTMLFormElement)) return;
	void open({ do: "save", submitted: Object.fromEntries(new FormData(target, submitter)) }, submitter?.dataset.at);
});
dialog.addEventListener("input", async ({ target }) => {
	if (target instanceof HTMLTextAreaElement) void update(target);
	if (!(target instanceof HTMLInputElement) || target.type !== "search") isDirty = true;
	else
		for (const choice of target.nextElementSibling?.children ?? [])
			choice.toggleAttribute("hidden", !choice.textContent?.toLowerCase().includes(target.value.toLowerCase()));
	const alt = target instanceof HTMLInputElement && target.dataset.alt;
	if (!alt) return;
	const { html = "" } = await ask({ do: "fields", refs: [alt] });
	// Finds nothing if another photo was chosen during the request.
	const field = dialog.querySelector(`:has(:checked[data-alt="${alt}"]) + .alt`);
	if (field) field.outerHTML = html;
	for (const box of dialog.querySelectorAll("textarea")) void update(box);
});

/** Opens the form for an element, or says where its text is in the code; with Alt, clicks its link or button instead. */
function act(event: MouseEvent | KeyboardEvent, target: Element | null): void {
	const element = event.altKey ? target : target?.closest("[data-edit], [data-edit-words]");
	if (!element) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	document.querySelector("[data-edited]")?.removeAttribute("data-edited");
	(target?.closest("p, li, h2, h3, h4, td") ?? element).setAttribute("data-edited", "");
	const refs = element.getAttribute("data-edit")?.split(" ");
	if (event.altKey) element.closest<HTMLElement>(NATIVE)?.click();
	else void open(refs ? { do: "form", refs } : { do: "words", text: element.textContent?.trim() });
}

function onKey(event: KeyboardEvent): void {
	const key = (event.ctrlKey || event.metaKey ? "ctrl " : "") + event.key.toLowerCase();
	const [target] = event.composedPath();
	if (dialog.open) {
		if (key === "ctrl enter") dialog.querySelector<HTMLElement>("[type=submit]:not([name])")?.click();
		// Enter in a picker would submit the form, and Chromium closes a dialog on the second Escape even if `cancel` is prevented.
		if (key === "escape" || (key === "enter" && target instanceof HTMLInputElement)) event.preventDefault();
		if (key === "escape" && mayDrop()) dialog.close();
	} else if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return;
	else if (key === "enter" && document.activeElement?.matches(event.altKey ? NATIVE : "[data-edit]")) act(event, document.activeElement);
	else if (key === "ctrl z" || key === "ctrl y") {
		event.preventDefault();
		void open({ do: key === "ctrl y" || event.shiftKey ? "redo" : "undo" });
	}
}

// Makes the bar the first Tab stop.
document.body.prepend(root);
shadow.querySelector<HTMLElement>(".bar")?.showPopover();
addEventListener("keydown", onKey, true);
const { message, at } = history.state ?? {};
history.replaceState({ ...history.state, message: undefined, at: undefined }, "");
const hint = isBrowsing ? "Links and buttons work. Turn off Browse to edit." : "Click any text, or focus it and press Enter.";
status.textContent = message ?? hint;
const answer = await ask({ do: "page", text: location.pathname });
page = answer.page;
if (answer.message) status.textContent = answer.message;
for (const name of ["undo", "redo"] as const) shadow.querySelector(`[name=${name}]`)?.toggleAttribute("disabled", page?.[name] === 0);
if (!isBrowsing) {
	// Ignores clicks in the editor and those from code, such as act() following a link.
	const isOwn = (event: Event) => !event.isTrusted || event.composedPath().includes(root);
	addEventListener("click", (event) => !isOwn(event) && event.target instanceof Element && act(event, event.target), true);
	// Otherwise inline.ts holds back clicks on React-only controls until hydration.
	dispatchEvent(new Event(HYDRATED_EVENT));
	showMarks(`${page?.file}#(article)`);
	for (const element of document.querySelectorAll(`[data-edit]:not(${NATIVE})`)) element.setAttribute("tabindex", "0");
	document.querySelector<HTMLElement>(`[data-edit~="${at}"], [data-edit^="${at}."]`)?.focus({ preventScroll: true });
}

// A reload would lose what is being typed.
import.meta.hot?.on("vite:beforeFullReload", async () => {
	if (dialog.open) await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
});
