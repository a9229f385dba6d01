import type { ElementLike } from "./page-reading.ts";

interface LinkingPage {
	url: string;
	document: ElementLike;
}

/** Returns the absolute URL without query and hash; empty if it is not one of a page. */
export function withoutQuery(href: string, base: string): string {
	if (!URL.canParse(href, base)) return "";
	const { origin, pathname, protocol } = new URL(href, base);
	return /^https?:$/.test(protocol) ? origin + pathname : "";
}

/** Where the links of a page lead, menus and footer included. */
export function allLinks({ url, document }: LinkingPage, links = [...document.querySelectorAll("a[href]")]): string[] {
	const [base] = document.querySelectorAll("base[href]");
	const from = withoutQuery(base?.getAttribute("href") ?? "", url) || url;
	return links.flatMap((link) => withoutQuery(link.getAttribute("href") ?? "", from) || []);
}

/** Where the links of a page's own text lead: those in <main>, or in the body if there is none, without menus and footer. */
function textLinks({ url, document }: LinkingPage): string[] {
	const [scope = document] = document.querySelectorAll("main, [role=main]");
	const frame = scope === document ? "nav a, header a, footer a" : "nav a";
	const framed = new Set(scope.querySelectorAll(frame));
	return allLinks(
		{ url, document },
		[...scope.querySelectorAll("a[href]")].filter((link) => !framed.has(link)),
	);
}

/** Returns for each page which others link to it, as a rule from their text; `resolve` follows redirects. */
export function linkGraph(pages: readonly LinkingPage[], resolve = (url: string) => url, linksOf = textLinks): Map<string, Set<string>> {
	const graph = new Map(pages.map(({ url }) => [url, new Set<string>()]));
	for (const page of pages) {
		for (const href of linksOf(page)) if (resolve(href) !== page.url) graph.get(resolve(href))?.add(page.url);
	}
	return graph;
}

/** Counts how many pages link to each from their text. Menus tell enough about a page that most others link to. */
export function countInbound(pages: readonly (LinkingPage & { inbound?: number })[], resolve?: (url: string) => string): void {
	// On smaller sites, three links to each page would be all there are.
	if (pages.length < 5) return;
	const fromText = linkGraph(pages, resolve);
	const fromAnywhere = linkGraph(pages, resolve, allLinks);
	for (const page of pages) {
		if ((fromAnywhere.get(page.url)?.size ?? 0) < pages.length / 2) page.inbound = fromText.get(page.url)?.size ?? 0;
	}
}
