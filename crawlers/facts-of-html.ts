import type { DefaultTreeAdapterTypes } from "parse5";
import { html, parse } from "parse5";
import type { ElementLike, PageFacts } from "../shared/page-facts.ts";
import { factsOf } from "../shared/page-facts.ts";

/** Reads a page from its HTML, where there is no browser. */
export function factsOfHtml(text: string, path: string): PageFacts {
	const root = parse(text).childNodes.find(isElement);
	if (!root) throw new Error(`${path} has no HTML.`);
	return factsOf(elementLike(root), path);
}

function elementLike(element: DefaultTreeAdapterTypes.Element): ElementLike {
	return {
		localName: element.tagName,
		get textContent() {
			return textOf(element);
		},
		get children() {
			return element.childNodes.filter(isElement).map(elementLike);
		},
		getAttribute: (name) => element.attrs.find((attribute) => attribute.name === name)?.value ?? null,
	};
}

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element =>
	"namespaceURI" in node && (node.namespaceURI === html.NS.HTML || node.namespaceURI === html.NS.SVG);

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
	if (node.nodeName === "#text" && "value" in node) return node.value;
	return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
