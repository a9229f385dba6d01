import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ContentError } from "../model/problem.ts";
import type { RedirectList } from "../model/redirects.ts";
import type { Entry } from "../model/source.ts";
import type { BuiltPage } from "./built-pages.ts";
import { checkIds, checkOwnLinks, checkPartLinks, checkRedirectsOfBuild } from "./built-pages.ts";
import { caddyfile } from "./caddy.ts";
import type { HeadersPolicy } from "./headers-policy.ts";
import { contentType, headersPolicy } from "./headers-policy.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { nginxConfig } from "./nginx.ts";
import { vercelConfig } from "./vercel.ts";

/** What a host's configuration depends on. */
interface HostSettings {
	site: { origin: string; photoHost: string; analytics?: string };
	pages: readonly BuiltPage[];
	files: HeadersPolicy["files"];
	redirects: Entry<RedirectList>;
}

/**
 * Writes the configuration of every host for the pages that were just built: `_headers` and `_redirects` beside them,
 * where Netlify and Cloudflare look for them, the others into `hosts/`, where our own server finds its policy, too.
 *
 * @throws when a page needs more than the policy allows, a file has no content type, or a redirect or a link does not fit the built site.
 */
export function writeHosts(buildDirectory: string, { site, pages, files: single, redirects }: HostSettings): void {
	const client = join(buildDirectory, "client");
	const files = readdirSync(client, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	for (const file of files) {
		if (!contentType(file))
			throw new Error(`${relative(client, file)}: no content type for this ending. Add it to CONTENT_TYPES in hosting/headers-policy.ts.`);
	}
	// Pages of the test build show a block several times.
	const published = pages.filter(({ file }) => !file.startsWith("__"));
	for (const page of published) checkIds(page);
	const problems = [
		...checkRedirectsOfBuild(
			redirects,
			files.map((file) => relative(client, file).split(sep).join("/")),
			pages,
		),
		...checkPartLinks(published),
		...checkOwnLinks(published, site.origin),
	];
	if (problems.length > 0) throw new ContentError(problems);
	const policy = headersPolicy({ ...site, ...inlineHashes(pages), files: single, redirects: redirects.data.redirects });

	const hosts = join(buildDirectory, "hosts");
	mkdirSync(hosts, { recursive: true });
	writeFileSync(join(client, "_headers"), headersFile(policy));
	writeFileSync(join(client, "_redirects"), redirectsFile(policy));
	for (const [name, text] of Object.entries(hostFiles(policy, site.origin))) writeFileSync(join(hosts, name), text);
}

/** What stands in `hosts/`, by file name. */
export function hostFiles(policy: HeadersPolicy, origin: string): Record<string, string> {
	return {
		"policy.json": `${JSON.stringify(policy, null, "\t")}\n`,
		"nginx.conf": nginxConfig(policy),
		Caddyfile: caddyfile(policy, origin),
		"vercel.json": vercelConfig(policy),
	};
}

/**
 * CSP sources of the one inline script and the one stylesheet.
 *
 * @throws naming the page that has another script or stylesheet than the first, or an attribute that holds code.
 */
export function inlineHashes(pages: readonly BuiltPage[]): { scriptHash: string; styleHash: string } {
	for (const { file, codeInAttribute } of pages) {
		if (codeInAttribute) throw new Error(`${file}: ${codeInAttribute}: the policy forbids code and styles in attributes.`);
	}
	return { scriptHash: onlyOne("script", pages, ({ scripts }) => scripts), styleHash: onlyOne("style", pages, ({ styles }) => styles) };
}

/** The one hash that all pages have. */
function onlyOne(what: string, pages: readonly BuiltPage[], of: (page: BuiltPage) => readonly string[]): string {
	const files = new Map<string, string>();
	for (const page of pages) {
		const found = of(page);
		if (found.length !== 1) throw new Error(`${page.file}: found ${found.length} inline ${what}s; allowed: exactly one, the same on every page.`);
		for (const hash of found) files.set(hash, page.file);
	}
	const [hash, ...others] = files.keys();
	if (!hash || others.length > 0)
		throw new Error(`The inline ${what} differs between ${[...files.values()].join(" and ")}; allowed: the same on every page.`);
	return hash;
}
