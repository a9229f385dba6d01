import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { RedirectList } from "../model/kinds/redirects.ts";
import { CONTENT_DIR } from "../model/reading/content-files.ts";
import { nearest } from "../model/reading/nearest.ts";
import { type Problem, problemAt } from "../model/reading/problem.ts";
import type { Entry } from "../model/reading/read-entry.ts";
import { attribute, byTag, type Document, type Element, elementsIn, textOf } from "./html.ts";
import { folderOf } from "./redirects.ts";

/** What the build checks on a rendered page. */
export interface BuiltPage {
	/** Relative to the site's folder, for example services/seo.html. */
	file: string;
	ids: readonly string[];
	/** URLs of the page's links, as written. */
	links: readonly string[];
	/** CSP hashes of the page's inline scripts. */
	scripts: readonly string[];
	/** CSP sources of the page's stylesheets. */
	styles: readonly string[];
	/** The first tag with an attribute that contains code or styles, if any. */
	codeInAttribute: string | undefined;
}

/** Extracts what the checks need, so that the parsed page can be garbage-collected. */
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

/** Returns whether an element is an inline script that runs, as opposed to data such as JSON-LD. */
function isInlineScript(element: Element): boolean {
	const type = attribute(element, "type") ?? "";
	return element.tagName === "script" && attribute(element, "src") === undefined && /^(|module|text\/javascript)$/i.test(type.trim());
}

function hashOf(element: Element): string {
	return `'sha256-${createHash("sha256").update(textOf(element)).digest("base64")}'`;
}

/** Returns the URL path of a built file. Paths of pages have no .html. */
export function pathOfFile(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** Every URL path of the built site, with the IDs on the page; undefined for files that aren't pages. */
type SitePaths = ReadonlyMap<string, readonly string[] | undefined>;

/** Returns the URL paths of all built files. */
export function pathsOf(files: readonly string[], pages: readonly BuiltPage[]): SitePaths {
	const ids = new Map(pages.map((page) => [page.file, page.ids]));
	return new Map(files.map((file) => [pathOfFile(file), ids.get(file)]));
}

/** @throws if two elements on the page have the same ID. */
export function checkIds({ file, ids }: BuiltPage): void {
	const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
	if (duplicate !== undefined) throw new Error(`${file}: duplicate id "${duplicate}". If a content file has this name, rename it.`);
}

/** Reports the first source whose position in the list differs from that of its chip on the page. */
export function checkChipOrder({ file, links }: BuiltPage): Problem[] {
	const chips = links.flatMap((link) => /^#source-(\d+)$/.exec(link)?.[1] ?? []);
	const index = chips.findIndex((number, place) => Number(number) !== place + 1);
	if (index < 0) return [];
	const found = `source ${chips[index]}, which the page cites in position ${index + 1}`;
	return [{ file, field: "sources", found, expected: `sources in citation order; move that source to position ${index + 1}` }];
}

type Broken = Pick<Problem, "found" | "expected" | "suggestion">;

/** Returns the problem with a link to a path on this site, if there is one. */
function brokenPath(paths: SitePaths, link: string): Broken | undefined {
	const [path = "", fragment] = link.split("#");
	if (!paths.has(path)) return { found: link, expected: "a page or file on this site", suggestion: nearest(path, [...paths.keys()]) };
	const ids = paths.get(path);
	// Markdown percent-encodes non-ASCII characters.
	if (!fragment || !ids || ids.some((id) => id === fragment || encodeURI(id) === fragment)) return undefined;
	const id = nearest(fragment, ids);
	return {
		found: `${link}, but ${path} has no such ID`,
		expected: "the page's path alone, or with an ID from that page",
		suggestion: id && `${path}#${id}`,
	};
}

/** Returns the problem with a link, if there is one. */
function brokenLink(paths: SitePaths, link: string, origin: string): Broken | undefined {
	if (link.startsWith("/")) return brokenPath(paths, link);
	if (!/^(https|mailto|tel):/.test(link) || !URL.canParse(link))
		return { found: link, expected: "a path such as /services, or a URL that begins with https:, mailto:, or tel:" };
	if (new URL(link).origin !== origin) return undefined;
	return { found: link, expected: `the page's path without ${origin}`, suggestion: link.slice(origin.length) || "/" };
}

/** Reports each broken link with every content line that contains it. */
export function checkLinks(pages: readonly BuiltPage[], paths: SitePaths, origin: string): Problem[] {
	const seen = new Set<string>();
	return pages.flatMap(({ file, links }) =>
		links.flatMap((written): Problem[] => {
			const link = written.startsWith("#") ? pathOfFile(file) + written : written;
			const broken = seen.has(link) ? undefined : brokenLink(paths, link, origin);
			seen.add(link);
			return broken ? placesOf(written, file).map((place) => ({ ...place, field: "link", ...broken })) : [];
		}),
	);
}

/** Returns the content lines that contain a link, or the built page if the link comes from a component. */
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

/** Reports redirects that would hide a page or file, or whose target is missing. Ignores the case of old paths, as some hosts do. */
export function checkRedirectsOfBuild(entry: Entry<RedirectList>, paths: SitePaths): Problem[] {
	return entry.data.redirects.flatMap(({ from, to }, index): Problem[] => {
		const folder = folderOf(from)?.toLowerCase();
		// The .html form of a page's URL redirects to the page, so treat both alike.
		const old = pathOfFile(from.slice(1)).toLowerCase();
		const hidden = [...paths.keys()].find((path) =>
			folder === undefined ? path.toLowerCase() === old : `${path.toLowerCase()}/`.startsWith(`${folder}/`),
		);
		if (hidden)
			return [problemAt(entry, ["redirects", index, "from"], `${from}, which would hide ${hidden}`, "a path that this site does not use")];
		const broken = to.startsWith("/") && brokenPath(paths, to);
		return broken ? [problemAt(entry, ["redirects", index, "to"], broken.found, broken.expected, broken.suggestion)] : [];
	});
}
