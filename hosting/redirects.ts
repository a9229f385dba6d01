import type { Redirect } from "../model/kinds/redirects.ts";

/** The target of a redirect, split where the query of the requested URL is inserted. */
interface Destination {
	url: string;
	/** Includes the #; empty if there is none. */
	fragment: string;
}

function destinationOf(to: string): Destination {
	const [url = "", fragment] = to.split("#");
	return { url, fragment: fragment === undefined ? "" : `#${fragment}` };
}

const WILDCARD = "/*";

/** Returns the folder of a redirect such as /category/*; undefined for a single URL. */
export function folderOf(from: string): string | undefined {
	return from.endsWith(WILDCARD) ? from.slice(0, -WILDCARD.length) : undefined;
}

/** Sorts redirects by precedence: single URLs first, then folders, the innermost first. */
export function byPrecedence(redirects: readonly Redirect[]): Redirect[] {
	const depth = ({ from }: Redirect) => folderOf(from)?.length ?? Number.MAX_SAFE_INTEGER;
	return redirects.toSorted((a, b) => depth(b) - depth(a));
}

/** Returns the redirects as patterns for maps in nginx and Caddy, in order of precedence. */
export function redirectPatterns(redirects: readonly Redirect[]): ({ pattern: string } & Destination)[] {
	return byPrecedence(redirects).flatMap(({ from, to }) => {
		const folder = folderOf(from);
		const patterns = folder === undefined ? [from, `${from}/`] : [`~^${folder.replaceAll(".", "\\.")}(/|$)`];
		return patterns.map((pattern) => ({ pattern, ...destinationOf(to) }));
	});
}

/** Returns a function that maps an old URL, with or without a trailing slash, to its target. */
export function redirectTable(redirects: readonly Redirect[]): (path: string) => Destination | undefined {
	const rules = byPrecedence(redirects).map(({ from, to }) => ({ from, folder: folderOf(from), destination: destinationOf(to) }));
	return (path) =>
		rules.find(({ from, folder }) =>
			folder === undefined ? path === from || path === `${from}/` : path === folder || path.startsWith(`${folder}/`),
		)?.destination;
}
