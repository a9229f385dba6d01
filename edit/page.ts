// Runs in the browser: outlines editable text and opens the server's forms in a dialog.
import { HYDRATED_EVENT } from "../app/hydration/boot.ts";
import { BROWSING } from "./browsing.ts";
import { markTexts } from "./marks.ts";
import css from "./page.css?inline";
import type { Answer } from "./server.tsx";
import type { PageTexts } from "./texts.ts";

/** Replaces {placeholders} with their values. */
const filled = (text: string, placeholders: Record<string, string>) =>
	text.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => placeholders[key] ?? name);

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
	<button name="changes">Changes</button> <output></output></div><dialog></dialog>`;
const [dialog, status] = [document.createElement("dialog"), document.createElement("output")];
for (const element of [dialog, status]) shadow.querySelector(element.localName)?.replaceWith(element);

let page: Answer["page"];
/** The element that the dialog edits. */
let edited: Element | undefined;
/** Whether the owner has typed or chosen something since the dialog opened. */
let isDirty = false;

/** Shows a message in the open form, or else in the bar. */
function say(text: string): void {
	(dialog.querySelector("[role=alert]") ?? status).textContent = text;
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
async function open(request: { do: string; [name: string]: unknown }, element = edited): Promise<void> {
	const { html = "", saved, message, refs = [] } = await ask(request);
	if (message !== undefined) {
		say(message);
		dialog.querySelector(".actions")?.insertAdjacentHTML("beforebegin", html);
		shadow.getElementById(refs[0] ?? "")?.focus();
	} else if (!saved) show(html, element);
	else finish(saved, { undo: "Undone", redo: "Redone" }[request.do] ?? "Saved");
}

/** Closes the dialog after a change. The server reloads the page. */
function finish(saved: readonly string[], verb: string): void {
	const said = saved.length > 0 ? `${verb}: ${saved.join(", ")}` : "Nothing to save.";
	const ref = edited?.getAttribute("data-edit")?.split(" ")[0];
	if (saved.length > 0) sessionStorage.setItem(STORED, JSON.stringify({ scroll: scrollY, ref, said }));
	dialog.close();
	status.textContent = said;
}

function show(html: string, element?: Element): void {
	isDirty = false;
	edited = element;
	dialog.innerHTML = html;
	dialog.style.cssText = "";
	dialog.ariaLabel = dialog.querySelector("h2")?.textContent ?? "";
	if (!dialog.open) dialog.showModal();
	if (element) placeNear(element);
	for (const box of dialog.querySelectorAll("textarea")) update(box);
	dialog.querySelector<HTMLElement>("textarea, [type=search]")?.focus();
}

/** Puts the dialog below an element, or above it if there is more room. Small screens and wide dialogs keep it centered. */
function placeNear(element: Element): void {
	const { style, offsetWidth, offsetHeight } = dialog;
	if (innerWidth < 640 || dialog.querySelector(".wide")) return;
	const { left, top, bottom } = element.getBoundingClientRect();
	const [above, below] = [top - 24, innerHeight - bottom - 24];
	const isBelow = below > offsetHeight || below > above;
	// Leaves room for fields that are expanded later.
	const height = Math.max(isBelow ? below : above, 420);
	const y = isBelow ? Math.min(bottom + 12, innerHeight - height - 12) : Math.max(top - 12 - Math.min(offsetHeight, height), 12);
	style.maxHeight = `${height}px`;
	style.margin = `${y}px auto auto ${Math.max(12, Math.min(left, innerWidth - offsetWidth - 12))}px`;
}

let preview = 0;
/** Updates the character count and previews of a text box. */
function update({ id, value, dataset: { min = "0", max = "Infinity" } }: HTMLTextAreaElement): void {
	const text = filled(value, page?.placeholders ?? {});
	const count = shadow.getElementById(`count:${id}`);
	if (count) {
		count.textContent = `${text.length}${max === "Infinity" ? "" : ` of ${max}`} characters`;
		count.className = text.length < Number(min) || text.length > Number(max) ? "wrong" : "";
	}
	for (const shown of dialog.querySelectorAll(`[data-shows="${id}"]`)) shown.textContent = text;
	const article = dialog.querySelector(".article .preview");
	if (!article || id !== article.parentElement?.querySelector("textarea")?.id) return;
	clearTimeout(preview);
	preview = window.setTimeout(async () => {
		article.innerHTML = (await ask({ do: "preview", text: value })).html ?? "";
	}, 200);
}

/** Submits the form, or moves or removes a list entry. */
function save(move: Record<string, string> = {}): void {
	const form = dialog.querySelector("form");
	if (form) void open({ do: "save", submitted: { ...Object.fromEntries(new FormData(form)), ...move } });
}

const mayDrop = () => !isDirty || confirm("Discard your changes?");

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
	up: (ref) => save({ up: ref }),
	down: (ref) => save({ down: ref }),
	remove: (ref) => save({ remove: ref }),
	editor: (file) => fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`),
};
shadow.addEventListener("click", ({ target }) => {
	if (target instanceof HTMLButtonElement) actions[target.name]?.(target.value);
});
dialog.addEventListener("submit", (event) => {
	event.preventDefault();
	save();
});
dialog.addEventListener("close", () => {
	edited = undefined;
});
dialog.addEventListener("input", ({ target }) => {
	if (target instanceof HTMLTextAreaElement) update(target);
	// The description belongs to the photo on the page, not to another one.
	if (target instanceof HTMLInputElement && target.labels?.[0]?.querySelector("img"))
		for (const box of dialog.querySelectorAll<HTMLTextAreaElement>("[id^='content/photos.md#']")) box.disabled = !target.defaultChecked;
	if (!(target instanceof HTMLInputElement) || target.type !== "search") isDirty = true;
	else
		for (const choice of target.parentElement?.querySelectorAll("label") ?? [])
			choice.hidden = !choice.textContent?.toLowerCase().includes(target.value.toLowerCase());
});

/** Expands collapsed content, marks the fields, and makes each reachable by Tab. */
function makeEditable(texts: PageTexts): void {
	for (const details of document.querySelectorAll("details")) {
		// Opening one would close the others with the same name.
		details.removeAttribute("name");
		details.open = true;
	}
	markTexts(texts);
	for (const element of document.querySelectorAll("[data-edit]")) if (!element.matches(NATIVE)) element.setAttribute("tabindex", "0");
}

/** Opens the form for an element; with Alt, follows its link instead. */
function act(event: MouseEvent | KeyboardEvent, element: Element | null | undefined): void {
	if (!element) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	const refs = element.getAttribute("data-edit")?.split(" ");
	if (event.altKey) element.closest<HTMLElement>(NATIVE)?.click();
	else void open(refs ? { do: "form", refs } : { do: "words", text: element.textContent?.trim() }, element);
}

function onClick(event: MouseEvent): void {
	// act() follows links by clicking them from code.
	if (!event.isTrusted || event.composedPath().includes(root) || !(event.target instanceof Element)) return;
	act(event, event.altKey ? event.target : event.target.closest("[data-edit], [data-edit-words]"));
}

function onKey(event: KeyboardEvent): void {
	const isCommand = event.ctrlKey || event.metaKey;
	const key = event.key.toLowerCase();
	const [target] = event.composedPath();
	if (dialog.open) {
		if (isCommand && key === "enter") save();
		// Chromium closes a dialog on the second Escape, even if its cancel event is prevented.
		else if (key === "escape") {
			event.preventDefault();
			if (mayDrop()) dialog.close();
		}
		// Enter in the search box of a picker would save.
		else if (key === "enter" && target instanceof HTMLInputElement) event.preventDefault();
	} else if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return;
	else if (key === "enter" && !isBrowsing) act(event, document.activeElement?.closest("[data-edit]"));
	else if (isCommand && (key === "z" || key === "y")) {
		event.preventDefault();
		actions[key === "y" || event.shiftKey ? "redo" : "undo"]?.("");
	}
}

async function start(): Promise<void> {
	const stored = JSON.parse(sessionStorage.getItem(STORED) ?? "{}");
	sessionStorage.removeItem(STORED);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
	shadow.adoptedStyleSheets.push(sheet);
	// Makes the bar the first Tab stop.
	document.body.prepend(root);
	say(stored.said ?? (isBrowsing ? "Links and buttons work. Turn off Browse to edit." : "Click any text, or focus it and press Enter."));
	const answer = await ask({ do: "page", path: location.pathname });
	page = answer.page;
	if (!page) return say(answer.message ?? "");
	for (const name of ["undo", "redo"] as const) {
		const button = shadow.querySelector<HTMLButtonElement>(`[name=${name}]`);
		if (button) button.disabled = page[name] === 0;
	}
	if (isBrowsing) return;
	makeEditable(page);
	if (stored.scroll === undefined) return;
	scrollTo({ top: stored.scroll, behavior: "instant" });
	document.querySelector<HTMLElement>(`[data-edit~="${stored.ref}"]`)?.focus({ preventScroll: true });
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
