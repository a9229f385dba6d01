import { z } from "zod";
import { nearest } from "../reading/nearest.ts";
import type { Problem } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";

/** Cloudflare Pages reads so many lines of single addresses, two for each, and of folders. */
const MOST = { single: 1_000, folders: 50 } as const;

/** As long as an address may be everywhere. */
const LONGEST = 240;

/**
 * Every host writes addresses into its own configuration language; these characters mean the same in all of them. No
 * percent sign: some hosts compare an address as it was sent, others decoded.
 */
const oldAddress = z
	.string()
	.regex(
		/^(\/[A-Za-z0-9._~-]+)+(\/\*)?$/,
		"an address of the old site such as /our-services.html, or /category/* for all below it: from the first slash, without host, query or slash at its end",
	)
	.max(LONGEST);

const target = z
	.string()
	.regex(
		/^(\/|(\/[a-z0-9-]+)+|https:\/\/[A-Za-z0-9.-]+(\/[A-Za-z0-9._~%/-]*)?)(#[A-Za-z0-9_-]+)?$/,
		"a page of this site such as /services/seo, or a whole address that begins with https://",
	);

const redirectSchema = z.strictObject({
	from: oldAddress.describe("The old address."),
	to: target.describe("Where it leads now."),
});

/** One old address and where it leads now; answered with 301. */
export type Redirect = Readonly<z.output<typeof redirectSchema>>;

/** The redirects of a site. */
export type RedirectList = z.output<typeof redirectsSchema>;

const isFolder = ({ from }: Redirect) => from.endsWith("/*");

/** Addresses of an old site. */
export const redirectsSchema = z.strictObject({
	redirects: z
		.array(redirectSchema)
		.refine(
			(list) => list.filter((redirect) => !isFolder(redirect)).length <= MOST.single,
			`at most ${MOST.single} single addresses, which is what every host reads; take several into one such as /category/*`,
		)
		.refine((list) => list.filter(isFolder).length <= MOST.folders, `at most ${MOST.folders} that end in /*, which is what every host reads`),
});

/**
 * Redirects that hide a page or a file, contradict each other, go round in circles, take two steps, or lead nowhere.
 *
 * @param entry The file in which the redirects stand.
 * @param pages Addresses of the site's pages.
 */
export function checkRedirects({ file, data: { redirects }, lineOf }: Entry<RedirectList>, pages: readonly string[]): Problem[] {
	// Some hosts take upper case for lower case.
	const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
	const targets = new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to]));
	return redirects.flatMap((redirect, index) => {
		const { from, to } = redirect;
		const problem = (part: keyof Redirect, found: string, allowed: string, suggestion?: string): Problem[] => [
			{ file, line: lineOf(["redirects", index, part]), field: `redirects.${index}.${part}`, found, allowed, suggestion },
		];
		if (isFolder(redirect)) {
			const hidden = pages.find((page) => `${page}/`.startsWith(from.slice(0, -1).toLowerCase()));
			if (hidden) return problem("from", `${from}, which would hide ${hidden}`, "a folder in which this site has no page");
		}
		const page = from
			.toLowerCase()
			.replace(/\.html$/, "")
			.replace(/^\/index$/, "/");
		if (pages.includes(page)) return problem("from", from, "an address that no page of this site has");
		if (redirects.findIndex((other) => same(other.from, from)) !== index) return problem("from", `${from} a second time`, "each address once");
		const end = endOf(to, targets);
		if (end === undefined) return problem("to", `${to}, which leads back to itself`, "a page that stays where it is");
		if (end !== to) return problem("to", `${to}, which is redirected itself`, "the page at the end of the way", end);
		const path = to.replace(/#.*$/, "");
		if (path.startsWith("/") && !pages.includes(path)) return problem("to", to, "a page of this site", nearest(path, [...pages]));
		return [];
	});
}

/**
 * Where one arrives from an address after all redirects; undefined when one never arrives.
 *
 * @param targets By the old address in lower case.
 */
function endOf(address: string, targets: ReadonlyMap<string, string>): string | undefined {
	const passed = new Set<string>();
	let at = address;
	for (let next = targets.get(at.toLowerCase()); next !== undefined; next = targets.get(at.toLowerCase())) {
		if (passed.has(at)) return undefined;
		passed.add(at);
		at = next;
	}
	return at;
}
