// What the browser shows while texts are edited: outlines, the bar, and a dialog on a click or Enter.
import { closeButton, editFields, openDialog, whenClosed } from "./dialog.ts";
import { ask, h, openInEditor, root, shadow } from "./dom.ts";
import { filled } from "./inputs.ts";
import outlines from "./outlines.css?inline";
import css from "./page.css?inline";

interface State {
	saved: string[];
	undo: number;
	redo: number;
}

const KEPT = "edit-kept";
const NATIVE = "a[href], button, summary, input, select, textarea";

/** The fields of each element, and the file of words that no field holds. */
const fieldsOf = new WeakMap<Element, string[]>();
let browsing = false;
/** A click that goes through, by Alt or the switch. */
let following = false;

function prepare(): void {
	for (const details of document.querySelectorAll("details")) {
		// Those of one name would close each other.
		details.removeAttribute("name");
		details.open = true;
	}
	for (const element of document.querySelectorAll("[data-edit], [data-edit-part], [data-edit-words]")) {
		const refs = [...(element.getAttribute("data-edit")?.split(" ") ?? [])].filter(
			(ref) => !element.querySelector(`[data-edit~="${ref}"]`),
		);
		const parts = (element.getAttribute("data-edit-part")?.split(" ") ?? []).filter((ref) => !element.closest(`[data-edit~="${ref}"]`));
		// An element of more is a component's, whose words stand somewhere within or nowhere.
		const fields = refs.length + parts.length > 4 ? [] : [...refs, ...parts];
		fieldsOf.set(element, fields);
		const isEditable = !browsing && fields.length > 0;
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

function edit(element: Element): void {
	const refs = fieldsOf.get(element) ?? [];
	if (refs.length > 0) return void editFields(refs, { beside: element, onSaved: onSaved(refs[0]) });
	const place = element.getAttribute("data-edit-words") ?? "";
	const { dialog, alert } = openDialog(
		{ title: "Words of the interface", beside: element },
		h("p", {}, "These words are the same on every page that has them. They belong to the program and not to the content: "),
		h("p", {}, h("code", {}, place)),
	);
	const open = h("button", { type: "button" }, "Open in editor");
	open.addEventListener("click", () => openInEditor(place));
	const close = closeButton();
	close.prepend(open);
	alert.replaceWith(close);
	dialog.querySelector("button")?.focus();
}

/** Keeps what a reload would lose, and says what was written. */
const onSaved = (ref?: string) => (state: State) => {
	showState(state);
	status.textContent = state.saved.length > 0 ? `Saved: ${state.saved.join(", ")}` : "Nothing to save.";
	sessionStorage.setItem(KEPT, JSON.stringify({ path: location.pathname, scroll: scrollY, ref, said: status.textContent }));
};

function restore(): void {
	const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
	sessionStorage.removeItem(KEPT);
	if (kept.path !== location.pathname) return;
	status.textContent = kept.said;
	scrollTo({ top: kept.scroll, behavior: "instant" });
	const element = [...document.querySelectorAll<HTMLElement>("[data-editable]")].find((candidate) =>
		fieldsOf.get(candidate)?.includes(kept.ref),
	);
	element?.focus({ preventScroll: true });
}

const action = (label: string, run: () => void, more: Record<string, unknown> = {}) => {
	const button = h("button", { type: "button", ...more }, label);
	button.addEventListener("click", run);
	return button;
};
const browse = action("Browse", () => setBrowsing(!browsing), {
	ariaPressed: "false",
	title: "Follow links and use buttons. Alt+click does it once.",
});
const undo = action("Undo", () => void goBack("undo"));
const redo = action("Redo", () => void goBack("redo"));
const status = h("output", {});
const bar = h(
	"div",
	{ className: "bar", role: "toolbar", ariaLabel: "Editing" },
	browse,
	action("Page", () => void showPage()),
	undo,
	redo,
	action("Changes", () => void showChanges()),
	status,
);

function setBrowsing(wanted: boolean): void {
	browsing = wanted;
	browse.ariaPressed = String(wanted);
	document.documentElement.toggleAttribute("data-edit-browse", wanted);
	status.textContent = wanted ? "Links and buttons work. Switch Browse off to edit." : "Click a text, or press Enter on it.";
	prepare();
}

function showState({ undo: undoable, redo: redoable }: Pick<State, "undo" | "redo">): void {
	undo.disabled = undoable === 0;
	redo.disabled = redoable === 0;
}

async function goBack(what: "undo" | "redo"): Promise<void> {
	const answer = await ask<State>({ do: what });
	if (!answer.ok) status.textContent = answer.message;
	else onSaved()(answer);
}

function say(text: string): void {
	status.textContent = text;
}

interface PageFields {
	file: string;
	name: string;
	site: string;
	article?: string;
	fields: { ref: string; label: string; value: string; kind: string }[];
}

/** Title and description with a search result, and every field of the page that can't be seen on it. */
async function showPage(): Promise<void> {
	const page = await ask<PageFields>({ do: "page", path: location.pathname });
	if (!page.ok) return say(page.message);
	const seen = new Set([...document.querySelectorAll("[data-editable]")].flatMap((element) => fieldsOf.get(element) ?? []));
	const inHead = page.fields.filter(({ ref }) => ref.includes("#head."));
	const unseen = page.fields.filter((field) => !inHead.includes(field) && !seen.has(field.ref));
	const openField = (ref: string) => () => {
		list.closest("dialog")?.close();
		void editFields([ref], { onSaved: onSaved() });
	};
	const list = h(
		"ul",
		{ className: "fields" },
		...unseen.map(({ ref, label, value }) => h("li", {}, action(label, openField(ref)), " ", h("span", {}, value))),
	);
	const article = page.article === undefined ? "" : action("Edit the article", openField(page.article));
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
			below: h("div", {}, article, unseen.length > 0 && h("h3", {}, "Not visible on the page"), list),
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
		else if (element) edit(element);
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
			else edit(focused);
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
	document.body.append(root);
	status.textContent = "Click a text, or press Enter on it.";
	prepare();
	restore();
	let waiting = 0;
	new MutationObserver(() => {
		cancelAnimationFrame(waiting);
		waiting = requestAnimationFrame(prepare);
	}).observe(document.body, { childList: true, subtree: true });
	const answer = await ask<State>({ do: "changes" });
	if (answer.ok) showState(answer);
}

// React takes over the page as the server sent it.
if (document.readyState === "complete") setTimeout(start, 300);
else addEventListener("load", () => setTimeout(start, 300));

import.meta.hot?.on("vite:beforeFullReload", whenClosed);
