import type { Finding } from "./checklist.ts";
import { checkReading, counted, finding, listed } from "./checklist.ts";
import type { ElementLike, PageReading } from "./page-reading.ts";
import { readPage } from "./page-reading.ts";

/** A page as it was fetched, or read from a folder. */
export interface AuditedPage {
	url: string;
	document: ElementLike;
	/** The response's Link and X-Robots-Tag headers; undefined for files. */
	headers?: { link: string; robots: string };
	/** The response of the page's Markdown version, if it names one. */
	markdown?: { url: string; status: number; type: string; link: string };
	/** How many other pages link here; undefined if not all were read. */
	inbound?: number;
	/** Where its links lead to an error, and to which. */
	broken?: readonly string[];
}

/** A page that fewer others link to stands alone. */
export const FEWEST_LINKS = 3;
/** What matters on a page that search results leave out. */
const RULES_WITHOUT_INDEX = new Set(["Alternative text", "Link texts", "Broken links"]);

/** Checks a page against the checklist, and against what its headers and neighbors say. */
export function audit(page: AuditedPage): Finding[] {
	const { broken, headers, inbound } = page;
	const read = readPage(page.document, new URL(page.url).pathname);
	const reading = { ...read, noindex: read.noindex || /\b(noindex|none)\b/i.test(headers?.robots ?? "") };
	const findings = checkReading(reading);
	if (broken) findings.push(finding("Broken links", "links to pages that answer", listed(broken), "none", "error"));
	if (reading.noindex) return findings.filter(({ rule }) => RULES_WITHOUT_INDEX.has(rule));
	if (inbound !== undefined) {
		const found = `linked from ${counted(inbound, "other page")}`;
		findings.push(finding("Links from other pages", `at least ${FEWEST_LINKS}`, inbound < FEWEST_LINKS ? found : "", found));
	}
	return [
		// Data about the organization belongs on the front page; other pages may do without.
		...findings.filter(({ rule, found }) => rule !== "Structured data" || found !== "none" || reading.path === "/"),
		...pageName(reading),
		...authorAndDate(reading, page.document),
		...canonicalHeader(reading, headers?.link),
		...markdownVersion(page, reading),
	];
}

const STOP_WORDS = new Set(
	"a an and are as at be by can do for from how if in is it its my no not of on or our that the this to us we what with you your".split(
		" ",
	),
);

/** Compares the first letters of words; scripts without spaces between words are not judged. */
function pageName({ title, headings }: PageReading): Finding[] {
	const headline = headings.find(({ level }) => level === 1)?.text ?? "";
	const words = (headline.toLowerCase().match(/[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]{2,}/gu) ?? []).filter(
		(word) => !STOP_WORDS.has(word),
	);
	if (title === "" || words.length === 0) return [];
	const shared = words.some((word) => title.toLowerCase().includes(word.slice(0, Math.max(3, word.length - 3))));
	const found = `title “${title}”, headline “${headline}”`;
	return [finding("Page name", "a headline that shares a word with the title", shared ? "" : found, found)];
}

/** Checks the articles that a page describes as its own; entries of a list have pages of their own. */
function authorAndDate({ structuredData }: PageReading, document: ElementLike): Finding[] {
	const articles = structuredData
		.flatMap(topLevelThings)
		.filter((thing) => /Article\b|BlogPosting\b/.test(JSON.stringify(thing["@type"] ?? "")));
	if (articles.length === 0) return [];
	const textIn = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
	const text = textIn("body script, body style").reduce((rest, code) => rest.replace(code, ""), textIn("body").join(""));
	const problems = articles.flatMap((article) => {
		const date = article.dateModified ?? article.datePublished;
		const missing = [...("author" in article ? [] : ["author"]), ...(date === undefined ? ["date"] : [])];
		const name = `“${article.headline ?? article.name ?? "an article"}”`;
		if (missing.length > 0) return [`${name} names no ${missing.join(" and no ")}`];
		const visible = textIn("time").length > 0 || text.includes(String(date).slice(0, 4));
		return visible ? [] : [`the date of ${name} is in the data, but not on the page`];
	});
	const allowed = "author and date of each article, on the page and in the structured data";
	return [finding("Author and date", allowed, listed(problems), counted(articles.length, "article"))];
}

function topLevelThings(json: string): Record<string, unknown>[] {
	const things = (value: unknown): Record<string, unknown>[] => {
		if (Array.isArray(value)) return value.flatMap(things);
		if (typeof value !== "object" || value === null) return [];
		return "@graph" in value ? things(value["@graph"]) : [{ ...value }];
	};
	try {
		return things(JSON.parse(json));
	} catch {
		// The checklist reports blocks that do not parse.
		return [];
	}
}

function canonicalHeader({ canonicals: [inPage] }: PageReading, link?: string): Finding[] {
	const named = canonicalOf(link);
	if (named === undefined || inPage === undefined) return [];
	return [finding("Canonical header", `the address in the page: ${inPage}`, named === inPage ? "" : named, named, "error")];
}

function markdownVersion({ url, markdown }: AuditedPage, { canonicals: [canonical = ""] }: PageReading): Finding[] {
	if (!markdown) return [];
	const expected = URL.canParse(canonical) ? canonical : url;
	const named = canonicalOf(markdown.link);
	const problems = [
		...(/^text\/(markdown|plain)/.test(markdown.type) ? [] : [`it is sent as ${markdown.type || "an unknown type"}`]),
		...(named === expected ? [] : [named === undefined ? "it has no canonical header" : `its canonical header is ${named}`]),
	];
	const found = markdown.status === 200 ? listed(problems) : `${markdown.url} answers ${markdown.status}`;
	return [finding("Markdown version", `text/markdown with the header Link: <${expected}>; rel="canonical"`, found, markdown.url)];
}

const canonicalOf = (header = "") => /<([^>]+)>\s*;[^,]*\brel="?canonical"?/i.exec(header)?.[1];
