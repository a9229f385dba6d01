import { z } from "zod";
import { type Problem, problemAt } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";

// Allows only characters that every host treats the same. That excludes %, because only some hosts decode URLs first.
const oldPath = z
	.string()
	.regex(
		/^(\/[A-Za-z0-9._~-]+)+(\/\*)?$/,
		"a path on the old site, such as /our-services.html, or /category/* for a whole folder, without a host, query, or trailing slash",
	)
	.max(240);

const target = z
	.string()
	.regex(
		/^(\/|(\/[a-z0-9-]+)+|https:\/\/[A-Za-z0-9.-]+(\/[A-Za-z0-9._~%/-]*)?)(#[A-Za-z0-9_-]+)?$/,
		"a page on this site, such as /services/seo, or a URL that begins with https://",
	);

const redirectSchema = z.strictObject({
	from: oldPath.describe("Old path. For example, /our-services.html, or /category/* for a whole folder."),
	to: target.describe("Target. A page on this site, or a URL that begins with https://."),
});

/** A permanent redirect (301). */
export type Redirect = Readonly<z.output<typeof redirectSchema>>;
export type RedirectList = z.output<typeof redirectsSchema>;

const countOf = (list: readonly Redirect[], folders: boolean) => list.filter(({ from }) => from.endsWith("/*") === folders).length;

/** The redirects from URLs of an old site, within the limits of Cloudflare Pages. */
export const redirectsSchema = z.strictObject({
	redirects: z
		.array(redirectSchema)
		.refine((list) => countOf(list, false) <= 1_000, "at most 1,000 URLs, to stay within Cloudflare's limits; combine some as /category/*")
		.refine((list) => countOf(list, true) <= 50, "at most 50 that end in /*, to stay within Cloudflare's limits; delete some"),
});

/** Reports duplicates and chains. The build reports redirects that hide a page or file, or whose target is missing. */
export function checkRedirects(entry: Entry<RedirectList>): Problem[] {
	const { redirects } = entry.data;
	// Some hosts match paths case-insensitively.
	const keys = redirects.map(({ from }) => from.toLowerCase());
	const targets = new Map(redirects.map(({ to }, index) => [keys[index] ?? "", to]));
	return redirects.flatMap(({ from, to }, index) => {
		const at = (part: keyof Redirect) => ["redirects", index, part];
		if (keys.indexOf(from.toLowerCase()) !== index) return [problemAt(entry, at("from"), `${from} twice`, "a unique path, ignoring case")];
		const next = targets.get(to.toLowerCase());
		if (next === undefined) return [];
		return [
			problemAt(entry, at("to"), `${to}, which is itself redirected`, "a page that is not redirected", next === to ? undefined : next),
		];
	});
}
