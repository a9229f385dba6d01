import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../e2e/servers/servers.ts";

const KEY = "0123456789abcdef";

test("submits all pages first, then only changed ones, and records nothing after a failure", { timeout: 120_000 }, async () => {
	const service = { status: 429, deployedKey: KEY, sent: [] as unknown[] };
	// Acts as both the deployed site and IndexNow.
	const server = createServer(async (request, response) => {
		if (request.url === `/${KEY}.txt`) return response.end(service.deployedKey);
		service.sent.push(await json(request));
		return response.writeHead(service.status).end();
	});
	onTestFinished(() => void server.close());
	const origin = `http://127.0.0.1:${await listen(server)}`;
	const dir = mkdtempSync(join(tmpdir(), "indexnow-"));
	const state = join(dir, "state.json");
	mkdirSync(join(dir, "client"));
	const entries = ["/</loc>", "/services/seo</loc><lastmod>2026-03-15</lastmod>", "/blog</loc><lastmod>2026-05-01</lastmod>"];
	writeFileSync(join(dir, "client/sitemap.xml"), entries.map((entry) => `<url><loc>${origin}${entry}</url>`).join(""));
	const env = { ...process.env, SITE_BUILD_DIR: dir, SITE_ORIGIN: origin, SITE_INDEXNOW_KEY: KEY };
	const run = (...args: string[]) => {
		const all = ["scripts/indexnow.ts", "--endpoint", `${origin}/indexnow`, "--state", state, ...args];
		return new Promise<string>((done) =>
			execFile("node", all, { env }, (error, stdout, stderr) => done(`${error?.code ?? 0} ${stdout}${stderr}`)),
		);
	};

	expect(await run()).toMatch(/^0 [\s\S]*3 pages to submit\. Nothing was sent/);
	expect(service.sent).toEqual([]);
	expect(await run("--send")).toMatch(/^1 [\s\S]*returned 429 Too Many Requests/);
	Object.assign(service, { status: 200, deployedKey: "another", sent: [] });
	expect(await run("--send")).toMatch(/^1 [\s\S]*expected the key, got another/);
	expect([service.sent, existsSync(state)]).toEqual([[], false]);

	service.deployedKey = KEY;
	expect(await run("--send")).toMatch(/^0 [\s\S]*3 pages submitted to 127\.0\.0\.1/);
	const urlList = ["/", "/services/seo", "/blog"].map((path) => origin + path);
	expect(service.sent).toEqual([{ host: new URL(origin).host, key: KEY, keyLocation: `${origin}/${KEY}.txt`, urlList }]);
	expect(existsSync(state)).toBe(true);
	writeFileSync(state, JSON.stringify({ submitted: "2026-05-01" }));
	expect(await run()).toMatch(new RegExp(`^0 ${origin}/blog\n\n1 page to submit`));
});
