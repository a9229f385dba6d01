import type { AuditedPage } from "./audit.ts";

/** On smaller sites, three links to each page would be all there are. */
const MIN_PAGES = 5;

/** Returns the absolute URL without query and hash, or "" if it isn't http(s). */
export function withoutQuery(href: string, base: string): string {
	if (!URL.canParse(href, base)) return "";
	const { origin, pathname, protocol } = new URL(href, base);
	return /^https?:$/.test(protocol) ? origin + pathname : "";
}

/** Returns the absolute URLs that a page links to. */
export function linksOf({ url, document }: AuditedPage, links = document.querySelectorAll("a[href]")): string[] {
	const [base] = document.querySelectorAll("base[href]");
	const from = withoutQuery(base?.getAttribute("href") ?? "", url) || url;
	return [...links].flatMap((link) => withoutQuery(link.getAttribute("href") ?? "", from) || []);
}

/** Sets how many other pages link to each page. */
export function countInbound(pages: readonly AuditedPage[], targetsOf: (page: AuditedPage) => string[] = linksOf): void {
	if (pages.length < MIN_PAGES) return;
	const byUrl = new Map(pages.map((page) => [page.url, page]));
	for (const page of pages) page.inbound = 0;
	for (const page of pages) {
		for (const href of new Set(targetsOf(page))) {
			const target = byUrl.get(href);
			if (target && target !== page) target.inbound = (target.inbound ?? 0) + 1;
		}
	}
}
