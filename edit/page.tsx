// What the browser shows while texts are edited: outlines, the bar, and a dialog on a click or Enter.
import type { ReactElement } from "react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Answer } from "./ask.ts";
import { ask } from "./ask.ts";
import { CloseButton, EditDialog, Window, whenClosed } from "./dialog.tsx";
import type { Dialog } from "./dialogs.ts";
import type { Edit } from "./fields.ts";
import { Button } from "./inputs.tsx";
import type { PageTexts } from "./marks.ts";
import { createMarker } from "./marks.ts";
import css from "./page.css?inline";
import type { Changes, Saved } from "./server.ts";

const KEPT = "edit-kept";
const NATIVE = "a[href], button, summary, input, select, textarea";
const HELP = "Click a text, or press Enter on it.";

/** Everything that this feature shows stands in a tree of its own, which no style of the site reaches. */
const root = document.createElement("site-edit");
const isOurs = (event: Event) => event.composedPath().includes(root);
const refsOf = (element: Element) => element.getAttribute("data-edit")?.split(" ") ?? [];
const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");

let page: (PageTexts & { mark: () => void }) | undefined;
let pathOfPage = "";

/** Opens what is folded, marks the texts, and makes each reachable by Tab. */
async function prepare(isBrowsing: boolean): Promise<void> {
	if (pathOfPage !== location.pathname) {
		pathOfPage = location.pathname;
		const texts = await ask<PageTexts>({ do: "texts", path: pathOfPage });
		if (texts.ok) page = { ...texts, mark: createMarker(texts) };
	}
	for (const details of document.querySelectorAll("details")) {
		// Those of one name would close each other.
		details.removeAttribute("name");
		details.open = true;
	}
	page?.mark();
	for (const element of document.querySelectorAll("[data-edit], [data-editable]")) {
		const isEditable = !isBrowsing && element.hasAttribute("data-edit");
		element.toggleAttribute("data-editable", isEditable);
		if (element.matches(NATIVE)) continue;
		if (isEditable) element.setAttribute("tabindex", "0");
		else if (element.tagName !== "H1") element.removeAttribute("tabindex");
	}
	document.querySelector<HTMLElement>(`[data-editable][data-edit~="${kept.ref}"]`)?.focus({ preventScroll: true });
	kept.ref = undefined;
}

/** The innermost element with words of its own under the pointer: links may cover a card, and drawings a photo. */
function elementAt(x: number, y: number): Element | undefined {
	const isUnder = (element: Element) =>
		[...element.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
	return document.elementsFromPoint(x, y).find((element) => element.matches("[data-editable], [data-edit-words]") && isUnder(element));
}

let following = false;
/** Lets a click through to a link or button. */
function follow(target: Element | null): void {
	following = true;
	target?.closest<HTMLElement>(NATIVE)?.click();
	following = false;
}

function Editor() {
	const [isBrowsing, setBrowsing] = useState(false);
	const [status, say] = useState(kept.said ?? HELP);
	const [steps, setSteps] = useState({ undo: 0, redo: 0 });
	const [dialog, show] = useState<ReactElement>();
	const hide = () => show(undefined);

	/** Keeps what the reload would lose, and says what was written. */
	function onSaved(answer: Answer<Saved>, ref?: string): void {
		if (!answer.ok) {
			say(answer.message);
			return;
		}
		const said = answer.saved.length > 0 ? `Saved: ${answer.saved.join(", ")}` : "Nothing to save.";
		sessionStorage.setItem(KEPT, JSON.stringify({ path: location.pathname, scroll: scrollY, ref, said }));
		setSteps(answer);
		say(said);
		hide();
	}

	/** Opens the dialog that the server describes. What another one has not saved comes first. */
	async function open(request: object, beside?: Element, before: Edit[] = []): Promise<void> {
		const answer = await ask<Dialog>(request);
		if (!answer.ok || !page) return say(answer.ok ? "" : answer.message);
		const isPage = "path" in request;
		show(
			<EditDialog
				key={Math.random()}
				dialog={{ ...answer, first: answer.first && [...before, ...answer.first] }}
				beside={beside}
				isPage={isPage}
				placeholders={page.placeholders}
				onSaved={(saved) => onSaved({ ok: true, ...saved }, beside && refsOf(beside)[0])}
				onAdd={({ ref }, edits) => open({ do: "add", ref }, beside, edits)}
				onClose={hide}
			/>,
		);
	}

	async function edit(element: Element): Promise<void> {
		const refs = refsOf(element);
		const text = element.textContent?.trim().slice(0, 400) ?? "";
		await open(refs.length > 0 ? { do: "open", refs } : { do: "words", text }, element);
	}

	const goBack = async (what: "undo" | "redo") => onSaved(await ask<Saved>({ do: what }));

	async function showChanges(): Promise<void> {
		const answer = await ask<Changes>({ do: "changes" });
		if (answer.ok) show(<ChangesDialog {...answer} onClose={hide} />);
		else say(answer.message);
	}

	function onClick(event: MouseEvent): void {
		if (isOurs(event) || isBrowsing || following || event.button !== 0) return;
		const target = event.target instanceof Element ? event.target : null;
		// A click by the keyboard has no place.
		const element = event.detail === 0 ? target?.closest("[data-editable], [data-edit-words]") : elementAt(event.clientX, event.clientY);
		if (!element && !event.altKey) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (event.altKey) follow(target);
		else if (element) void edit(element);
	}

	function onKey(event: KeyboardEvent): void {
		const focused = document.activeElement;
		const [target] = event.composedPath();
		if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return;
		if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) {
			event.preventDefault();
			void goBack(event.shiftKey || event.key.toLowerCase() === "y" ? "redo" : "undo");
		} else if (event.key === "Enter" && !isBrowsing && focused?.matches("[data-editable], [data-edit-words]")) {
			event.preventDefault();
			event.stopImmediatePropagation();
			if (event.altKey) follow(focused);
			else void edit(focused);
		}
	}

	function onMove({ clientX, clientY }: PointerEvent): void {
		const element = isBrowsing ? undefined : elementAt(clientX, clientY);
		for (const other of document.querySelectorAll("[data-edit-at]")) other.toggleAttribute("data-edit-at", other === element);
		element?.setAttribute("data-edit-at", "");
	}

	useEffect(() => {
		const stop = new AbortController();
		const options = { capture: true, signal: stop.signal };
		addEventListener("click", onClick, options);
		addEventListener("keydown", onKey, options);
		addEventListener("pointermove", onMove, options);
		// Components that keep one answer open at a time would close the others.
		addEventListener("toggle", (event) => event.target instanceof HTMLDetailsElement && event.stopImmediatePropagation(), options);
		return () => stop.abort();
	});

	useEffect(() => {
		let waiting = 0;
		const later = () => {
			clearTimeout(waiting);
			waiting = window.setTimeout(() => prepare(isBrowsing), 100);
		};
		const observer = new MutationObserver(later);
		observer.observe(document.body, { childList: true, subtree: true, characterData: true });
		void prepare(isBrowsing);
		return () => observer.disconnect();
	}, [isBrowsing]);

	useEffect(() => {
		void ask<Saved>({ do: "changes" }).then((answer) => answer.ok && setSteps(answer));
		if (kept.path === location.pathname) scrollTo({ top: kept.scroll, behavior: "instant" });
		sessionStorage.removeItem(KEPT);
	}, []);

	return (
		<div className="edit-ui">
			<div className="bar" role="toolbar" aria-label="Editing">
				<Button
					aria-pressed={isBrowsing}
					title="Follow links and use buttons. Alt+click does it once."
					onClick={() => setBrowsing(!isBrowsing)}
				>
					Browse
				</Button>
				<Button onClick={() => open({ do: "page", path: location.pathname })}>Page</Button>
				<Button disabled={steps.undo === 0} onClick={() => goBack("undo")}>
					Undo
				</Button>
				<Button disabled={steps.redo === 0} onClick={() => goBack("redo")}>
					Redo
				</Button>
				<Button onClick={showChanges}>Changes</Button>
				<output>{isBrowsing ? "Links and buttons work. Switch Browse off to edit." : status}</output>
			</div>
			{dialog}
		</div>
	);
}

/** What changed since the last commit, each file with its page. */
function ChangesDialog({ files, diff, onClose }: Changes & { onClose: () => void }) {
	return (
		<Window title={files.length === 1 ? "1 changed file" : `${files.length} changed files`} isWide onClose={onClose}>
			<p>{files.length === 0 ? "Nothing has changed since the last commit." : "Changed since the last commit:"}</p>
			<ul>
				{files.map(({ file, page: path }) => (
					<li key={file}>{path === undefined ? file : <a href={path}>{file}</a>}</li>
				))}
			</ul>
			<pre>{diff}</pre>
			{diff !== "" && (
				<a href={`data:text/plain;charset=utf-8,${encodeURIComponent(diff)}`} download="changes.patch">
					Download the difference
				</a>
			)}{" "}
			<CloseButton />
		</Window>
	);
}

function start(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	const shadow = root.attachShadow({ mode: "open" });
	shadow.adoptedStyleSheets.push(sheet);
	document.adoptedStyleSheets.push(sheet);
	// The first Tab stop.
	document.body.prepend(root);
	createRoot(shadow).render(<Editor />);
}

// React takes over the page as the server sent it.
if (document.readyState === "complete") setTimeout(start, 300);
else addEventListener("load", () => setTimeout(start, 300));

import.meta.hot?.on("vite:beforeFullReload", whenClosed);
