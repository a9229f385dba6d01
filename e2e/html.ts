import type { DefaultTreeAdapterTypes } from "parse5";
import { parse } from "parse5";
import { htmlOf } from "./built-files.ts";

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** A built page, parsed. */
export const documentOf = (path: string) => parse(htmlOf(path));

/** The elements below a node for which a test holds, in document order. */
export function elementsIn(node: Node, test: (element: Element) => boolean): Element[] {
	const children = "childNodes" in node ? node.childNodes : [];
	const self = "tagName" in node && test(node) ? [node] : [];
	return [...self, ...children.flatMap((child) => elementsIn(child, test))];
}

/** Tests whether an element has one of these names. */
export const byTag =
	(...names: string[]) =>
	({ tagName }: Element) =>
		names.includes(tagName);

/** An attribute of an element; undefined when it has none of that name. */
export function attribute({ attrs }: Element, name: string): string | undefined {
	return attrs.find((candidate) => candidate.name === name)?.value;
}

/** What a reader sees or can open, with single spaces; scripts, styles and the head are not part of it. */
export function visibleText(node: Node): string {
	return rawText(node).replace(/\s+/g, " ").trim();
}

const BLOCKS = new Set(["p", "li", "h1", "h2", "h3", "h4", "div", "dt", "dd", "td", "th", "summary", "section"]);

function rawText(node: Node): string {
	if (node.nodeName === "#text" && "value" in node) return node.value;
	if ("tagName" in node && ["script", "style", "head", "template"].includes(node.tagName)) return "";
	// A chip behind a claim says where it comes from; it is no part of the sentence.
	if ("attrs" in node && node.attrs.some(({ name, value }) => name === "href" && value.startsWith("#source-"))) return "";
	const text = "childNodes" in node ? node.childNodes.map(rawText).join("") : "";
	return "tagName" in node && BLOCKS.has(node.tagName) ? ` ${text} ` : text;
}
