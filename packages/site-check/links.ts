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

/** Where the links of a page lead. */
export function allLinks({ url, document }: LinkingPage, links = [...document.querySelectorAll("a[href]")]): string[] {
	const [base] = document.querySelectorAll("base[href]");
	const from = withoutQuery(base?.getAttribute("href") ?? "", url) || url;
	return links.flatMap((link) => withoutQuery(link.getAttribute("href") ?? "", from) || []);
}

/** Returns for each page which others link to it; `resolve` follows redirects. */
export function linkGraph<Page extends LinkingPage>(
	pages: readonly Page[],
	resolve = (url: string) => url,
	linksOf = (page: Page) => allLinks(page),
): Map<string, Set<string>> {
	const graph = new Map(pages.map(({ url }) => [url, new Set<string>()]));
	for (const page of pages) for (const href of linksOf(page)) if (resolve(href) !== page.url) graph.get(resolve(href))?.add(page.url);
	return graph;
}

/** Counts how many pages link to each. */
export function countInbound(pages: readonly (LinkingPage & { inbound?: number })[], resolve?: (url: string) => string): void {
	// On smaller sites, three links to each page would be all there are.
	if (pages.length < 5) return;
	const graph = linkGraph(pages, resolve);
	for (const page of pages) page.inbound = graph.get(page.url)?.size ?? 0;
}
