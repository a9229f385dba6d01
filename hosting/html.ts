import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses HTML as a browser does. */
export const parseHtml = (html: string): Document => parse(html);

/** Returns the elements at or below a node that pass a test, in document order, including those in templates. */
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

/** Returns a test for elements with one of these names. */
export const byTag =
	(...names: string[]) =>
	({ tagName }: Element) =>
		names.includes(tagName);

/** Returns an attribute's value, or undefined if the element doesn't have it. */
export function attribute({ attrs }: Element, name: string): string | undefined {
	return attrs.find((candidate) => candidate.name === name)?.value;
}

/** Returns all text below a node, without comments. */
export function textOf(node: Node): string {
	if ("value" in node) return node.value;
	return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
