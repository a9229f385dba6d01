import { attribute, type Element, type Node, parseHtml } from "../hosting/html.ts";
import { htmlOf } from "./built-files.ts";

export { attribute, byTag, elementsIn } from "../hosting/html.ts";

const documents = new Map<string, ReturnType<typeof parseHtml>>();

/** Returns the parsed HTML of a built page. Each worker parses a page only once. */
export function documentOf(path: string) {
	const document = documents.get(path) ?? parseHtml(htmlOf(path));
	documents.set(path, document);
	return document;
}

/** Returns all text that visitors can see or reveal, with single spaces and without citation chips, which aren't part of sentences. */
export const visibleText = (node: Node): string => textWithout(node, () => false);

/** Returns the visible text of an element, without the elements that `isLeftOut` matches. */
export function textWithout(node: Node, isLeftOut: (element: Element) => boolean): string {
	return rawText(node, isLeftOut).replace(/\s+/g, " ").trim();
}

/** Returns whether an element is a citation chip. */
export const isChip = (element: Element) => attribute(element, "href")?.startsWith("#source-") ?? false;

/** Returns the trimmed text of each text node in an element, except blank ones. */
export function textsOf(node: Node): string[] {
	if (node.nodeName === "#text" && "value" in node) return node.value.trim() ? [node.value.trim()] : [];
	return "childNodes" in node ? node.childNodes.flatMap(textsOf) : [];
}

const BLOCKS = new Set(["p", "li", "h1", "h2", "h3", "h4", "div", "dt", "dd", "td", "th", "summary", "section"]);

function rawText(node: Node, isLeftOut: (element: Element) => boolean): string {
	if (node.nodeName === "#text" && "value" in node) return node.value;
	if ("tagName" in node && ["script", "style", "head", "template"].includes(node.tagName)) return "";
	if ("tagName" in node && (isChip(node) || isLeftOut(node))) return "";
	const text = "childNodes" in node ? node.childNodes.map((child) => rawText(child, isLeftOut)).join("") : "";
	return "tagName" in node && BLOCKS.has(node.tagName) ? ` ${text} ` : text;
}
