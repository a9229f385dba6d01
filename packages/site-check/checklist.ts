import type { PageReading } from "./page-reading.ts";
import { readPage } from "./page-reading.ts";
import type { Rule } from "./rules.ts";

/** Length limits in characters (docs/product.md, section 5). */
export const TITLE_LENGTH = { min: 30, max: 60 } as const;
export const DESCRIPTION_MAX = 160;

/** What one rule found on a page. */
export interface Finding {
	rule: Rule;
	/** An error costs visitors or visibility; a warning is advice. */
	severity: "error" | "warning";
	pass: boolean;
	/** The value on the page that the rule is about. */
	found: string;
	/** What the rule asks for. */
	allowed: string;
}

/** Returns a finding, which passes unless there is a problem. */
export function finding(rule: Rule, allowed: string, problem: string, value: string, severity: Finding["severity"] = "warning"): Finding {
	return { rule, severity, pass: problem === "", found: problem || value, allowed };
}

/** Link texts that say nothing of where they lead. */
const VAGUE = /^\P{L}*(click here|here|this|this page|link|more|read more|learn more|details|go)\P{L}*$/iu;

const ALT_RULE = 'an alt text on every image; alt="" marks decoration';
const HEADING_RULE = "h1 first, and no level left out on the way down";
const DATA_RULE = "data in the vocabulary of schema.org that parses";

/** Checks the page that a browser shows. */
export function checkPage(document: Document): Finding[] {
	return checkReading(readPage(document.documentElement, new URL(document.URL).pathname));
}

/** Checks a page by what was read of it. The first three rules are fixed (docs/product.md, section 5). */
export function checkReading(reading: PageReading): Finding[] {
	const { title, description, noindex, images, headings, canonicals, links, socialImages, structuredData } = reading;
	const { min, max } = TITLE_LENGTH;
	const outside = (text: string, least: number, most: number) => (text.length < least || text.length > most ? measured(text) : "");
	const undescribed = images.filter(({ described }) => !described).map(({ source }) => source);
	const main = headings.filter(({ level }) => level === 1).map(({ text }) => text || "(empty)");
	const isMain = main.length === 1 && main[0] !== "(empty)";
	const jumps = headings.flatMap(({ level, text }, index) => {
		const before = headings[index - 1]?.level ?? 0;
		return level > before + 1 ? [`${before === 0 ? "the page begins" : `h${before} is followed`} with h${level} "${text}"`] : [];
	});
	const canonical = namesOwnPath(reading) ? "" : listed(canonicals.map((address) => address || "(empty)")) || (noindex ? "" : "none");
	const nameless = links.filter(({ text }) => text === "").map(({ href }) => `a link without text leads to ${href}`);
	const vague = links.filter(({ text }) => VAGUE.test(text)).map(({ text, href }) => `"${text}" leads to ${href}`);
	const social = listed(socialImages.map((address) => address || "(empty)")) || "none";
	const data = structuredData.length > 0 ? counted(structuredData.length, "block") : reading.microdata ? "microdata" : "none";
	const dataErrors = structuredData.flatMap((text) => dataError(text) ?? []);
	const errorIf = (isError: boolean) => (isError ? "error" : "warning");
	return [
		finding("Title", `${min} to ${max} characters`, outside(title, min, max), measured(title)),
		finding("Description", `1 to ${DESCRIPTION_MAX} characters`, outside(description, 1, DESCRIPTION_MAX), measured(description)),
		finding(
			"Alternative text",
			ALT_RULE,
			undescribed.length > 0 ? `missing: ${listed(undescribed)}` : "",
			counted(images.length, "image"),
			"error",
		),
		finding("Main heading", "exactly one h1 with text", isMain ? "" : listed(main) || "none", `${main[0]}`, errorIf(main.length === 0)),
		finding("Heading order", HEADING_RULE, headings.length === 0 ? "no headings" : listed(jumps), counted(headings.length, "heading")),
		finding(
			"Canonical address",
			`one absolute address that ends in ${reading.path}`,
			canonical,
			canonicals[0] ?? "none",
			errorIf(canonicals.length > 0),
		),
		finding(
			"Link texts",
			"every link says where it leads",
			listed([...nameless, ...vague]),
			counted(links.length, "link"),
			errorIf(nameless.length > 0),
		),
		finding("Social image", "og:image with an absolute address", socialImages.some(isAbsolute) ? "" : social, social),
		finding("Structured data", DATA_RULE, listed(dataErrors) || (data === "none" ? data : ""), data, errorIf(dataErrors.length > 0)),
	];
}

const isAbsolute = (address: string) => /^https?:/.test(address) && URL.canParse(address);

function namesOwnPath({ canonicals, path }: PageReading): boolean {
	const [address = ""] = canonicals;
	if (canonicals.length > 1 || !isAbsolute(address)) return false;
	const { pathname, hash } = new URL(address);
	return pathname === path && hash === "";
}

/** Says what is wrong with a block of JSON-LD; undefined when nothing is. */
function dataError(text: string): string | undefined {
	try {
		const things: unknown[] = [JSON.parse(text)].flat();
		const contexts = things.map((thing) =>
			typeof thing === "object" && thing !== null && "@context" in thing ? JSON.stringify(thing["@context"]) : "",
		);
		return contexts.every((context) => /\/\/(www\.)?schema\.org\b/.test(context))
			? undefined
			: "a block without the context https://schema.org";
	} catch (error) {
		return `a block that is not valid JSON: ${error instanceof Error ? error.message : error}`;
	}
}

const measured = (text: string) => (text === "" ? "none" : `${text.length} characters, “${text}”`);

/** Returns a number with its noun: "1 page", "2 pages". */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The first few of a list, since one rule may find the same mistake many times. */
export function listed(items: readonly string[]): string {
	const shown = items.slice(0, 3).join("; ");
	return items.length > 3 ? `${shown}; and ${items.length - 3} more` : shown;
}
