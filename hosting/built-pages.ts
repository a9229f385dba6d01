import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { closest } from "fastest-levenshtein";
import type { Document, Element } from "../crawlers/html.ts";
import { attribute, byTag, elementsIn, textOf } from "../crawlers/html.ts";
import { CONTENT_DIR } from "../model/content-files.ts";
import type { Problem } from "../model/problem.ts";
import type { RedirectList } from "../model/redirects.ts";
import type { Entry } from "../model/source.ts";
import { folderOf } from "./redirects.ts";

/** What the hosts need to know of a built page. */
export interface BuiltPage {
	/** From the folder of the site, for example services/seo.html. */
	file: string;
	/** The ids of its elements, to which an address may lead. */
	ids: readonly string[];
	/** Its links to parts of pages of this site, for example /services/seo#faq. */
	partLinks: readonly string[];
	/** Its links with a whole address, for example https://www.example.com/services/seo. */
	wholeLinks: readonly string[];
	/** CSP sources of the scripts that stand in it and run. */
	scripts: readonly string[];
	/** CSP sources of its stylesheets. */
	styles: readonly string[];
	/** The first attribute that holds code or styles. */
	codeInAttribute: string | undefined;
}

/** Reads a built page once for all checks, and keeps no more than they need: a site may have many pages. */
export function builtPage(file: string, page: Document): BuiltPage {
	const elements = elementsIn(page);
	const [coded] = elements.flatMap(({ tagName, attrs }) =>
		attrs.filter(({ name }) => name === "style" || name.startsWith("on")).map(({ name, value }) => `<${tagName} ${name}="${value}">`),
	);
	const links = [...new Set(elements.filter(byTag("a")).flatMap((link) => attribute(link, "href") ?? []))];
	return {
		file,
		ids: elements.flatMap((element) => attribute(element, "id") ?? []),
		partLinks: links.filter((href) => /^\/.*#./.test(href)),
		wholeLinks: links.filter((href) => /^https?:/.test(href)),
		scripts: elements.filter(isInlineScript).map(hashOf),
		styles: elements.filter(byTag("style")).map(hashOf),
		codeInAttribute: coded,
	};
}

/** A script that runs; a data block, such as JSON-LD, does not. */
function isInlineScript(element: Element): boolean {
	const type = attribute(element, "type") ?? "";
	return element.tagName === "script" && attribute(element, "src") === undefined && /^(|module|text\/javascript)$/i.test(type.trim());
}

function hashOf(element: Element): string {
	return `'sha256-${createHash("sha256").update(textOf(element)).digest("base64")}'`;
}

/** Where a built file is found: a page without .html, all else under its name. */
export function addressOfFile(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** @throws when two elements of a page have the same id: a link would lead to the wrong one. */
export function checkIds({ file, ids }: BuiltPage): void {
	const seen = new Set<string>();
	for (const id of ids) {
		if (seen.has(id))
			throw new Error(`${file}: two parts of the page have the id "${id}". A case study or post whose file has the name of a section needs another.`);
		seen.add(id);
	}
}

/** Where the content names an address; the built page where none of its lines has it whole. */
function placesOf(link: string, builtFile: string): Pick<Problem, "file" | "line">[] {
	const places = globSync(`${CONTENT_DIR}/**/*.md`)
		.sort()
		.flatMap((file) =>
			readFileSync(file, "utf8")
				.split("\n")
				.flatMap((text, index) => (text.split(/[\s()<>"']+/).includes(link) ? [{ file, line: index + 1 }] : [])),
		);
	return places.length > 0 ? places : [{ file: builtFile }];
}

/** Each link once, with the first page that has it. */
const linksOf = (pages: readonly BuiltPage[], kind: "partLinks" | "wholeLinks") =>
	new Map(pages.toReversed().flatMap((page) => page[kind].map((link): [string, string] => [link, page.file])));

/** The ids of each page by its address. */
const partsOf = (pages: readonly BuiltPage[]) => new Map(pages.map(({ file, ids }) => [addressOfFile(file), ids]));

/** What is wrong with a link or redirect to a part that its page does not have; undefined when nothing is. */
function missingPart(parts: ReturnType<typeof partsOf>, link: string) {
	const [address = "", part] = link.split("#");
	const ids = parts.get(address);
	if (!part || !ids || ids.includes(part)) return undefined;
	return {
		found: `${link}, a part that ${address} does not have`,
		allowed: "the page alone, or one of its parts",
		suggestion: `${address}#${closest(part, ids)}`,
	};
}

/** Links to parts of pages that are not there. */
export function checkPartLinks(pages: readonly BuiltPage[]): Problem[] {
	const parts = partsOf(pages);
	return [...linksOf(pages, "partLinks")].flatMap(([link, page]): Problem[] => {
		const missing = missingPart(parts, link);
		return missing ? placesOf(link, page).map((place) => ({ ...place, field: "link", ...missing })) : [];
	});
}

/** Links to the site itself by its whole address, as a browser shows it: nothing would see that they lead nowhere. */
export function checkOwnLinks(pages: readonly BuiltPage[], origin: string): Problem[] {
	return [...linksOf(pages, "wholeLinks")]
		.filter(([link]) => new URL(link).origin === origin)
		.flatMap(([link, page]) =>
			placesOf(link, page).map((place) => ({
				...place,
				field: "link",
				found: link,
				allowed: `a page of this site by what follows ${origin}`,
				suggestion: link.slice(origin.length) || "/",
			})),
		);
}

/**
 * Redirects that hide a file of the built site, or lead to a part of a page that is not there.
 *
 * @param files Every built file, from the folder of the site.
 */
export function checkRedirectsOfBuild(
	{ file: source, data: { redirects }, lineOf }: Entry<RedirectList>,
	files: readonly string[],
	pages: readonly BuiltPage[],
): Problem[] {
	const addresses = files.map(addressOfFile);
	const parts = partsOf(pages);
	return redirects.flatMap(({ from, to }, index): Problem[] => {
		const at = (part: "from" | "to") => ({ file: source, line: lineOf(["redirects", index, part]), field: `redirects.${index}.${part}` });
		const old = (folderOf(from) ?? from).toLowerCase();
		const hidden = addresses.find((address) =>
			folderOf(from) === undefined ? address.toLowerCase() === old : `${address.toLowerCase()}/`.startsWith(`${old}/`),
		);
		if (hidden)
			return [{ ...at("from"), found: `${from}, which would hide this site's own ${hidden}`, allowed: "an address that this site does not have" }];
		const missing = missingPart(parts, to);
		return missing ? [{ ...at("to"), ...missing }] : [];
	});
}
