import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathOfFile } from "../../hosting/built-pages.ts";
import { type HeadersPolicy, headersOf } from "../../hosting/headers-policy.ts";
import { headersFile } from "../../hosting/netlify.ts";
import { fileHeaders } from "../../machines/site-files.ts";
import { expect, test } from "../fixtures.ts";
import { content, paths, service, site } from "../site.ts";
import { ask, BUILD } from "./servers.ts";

const built = (file: string) => readFileSync(join(BUILD, file), "utf8");
const policy: HeadersPolicy = JSON.parse(built("hosts/policy.json"));

test("all pages, including the 404 page, have the strict security headers", async ({ baseURL }) => {
	// Written out by hand, so that a weaker policy fails here.
	const csp = [
		`default-src 'none'; script-src 'self' HASH; style-src 'self' HASH; img-src 'self' ${site.photoHost}; font-src 'self'`,
		"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	].join("; ");
	for (const path of [...paths, "/no-such-page"]) {
		const { headers } = await ask(Number(new URL(baseURL ?? "").port), path);
		// There is one script hash, but several stylesheet hashes: one for the shared stylesheet and one for each screen's.
		const sent = headers["content-security-policy"]
			?.replace(/'sha256-[\w+/]{43}='/g, "HASH")
			.replace(/(style-src 'self' HASH)( HASH)+/, "$1");
		expect(sent, path).toBe(csp);
		expect(headers, path).toMatchObject({
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin",
			"referrer-policy": "strict-origin-when-cross-origin",
			"strict-transport-security": "max-age=63072000",
			"x-content-type-options": "nosniff",
		});
		for (const name of ["set-cookie", "access-control-allow-origin"]) expect(headers[name], `${name} of ${path}`).toBeUndefined();
	}
});

test("hashed files are cached for a year, share images and icons for a day, and everything else is revalidated", () => {
	const cached = {
		"public, max-age=31536000, immutable": ["/assets/some-12345678.js"],
		"public, max-age=86400": ["/share/home.png", `/share${service.path}.png`, "/favicon.ico", "/favicon.svg", "/icon-192.png"],
		"public, max-age=0, must-revalidate": ["/index.html", `${service.path}.md`, "/robots.txt", "/sitemap.xml", "/404.html"],
	};
	for (const [value, files] of Object.entries(cached))
		for (const file of files) expect(headersOf(policy, file)["Cache-Control"], file).toBe(value);
});

test("individual files have their own Link, X-Robots-Tag, and Cross-Origin-Resource-Policy headers", () => {
	expect(headersOf(policy, `${service.path}.md`).Link).toBe(`<${site.origin}${service.path}>; rel="canonical"`);
	expect(headersOf(policy, `${service.path}.html`).Link).toBe(`<${site.origin}${service.path}.md>; rel="alternate"; type="text/markdown"`);
	for (const file of ["/llms.txt", "/llms-full.txt"]) expect(headersOf(policy, file)["X-Robots-Tag"]).toBe("noindex");
	expect(headersOf(policy, "/icon-512.png")["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});

const FILES = ["/404.html", "/assets/some-12345678.js", "/share/home.png", "/robots.txt", "/llms.txt", "/icon-512.png", "/favicon.ico"];

test("the configuration files for Netlify, Cloudflare, and Vercel set the policy's headers", () => {
	const vercel: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(built("hosts/vercel.json"));
	for (const file of [...FILES, "/index.html", "/index.md"]) {
		const address = pathOfFile(file.slice(1));
		const wanted = headersOf(policy, file);
		for (const host of ["Netlify", "Cloudflare"] as const)
			expect(headersAt(built("client/_headers"), address, host), `${host} ${file}`).toEqual(wanted);
		const matching = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(address)).flatMap(({ headers }) => headers);
		expect(Object.fromEntries(matching.map(({ key, value }) => [key, value])), `Vercel ${file}`).toEqual(wanted);
	}
});

test("on a large site, the first 100 rules (Cloudflare's limit) cover all files but pages, and lines stay under 2,000 characters", () => {
	const pages = Array.from({ length: 10 }, () => content.pages).flat();
	const text = headersFile({ ...policy, files: fileHeaders({ ...content, pages }, site) });
	const read = text.split("\n\n").slice(0, 100).join("\n\n");
	expect(read.length).toBeLessThan(text.length);
	for (const file of FILES) expect(headersAt(read, pathOfFile(file.slice(1)), "Cloudflare"), file).toEqual(headersOf(policy, file));
	expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThan(2_000);
});

/** Parses `_headers` like a host: Netlify uses the last value and ignores "!"; Cloudflare appends values, and "!" removes them. */
function headersAt(text: string, address: string, host: "Netlify" | "Cloudflare"): Record<string, string> {
	const headers: Record<string, string> = {};
	for (const block of text.trimEnd().split("\n\n")) {
		const [path = "", ...lines] = block.split("\n");
		if (path.endsWith("*") ? !address.startsWith(path.slice(0, -1)) : address !== path) continue;
		for (const line of lines) {
			const [, removed, name = "", value = ""] = /^ {2}(?:! (.+)|([\w-]+): (.+))$/.exec(line) ?? [];
			if (!removed) headers[name] = host === "Cloudflare" && name in headers ? `${headers[name]}, ${value}` : value;
			else if (host === "Cloudflare") delete headers[removed];
		}
	}
	return headers;
}
