import { checkPage, counted, type ElementLike, type Finding, finding, isNoindex, listed } from "./checklist.ts";

/** A page, fetched or read from a folder. */
export interface AuditedPage {
	url: string;
	document: ElementLike;
	/** Whether its HTTP status or headers keep it out of search engines. */
	noindex?: boolean;
	/** Number of other pages that link here; undefined if not all pages were read, or the site is too small. */
	inbound?: number;
	/** Broken links, each with its error. */
	broken?: readonly string[];
}

/** Minimum number of inbound links. Pages with fewer are reported. */
export const MIN_INBOUND_LINKS = 3;
/** On sites with fewer pages, inbound links aren't counted: there may be too few pages for three links to each. */
const MIN_PAGES = 5;
/** Rules that also matter on a page that is not indexed. */
const RULES_WITHOUT_INDEX = new Set(["Alternative text", "Link texts", "Broken links"]);

/** Checks a page against the checklist, and its inbound and broken links. */
export function audit({ url, document, noindex, inbound, broken }: AuditedPage): Finding[] {
	const { pathname } = new URL(url);
	const findings = checkPage(document, pathname);
	if (broken) findings.push(finding("Broken links", "links to working pages", listed(broken), "none", "error"));
	if (noindex || isNoindex(document)) return findings.filter(({ rule }) => RULES_WITHOUT_INDEX.has(rule));
	if (inbound !== undefined) {
		const found = `linked from ${counted(inbound, "other page")}`;
		findings.push(finding("Inbound links", `at least ${MIN_INBOUND_LINKS}`, inbound < MIN_INBOUND_LINKS ? found : "", found));
	}
	// Only the home page needs structured data, to say which organization the site belongs to.
	return findings.filter(({ rule, found }) => rule !== "Structured data" || found !== "none" || pathname === "/");
}

/** Returns the absolute URL without its query or hash, or "" if it is invalid or isn't HTTP or HTTPS. */
export function withoutQuery(href: string, base: string): string {
	if (!URL.canParse(href, base)) return "";
	const { origin, pathname, protocol } = new URL(href, base);
	return /^https?:$/.test(protocol) ? origin + pathname : "";
}

/** Returns the absolute URLs that a page links to, without their query or hash. */
export function linksOf({ url, document }: AuditedPage, links = document.querySelectorAll("a[href]")): string[] {
	const [base] = document.querySelectorAll("base[href]");
	const from = withoutQuery(base?.getAttribute("href") ?? "", url) || url;
	return [...links].flatMap((link) => withoutQuery(link.getAttribute("href") ?? "", from) || []);
}

/** Sets how many other pages link to each page, unless the site has fewer than MIN_PAGES. */
export function countInbound(pages: readonly AuditedPage[], targetsOf: (page: AuditedPage) => string[] = linksOf): void {
	if (pages.length < MIN_PAGES) return;
	const targets = pages.map((page) => new Set(targetsOf(page)));
	for (const page of pages) page.inbound = targets.filter((urls, index) => urls.has(page.url) && pages[index] !== page).length;
}
