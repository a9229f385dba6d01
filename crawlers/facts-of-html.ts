import { html } from "parse5";
import type { ElementLike, PageFacts } from "../shared/page-facts.ts";
import { factsOf } from "../shared/page-facts.ts";
import type { Element, Node } from "./html.ts";
import { attribute, parseHtml, textOf } from "./html.ts";

/** Reads a page from its HTML, where there is no browser. */
export function factsOfHtml(text: string, path: string): PageFacts {
	const root = parseHtml(text).childNodes.find(isElement);
	if (!root) throw new Error(`${path} has no HTML.`);
	return factsOf(elementLike(root), path);
}

function elementLike(element: Element): ElementLike {
	return {
		localName: element.tagName,
		get textContent() {
			return textOf(element);
		},
		get children() {
			return element.childNodes.filter(isElement).map(elementLike);
		},
		getAttribute: (name) => attribute(element, name) ?? null,
	};
}

const isElement = (node: Node): node is Element =>
	"namespaceURI" in node && (node.namespaceURI === html.NS.HTML || node.namespaceURI === html.NS.SVG);
