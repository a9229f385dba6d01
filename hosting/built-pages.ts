import { closest } from "fastest-levenshtein";
import type { DefaultTreeAdapterMap } from "parse5";
import { parse } from "parse5";
import type { Problem } from "../model/problem.ts";
import type { RedirectList } from "../model/redirects.ts";
import type { Entry } from "../model/source.ts";
import { destinationOf, folderOf } from "./redirects.ts";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** A page as it was built. */
export interface BuiltPage {
	/** From the folder of the site, for example services/seo.html. */
	file: string;
	html: string;
}

/** Where a built file is found: a page without .html, all else under its name. */
export function addressOf(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** All elements of a page, those of templates among them. */
export function elementsOf(html: string): Element[] {
	return below(parse(html));
}

function below(node: Node): Element[] {
	const children = "childNodes" in node ? node.childNodes : [];
	const inner = "content" in node ? [node.content] : [];
	return [...("tagName" in node ? [node] : []), ...[...children, ...inner].flatMap(below)];
}

/** An attribute's value, if the element has it. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
	return attrs.find((candidate) => candidate.name === name)?.value;
}

/**
 * The ids of a page, to which an address may lead.
 *
 * @throws when two elements have the same: a link would lead to the wrong one.
 */
export function idsOf({ file, html }: BuiltPage): string[] {
	const ids = elementsOf(html).flatMap((element) => attributeOf(element, "id") ?? []);
	const twice = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twice !== undefined) {
		throw new Error(
			`${file}: two parts of the page have the id "${twice}". A case study or post whose file has the name of a section needs another.`,
		);
	}
	return ids;
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
	const addresses = files.map(addressOf);
	// Pages of the test build show a block several times.
	const parts = new Map(pages.filter(({ file }) => !file.startsWith("__")).map((page) => [addressOf(page.file), idsOf(page)]));
	return redirects.flatMap(({ from, to }, index): Problem[] => {
		const at = (part: "from" | "to") => ({ file: source, line: lineOf(["redirects", index, part]), field: `redirects.${index}.${part}` });
		const old = (folderOf(from) ?? from).toLowerCase();
		const hidden = addresses.find((address) =>
			folderOf(from) === undefined ? address.toLowerCase() === old : `${address.toLowerCase()}/`.startsWith(`${old}/`),
		);
		if (hidden)
			return [{ ...at("from"), found: `${from}, which would hide this site's own ${hidden}`, allowed: "an address that this site does not have" }];
		const { address, part } = destinationOf(to);
		const ids = parts.get(address);
		if (part === "" || !ids || ids.includes(part.slice(1))) return [];
		return [
			{
				...at("to"),
				found: `${to}, a part that ${address} does not have`,
				allowed: "the page alone, or one of its parts",
				suggestion: `${address}#${closest(part.slice(1), ids)}`,
			},
		];
	});
}
