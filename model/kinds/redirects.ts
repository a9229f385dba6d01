import { z } from "zod";
import type { Problem } from "../reading/problem.ts";
import { problemAt } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";

/** Limits of Cloudflare Pages, which reads 2,000 lines of single URLs, two for each redirect. */
const LIMIT = { single: 1_000, folders: 50 } as const;

/** A URL path that every host accepts. */
const MAX_LENGTH = 240;

/**
 * Each host writes URLs in its own configuration language; these characters mean the same in all of them. A percent sign
 * doesn't: some hosts compare URLs as sent, others decode them first.
 */
const oldPath = z
	.string()
	.regex(
		/^(\/[A-Za-z0-9._~-]+)+(\/\*)?$/,
		"a path of the old site such as /our-services.html, or /category/* for a whole folder, without host, query or trailing slash",
	)
	.max(MAX_LENGTH);

const target = z
	.string()
	.regex(
		/^(\/|(\/[a-z0-9-]+)+|https:\/\/[A-Za-z0-9.-]+(\/[A-Za-z0-9._~%/-]*)?)(#[A-Za-z0-9_-]+)?$/,
		"a page of this site such as /services/seo, or a URL that begins with https://",
	);

const redirectSchema = z.strictObject({ from: oldPath.describe("The old path."), to: target.describe("Where it leads now.") });

/** A permanent redirect (301). */
export type Redirect = Readonly<z.output<typeof redirectSchema>>;
export type RedirectList = z.output<typeof redirectsSchema>;

const isFolder = ({ from }: Redirect) => from.endsWith("/*");

/** The redirects from URLs of an old site. */
export const redirectsSchema = z.strictObject({
	redirects: z
		.array(redirectSchema)
		.refine(
			(list) => list.filter((redirect) => !isFolder(redirect)).length <= LIMIT.single,
			`at most ${LIMIT.single} single URLs, the limit of Cloudflare Pages; combine some as /category/*`,
		)
		.refine(
			(list) => list.filter(isFolder).length <= LIMIT.folders,
			`at most ${LIMIT.folders} that end in /*, the limit of Cloudflare Pages`,
		),
});

/** Reports duplicates, loops and chains. The build reports redirects that hide a file or lead nowhere. */
export function checkRedirects(entry: Entry<RedirectList>): Problem[] {
	const { redirects } = entry.data;
	// Some hosts match paths case-insensitively.
	const keys = redirects.map(({ from }) => from.toLowerCase());
	const targets = new Map(redirects.map(({ to }, index) => [keys[index] ?? "", to]));
	return redirects.flatMap(({ from, to }, index) => {
		const at = (part: keyof Redirect) => ["redirects", index, part];
		if (keys.indexOf(from.toLowerCase()) !== index) return [problemAt(entry, at("from"), `${from} twice`, "each path once")];
		const end = followed(to, targets);
		if (end === undefined) return [problemAt(entry, at("to"), `${to}, which loops back`, "a page that is not redirected")];
		return end === to ? [] : [problemAt(entry, at("to"), `${to}, which is redirected itself`, "the last page of the chain", end)];
	});
}

/** Returns where a path ends after all redirects; undefined for a loop. */
function followed(path: string, targets: ReadonlyMap<string, string>): string | undefined {
	const visited = new Set<string>();
	let at = path;
	for (let next = targets.get(at.toLowerCase()); next !== undefined; next = targets.get(at.toLowerCase())) {
		if (visited.has(at)) return undefined;
		visited.add(at);
		at = next;
	}
	return at;
}
