import type { Redirect } from "../model/redirects.ts";

/** Where a redirect leads: the address, and the part of the page behind the query. */
export interface Destination {
	address: string;
	/** With its #, or nothing. */
	part: string;
}

/** Splits a target before its part, since the visitor's query goes between the two. */
function destinationOf(to: string): Destination {
	const [address = "", part] = to.split("#");
	return { address, part: part === undefined ? "" : `#${part}` };
}

const WILD = "/*";

/** The folder of an old address such as /category/*; undefined for one that stands for itself. */
export function folderOf(from: string): string | undefined {
	return from.endsWith(WILD) ? from.slice(0, -WILD.length) : undefined;
}

/** Redirects in the order in which they must be tried: single addresses first, then folders, the innermost first. */
export function inOrder(redirects: readonly Redirect[]): Redirect[] {
	const depth = ({ from }: Redirect) => folderOf(from)?.length ?? Number.POSITIVE_INFINITY;
	return redirects.toSorted((a, b) => (depth(a) === depth(b) ? 0 : depth(b) - depth(a)));
}

/** The redirects in the order and by the patterns that the maps of nginx and Caddy take, each with where it leads. */
export function mapped(redirects: readonly Redirect[]): ({ pattern: string } & Destination)[] {
	return inOrder(redirects).flatMap(({ from, to }) => {
		const folder = folderOf(from);
		const patterns = folder === undefined ? [from, `${from}/`] : [`~^${folder.replaceAll(".", "\\.")}(/|$)`];
		return patterns.map((pattern) => ({ pattern, ...destinationOf(to) }));
	});
}

/** Looks up where an address leads. Both forms of an old address count, with a slash at its end and without. */
export function redirectTable(redirects: readonly Redirect[]): (address: string) => Destination | undefined {
	const single = new Map<string, Destination>();
	const folders: { folder: string; destination: Destination }[] = [];
	for (const { from, to } of inOrder(redirects)) {
		const folder = folderOf(from);
		const destination = destinationOf(to);
		if (folder !== undefined) folders.push({ folder, destination });
		else for (const form of [from, `${from}/`]) single.set(form, destination);
	}
	return (address) => single.get(address) ?? folders.find(({ folder }) => address === folder || address.startsWith(`${folder}/`))?.destination;
}
