import type { ElementLike, Finding } from "./checklist.ts";
import { checkPage, counted, finding, isNoindex, listed } from "./checklist.ts";

/** A page as it was fetched, or read from a folder. */
export interface AuditedPage {
	url: string;
	document: ElementLike;
	/** Whether its HTTP headers ask search engines to leave it out. */
	noindex?: boolean;
	/** How many other pages link here; undefined if not all were read. */
	inbound?: number;
	/** Links that lead to an error, with the error. */
	broken?: readonly string[];
}

/** Pages with fewer inbound links are reported. */
export const FEWEST_LINKS = 3;
/** What matters on a page that search results leave out. */
const RULES_WITHOUT_INDEX = new Set(["Alternative text", "Link texts", "Broken links"]);

/** Checks a page against the checklist, and against what other pages say about it. */
export function audit({ url, document, noindex, inbound, broken }: AuditedPage): Finding[] {
	const { pathname } = new URL(url);
	const findings = checkPage(document, pathname);
	if (broken) findings.push(finding("Broken links", "links to pages that answer", listed(broken), "none", "error"));
	if (noindex || isNoindex(document)) return findings.filter(({ rule }) => RULES_WITHOUT_INDEX.has(rule));
	if (inbound !== undefined) {
		const found = `linked from ${counted(inbound, "other page")}`;
		findings.push(finding("Inbound links", `at least ${FEWEST_LINKS}`, inbound < FEWEST_LINKS ? found : "", found));
	}
	// Data about the organization belongs on the front page; other pages may do without.
	return findings.filter(({ rule, found }) => rule !== "Structured data" || found !== "none" || pathname === "/");
}
