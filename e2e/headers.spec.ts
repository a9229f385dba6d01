import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Policy } from "../server/policy.ts";
import { headersOf } from "../server/policy.ts";
import { expect, test } from "./fixtures.ts";
import { observatoryScore } from "./observatory.ts";
import { ask, BUILD } from "./servers.ts";
import { paths } from "./site.ts";

const policy: Policy = JSON.parse(readFileSync(join(BUILD, "hosts", "policy.json"), "utf8"));
const built = (file: string) => readFileSync(join(BUILD, file), "utf8");

test.describe("the policy", () => {
	test("scores at least 130 by the rules of MDN's HTTP Observatory, on every page and the 404", async ({ baseURL }) => {
		for (const path of [...paths, "/no-such-page"]) {
			const { headers, body } = await ask(Number(new URL(baseURL ?? "").port), path);
			const { score, points } = observatoryScore(headers, body.toString());
			expect(score, `${path}: ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(130);
		}
	});

	test("loses points for every header that is missing or weak", () => {
		const headers = Object.fromEntries(Object.entries(policy.headers).map(([name, value]) => [name.toLowerCase(), value]));
		const csp = headers["content-security-policy"] ?? "";
		const scoreWith = (changed: Record<string, string | undefined>) => observatoryScore({ ...headers, ...changed }, "<html></html>").score;
		expect(scoreWith({})).toBeGreaterThanOrEqual(130);
		for (const [changed, most] of [
			[{ "content-security-policy": undefined }, 75],
			[{ "content-security-policy": csp.replace("default-src 'none'", "default-src 'self'") }, 125],
			[{ "content-security-policy": csp.replace("script-src 'self'", "script-src 'unsafe-eval'") }, 115],
			[{ "content-security-policy": csp.replace("script-src 'self'", "script-src https:") }, 80],
			[{ "content-security-policy": csp.replace("style-src 'self'", "style-src 'unsafe-inline'") }, 120],
			[{ "content-security-policy": csp.replace("img-src 'self'", "img-src http://photos.example") }, 110],
			[{ "content-security-policy": csp.replace("; frame-ancestors 'none'", "") }, 80],
			[{ "referrer-policy": undefined }, 125],
			[{ "referrer-policy": "unsafe-url" }, 120],
			[{ "strict-transport-security": undefined }, 80],
			[{ "strict-transport-security": "max-age=3600" }, 120],
			[{ "x-content-type-options": undefined }, 125],
			[{ "cross-origin-resource-policy": undefined }, 120],
			[{ "set-cookie": "a=b" }, 90],
			[{ "access-control-allow-origin": "*" }, 80],
		] as const) {
			expect(scoreWith(changed), JSON.stringify(changed)).toBeLessThanOrEqual(most);
		}
	});

	test("is told to every host alike", () => {
		const files = ["/index.html", "/services/seo.html", "/assets/some-12345678.js", "/share/home.png", "/robots.txt"];
		const headersFile = parseHeadersFile(built("client/_headers"));
		const vercel: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(built("hosts/vercel.json"));
		for (const file of files) {
			const wanted = headersOf(policy, file);
			expect(Object.fromEntries(asCloudflare(headersFile, file)), `_headers at Cloudflare for ${file}`).toEqual(wanted);
			expect(asNetlify(headersFile, file), `_headers at Netlify for ${file}`).toEqual(wanted);
			const matching = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(file));
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

const matches = ({ path }: HeaderRule, file: string) => file.startsWith(path.replace(/\*$/, ""));

/** Cloudflare Pages takes away what a rule unsets, and appends what an earlier rule has set already. */
function asCloudflare(rules: readonly HeaderRule[], file: string): Map<string, string> {
	const headers = new Map<string, string>();
	for (const { unset, set } of rules.filter((rule) => matches(rule, file))) {
		for (const name of unset) headers.delete(name);
		for (const [name, value] of set) headers.set(name, [headers.get(name), value].filter((part) => part !== undefined).join(", "));
	}
	return headers;
}

/** Netlify lets the last rule win and skips lines without a colon. */
function asNetlify(rules: readonly HeaderRule[], file: string): Record<string, string> {
	return Object.fromEntries(rules.filter((rule) => matches(rule, file)).flatMap(({ set }) => set));
}
