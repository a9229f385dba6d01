import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { RedirectList } from "../model/kinds/redirects.ts";
import { CONTENT_DIR } from "../model/reading/content-files.ts";
import { nearest } from "../model/reading/nearest.ts";
import type { Problem } from "../model/reading/problem.ts";
import type { Entry } from "../model/reading/read-entry.ts";
import type { Document, Element } from "../packages/site-check/html.ts";
import { attribute, byTag, elementsIn, textOf } from "../packages/site-check/html.ts";
import { folderOf } from "./redirects.ts";

/** What the build checks in a page once it is rendered. */
export interface BuiltPage {
	/** Relative to the site's folder, for example services/seo.html. */
	file: string;
	/** The ids of its elements, which links may lead to. */
	ids: readonly string[];
	/** The addresses of its links, as written. */
	links: readonly string[];
	/** CSP sources of its inline scripts. */
	scripts: readonly string[];
	/** CSP sources of its stylesheets. */
	styles: readonly string[];
	/** The first attribute that holds code or styles. */
	codeInAttribute: string | undefined;
}

/** Reads what the checks need of a built page, so that the page itself need not be kept. */
export function builtPage(file: string, page: Document): BuiltPage {
	const elements = elementsIn(page);
	const [coded] = elements.flatMap(({ tagName, attrs }) =>
		attrs.filter(({ name }) => name === "style" || name.startsWith("on")).map(({ name, value }) => `<${tagName} ${name}="${value}">`),
	);
	return {
		file,
		ids: elements.flatMap((element) => attribute(element, "id") ?? []),
		links: [...new Set(elements.filter(byTag("a")).flatMap((link) => attribute(link, "href") ?? []))],
		scripts: elements.filter(isInlineScript).map(hashOf),
		styles: elements.filter(byTag("style")).map(hashOf),
		codeInAttribute: coded,
	};
}

/** Tells a script that runs from a data block such as JSON-LD. */
function isInlineScript(element: Element): boolean {
	const type = attribute(element, "type") ?? "";
	return element.tagName === "script" && attribute(element, "src") === undefined && /^(|module|text\/javascript)$/i.test(type.trim());
}

function hashOf(element: Element): string {
	return `'sha256-${createHash("sha256").update(textOf(element)).digest("base64")}'`;
}

/** The URL path of a built file: pages without .html, other files by their name. */
export function addressOfFile(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** Every URL path of the built site, with the ids of those that are pages. */
type Addresses = ReadonlyMap<string, readonly string[] | undefined>;

/** @param files Every built file, relative to the site's folder. */
export function addressesOf(files: readonly string[], pages: readonly BuiltPage[]): Addresses {
	const ids = new Map(pages.map((page) => [page.file, page.ids]));
	return new Map(files.map((file) => [addressOfFile(file), ids.get(file)]));
}

/** @throws when two elements of a page have the same id, which would send a link to the wrong one. */
export function checkIds({ file, ids }: BuiltPage): void {
	const twice = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twice !== undefined)
		throw new Error(`${file}: found the id "${twice}" twice. Rename the case study or post whose file name is also the id of a section.`);
}

/** Reports a page whose readers would meet chip 3 before chip 2. */
export function checkChipOrder({ file, links }: BuiltPage): Problem[] {
	const met = links.flatMap((link) => /^#source-(\d+)$/.exec(link)?.[1] ?? []);
	const index = met.findIndex((number, place) => Number(number) !== place + 1);
	if (index === -1) return [];
	const found = `source ${met[index]}, whose chip is number ${index + 1} on the page`;
	return [
		{ file, field: "sources", found, expected: `sources in the order of their chips: move it to place ${index + 1} of sources in the page's file` },
	];
}

type Broken = Pick<Problem, "found" | "expected" | "suggestion">;

/** What is wrong with a link to the site itself; undefined if nothing is. */
function brokenPath(addresses: Addresses, link: string): Broken | undefined {
	const [address = "", part] = link.split("#");
	if (!addresses.has(address)) return { found: link, expected: "an address of this site", suggestion: nearest(address, [...addresses.keys()]) };
	const ids = addresses.get(address);
	// Markdown percent-encodes what is not Latin.
	if (!part || !ids || ids.some((id) => id === part || encodeURI(id) === part)) return undefined;
	const id = nearest(part, ids);
	return {
		found: `${link}, a part that ${address} does not have`,
		expected: "the page alone, or one of its parts",
		suggestion: id && `${address}#${id}`,
	};
}

/** What is wrong with a link of a page; undefined if nothing is. */
function brokenLink(addresses: Addresses, link: string, origin: string): Broken | undefined {
	if (link.startsWith("/")) return brokenPath(addresses, link);
	if (!/^(https|mailto|tel):/.test(link) || !URL.canParse(link))
		return { found: link, expected: "a page of this site, such as /services, or a whole address that begins with https://" };
	if (new URL(link).origin !== origin) return undefined;
	return { found: link, expected: `the page's path without ${origin}`, suggestion: link.slice(origin.length) || "/" };
}

/** Finds links that lead nowhere, each once with every line of the content that has it. */
export function checkLinks(pages: readonly BuiltPage[], addresses: Addresses, origin: string): Problem[] {
	const seen = new Set<string>();
	return pages.flatMap(({ file, links }) =>
		links.flatMap((written): Problem[] => {
			const link = written.startsWith("#") ? addressOfFile(file) + written : written;
			const broken = seen.has(link) ? undefined : brokenLink(addresses, link, origin);
			seen.add(link);
			return broken ? placesOf(written, file).map((place) => ({ ...place, field: "link", ...broken })) : [];
		}),
	);
}

/** The lines of the content that have a link; the built page if a component has it. */
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

/** Finds redirects that hide a file of the built site, or that lead nowhere. */
export function checkRedirectsOfBuild({ file: source, data: { redirects }, lineOf }: Entry<RedirectList>, addresses: Addresses): Problem[] {
	return redirects.flatMap(({ from, to }, index): Problem[] => {
		const at = (part: "from" | "to") => ({ file: source, line: lineOf(["redirects", index, part]), field: `redirects.${index}.${part}` });
		const old = (folderOf(from) ?? from).toLowerCase();
		const hidden = [...addresses.keys()].find((address) =>
			folderOf(from) === undefined ? address.toLowerCase() === old : `${address.toLowerCase()}/`.startsWith(`${old}/`),
		);
		if (hidden)
			return [{ ...at("from"), found: `${from}, which would hide this site's own ${hidden}`, expected: "an address that this site does not have" }];
		const broken = to.startsWith("/") && brokenPath(addresses, to);
		return broken ? [{ ...at("to"), ...broken }] : [];
	});
}
