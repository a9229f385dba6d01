import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ContentError } from "../model/problem.ts";
import type { RedirectList } from "../model/redirects.ts";
import type { Entry } from "../model/source.ts";
import type { BuiltPage, Element } from "./built-pages.ts";
import { attributeOf, checkRedirectsOfBuild, elementsOf } from "./built-pages.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { nginxConfig } from "./nginx.ts";
import type { Policy } from "./policy.ts";
import { contentType, policyOf } from "./policy.ts";
import { vercelConfig } from "./vercel.ts";

/** What a host's configuration depends on besides the built pages. */
interface HostSettings {
	site: { origin: string; photoHost: string; analytics?: string };
	files: Policy["files"];
	redirects: Entry<RedirectList>;
}

/**
 * Writes the configuration of every host for the pages that were just built: `_headers` and `_redirects` beside them,
 * where Netlify and Cloudflare look for them, the others into `hosts/`, where our own server finds its policy, too.
 *
 * @throws when a page needs more than the policy allows, a file has no content type, or a redirect does not fit the built site.
 */
export function writeHosts(buildDirectory: string, { site, files: single, redirects }: HostSettings): void {
	const client = join(buildDirectory, "client");
	const files = readdirSync(client, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	for (const file of files) {
		if (!contentType(file))
			throw new Error(`${relative(client, file)}: no content type for this ending. Add it to CONTENT_TYPES in hosting/policy.ts.`);
	}
	const pages = files
		.filter((file) => file.endsWith(".html"))
		.map((file) => ({ file: relative(client, file).split(sep).join("/"), html: readFileSync(file, "utf8") }));
	const problems = checkRedirectsOfBuild(
		redirects,
		files.map((file) => relative(client, file).split(sep).join("/")),
		pages,
	);
	if (problems.length > 0) throw new ContentError(problems);
	const policy = policyOf({ ...site, ...inlineHashes(pages), files: single, redirects: redirects.data.redirects });

	const hosts = join(buildDirectory, "hosts");
	mkdirSync(hosts, { recursive: true });
	writeFileSync(join(client, "_headers"), headersFile(policy));
	writeFileSync(join(client, "_redirects"), redirectsFile(policy));
	for (const [name, text] of Object.entries(hostFiles(policy, site.origin))) writeFileSync(join(hosts, name), text);
}

/** What stands in `hosts/`, by file name. */
export function hostFiles(policy: Policy, origin: string): Record<string, string> {
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
	const only = (what: string, pick: (element: Element) => boolean) => {
		const hashes = new Map<string, string>();
		for (const { file, html } of pages) {
			const found = elementsOf(html).filter(pick);
			if (found.length !== 1) throw new Error(`${file}: found ${found.length} inline ${what}s; allowed: exactly one, the same on every page.`);
			for (const element of found) hashes.set(sha256(textOf(element)), file);
		}
		const [hash, ...others] = hashes.keys();
		if (!hash || others.length > 0)
			throw new Error(`The inline ${what} differs between ${[...hashes.values()].join(" and ")}; allowed: the same on every page.`);
		return hash;
	};
	for (const { file, html } of pages) {
		for (const element of elementsOf(html)) {
			const code = element.attrs.find(({ name }) => name === "style" || name.startsWith("on"));
			if (code) throw new Error(`${file}: <${element.tagName} ${code.name}="${code.value}">: the policy forbids code and styles in attributes.`);
		}
	}
	return { scriptHash: only("script", isInlineScript), styleHash: only("style", ({ tagName }) => tagName === "style") };
}

/** A script that runs; a data block, such as JSON-LD, does not. */
function isInlineScript(element: Element): boolean {
	const type = attributeOf(element, "type") ?? "";
	return element.tagName === "script" && attributeOf(element, "src") === undefined && /^(|module|text\/javascript)$/i.test(type.trim());
}

function textOf({ childNodes }: Element): string {
	return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function sha256(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
