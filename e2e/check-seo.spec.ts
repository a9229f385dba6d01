import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { MENDS } from "../scripts/audit/mend.ts";
import { sideways } from "./overflow.ts";
import { listen } from "./servers.ts";

/*
 * npm run check:seo against a small site of somebody else that breaks every rule: what it finds, how it behaves while it
 * reads, and the report that it writes.
 */
test.describe.configure({ mode: "serial" });

const worst = readFileSync(join(import.meta.dirname, "worst/index.html"), "utf8");
const plain = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1><a href="/more">More</a>`;
const PAGES: Record<string, string> = {
	"/": worst,
	"/menu-one": plain("Products"),
	"/about": plain("About"),
	"/private/prices": plain("Prices"),
	"/more": plain("More"),
};

let site: Server;
let origin: string;
let dir: string;
let requested: string[];
let atOnce: number;

test.beforeAll(async () => {
	let open = 0;
	site = createServer((request, response) => {
		requested.push(request.url ?? "");
		atOnce = Math.max(atOnce, ++open);
		response.on("close", () => open--);
		if (request.url === "/robots.txt") {
			response.end("User-agent: *\nDisallow: /private/\n");
			return;
		}
		const html = PAGES[request.url ?? ""];
		response.writeHead(html === undefined ? 404 : 200, { "Content-Type": "text/html", Link: `<${origin}/another>; rel="canonical"` });
		// Slow enough for a second request to show.
		setTimeout(() => response.end(html), 50);
	});
	origin = `http://127.0.0.1:${await listen(site)}`;
	dir = mkdtempSync(join(tmpdir(), "check-seo-"));
});
test.afterAll(() => {
	site.close();
	rmSync(dir, { recursive: true });
});
test.beforeEach(() => {
	requested = [];
	atOnce = 0;
});

function run(...args: string[]): Promise<{ code: number; output: string }> {
	return new Promise((done) => {
		execFile("node", ["scripts/check-seo.ts", ...args], { env: { ...process.env, FORCE_COLOR: "0" } }, (error, stdout, stderr) =>
			done({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr }),
		);
	});
}

const report = () => join(dir, "report.html");

test("a site that breaks every rule is read politely and told so, rule by rule", { tag: "@long" }, async () => {
	const { code, output } = await run(origin, "--crawl", "--html", "--out", report());
	expect(code).toBe(1);
	const [, front = ""] = /(\S+ +\d+ of \d+ +http:\/\/127\.0\.0\.1:\d+\/\n[\s\S]*?)(?=\n(?:pass|FAIL) )/.exec(output) ?? [];
	for (const rule of Object.keys(MENDS)) expect(front, rule).toMatch(new RegExp(`(FAIL|look)  ${rule}\\b`));
	expect(output).toContain(`not read: ${origin}/private/prices robots.txt asks not to read it`);
	expect(output).toContain(`not read: ${origin}/gone answers 404`);
	expect(requested[0]).toBe("/robots.txt");
	expect(requested).not.toContain("/private/prices");
	expect(new Set(requested).size, "no address is asked for twice").toBe(requested.length);
	expect(atOnce, "one request at a time").toBe(1);
});

test("no more pages are read than were asked for", { tag: "@long" }, async () => {
	const { output } = await run(origin, "--crawl", "--limit", "2");
	expect(requested.filter((path) => path in PAGES)).toHaveLength(2);
	expect(output).toContain("only 2 pages were to be read");
	expect(await run(origin, "--limit", "many")).toMatchObject({ code: 2, output: expect.stringContaining("allowed: a whole number from 1") });
});

test("the report tells every finding with its evidence and how to mend it, in one file", { tag: "@long" }, async ({ page }) => {
	const html = readFileSync(report(), "utf8");
	expect(html).not.toMatch(/<script|<link|src="(?!data:)|url\((?!data:)/);
	for (const [rule, mend] of Object.entries(MENDS)) {
		expect(html).toContain(rule);
		expect(html.replaceAll("&quot;", '"'), rule).toContain(mend);
	}
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(pathToFileURL(report()).href);
		expect(await sideways(page), `${width}`).toBe(0);
	}
	await expect(page.getByRole("heading", { level: 1 })).toContainText("to mend");
	await expect(page.getByText("alt text", { exact: false }).first()).toBeVisible();
	expect(requests.filter((url) => !url.startsWith("file:") && !url.startsWith("data:"))).toEqual([]);
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
