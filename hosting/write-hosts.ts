import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { RedirectList } from "../model/kinds/redirects.ts";
import { ContentError } from "../model/reading/problem.ts";
import type { Entry } from "../model/reading/read-entry.ts";
import type { Site } from "../model/site/site.ts";
import { type BuiltPage, checkChipOrder, checkIds, checkLinks, checkRedirectsOfBuild, pathsOf } from "./built-pages.ts";
import { caddyfile } from "./caddy.ts";
import { contentType, type HeadersPolicy, headersPolicy } from "./headers-policy.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { nginxConfig } from "./nginx.ts";
import { vercelConfig } from "./vercel.ts";

/** What the hosts' configuration depends on. */
interface HostSettings {
	site: Pick<Site, "origin" | "photoHost" | "analytics">;
	pages: readonly BuiltPage[];
	files: HeadersPolicy["files"];
	redirects: Entry<RedirectList>;
}

/**
 * Checks the built site and writes every host's configuration: `_headers` and `_redirects` (Netlify, Cloudflare) next to the pages,
 * others in `hosts/`.
 * @throws if a page breaks the policy or repeats an ID, a file has no content type, or a redirect, link, or source order is wrong.
 */
export function writeHosts(buildDirectory: string, { site, pages, files: single, redirects }: HostSettings): void {
	const client = join(buildDirectory, "client");
	const files = readdirSync(client, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
		.map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
		.sort();
	const untyped = files.find((file) => !contentType(file));
	if (untyped) throw new Error(`${untyped}: unknown file extension. Add it to CONTENT_TYPES in hosting/headers-policy.ts.`);
	for (const page of pages) checkIds(page);
	const paths = pathsOf(files, pages);
	const problems = checkRedirectsOfBuild(redirects, paths).concat(checkLinks(pages, paths, site.origin), pages.flatMap(checkChipOrder));
	if (problems.length > 0) throw new ContentError(problems);
	const policy = headersPolicy({ ...site, ...inlineHashes(pages), files: single, redirects: redirects.data.redirects });

	const hosts = join(buildDirectory, "hosts");
	mkdirSync(hosts, { recursive: true });
	writeFileSync(join(client, "_headers"), headersFile(policy));
	writeFileSync(join(client, "_redirects"), redirectsFile(policy));
	for (const [name, text] of Object.entries(hostFiles(policy, site.origin))) writeFileSync(join(hosts, name), text);
}

/** Returns the text of each file in `hosts/`, by name. */
export function hostFiles(policy: HeadersPolicy, origin: string): Record<string, string> {
	return {
		"policy.json": `${JSON.stringify(policy, null, "\t")}\n`,
		"nginx.conf": nginxConfig(policy),
		Caddyfile: caddyfile(policy, origin),
		"vercel.json": vercelConfig(policy),
	};
}

/** Returns the CSP sources of the inline script and of all stylesheets. @throws if a page breaks the policy. */
export function inlineHashes(pages: readonly BuiltPage[]): { scriptHash: string; styleHashes: readonly string[] } {
	for (const { file, codeInAttribute } of pages) {
		if (codeInAttribute) throw new Error(`${file}: the CSP forbids ${codeInAttribute}. Move code to a module and styles to a class.`);
	}
	const shared = onlyOne("stylesheet", pages, ({ styles }) => styles.slice(0, 1));
	return {
		scriptHash: onlyOne("script", pages, ({ scripts }) => scripts),
		styleHashes: [...new Set([shared, ...pages.flatMap(({ styles }) => styles.slice(1))])],
	};
}

/** Returns the hash that all pages must share. @throws if a page has none, several, or a different one. */
function onlyOne(what: string, pages: readonly BuiltPage[], of: (page: BuiltPage) => readonly string[]): string {
	const files = new Map<string, string>();
	for (const page of pages) {
		const found = of(page);
		if (found.length !== 1) throw new Error(`${page.file}: found ${found.length} inline ${what}s; expected one that all pages share.`);
		for (const hash of found) files.set(hash, page.file);
	}
	const [hash, ...others] = files.keys();
	if (!hash || others.length > 0)
		throw new Error(`The shared inline ${what} differs between ${[...files.values()].join(" and ")}. Use the same one on every page.`);
	return hash;
}
