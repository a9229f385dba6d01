import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Each run of the program starts a Node of its own.
vi.setConfig({ testTimeout: 60_000 });

const KEY = "0123456789abcdef";

/** A stand-in for the site and for IndexNow: what it was sent, what it answers, and whether the key's file is online. */
let service: Server;
let sent: Record<string, unknown>[];
let answer: number;
let online: boolean;
let origin: string;
let dir: string;

beforeEach(async () => {
	sent = [];
	answer = 200;
	online = true;
	service = createServer(async (request, response) => {
		if (request.url === `/${KEY}.txt`) {
			response.writeHead(online ? 200 : 404).end(online ? KEY : "");
			return;
		}
		let body = "";
		for await (const chunk of request) body += chunk;
		sent.push({ method: request.method, type: request.headers["content-type"], ...JSON.parse(body) });
		response.writeHead(answer).end();
	}).listen(0, "127.0.0.1");
	await once(service, "listening");
	origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
	dir = mkdtempSync(join(tmpdir(), "indexnow-"));
	mkdirSync(join(dir, "client/services"), { recursive: true });
	page("index.md", "/", "Home");
	page("services/seo.md", "/services/seo", "SEO");
});
afterEach(() => {
	service.close();
	rmSync(dir, { recursive: true });
});

const page = (file: string, path: string, words: string) =>
	writeFileSync(join(dir, "client", file), `---\ntitle: "T"\ncanonical: ${origin}${path}\n---\n\n# ${words}\n`);

function run(args: string[] = [], key = KEY): Promise<{ code: number; output: string }> {
	const env = { ...process.env, SITE_BUILD_DIR: dir, SITE_ORIGIN: origin, SITE_SAMPLES: "true", SITE_INDEXNOW_KEY: key, FORCE_COLOR: "0" };
	const all = ["scripts/indexnow.ts", "--endpoint", `${origin}/indexnow`, "--state", join(dir, "state/last.json"), ...args];
	return new Promise((done) => {
		execFile("node", all, { env }, (error, stdout, stderr) =>
			done({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr }),
		);
	});
}

test("nothing is sent unless it is asked for", async () => {
	const { code, output } = await run();
	expect(code).toBe(0);
	expect(output).toContain(`${origin}/services/seo`);
	expect(output).toContain("2 pages to submit. Nothing was sent");
	expect(sent).toEqual([]);
	expect(existsSync(join(dir, "state"))).toBe(false);
});

test("what changed since the last time is submitted: first everything, then the changed, new and gone", async () => {
	expect((await run(["--send"])).output).toContain("2 pages submitted to 127.0.0.1");
	expect(sent).toEqual([
		{
			method: "POST",
			type: "application/json; charset=utf-8",
			host: new URL(origin).host,
			key: KEY,
			keyLocation: `${origin}/${KEY}.txt`,
			urlList: [`${origin}/`, `${origin}/services/seo`],
		},
	]);
	expect((await run(["--send"])).output).toContain("Nothing has changed");
	expect(sent).toHaveLength(1);

	page("index.md", "/", "Home, in other words");
	page("blog.md", "/blog", "Blog");
	rmSync(join(dir, "client/services/seo.md"));
	await run(["--send"]);
	expect(sent[1]?.urlList).toEqual([`${origin}/blog`, `${origin}/`, `${origin}/services/seo`]);
});

test.each([
	[403, "the key is not accepted"],
	[422, "addresses do not belong to the site"],
	[429, "Try again tomorrow"],
	[500, "answers 500"],
])("a refusal with %i is told, and the pages are submitted again the next time", async (status, message) => {
	answer = status;
	const { code, output } = await run(["--send"]);
	expect([code, output]).toEqual([1, expect.stringContaining(message)]);
	expect(existsSync(join(dir, "state/last.json"))).toBe(false);
});

test("a key that is not online, no key, no build and a broken record are told", async () => {
	online = false;
	expect((await run(["--send"])).output).toContain("must hold the key, and there is an answer of 404. Deploy this build first.");
	expect(sent).toEqual([]);
	expect(await run([], "")).toMatchObject({ code: 1, output: expect.stringContaining("There is no key. Set indexNowKey") });
	mkdirSync(join(dir, "state"));
	writeFileSync(join(dir, "state/last.json"), "[1]");
	expect((await run()).output).toContain("Delete it to submit every page again");
	rmSync(join(dir, "client"), { recursive: true });
	expect((await run()).output).toContain("No built site");
	expect(readFileSync(join(dir, "state/last.json"), "utf8")).toBe("[1]");
});
