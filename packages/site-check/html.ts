import type { DefaultTreeAdapterTypes } from "parse5";
import { parse } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Reads a page's HTML, as a browser would. */
export const parseHtml = (html: string): Document => parse(html);

/** The elements from a node on for which a test holds, in document order, those in templates among them. */
export function elementsIn(node: Node, test: (element: Element) => boolean = () => true): Element[] {
	const found: Element[] = [];
	const visit = (inner: Node) => {
		if ("tagName" in inner && test(inner)) found.push(inner);
		if ("content" in inner) visit(inner.content);
		if ("childNodes" in inner) inner.childNodes.forEach(visit);
	};
	visit(node);
	return found;
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

/** All text below a node, letter by letter; comments are none. */
export function textOf(node: Node): string {
	if ("value" in node) return node.value;
	return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
