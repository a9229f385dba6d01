import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOfFile } from "../hosting/built-pages.ts";
import type { HeadersPolicy } from "../hosting/headers-policy.ts";
import { headersOf } from "../hosting/headers-policy.ts";
import { expect, test } from "./fixtures.ts";
import { ask, BUILD } from "./servers.ts";
import { paths, service, site } from "./site.ts";

const policy: HeadersPolicy = JSON.parse(readFileSync(join(BUILD, "hosts", "policy.json"), "utf8"));
const built = (file: string) => readFileSync(join(BUILD, file), "utf8");

test.describe("the policy", () => {
	test("is as strict on every page and the 404 as it was decided to be", async ({ baseURL }) => {
		// Typed by hand, so that a policy which became weaker is seen here.
		const csp = `default-src 'none'; script-src 'self' HASH; style-src 'self' HASH; img-src 'self' ${site.photoHost}; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
		for (const path of [...paths, "/no-such-page"]) {
			const { headers } = await ask(Number(new URL(baseURL ?? "").port), path);
			expect(headers["content-security-policy"]?.replace(/'sha256-[\w+/]{43}='/g, "HASH"), path).toBe(csp);
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

	test("lets share images and icons be kept for a day, hashed files for a year, and nothing else unasked", () => {
		const cacheControl = (file: string) => headersOf(policy, file)["Cache-Control"];
		for (const file of ["/share/home.png", `/share${service.path}.png`, "/favicon.ico", "/favicon.svg", "/icon-192.png"])
			expect(cacheControl(file), file).toBe("public, max-age=86400");
		expect(cacheControl("/assets/some-12345678.js")).toBe("public, max-age=31536000, immutable");
		for (const file of ["/index.html", `${service.path}.md`, "/robots.txt", "/sitemap.xml", "/404.html"])
			expect(cacheControl(file), file).toBe("public, max-age=0, must-revalidate");
	});

	test("is told to every host alike", () => {
		const files = [
			"/index.html",
			`${service.path}.html`,
			"/assets/some-12345678.js",
			"/share/home.png",
			"/robots.txt",
			`${service.path}.md`,
			"/index.md",
			"/llms.txt",
			"/icon-512.png",
		];
		const headersFile = parseHeadersFile(built("client/_headers"));
		const vercel: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(built("hosts/vercel.json"));
		for (const file of files) {
			const wanted = headersOf(policy, file);
			const address = addressOfFile(file.slice(1));
			expect(Object.fromEntries(asCloudflare(headersFile, address)), `_headers at Cloudflare for ${file}`).toEqual(wanted);
			expect(asNetlify(headersFile, address), `_headers at Netlify for ${file}`).toEqual(wanted);
			const matching = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(address));
			expect(Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]))), `vercel.json for ${file}`).toEqual(
				wanted,
			);
		}
		for (const line of built("client/_headers").split("\n")) expect(line.length, line.slice(0, 60)).toBeLessThan(2_000);
	});
});

interface HeaderRule {
	path: string;
	unset: string[];
	set: [name: string, value: string][];
}

function parseHeadersFile(text: string): HeaderRule[] {
	const rules: HeaderRule[] = [];
	for (const line of text.split("\n").filter((line) => line.trim() !== "")) {
		const [, unset] = /^ {2}! (.+)$/.exec(line) ?? [];
		const [, name, value] = /^ {2}([A-Za-z-]+): (.+)$/.exec(line) ?? [];
		if (line.startsWith("/")) rules.push({ path: line, unset: [], set: [] });
		else if (unset !== undefined) rules.at(-1)?.unset.push(unset);
		else if (name !== undefined && value !== undefined) rules.at(-1)?.set.push([name, value]);
		else throw new Error(`A line that no host reads: ${line}`);
	}
	return rules;
}

const matches = ({ path }: HeaderRule, address: string) => (path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path);

/** Cloudflare Pages takes away what a rule unsets, and appends what an earlier rule has set already. */
function asCloudflare(rules: readonly HeaderRule[], address: string): Map<string, string> {
	const headers = new Map<string, string>();
	for (const { unset, set } of rules.filter((rule) => matches(rule, address))) {
		for (const name of unset) headers.delete(name);
		for (const [name, value] of set) headers.set(name, [headers.get(name), value].filter((part) => part !== undefined).join(", "));
	}
	return headers;
}

/** Netlify lets the last rule win and skips lines without a colon. */
function asNetlify(rules: readonly HeaderRule[], address: string): Record<string, string> {
	return Object.fromEntries(rules.filter((rule) => matches(rule, address)).flatMap(({ set }) => set));
}
