import { words } from "../app/words.ts";
import { refsIn, unmarked } from "./marks.ts";

/** Adds to `data-edit`, which lists the fields that an element shows. */
function add(element: Element, refs: string): void {
	const all = `${element.getAttribute("data-edit") ?? ""} ${refs}`.trim().split(/ +/);
	element.setAttribute("data-edit", [...new Set(all)].join(" "));
}

/** Moves the marks in texts to `data-edit` on the elements that show them. Interface text gets `data-edit-words`. */
export function showMarks(article: string): void {
	for (const part of document.querySelectorAll("[data-refs]")) {
		// A photo is hidden until it loads, so mark its frame instead.
		const frame = part.closest(".print");
		if (!frame || part.matches("img")) add(frame ?? part.closest("svg") ?? part, part.getAttribute("data-refs") ?? "");
	}
	for (const prose of document.querySelectorAll(".prose, .toc a")) add(prose, article);
	for (const logo of document.querySelectorAll(".logo")) add(logo, "content/site.md#name");

	const interfaceWords = JSON.stringify(words);
	const others: [element: Element, text: string][] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
		parentElement?.closest("script, style, noscript") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
	);
	while (texts.nextNode()) {
		const { currentNode: node } = texts;
		// Skip inline formatting, so that the mark goes on the element with the whole text.
		const element = node.parentElement?.closest(":not(span.whitespace-nowrap, mark, del, ins, u)");
		const text = unmarked(node.textContent ?? "");
		const refs = refsIn(node.textContent ?? "");
		if (refs) node.textContent = text;
		if (element && refs) add(element, refs);
		else if (element && /[\p{L}\p{N}]/u.test(text)) others.push([element, text.trim()]);
	}
	// Numbers and fragments have no marks. They open the form of marked text nearby, which lists them.
	for (const [element, text] of others.filter(([element]) => !element.closest("[data-edit]"))) {
		const isWords = interfaceWords.includes(`"${text}"`) || element.closest("body > header, body > footer");
		const near = isWords ? undefined : element.closest(":has([data-edit])")?.querySelector("[data-edit]");
		if (near) add(element, near.getAttribute("data-edit") ?? "");
		else element.setAttribute("data-edit-words", "");
	}
}
