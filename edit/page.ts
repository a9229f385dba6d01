// Runs in the browser: outlines editable text and opens the server's forms in a dialog.
import { HYDRATED_EVENT } from "../app/hydration/boot.ts";
import { filled } from "./filled.ts";
import { markTexts } from "./marks.ts";
import css from "./page.css?inline";
import type { Answer } from "./server.tsx";
import type { PageTexts } from "./texts.ts";

/** Session storage key for state that survives the reload after a change. */
const STORED = "edit-stored";
/** Cookie that tells the server to include the site's own scripts. */
const BROWSING = "edit-browsing=1";
const isBrowsing = document.cookie.includes(BROWSING);
const NATIVE = "a[href], button, summary, input, select, textarea";

// A shadow tree keeps the site's styles out.
const root = document.createElement("site-edit");
const shadow = root.attachShadow({ mode: "open" });
const create = <Name extends keyof HTMLElementTagNameMap>(name: Name, props: Partial<HTMLElementTagNameMap[Name]> = {}) =>
	Object.assign(document.createElement(name), props);
const dialog = create("dialog");
const status = create("output");
const bar = create("div", { className: "bar", role: "toolbar", ariaLabel: "Editing" });
const button = (textContent: string, onclick: () => unknown) => bar.appendChild(create("button", { type: "button", textContent, onclick }));

const browse = button("Browse", () => {
	// biome-ignore lint/suspicious/noDocumentCookie: older Firefox has no Cookie Store API.
	document.cookie = `${BROWSING};path=/${isBrowsing ? ";max-age=0" : ""}`;
	location.reload();
});
browse.ariaPressed = String(isBrowsing);
browse.title = "Follow links and use buttons. Alt+click does so once.";
button("Page", () => open({ do: "page", path: location.pathname }));
const undo = button("Undo", () => open({ do: "undo" }));
const redo = button("Redo", () => open({ do: "redo" }));
button("Changes", () => open({ do: "changes" }));
bar.append(status);

const isOurs = (event: Event) => event.composedPath().includes(root);
const say = (text: string) => {
	status.textContent = text;
};

let placeholders: PageTexts["placeholders"] = {};
/** The element that the dialog edits. */
let edited: Element | undefined;

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
async function open(request: object, element?: Element): Promise<void> {
	const { html, saved, message } = await ask(request);
	if (html !== undefined) return show(html, element);
	if (message !== undefined) return say(message);
	const said = saved?.length ? `Saved: ${saved.join(", ")}` : "Nothing to save.";
	const ref = edited?.getAttribute("data-edit")?.split(" ")[0];
	// The server reloads the page.
	sessionStorage.setItem(STORED, JSON.stringify({ path: location.pathname, scroll: scrollY, ref, said }));
	say(said);
	dialog.close();
}

function show(html: string, element = edited): void {
	edited = element;
	dialog.innerHTML = html;
	dialog.className = dialog.querySelector("form")?.className ?? "wide";
	if (!dialog.open) dialog.showModal();
	if (element) placeNear(element);
	for (const box of dialog.querySelectorAll("textarea")) update(box);
	dialog.querySelector<HTMLElement>("textarea, [type=search]")?.focus();
}

/** Puts the dialog below an element, or above it if there is no room. Small screens and wide dialogs keep it centered. */
function placeNear(element: Element): void {
	const { style, offsetWidth, offsetHeight } = dialog;
	style.cssText = "";
	if (innerWidth < 640 || dialog.className === "wide") return;
	const { left, top, bottom } = element.getBoundingClientRect();
	const y = bottom + offsetHeight + 24 < innerHeight ? bottom + 12 : Math.max(12, top - offsetHeight - 12);
	// Leaves room for fields that are expanded later.
	style.maxHeight = `${Math.max(innerHeight - y - 12, offsetHeight)}px`;
	style.margin = `${y}px auto auto ${Math.max(12, Math.min(left, innerWidth - offsetWidth - 12))}px`;
}

let preview = 0;
/** Updates the character count and previews of a text box. */
function update({ id, value, dataset }: HTMLTextAreaElement): void {
	const ref = id.replace("text:", "");
	const text = filled(value, placeholders);
	const [min, max] = [Number(dataset.min), Number(dataset.max ?? Infinity)];
	const count = shadow.getElementById(`count:${ref}`);
	if (count) {
		count.textContent = `${text.length}${max < Infinity ? ` of ${max}` : ""} characters`;
		count.className = text.length < min || text.length > max ? "wrong" : "";
	}
	for (const shown of dialog.querySelectorAll(`[data-shows="${ref}"]`)) shown.textContent = text;
	const article = dialog.querySelector(`[data-article="${ref}"]`);
	if (!article) return;
	clearTimeout(preview);
	preview = window.setTimeout(async () => {
		const { html } = await ask({ do: "preview", text: value });
		if (html !== undefined) article.innerHTML = html;
	}, 200);
}

/** Returns the form's values by name. */
function formData(submitter?: HTMLElement | null): Record<string, string> {
	const form = dialog.querySelector("form");
	return form ? Object.fromEntries([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])) : {};
}

/** Asks for confirmation if there are unsaved changes. Returns whether to continue. */
function mayDrop(): boolean {
	const data = formData();
	const isDirty = Object.entries(data).some(([name, value]) => name.startsWith("text:") && value !== data[name.replace("text:", "was:")]);
	return !isDirty || confirm("Discard your changes?");
}

dialog.addEventListener("submit", (event) => {
	event.preventDefault();
	void open({ do: "save", form: formData(event.submitter) });
});
dialog.addEventListener("cancel", (event) => {
	if (!mayDrop()) event.preventDefault();
});
dialog.addEventListener("close", () => {
	edited = undefined;
});
dialog.addEventListener("click", ({ target }) => {
	if (!(target instanceof HTMLButtonElement)) return;
	const { close, entry, file } = target.dataset;
	if (close !== undefined) dialog.close();
	if (entry !== undefined && mayDrop()) void open({ do: "entry", ref: entry }, edited);
	if (file !== undefined) void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`);
});
dialog.addEventListener("keydown", (event) => {
	if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) dialog.querySelector("form")?.requestSubmit();
});
dialog.addEventListener("input", ({ target }) => {
	if (target instanceof HTMLTextAreaElement) update(target);
	if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
	for (const choice of target.parentElement?.querySelectorAll("label") ?? [])
		choice.hidden = !choice.textContent?.toLowerCase().includes(target.value.toLowerCase());
});

/** Expands collapsed content, marks the fields, and makes each reachable by Tab. */
function makeEditable(page: PageTexts): void {
	for (const details of document.querySelectorAll("details")) {
		// Opening one would close the others with the same name.
		details.removeAttribute("name");
		details.open = true;
	}
	markTexts(page);
	for (const element of document.querySelectorAll("[data-edit]")) if (!element.matches(NATIVE)) element.setAttribute("tabindex", "0");
}

/** Returns the topmost marked element at a point. Checks all of them, since a link may cover a card, and a drawing a photo. */
function elementAt(x: number, y: number): Element | undefined {
	const isAt = (element: Element) =>
		[...element.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
	return document.elementsFromPoint(x, y).find((element) => element.matches("[data-edit], [data-edit-words]") && isAt(element));
}

let following = false;
/** Activates the link or button that contains an element. */
function follow(target: Element): void {
	following = true;
	target.closest<HTMLElement>(NATIVE)?.click();
	following = false;
}

/** Opens the form for an element; with Alt, follows its link instead. */
function act(event: MouseEvent | KeyboardEvent, element: Element | null | undefined): void {
	const target = event.altKey && event.target instanceof Element ? event.target : element;
	if (!target) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	const refs = target.getAttribute("data-edit")?.split(" ");
	if (event.altKey) follow(target);
	else void open(refs ? { do: "fields", refs } : { do: "words", text: target.textContent?.trim() }, target);
}

function onClick(event: MouseEvent): void {
	if (isOurs(event) || following || event.button !== 0) return;
	// Keyboard clicks have no position.
	const { detail, clientX, clientY, target } = event;
	const focused = target instanceof Element ? target.closest("[data-edit], [data-edit-words]") : undefined;
	act(event, detail === 0 ? focused : elementAt(clientX, clientY));
}

function onMove({ clientX, clientY }: PointerEvent): void {
	const element = elementAt(clientX, clientY);
	for (const other of document.querySelectorAll("[data-edit-at]")) other.toggleAttribute("data-edit-at", other === element);
	element?.setAttribute("data-edit-at", "");
}

function onKey(event: KeyboardEvent): void {
	const [target] = event.composedPath();
	if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return;
	if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) {
		event.preventDefault();
		void open({ do: event.shiftKey || event.key.toLowerCase() === "y" ? "redo" : "undo" });
	} else if (event.key === "Enter" && !isBrowsing && !isOurs(event)) act(event, document.activeElement?.closest("[data-edit]"));
}

const stored = JSON.parse(sessionStorage.getItem(STORED) ?? "{}");
sessionStorage.removeItem(STORED);

async function start(): Promise<void> {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
	shadow.adoptedStyleSheets.push(sheet);
	shadow.append(bar, dialog);
	// Makes the bar the first Tab stop.
	document.body.prepend(root);
	say(stored.said ?? (isBrowsing ? "Links and buttons work. Turn off Browse to edit." : "Click any text, or focus it and press Enter."));
	const { page, message } = await ask({ do: "texts", path: location.pathname });
	if (!page) return say(message ?? "");
	undo.disabled = page.undo === 0;
	redo.disabled = page.redo === 0;
	placeholders = page.placeholders;
	if (isBrowsing) return;
	makeEditable(page);
	if (stored.path !== location.pathname) return;
	scrollTo({ top: stored.scroll, behavior: "instant" });
	document.querySelector<HTMLElement>(`[data-edit~="${stored.ref}"]`)?.focus({ preventScroll: true });
}

// Hydration needs the DOM as the server sent it.
if (isBrowsing) addEventListener(HYDRATED_EVENT, () => setTimeout(start, 500));
else {
	document.documentElement.removeAttribute("data-top");
	// Otherwise inline.ts holds back clicks on React-only controls until hydration.
	dispatchEvent(new Event(HYDRATED_EVENT));
	addEventListener("click", onClick, true);
	addEventListener("pointermove", onMove);
	void start();
}
addEventListener("keydown", onKey, true);

// A reload would lose what is being typed.
import.meta.hot?.on("vite:beforeFullReload", async () => {
	if (dialog.open) await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
});
