import type { Node } from "../hosting/html.ts";
import { parseHtml } from "../hosting/html.ts";
import { htmlOf } from "./built-files.ts";

export { attribute, byTag, elementsIn } from "../hosting/html.ts";

const documents = new Map<string, ReturnType<typeof parseHtml>>();

/** Returns a built page, parsed once per worker. */
export function documentOf(path: string) {
	const document = documents.get(path) ?? parseHtml(htmlOf(path));
	documents.set(path, document);
	return document;
}

/** Returns what a visitor sees or can open, with single spaces. */
export function visibleText(node: Node): string {
	return rawText(node).replace(/\s+/g, " ").trim();
}

const BLOCKS = new Set(["p", "li", "h1", "h2", "h3", "h4", "div", "dt", "dd", "td", "th", "summary", "section"]);

function rawText(node: Node): string {
	if (node.nodeName === "#text" && "value" in node) return node.value;
	if ("tagName" in node && ["script", "style", "head", "template"].includes(node.tagName)) return "";
	// A citation chip is not part of its sentence.
	if ("attrs" in node && node.attrs.some(({ name, value }) => name === "href" && value.startsWith("#source-"))) return "";
	const text = "childNodes" in node ? node.childNodes.map(rawText).join("") : "";
	return "tagName" in node && BLOCKS.has(node.tagName) ? ` ${text} ` : text;
}
