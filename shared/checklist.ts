import { DESCRIPTION_MAX, TITLE_LENGTH } from "./head-limits.ts";
import type { PageFacts } from "./page-facts.ts";
import { factsOf } from "./page-facts.ts";

/** What one rule of the SEO checklist found in a page. */
export interface Finding {
	rule: string;
	pass: boolean;
	/** The value in the page that the rule is about. */
	found: string;
	/** What the rule asks for. */
	allowed: string;
}

/** Link texts that say nothing of where they lead. */
const SAYS_NOTHING = /^([^a-z]*(click here|here|this|this page|link|more|read more|learn more|details|go)[^a-z]*)?$/i;

/** Checks the page that a browser shows. */
export function checkPage(document: Document): Finding[] {
	return checkPageFacts(factsOf(document.documentElement, new URL(document.URL).pathname));
}

/** Checks a page by what was read of it. The first three rules are fixed (docs/product.md, section 5). */
export function checkPageFacts({
	path,
	title,
	description,
	noindex,
	images,
	headings,
	canonicals,
	links,
	socialImages,
	structuredData,
}: PageFacts): Finding[] {
	const unnamed = images.filter(({ alt, decorative }) => alt === "" && !decorative).map(({ source }) => source);
	const main = headings.filter(({ level }) => level === 1).map(({ text }) => text);
	const jumps = headings.flatMap(({ level, text }, index) => {
		const before = headings[index - 1]?.level ?? 0;
		return level > before + 1 ? [`${before === 0 ? "the page begins" : `h${before} is followed`} with h${level} "${text}"`] : [];
	});
	const [address = ""] = canonicals;
	const url = isAbsolute(address) ? new URL(address) : undefined;
	const silent = links.filter(({ text }) => SAYS_NOTHING.test(text)).map(({ text, address }) => `"${text}" leads to ${address}`);
	const faults = structuredData.flatMap((text) => fault(text) ?? []);
	return [
		{
			rule: "Title",
			pass: title.length >= TITLE_LENGTH.min && title.length <= TITLE_LENGTH.max,
			found: measured(title),
			allowed: `${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters`,
		},
		{
			rule: "Description",
			pass: description.length > 0 && description.length <= DESCRIPTION_MAX,
			found: measured(description),
			allowed: `1 to ${DESCRIPTION_MAX} characters`,
		},
		{
			rule: "Alternative text",
			pass: unnamed.length === 0,
			found: unnamed.length > 0 ? `missing: ${listed(unnamed)}` : `${images.length} of ${images.length} images`,
			allowed: 'every image has one, or role="presentation"',
		},
		{
			rule: "Main heading",
			pass: main.length === 1 && main[0] !== "",
			found: `${main.length}: ${listed(main)}`,
			allowed: "exactly one h1 with text",
		},
		{
			rule: "Heading order",
			pass: headings.length > 0 && jumps.length === 0,
			found: listed(jumps) || `${headings.length} headings in order`,
			allowed: "h1 first, and no level left out on the way down",
		},
		{
			rule: "Canonical address",
			pass: noindex ? canonicals.length === 0 : canonicals.length === 1 && url?.pathname === path && url.hash === "",
			found: listed(canonicals) || "none",
			allowed: noindex ? "none on a page that is not indexed" : `one absolute address that ends in ${path}`,
		},
		{
			rule: "Link texts",
			pass: silent.length === 0,
			found: listed(silent) || `${links.length} of ${links.length} links`,
			allowed: "every link says where it leads",
		},
		{
			rule: "Social image",
			pass: socialImages.length > 0 && socialImages.every(isAbsolute),
			found: listed(socialImages) || "none",
			allowed: "og:image with an absolute address",
		},
		{
			rule: "Structured data",
			pass: structuredData.length > 0 && faults.length === 0,
			found: listed(faults) || `${structuredData.length} ${structuredData.length === 1 ? "block" : "blocks"}`,
			allowed: "JSON-LD that parses, in the vocabulary of schema.org",
		},
	];
}

const isAbsolute = (address: string) => /^https?:/.test(address) && URL.canParse(address);

/** What is wrong with a block of structured data; undefined when nothing is. */
function fault(text: string): string | undefined {
	try {
		const data: unknown = JSON.parse(text);
		const [first] = Array.isArray(data) ? data : [data];
		return /^https?:\/\/schema\.org\/?$/.test(String(first?.["@context"])) ? undefined : "a block without the context https://schema.org";
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

const measured = (text: string) => (text === "" ? "none" : `${text.length}: ${text}`);

/** The first few of a list, since one rule may find the same fault many times. */
function listed(items: readonly string[]): string {
	const shown = items.slice(0, 3).join("; ");
	return items.length > 3 ? `${shown}; and ${items.length - 3} more` : shown;
}
