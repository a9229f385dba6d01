import type { Nodes } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { selectAll } from "hast-util-select";
import { parse } from "parse5";
import { find, html as htmlAttributes } from "property-information";
import type { ElementLike } from "./checklist.ts";

/** Parses HTML like a browser that runs scripts: `querySelectorAll` finds no elements in <template> or <noscript>. */
export function parsePage(html: string): ElementLike {
	const wrapped = new WeakMap<Nodes, ElementLike>();
	const wrap = (node: Nodes): ElementLike => {
		const properties = "properties" in node ? node.properties : {};
		const element: ElementLike = wrapped.get(node) ?? {
			localName: "tagName" in node ? node.tagName : "",
			textContent: textOf(node),
			getAttribute(name) {
				const value = properties[find(htmlAttributes, name).property] ?? null;
				return value === true ? "" : Array.isArray(value) ? value.join(" ") : value === null ? null : String(value);
			},
			querySelectorAll: (selectors) => selectAll(selectors, node).map(wrap),
		};
		wrapped.set(node, element);
		return element;
	};
	return wrap(fromParse5(parse(html)));
}

/** Returns a node's text, with a space for each <br>. */
function textOf(node: Nodes): string {
	if (node.type === "text") return node.value;
	if (!("children" in node)) return "";
	return "tagName" in node && node.tagName === "br" ? " " : node.children.map(textOf).join("");
}
