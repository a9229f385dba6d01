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

type Rule = (facts: PageFacts) => Finding;

/** Link texts that say nothing of where they lead. */
const EMPTY_WORDS = new Set(["click here", "here", "this", "this page", "link", "more", "read more", "learn more", "details", "go"]);

/** The rules: the first three are fixed (docs/product.md, section 5). */
const rules: readonly Rule[] = [
	titleLength,
	descriptionLength,
	imageTexts,
	mainHeading,
	headingOrder,
	canonical,
	linkTexts,
	socialImage,
	structuredData,
];

/** Checks the page that a browser shows. */
export function checkPage(document: Document): Finding[] {
	return checkFacts(factsOf(document.documentElement, new URL(document.URL).pathname));
}

/** Checks a page by what was read of it. */
export function checkFacts(facts: PageFacts): Finding[] {
	return rules.map((rule) => rule(facts));
}

function titleLength({ title }: PageFacts): Finding {
	return {
		rule: "Title",
		pass: title.length >= TITLE_LENGTH.min && title.length <= TITLE_LENGTH.max,
		found: measured(title),
		allowed: `${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters`,
	};
}

function descriptionLength({ description }: PageFacts): Finding {
	return {
		rule: "Description",
		pass: description.length > 0 && description.length <= DESCRIPTION_MAX,
		found: measured(description),
		allowed: `1 to ${DESCRIPTION_MAX} characters`,
	};
}

function imageTexts({ images }: PageFacts): Finding {
	const silent = images.filter(({ alt, decorative }) => alt === "" && !decorative);
	return {
		rule: "Alternative text",
		pass: silent.length === 0,
		found: silent.length > 0 ? `missing: ${listed(silent.map(({ source }) => source))}` : `${images.length} of ${images.length} images`,
		allowed: 'every image has one, or role="presentation"',
	};
}

function mainHeading({ headings }: PageFacts): Finding {
	const main = headings.filter(({ level }) => level === 1).map(({ text }) => text);
	return {
		rule: "Main heading",
		pass: main.length === 1 && main[0] !== "",
		found: `${main.length}: ${listed(main)}`,
		allowed: "exactly one h1 with text",
	};
}

function headingOrder({ headings }: PageFacts): Finding {
	const jumps = headings.flatMap(({ level, text }, index) => {
		const before = headings[index - 1]?.level ?? 0;
		return level > before + 1 ? [`${before === 0 ? "the page begins" : `h${before} is followed`} with h${level} "${text}"`] : [];
	});
	return {
		rule: "Heading order",
		pass: headings.length > 0 && jumps.length === 0,
		found: jumps.length > 0 ? listed(jumps) : `${headings.length} headings in order`,
		allowed: "h1 first, and no level left out on the way down",
	};
}

function canonical({ canonicals, noindex, path }: PageFacts): Finding {
	const found = canonicals.length > 0 ? listed(canonicals) : "none";
	const rule = "Canonical address";
	if (noindex) return { rule, pass: canonicals.length === 0, found, allowed: "none on a page that is not indexed" };
	const [address = ""] = canonicals;
	const url = /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined;
	const pass = canonicals.length === 1 && url?.pathname === path && url.hash === "";
	return { rule, pass, found, allowed: `one absolute address that ends in ${path}` };
}

function linkTexts({ links }: PageFacts): Finding {
	const silent = links.filter(
		({ text }) =>
			text === "" ||
			EMPTY_WORDS.has(
				text
					.toLowerCase()
					.replace(/[^a-z ]+/g, "")
					.trim(),
			),
	);
	return {
		rule: "Link texts",
		pass: silent.length === 0,
		found:
			silent.length > 0 ? listed(silent.map(({ text, address }) => `"${text}" leads to ${address}`)) : `${links.length} of ${links.length} links`,
		allowed: "every link says where it leads",
	};
}

function socialImage({ socialImages }: PageFacts): Finding {
	return {
		rule: "Social image",
		pass: socialImages.length > 0 && socialImages.every((address) => /^https?:/.test(address) && URL.canParse(address)),
		found: socialImages.length > 0 ? listed(socialImages) : "none",
		allowed: "og:image with an absolute address",
	};
}

function structuredData({ structuredData: blocks }: PageFacts): Finding {
	const faults = blocks.flatMap((text) => fault(text) ?? []);
	return {
		rule: "Structured data",
		pass: blocks.length > 0 && faults.length === 0,
		found: faults.length > 0 ? listed(faults) : `${blocks.length} ${blocks.length === 1 ? "block" : "blocks"}`,
		allowed: "JSON-LD that parses, in the vocabulary of schema.org",
	};
}

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
