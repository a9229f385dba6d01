// Runs in the browser: outlines editable text and opens the server's forms in a dialog.
import { HYDRATED_EVENT } from "../app/hydration/boot.ts";
import { BROWSING } from "./marks.ts";
import css from "./page.css?inline";
import type { Answer } from "./server.tsx";
import { showMarks } from "./show-marks.ts";

/** Session storage key for state that survives the reload after a change. */
const STORED = "edit-stored";
const isBrowsing = document.cookie.includes(BROWSING);
const NATIVE = "a[href], button, summary, input, select, textarea";

// A shadow tree keeps the site's styles out.
const root = document.createElement("site-edit");
const shadow = root.attachShadow({ mode: "open" });
shadow.innerHTML = `<div class="bar" role="toolbar" aria-label="Editing">
	<button name="browse" aria-pressed="${isBrowsing}" title="Follow links and use buttons. Alt+click does so once.">Browse</button>
	<button name="page">Page</button> <button name="undo">Undo</button> <button name="redo">Redo</button>
	<button name="changes">Changes</button> </div>`;
const [dialog, status] = [document.createElement("dialog"), document.createElement("output")];
shadow.firstElementChild?.append(status);
shadow.append(dialog);

let page: Answer["page"];
/** The element that the dialog edits. */
let edited: Element | undefined;
/** The clicked text. */
let clicked = "";
/** Whether the owner has typed or chosen something since the dialog opened. */
let isDirty = false;
const mayDrop = () => !isDirty || confirm("Discard your changes?");

/** Shows a message in the open form, or else in the bar. */
function say(text: string): void {
	(shadow.querySelector("dialog[open] [role=alert]") ?? status).textContent = text;
}

async function ask(request: object): Promise<Answer> {
	try {
		const headers = { "Content-Type": "application/json", "X-Edit-Token": String(import.meta.env.EDIT_TOKEN) };
		const response = await fetch("/@edit", { method: "POST", headers, body: JSON.stringify(request) });
		return await response.json();
	} catch {
		return { message: "The server isn’t responding. Is npm run edit still running?" };
	}
}

/** Sends a request and shows the response: a dialog, the saved files, or a message. */
async function open(request: { do: string; [name: string]: unknown }): Promise<void> {
	const { html = "", saved, message } = await ask(request);
	if (message !== undefined) {
		say(message);
		const actions = dialog.querySelector(".actions");
		actions?.insertAdjacentHTML("beforebegin", html);
		if (html) actions?.previousElementSibling?.querySelector("textarea")?.focus();
	} else if (saved) {
		const verb = { undo: "Undone", redo: "Redone" }[request.do] ?? "Saved";
		const said = saved.length > 0 ? `${verb}: ${saved.join(", ")}` : "Nothing to save.";
		// The server reloads the page after a change.
		if (saved.length > 0) sessionStorage.setItem(STORED, JSON.stringify({ said, ref: edited?.getAttribute("data-edit")?.split(" ")[0] }));
		dialog.close();
		status.textContent = said;
	} else {
		isDirty = false;
		dialog.innerHTML = html;
		dialog.ariaLabel = dialog.querySelector("h2")?.textContent ?? "";
		if (!dialog.open) dialog.showModal();
		if (edited) placeNear(edited);
		for (const box of dialog.querySelectorAll("textarea")) void update(box);
		const box = dialog.querySelector<HTMLTextAreaElement | HTMLInputElement>("textarea, [type=search]");
		// Receiving the focus scrolls an article to the paragraph that was clicked.
		box?.blur();
		const start = Math.max(0, box?.closest(".article") ? box.value.indexOf(clicked.split(" ", 4).join(" ")) : 0);
		box?.setSelectionRange(start, start);
		box?.focus();
	}
}

/** Puts the dialog below an element, or above it if it doesn't fit there. */
function placeNear(element: Element): void {
	dialog.style.cssText = "";
	const { left, top, bottom } = element.getBoundingClientRect();
	const y = bottom + dialog.offsetHeight + 24 < innerHeight ? bottom + 12 : top - dialog.offsetHeight - 12;
	// Leaves room for fields that are expanded later.
	dialog.style.cssText = `--y: clamp(12px, ${y}px, 100dvh - 27rem); --x: clamp(12px, ${left}px, 100vw - 37rem)`;
}

/** Updates the character count and previews of a text box. */
async function update(box: HTMLTextAreaElement): Promise<void> {
	const {
		value,
		dataset: { min = "0", max = "Infinity" },
	} = box;
	const text = value.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => page?.placeholders[key] ?? name);
	const count = shadow.getElementById(`count:${box.id}`);
	if (count) {
		count.textContent = `${text.length}${max === "Infinity" ? "" : ` of ${max}`} characters`;
		count.className = text.length < Number(min) || text.length > Number(max) ? "wrong" : "";
	}
	for (const shown of dialog.querySelectorAll(`[data-shows="${box.id}"]`)) shown.textContent = text;
	const preview = box.closest(".article")?.querySelector(".preview");
	const { html = "" } = preview ? await ask({ do: "preview", text: value }) : {};
	// Skips the answer to earlier text.
	if (preview && box.value === value) preview.innerHTML = html;
}

/** What buttons do, by name. */
const actions: Record<string, (value: string) => unknown> = {
	browse: () => {
		// biome-ignore lint/suspicious/noDocumentCookie: older Firefox has no Cookie Store API.
		document.cookie = `${BROWSING};path=/${isBrowsing ? ";max-age=0" : ""}`;
		location.reload();
	},
	page: () => page && open({ do: "form", refs: [`${page.file}#head`] }),
	undo: () => open({ do: "undo" }),
	redo: () => open({ do: "redo" }),
	changes: () => open({ do: "changes" }),
	close: () => dialog.close(),
	add: (ref) => mayDrop() && open({ do: "form", refs: [ref], add: true }),
	editor: (file) => fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`),
};
shadow.addEventListener("click", ({ target }) => {
	if (target instanceof HTMLButtonElement) actions[target.name]?.(target.value);
});
dialog.addEventListener("submit", (event) => {
	event.preventDefault();
	const { target, submitter } = event;
	if (target instanceof HTMLFormElement) void open({ do: "save", submitted: Object.fromEntries(new FormData(target, submitter)) });
});
dialog.addEventListener("input", ({ target }) => {
	if (target instanceof HTMLTextAreaElement) void update(target);
	if (!(target instanceof HTMLInputElement) || target.type !== "search") isDirty = true;
	else
		for (const choice of target.parentElement?.querySelectorAll("[role=radiogroup] label") ?? [])
			choice.toggleAttribute("hidden", !choice.textContent?.toLowerCase().includes(target.value.toLowerCase()));
});

/** Opens the form for an element; with Alt, follows its link instead. */
function act(event: MouseEvent | KeyboardEvent, element: Element | null | undefined): void {
	if (!element) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	const refs = element.getAttribute("data-edit")?.split(" ");
	edited = element;
	clicked = (event.target instanceof Element && event.target.closest("p, li, h2, h3, h4, td")?.textContent) || "";
	if (event.altKey) element.closest<HTMLElement>(NATIVE)?.click();
	else void open(refs ? { do: "form", refs } : { do: "words", text: element.textContent?.trim() });
}

function onClick(event: MouseEvent): void {
	// act() follows links by clicking them from code.
	if (!event.isTrusted || event.composedPath().includes(root) || !(event.target instanceof Element)) return;
	act(event, event.altKey ? event.target : event.target.closest("[data-edit], [data-edit-words]"));
}

function onKey(event: KeyboardEvent): void {
	const key = (event.ctrlKey || event.metaKey ? "ctrl " : "") + event.key.toLowerCase();
	const [target] = event.composedPath();
	if (dialog.open) {
		if (key === "ctrl enter") dialog.querySelector("form")?.requestSubmit();
		// Enter in a picker would submit the form, and Chromium closes a dialog on the second Escape despite its cancel event.
		if (key === "escape" || (key === "enter" && target instanceof HTMLInputElement)) event.preventDefault();
		if (key === "escape" && mayDrop()) dialog.close();
	} else if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return;
	else if (key === "enter" && !isBrowsing) act(event, document.activeElement?.closest("[data-edit]"));
	else if (key === "ctrl z" || key === "ctrl y") {
		event.preventDefault();
		actions[key === "ctrl y" || event.shiftKey ? "redo" : "undo"]?.("");
	}
}

async function start(): Promise<void> {
	const { said, ref } = JSON.parse(sessionStorage.getItem(STORED) ?? "{}");
	sessionStorage.removeItem(STORED);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
	shadow.adoptedStyleSheets.push(sheet);
	// Makes the bar the first Tab stop.
	document.body.prepend(root);
	say(said ?? (isBrowsing ? "Links and buttons work. Turn off Browse to edit." : "Click any text, or focus it and press Enter."));
	const answer = await ask({ do: "page", text: location.pathname });
	page = answer.page;
	if (!page) return say(answer.message ?? "");
	for (const name of ["undo", "redo"] as const) shadow.querySelector(`[name=${name}]`)?.toggleAttribute("disabled", page[name] === 0);
	if (isBrowsing) return;
	showMarks(page.article);
	for (const element of document.querySelectorAll(`[data-edit]:not(${NATIVE})`)) element.setAttribute("tabindex", "0");
	document.querySelector<HTMLElement>(`[data-edit~="${ref}"]`)?.focus({ preventScroll: true });
}

if (!isBrowsing) {
	document.documentElement.removeAttribute("data-top");
	// Otherwise inline.ts holds back clicks on React-only controls until hydration.
	dispatchEvent(new Event(HYDRATED_EVENT));
	addEventListener("click", onClick, true);
}
void start();
addEventListener("keydown", onKey, true);

// A reload would lose what is being typed.
import.meta.hot?.on("vite:beforeFullReload", async () => {
	if (dialog.open) await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
});
