// What the browser shows while texts are edited: outlines, the bar, and a dialog on a click or Enter.
import type { Saved } from "./dialog.ts";
import { addEntry, closeButton, editFields, openDialog, whenClosed } from "./dialog.ts";
import { ask, button, h, openInEditor, root, shadow } from "./dom.ts";
import type { ListedField, ListPlace } from "./fields.ts";
import { filled } from "./inputs.ts";
import type { PageTexts } from "./marks.ts";
import { createMarker } from "./marks.ts";
import outlines from "./outlines.css?inline";
import css from "./page.css?inline";

const KEPT = "edit-kept";
const NATIVE = "a[href], button, summary, input, select, textarea";
const HELP = "Click a text, or press Enter on it.";

let browsing = false;
/** Set while a click goes through, by Alt or the switch. */
let following = false;
let marked = "";
let mark = () => {};

const refsOf = (element: Element) => element.getAttribute("data-edit")?.split(" ") ?? [];

/** Opens what is folded, and makes every text reachable by Tab. */
async function prepare(): Promise<void> {
	if (marked !== location.pathname) {
		marked = location.pathname;
		const texts = await ask<PageTexts>({ do: "texts", path: marked });
		if (!texts.ok) return say(texts.message);
		mark = createMarker(texts);
	}
	for (const details of document.querySelectorAll("details")) {
		// Those of one name would close each other.
		details.removeAttribute("name");
		details.open = true;
	}
	mark();
	for (const element of document.querySelectorAll("[data-edit], [data-editable]")) {
		const isEditable = !browsing && element.hasAttribute("data-edit");
		element.toggleAttribute("data-editable", isEditable);
		if (element.matches(NATIVE)) continue;
		if (isEditable) element.setAttribute("tabindex", "0");
		else if (element.tagName !== "H1") element.removeAttribute("tabindex");
	}
}

/** The innermost element with words of its own under the pointer: links may cover a card, and drawings a photo. */
function elementAt(x: number, y: number): Element | undefined {
	const isUnder = (element: Element) =>
		[...element.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
	return document
		.elementsFromPoint(x, y)
		.find((element) => (element.hasAttribute("data-editable") || element.hasAttribute("data-edit-words")) && isUnder(element));
}

async function edit(element: Element): Promise<void> {
	const refs = refsOf(element);
	if (refs.length > 0) return editFields(refs, { beside: element, onSaved: onSaved(refs[0]) });
	const found = await ask<{ place: string }>({ do: "words", text: element.textContent?.trim().slice(0, 400) ?? "" });
	const place = found.ok ? found.place : found.message;
	const open = button("Open in editor", () => openInEditor(place));
	openDialog(
		{ title: "Words of the interface", beside: element },
		h("p", {}, "These words belong to the program and not to the content. They are in this file:"),
		h("p", {}, h("code", {}, place)),
		closeButton(open),
	);
	open.focus();
}

/** Keeps what a reload would lose, and says what was written. */
const onSaved = (ref?: string) => (state: Saved) => {
	showState(state);
	say(state.saved.length > 0 ? `Saved: ${state.saved.join(", ")}` : "Nothing to save.");
	sessionStorage.setItem(KEPT, JSON.stringify({ path: location.pathname, scroll: scrollY, ref, said: status.textContent }));
};

function restore(): void {
	const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
	sessionStorage.removeItem(KEPT);
	if (kept.path !== location.pathname) return;
	status.textContent = kept.said;
	scrollTo({ top: kept.scroll, behavior: "instant" });
	document.querySelector<HTMLElement>(`[data-editable][data-edit~="${kept.ref}"]`)?.focus({ preventScroll: true });
}

const browse = button("Browse", () => setBrowsing(!browsing), {
	ariaPressed: "false",
	title: "Follow links and use buttons. Alt+click does it once.",
});
const undo = button("Undo", () => void goBack("undo"));
const redo = button("Redo", () => void goBack("redo"));
const status = h("output", {});
const bar = h(
	"div",
	{ className: "bar", role: "toolbar", ariaLabel: "Editing" },
	browse,
	button("Page", () => void showPage()),
	undo,
	redo,
	button("Changes", () => void showChanges()),
	status,
);

function setBrowsing(wanted: boolean): void {
	browsing = wanted;
	browse.ariaPressed = String(wanted);
	document.documentElement.toggleAttribute("data-edit-browse", wanted);
	say(wanted ? "Links and buttons work. Switch Browse off to edit." : HELP);
	void prepare();
}

function showState({ undo: undoable, redo: redoable }: Pick<Saved, "undo" | "redo">): void {
	undo.disabled = undoable === 0;
	redo.disabled = redoable === 0;
}

async function goBack(what: "undo" | "redo"): Promise<void> {
	const answer = await ask<Saved>({ do: what });
	if (!answer.ok) status.textContent = answer.message;
	else onSaved()(answer);
}

function say(text: string): void {
	status.textContent = text;
}

interface PageFields {
	name: string;
	article?: string;
	fields: ListedField[];
}

/** Shows title and description with a search result, and every field of the page that can't be seen on it. */
async function showPage(): Promise<void> {
	const page = await ask<PageFields>({ do: "page", path: location.pathname });
	if (!page.ok) return say(page.message);
	const seen = new Set([...document.querySelectorAll("[data-edit]")].flatMap(refsOf));
	const inHead = page.fields.filter(({ ref }) => ref.includes("#head."));
	const unseen = page.fields.filter((field) => !inHead.includes(field) && !seen.has(field.ref));
	const openField = (ref: string) => () => {
		below.closest("dialog")?.close();
		void editFields([ref], { onSaved: onSaved() });
	};
	const openList = (ref: string) => async () => {
		const answer = await ask<{ lists: ListPlace[] }>({ do: "lists", ref });
		below.closest("dialog")?.close();
		if (answer.ok && answer.lists[0]) addEntry(answer.lists[0], onSaved());
	};
	const row = ({ ref, label, value, isList }: ListedField) =>
		h("li", {}, button(label, isList ? openList(ref) : openField(ref)), " ", h("span", {}, isList ? "Empty. Add the first entry." : value));
	const below = h(
		"div",
		{},
		page.article !== undefined && button("Edit the article", openField(page.article)),
		unseen.length > 0 && h("h3", {}, "Not visible on the page"),
		h("ul", { className: "fields" }, ...unseen.map(row)),
	);
	await editFields(
		inHead.map(({ ref }) => ref),
		{
			title: `Page: ${page.name}`,
			onSaved: onSaved(),
			above: ([title, description]) =>
				h(
					"section",
					{ className: "result", ariaLabel: "As a search result" },
					h("p", {}, `${location.host}${location.pathname.replaceAll("/", " › ").trimEnd()}`),
					h("p", { className: "title" }, title ? filled(title.field, title.value()) : ""),
					h("p", {}, description ? filled(description.field, description.value()) : ""),
				),
			below,
		},
	);
}

/** What changed since the last commit, each file with its page. */
async function showChanges(): Promise<void> {
	const answer = await ask<{ files: { file: string; page?: string }[]; diff: string }>({ do: "changes" });
	if (!answer.ok) return say(answer.message);
	const { files, diff } = answer;
	const link = ({ file, page }: (typeof files)[number]) => h("li", {}, page === undefined ? file : h("a", { href: page }, file));
	const download = h(
		"a",
		{ href: URL.createObjectURL(new Blob([diff], { type: "text/plain" })), download: "changes.patch" },
		"Download the difference",
	);
	openDialog(
		{ title: files.length === 1 ? "1 changed file" : `${files.length} changed files`, wide: true },
		h("p", {}, files.length === 0 ? "Nothing has changed since the last commit." : "Changed since the last commit:"),
		h("ul", {}, ...files.map(link)),
		diff === "" ? "" : h("pre", { tabIndex: 0, ariaLabel: "The difference" }, diff),
		diff === "" ? "" : h("p", {}, download),
		closeButton(),
	);
}

const isOurs = (event: Event) => event.composedPath().includes(root);

addEventListener(
	"click",
	(event) => {
		if (isOurs(event) || browsing || following || event.button !== 0) return;
		const target = event.target instanceof Element ? event.target : undefined;
		// A click by the keyboard has no place.
		const element = event.detail === 0 ? target?.closest("[data-editable], [data-edit-words]") : elementAt(event.clientX, event.clientY);
		if (!element && !event.altKey) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (event.altKey) follow(target);
		else if (element) void edit(element);
	},
	true,
);

function follow(target: Element | null | undefined): void {
	following = true;
	target?.closest<HTMLElement>(NATIVE)?.click();
	following = false;
}

addEventListener(
	"keydown",
	(event) => {
		const focused = document.activeElement;
		if (isOurs(event) && event.composedPath()[0] instanceof HTMLTextAreaElement) return;
		if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) {
			event.preventDefault();
			void goBack(event.shiftKey || event.key.toLowerCase() === "y" ? "redo" : "undo");
		} else if (event.key === "Enter" && !isOurs(event) && !browsing && focused?.matches("[data-editable], [data-edit-words]")) {
			event.preventDefault();
			event.stopImmediatePropagation();
			if (event.altKey) follow(focused);
			else void edit(focused);
		}
	},
	true,
);

addEventListener("pointermove", ({ clientX, clientY }) => {
	const element = browsing ? undefined : elementAt(clientX, clientY);
	for (const other of document.querySelectorAll("[data-edit-at]")) if (other !== element) other.removeAttribute("data-edit-at");
	element?.setAttribute("data-edit-at", "");
});

// Components that keep one answer open at a time would close the others.
addEventListener("toggle", (event) => !browsing && event.target instanceof HTMLDetailsElement && event.stopImmediatePropagation(), true);

function sheetOf(text: string): CSSStyleSheet {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	return sheet;
}

async function start(): Promise<void> {
	document.adoptedStyleSheets.push(sheetOf(outlines));
	shadow.adoptedStyleSheets.push(sheetOf(css));
	shadow.append(bar);
	say(HELP);
	await prepare();
	const answer = await ask<Saved>({ do: "changes" });
	showState(answer.ok ? answer : { undo: 0, redo: 0 });
	restore();
	// The first Tab stop.
	document.body.prepend(root);
	let waiting = 0;
	new MutationObserver(() => {
		clearTimeout(waiting);
		waiting = window.setTimeout(prepare, 100);
	}).observe(document.body, { childList: true, subtree: true, characterData: true });
}

// React takes over the page as the server sent it.
if (document.readyState === "complete") setTimeout(start, 300);
else addEventListener("load", () => setTimeout(start, 300));

import.meta.hot?.on("vite:beforeFullReload", whenClosed);
