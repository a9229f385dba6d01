import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import type { HeadersPolicy } from "../hosting/headers-policy.ts";
import { contentType, headersOf } from "../hosting/headers-policy.ts";
import { headersFile, redirectsFile } from "../hosting/netlify.ts";
import { moved, redirects } from "./expectations.ts";
import { ask, BUILD, freePort } from "./servers.ts";
import { paths, site } from "./site.ts";

/*
 * The built site in the runtime of Cloudflare Pages, which runs without the internet. It is installed on demand and apart
 * from the site's packages, being as large as all of them; in `npm run test:long`.
 */
const VERSION = "4.164.0";
const HOME = resolve(".cache/wrangler");
const WRANGLER = join(HOME, "node_modules/wrangler/bin/wrangler.js");

/** Why there is no such runtime here; undefined when there is. */
function missing(): string | undefined {
	if (!process.env.CLOUDFLARE) return "Cloudflare's runtime is part of `npm run test:long`, so nothing about it was checked";
	const marker = join(HOME, "node_modules/wrangler/package.json");
	if (existsSync(marker) && JSON.parse(readFileSync(marker, "utf8")).version === VERSION) return undefined;
	mkdirSync(HOME, { recursive: true });
	writeFileSync(join(HOME, "package.json"), "{}");
	const { status } = spawnSync("npm", ["install", "--prefix", HOME, "--no-audit", "--no-fund", `wrangler@${VERSION}`], { stdio: "ignore" });
	return status === 0 ? undefined : `wrangler ${VERSION} could not be installed, so nothing about Cloudflare's runtime was checked`;
}

test.describe.configure({ mode: "serial" });
test.describe("cloudflare", () => {
	let port: number;
	let dir: string;
	let stop: () => void;
	const policy: HeadersPolicy = { ...JSON.parse(readFileSync(join(BUILD, "hosts", "policy.json"), "utf8")), redirects };
	const get = (path: string, headers: Record<string, string> = {}) => ask(port, path, { headers });
	const fileOf = (page: string) => (page === "/" ? "/index.html" : `${page}.html`);
	const built = (file: string) => readFileSync(join(BUILD, "client", file));

	test.beforeAll(async () => {
		test.setTimeout(240_000);
		const absent = missing();
		test.skip(absent !== undefined, absent);
		dir = mkdtempSync(join(tmpdir(), "cloudflare-"));
		cpSync(join(BUILD, "client"), dir, { recursive: true });
		writeFileSync(join(dir, "_redirects"), redirectsFile(policy));
		writeFileSync(join(dir, "_headers"), headersFile(policy));
		port = await freePort();
		const args = `--ip 127.0.0.1 --port ${port} --compatibility-date 2026-01-01 --inspector-port ${await freePort()}`.split(" ");
		const child = spawn(process.execPath, [WRANGLER, "pages", "dev", dir, ...args], {
			cwd: dir,
			detached: true,
			stdio: ["ignore", "ignore", "pipe"],
			env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1", HOME: dir },
		});
		let errors = "";
		child.stderr.on("data", (text) => {
			errors += text;
		});
		stop = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, "SIGTERM");
		for (let attempt = 0; ; attempt++) {
			const answer = await get("/").catch(() => undefined);
			if (answer?.status === 200) break;
			if (child.exitCode !== null || attempt === 240) throw new Error(`wrangler does not answer:\n${errors}`);
			await delay(500);
		}
	});
	test.afterAll(() => {
		stop?.();
		if (dir) rmSync(dir, { recursive: true, force: true });
	});

	test("every page and its twin, with the headers of the policy", async () => {
		for (const path of paths) {
			for (const [address, file] of [
				[path, fileOf(path)],
				[path === "/" ? "/index.md" : `${path}.md`, path === "/" ? "/index.md" : `${path}.md`],
			] as const) {
				const { status, headers, body } = await get(address);
				expect(status, address).toBe(200);
				expect(body.equals(built(file)), `the bytes of ${address}`).toBe(true);
				for (const [name, value] of Object.entries(headersOf(policy, file))) expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
				expect(headers["content-type"]?.toLowerCase().replace("; ", ";"), address).toBe(contentType(file)?.replace("; ", ";"));
			}
			const { headers } = await get(path === "/" ? "/index.md" : `${path}.md`);
			expect(headers.link).toBe(`<${site.origin}${path}>; rel="canonical"`);
		}
		for (const path of ["/llms.txt", "/llms-full.txt"]) expect((await get(path)).headers["x-robots-tag"]).toBe("noindex");
		expect((await get("/icon-512.png")).headers["cross-origin-resource-policy"]).toBe("cross-origin");
	});

	test("redirects, with their query before the part of the page", async () => {
		for (const [from, to] of moved.slice(0, 8).concat(moved.slice(-6))) {
			const [address = "", part] = to.split("#");
			for (const query of ["", "?utm_source=news"]) {
				const { status, headers } = await get(from + query);
				expect(status, from + query).toBe(301);
				expect(headers.location, from + query).toBe(`${address}${query}${part === undefined ? "" : `#${part}`}`);
			}
		}
	});

	test("one address a page: other forms are redirected, an address that is none gets the 404 page", async () => {
		for (const path of paths.filter((path) => path !== "/")) {
			for (const form of [`${path}/`, `${path}.html`]) {
				const { status, headers } = await get(form);
				expect([301, 308], form).toContain(status);
				expect(headers.location, form).toBe(path);
			}
		}
		for (const path of ["/no-such-page", "/services/no-such-page", "/Services", "/assets/gone-12345678.js"]) {
			const { status, body } = await get(path);
			expect(status, path).toBe(404);
			expect(body.equals(built("/404.html")), path).toBe(true);
		}
	});

	// The runtime decodes an address before it looks for a file, whatever is configured; the page itself stays one page there.
	test("an encoded slash is a slash to this runtime", async () => {
		expect((await get("/services%2Fseo")).status).toBe(200);
	});
});
