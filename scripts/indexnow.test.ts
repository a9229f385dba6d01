import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";

const KEY = "0123456789abcdef";

/** Stands in for the deployed site and for IndexNow. */
let service: Server;
let sent: unknown[];
let status: number;
let deployedKey: string;
let origin: string;
let dir: string;

beforeEach(async () => {
	[sent, status, deployedKey] = [[], 200, KEY];
	service = createServer(async (request, response) => {
		if (request.url === `/${KEY}.txt`) return response.end(deployedKey);
		sent.push(await json(request));
		return response.writeHead(status).end();
	}).listen(0, "127.0.0.1");
	await once(service, "listening");
	origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
	dir = mkdtempSync(join(tmpdir(), "indexnow-"));
	mkdirSync(join(dir, "client"));
	const entries = ["/</loc>", "/services/seo</loc><lastmod>2026-03-15</lastmod>", "/blog</loc><lastmod>2026-05-01</lastmod>"];
	writeFileSync(join(dir, "client/sitemap.xml"), entries.map((entry) => `<url><loc>${origin}${entry}</url>`).join(""));
});
afterEach(() => {
	service.close();
	rmSync(dir, { recursive: true });
});

function run(...args: string[]): Promise<{ code: number; output: string }> {
	const env = { ...process.env, SITE_BUILD_DIR: dir, SITE_ORIGIN: origin, SITE_SAMPLES: "true", SITE_INDEXNOW_KEY: KEY };
	const all = ["scripts/indexnow.ts", "--endpoint", `${origin}/indexnow`, "--state", join(dir, "state.json"), ...args];
	return new Promise((done) =>
		execFile("node", all, { env }, (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr })),
	);
}

test("lists every page the first time, and submits those with a newer date later", { timeout: 60_000 }, async () => {
	expect((await run()).output).toContain("3 pages to submit. Nothing was sent");
	expect([sent, existsSync(join(dir, "state.json"))]).toEqual([[], false]);
	expect(await run("--send")).toMatchObject({ code: 0, output: expect.stringContaining("3 pages submitted to 127.0.0.1") });
	const host = new URL(origin).host;
	expect(sent).toEqual([
		{ host, key: KEY, keyLocation: `${origin}/${KEY}.txt`, urlList: ["/", "/services/seo", "/blog"].map((path) => origin + path) },
	]);
	writeFileSync(join(dir, "state.json"), JSON.stringify({ submitted: "2026-05-01" }));
	expect((await run()).output).toMatch(new RegExp(`^${origin}/blog\n\n1 page to submit`));
});

test("keeps pages for the next time when they are refused or the key is not online", { timeout: 60_000 }, async () => {
	status = 429;
	expect(await run("--send")).toMatchObject({ code: 1, output: expect.stringContaining("Try again tomorrow") });
	deployedKey = "another";
	expect(await run("--send")).toMatchObject({
		code: 1,
		output: expect.stringContaining("expected the key, got another. Deploy this build first."),
	});
	expect(sent).toHaveLength(1);
	expect(existsSync(join(dir, "state.json"))).toBe(false);
});
