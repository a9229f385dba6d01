import { DESCRIPTION_MAX, TITLE_LENGTH } from "../../shared/head-lengths.ts";
import type { Rule } from "./rules.ts";

/** What one rule found on a page. */
export interface Finding {
	rule: Rule;
	/** An error costs the site visitors or visibility; a warning is advice. */
	severity: "error" | "warning";
	pass: boolean;
	/** The problem or, if the rule passes, the value that it checked. */
	found: string;
	/** The value that the rule expects. */
	allowed: string;
}

/** The properties of a DOM element that the rules use. Browsers' elements have them; `parsePage` provides them for parsed HTML. */
export interface ElementLike {
	localName: string;
	textContent: string | null;
	getAttribute(name: string): string | null;
	querySelectorAll(selectors: string): Iterable<ElementLike>;
}

/** Returns a finding that passes if `problem` is empty. */
export function finding(rule: Rule, allowed: string, problem: string, value: string, severity: Finding["severity"] = "warning"): Finding {
	return { rule, severity, pass: problem === "", found: problem || value, allowed };
}

/** Checks a page by its root element. The monitor also shows these rules; the first three are in docs/product.md, section 5. */
export function checkPage(root: ElementLike, path: string): Finding[] {
	return [...checkTexts(root), ...checkHeadings(root), ...checkLinks(root, path), ...checkData(root)];
}

/** Returns whether the page asks search engines to leave it out. */
export const isNoindex = (root: ElementLike) =>
	valuesOf(root, "meta[name=robots i], meta[name=googlebot i]", "content").some((content) => NOINDEX.test(content));
/** Matches a robots directive against indexing, in a meta tag or the X-Robots-Tag header. */
export const NOINDEX = /\b(noindex|none)\b/i;

function checkTexts(root: ElementLike): Finding[] {
	const { min, max } = TITLE_LENGTH;
	// Some frameworks stream the title into the body. An <svg> may have its own titles.
	const title = collapse([...root.querySelectorAll("head title, body > title, body > div > title")][0]?.textContent);
	const description = collapse(valuesOf(root, "meta[name=description i]", "content")[0]);
	const images = [...root.querySelectorAll("img")];
	const undescribed = images.filter((image) => !isDescribed(image, root)).map((image) => image.getAttribute("src") ?? "");
	const missing = undescribed.length > 0 ? `missing: ${listed(undescribed)}` : "";
	const outside = (text: string, least: number, most: number) => (text.length < least || text.length > most ? measured(text) : "");
	return [
		finding("Title", `${min} to ${max} characters`, outside(title, min, max), measured(title)),
		finding("Description", `1 to ${DESCRIPTION_MAX} characters`, outside(description, 1, DESCRIPTION_MAX), measured(description)),
		finding("Alternative text", 'alt text on every image; alt="" marks decoration', missing, counted(images.length, "image"), "error"),
	];
}

/** Checks the headings outside menus. */
function checkHeadings(root: ElementLike): Finding[] {
	const inMenus = new Set(root.querySelectorAll("nav :is(h1, h2, h3, h4, h5, h6)"));
	const headings = [...root.querySelectorAll("h1, h2, h3, h4, h5, h6")]
		.filter((heading) => !inMenus.has(heading))
		.map((heading) => ({ level: Number(heading.localName[1]), text: nameOf(heading, root) || "(empty)" }));
	const main = headings.filter(({ level }) => level === 1).map(({ text }) => text);
	const isMain = main.length === 1 && main[0] !== "(empty)";
	const jumps = headings.flatMap(({ level, text }, index) => {
		const before = headings[index - 1]?.level ?? 0;
		return level > before + 1 ? [`h${level} "${text}" ${before === 0 ? "comes first" : `follows h${before}`}`] : [];
	});
	const order = headings.length === 0 ? "no headings" : listed(jumps);
	return [
		finding("Main heading", "exactly one h1 with text", isMain ? "" : listed(main) || "none", `${main[0]}`, errorIf(main.length === 0)),
		finding("Heading order", "h1 first, then no skipped levels", order, counted(headings.length, "heading")),
	];
}

/** Matches link text that doesn't describe the target. */
const VAGUE = /^\P{L}*(click here|here|this|this page|link|more|read more|learn more|details|go)\P{L}*$/iu;

function checkLinks(root: ElementLike, path: string): Finding[] {
	const canonicals = valuesOf(root, "link[rel~=canonical]", "href");
	const [canonical = "none; the page has noindex"] = canonicals;
	const isOwn = canonicals.length === 1 && isAbsolute(canonical) && new URL(canonical).pathname === path && !canonical.includes("#");
	const wrong = listed(canonicals.map((url) => url || "(empty)")) || (isNoindex(root) ? "" : "none");
	const links = [...root.querySelectorAll("a[href]")]
		.filter((link) => link.getAttribute("aria-hidden") !== "true")
		.map((link) => ({ href: link.getAttribute("href"), text: nameOf(link, root) }));
	const nameless = links.filter(({ text }) => text === "").map(({ href }) => `a link to ${href} has no text`);
	const vague = links.filter(({ text }) => VAGUE.test(text)).map(({ text, href }) => `"${text}" links to ${href}`);
	const unclear = listed([...nameless, ...vague]);
	return [
		finding("Canonical URL", `one absolute URL ending in ${path}`, isOwn ? "" : wrong, canonical, errorIf(canonicals.length > 0)),
		finding("Link texts", "every link describes its target", unclear, counted(links.length, "link"), errorIf(nameless.length > 0)),
	];
}

function checkData(root: ElementLike): Finding[] {
	const images = valuesOf(root, "meta:is([property='og:image'], [property='og:image:url'], [name='og:image'])", "content");
	const image = listed(images.map((url) => url || "(empty)")) || "none";
	const blocks = [...root.querySelectorAll("script[type^='application/ld+json']")].map(({ textContent }) => textContent ?? "");
	const errors = blocks.flatMap((text) => dataError(text) ?? []);
	const hasMicrodata = [...root.querySelectorAll("[itemtype*='schema.org'], [vocab*='schema.org']")].length > 0;
	const data = blocks.length > 0 ? counted(blocks.length, "block") : hasMicrodata ? "microdata" : "none";
	const problem = listed(errors) || (data === "none" ? data : "");
	return [
		finding("Social image", "og:image with an absolute URL", images.some(isAbsolute) ? "" : image, image),
		finding("Structured data", "schema.org data that parses", problem, data, errorIf(errors.length > 0)),
	];
}

/** Returns the problem with a block of JSON-LD, if any. */
function dataError(text: string): string | undefined {
	try {
		const contexts = [JSON.parse(text)].flat().map((thing: unknown) => JSON.stringify(Object(thing)["@context"] ?? ""));
		const isKnown = contexts.every((context) => /\/\/(www\.)?schema\.org\b/.test(context));
		return isKnown ? undefined : "a block without the context https://schema.org";
	} catch (error) {
		return `a block that is not valid JSON: ${error instanceof Error ? error.message : error}`;
	}
}

/** Returns whether an image has an accessible name or is marked as decorative. An alt attribute of only spaces counts as neither. */
function isDescribed(image: ElementLike, root: ElementLike): boolean {
	const alt = image.getAttribute("alt");
	if (alt !== null) return alt === "" || collapse(alt) !== "";
	const isDecorative = /^(presentation|none)$/.test(image.getAttribute("role") ?? "") || image.getAttribute("aria-hidden") === "true";
	return isDecorative || nameOf(image, root) !== "";
}

/** Returns the accessible name of a heading, link, or image. */
function nameOf(element: ElementLike, root: ElementLike): string {
	const ids = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter((id) => /^[^"\\]+$/.test(id));
	const labels = ids.map((id) => [...root.querySelectorAll(`[id="${id}"]`)][0]?.textContent ?? "");
	const parts = [...element.querySelectorAll("img[alt], [aria-label]")].map(
		(part) => part.getAttribute("alt") ?? part.getAttribute("aria-label"),
	);
	const names = [labels.join(" "), element.getAttribute("aria-label"), element.textContent, parts.join(" "), element.getAttribute("title")];
	return names.map(collapse).find(Boolean) ?? "";
}

const valuesOf = (root: ElementLike, selector: string, attribute: string) =>
	[...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
const isAbsolute = (url: string) => /^https?:/.test(url) && URL.canParse(url);
const errorIf = (isError: boolean) => (isError ? "error" : "warning");
const measured = (text: string) => (text === "" ? "none" : `${text.length} characters, “${text}”`);

/** Collapses whitespace, including the zero-width characters that some generators put in empty links. */
const collapse = (text: string | null | undefined) => (text ?? "").replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, " ").trim();

/** Returns a number with its noun: "1 page", "2 pages". */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Joins the first three items and counts the rest: "a; b; c; and 5 more". */
export function listed(items: readonly string[]): string {
	const shown = items.slice(0, 3).join("; ");
	return items.length > 3 ? `${shown}; and ${items.length - 3} more` : shown;
}
