import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

const KEY = "0123456789abcdef";

/** Starts a server that is both the deployed site and IndexNow, and builds a site for it. */
async function start() {
	const service = { status: 200, deployedKey: KEY, sent: [] as unknown[] };
	const server = createServer(async (request, response) => {
		if (request.url === `/${KEY}.txt`) return response.end(service.deployedKey);
		service.sent.push(await json(request));
		return response.writeHead(service.status).end();
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const dir = mkdtempSync(join(tmpdir(), "indexnow-"));
	const state = join(dir, "state.json");
	mkdirSync(join(dir, "client"));
	const entries = ["/</loc>", "/services/seo</loc><lastmod>2026-03-15</lastmod>", "/blog</loc><lastmod>2026-05-01</lastmod>"];
	writeFileSync(join(dir, "client/sitemap.xml"), entries.map((entry) => `<url><loc>${origin}${entry}</url>`).join(""));
	const env = { ...process.env, SITE_BUILD_DIR: dir, SITE_ORIGIN: origin, SITE_INDEXNOW_KEY: KEY };
	const run = (...args: string[]) => {
		const all = ["scripts/indexnow.ts", "--endpoint", `${origin}/indexnow`, "--state", state, ...args];
		return new Promise<{ code: number; output: string }>((done) =>
			execFile("node", all, { env }, (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr })),
		);
	};
	return { service, origin, state, run };
}

test("lists every page the first time, and later submits only pages with a newer date", { timeout: 60_000 }, async () => {
	const { service, origin, state, run } = await start();
	expect((await run()).output).toContain("3 pages to submit. Nothing was sent");
	expect([service.sent, existsSync(state)]).toEqual([[], false]);
	expect(await run("--send")).toMatchObject({ code: 0, output: expect.stringContaining("3 pages submitted to 127.0.0.1") });
	const urlList = ["/", "/services/seo", "/blog"].map((path) => origin + path);
	expect(service.sent).toEqual([{ host: new URL(origin).host, key: KEY, keyLocation: `${origin}/${KEY}.txt`, urlList }]);
	writeFileSync(state, JSON.stringify({ submitted: "2026-05-01" }));
	expect((await run()).output).toMatch(new RegExp(`^${origin}/blog\n\n1 page to submit`));
});

test("keeps pages for the next time if they are refused or the key is not online", { timeout: 60_000 }, async () => {
	const { service, state, run } = await start();
	service.status = 429;
	expect(await run("--send")).toMatchObject({ code: 1, output: expect.stringContaining("answers 429 Too Many Requests") });
	service.deployedKey = "another";
	expect(await run("--send")).toMatchObject({ code: 1, output: expect.stringContaining("expected the key, got another") });
	expect([service.sent.length, existsSync(state)]).toEqual([1, false]);
});
