import type { Node } from "./html.ts";
import { attribute, byTag, elementsIn, parseHtml } from "./html.ts";

/** What belongs to every page of a site and says nothing about this one. */
const FRAME = new Set(["nav", "header", "footer", "template", "svg", "script", "style"]);

/** Where the links of a page's own words lead: those in <main>, or in its body where there is none, without menus and breadcrumbs. */
export function bodyLinks(html: string): string[] {
	const document = parseHtml(html);
	return linksIn(elementsIn(document, byTag("main"))[0] ?? document);
}

function linksIn(node: Node): string[] {
	if (!("childNodes" in node)) return [];
	return node.childNodes.flatMap((child) => {
		if (!("tagName" in child)) return [];
		if (FRAME.has(child.tagName)) return [];
		const href = child.tagName === "a" ? attribute(child, "href") : undefined;
		return href === undefined ? linksIn(child) : [href];
	});
}

/** Which pages lead to which by links in their bodies: for each address, the others that lead there. */
export function linkGraph(pages: readonly { url: string; html: string }[]): Map<string, Set<string>> {
	const graph = new Map(pages.map(({ url }) => [withoutQuery(url, url), new Set<string>()]));
	for (const { url, html } of pages) {
		const from = withoutQuery(url, url);
		for (const href of bodyLinks(html)) {
			const to = withoutQuery(href, url);
			if (to !== from) graph.get(to)?.add(from);
		}
	}
	return graph;
}

/** An address without the part of the page and the query; empty for what is none. */
export function withoutQuery(href: string, base: string): string {
	if (!URL.canParse(href, base)) return "";
	const { origin, pathname } = new URL(href, base);
	return origin + pathname;
}

/** The graph as a Mermaid chart, each page by its path with the number of pages that lead to it. */
export function mermaidOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string {
	const urls = [...graph.keys()].sort();
	const id = (url: string) => `p${urls.indexOf(url)}`;
	const label = (url: string) => `${new URL(url).pathname} (${graph.get(url)?.size ?? 0})`;
	const lines = urls.flatMap((url) => [...(graph.get(url) ?? [])].sort().map((from) => `  ${id(from)} --> ${id(url)}`));
	return ["flowchart LR", ...urls.map((url) => `  ${id(url)}["${label(url)}"]`), ...lines].join("\n");
}
