import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { loadContent } from "../../model/load.ts";
import { placeholdersOf } from "../../model/site/site.ts";
import { plainText } from "../../shared/plain-text.ts";
import { copyProject, type ProjectCopy } from "../copy-project.ts";
import { freePort } from "../servers/servers.ts";
import { industry, site } from "../site.ts";

test.describe.configure({ mode: "serial" });
test.skip(!process.env.LONG, "starts a development server; runs only in npm run test:long");

/** Maximum milliseconds until a saved change shows. CI machines get more, because they may run other jobs. */
const CHANGE_TIMEOUT_MS = process.env.CI ? 15_000 : 1000;
/** The first change takes longer, because it also compiles modules, so the fastest of several tries counts. */
const TRIES = 4;

const industryFile = `content${industry.path}.md`;
let copy: ProjectCopy;
let terminal = "";
let url: string;

test.beforeAll(async ({ browser }) => {
	test.setTimeout(180_000);
	copy = copyProject();
	// Start with a mistake, to test that the server recovers once the mistake is fixed.
	const file = join(copy.dir, industryFile);
	const text = readFileSync(file, "utf8");
	writeFileSync(file, text.replace(/^icon: .*$/m, "icon: serverr"));
	const port = await freePort();
	url = `http://localhost:${port}`;
	const server = copy.start("react-router", ["dev", "--port", String(port), "--strictPort"]);
	for (const output of [server.stdout, server.stderr]) output?.on("data", (chunk) => (terminal += chunk));
	await expect.poll(() => htmlOf(industry.path), { timeout: 90_000 }).toContain("serverr");
	// The server responds before it watches all files; save until it notices.
	const savedAgain = () => {
		writeFileSync(file, text);
		return terminal;
	};
	await expect.poll(savedAgain, { timeout: 30_000, intervals: [1000] }).toContain("content shown");
	// On the first visit, Vite may bundle a package and reload the page.
	const page = await browser.newPage();
	await open(page);
	await page.waitForLoadState("networkidle");
	await page.close();
});
test.afterAll(() => copy.remove());

/** Returns a page's HTML, or an empty string while the server restarts. A restarting server may never answer a request. */
const htmlOf = (path: string) =>
	fetch(url + path, { signal: AbortSignal.timeout(10_000) })
		.then((response) => response.text())
		.catch(() => "");

/** Opens a page and waits for Vite's client to connect to the server. */
async function open(page: Page, path = industry.path) {
	await page.route(`${site.photoHost}/**`, (route) => route.abort());
	const connected = page.waitForEvent("console", { predicate: (message) => message.text().includes("[vite] connected"), timeout: 60_000 });
	await page.goto(url + path);
	await connected;
}

/** Changes a file. Returns the milliseconds until the page shows `text`. */
async function timeToShow(page: Page, name: string, edit: (text: string) => string, text: string): Promise<number> {
	const path = join(copy.dir, name);
	const started = performance.now();
	writeFileSync(path, edit(existsSync(path) ? readFileSync(path, "utf8") : ""));
	await page.waitForFunction((wanted) => document.documentElement.textContent?.includes(wanted), text, { polling: 20, timeout: 20_000 });
	return performance.now() - started;
}

test("npm run dev shows saved changes to Markdown, a field, content/site.md, and .env without a restart", async ({ page }) => {
	test.setTimeout(180_000);
	await open(page);
	const changes: Record<string, (word: string) => Promise<number>> = {
		Markdown: (word) => timeToShow(page, industryFile, (text) => `${text}\n${word}\n`, word),
		field: (word) => timeToShow(page, industryFile, (text) => text.replace(/^articleTitle: .*$/m, `articleTitle: ${word}`), word),
		configuration: (word) => timeToShow(page, "content/site.md", (text) => text.replace(/^name: .*/m, `name: ${word}`), word),
		environment: (word) => timeToShow(page, ".env", () => `SITE_NAME=${word}\n`, word),
	};
	for (const [what, change] of Object.entries(changes)) {
		const times: number[] = [];
		for (let number = 0; number < TRIES && Math.min(...times) >= CHANGE_TIMEOUT_MS; number++)
			times.push(Math.round(await change(`${what}${number}`)));
		test.info().annotations.push({ type: what, description: `shown after ${times.join(", ")} ms` });
		expect(Math.min(...times), `${what}: ${times.join(", ")} ms`).toBeLessThan(CHANGE_TIMEOUT_MS);
	}
	expect(terminal).not.toContain("server restarted");
	rmSync(join(copy.dir, ".env"));
});

test("npm run dev reports a mistake in the terminal and in an overlay, which closes once it is fixed", async ({ page }) => {
	test.setTimeout(90_000);
	await open(page);
	const file = join(copy.dir, industryFile);
	const text = readFileSync(file, "utf8");
	const line = text.split("\n").findIndex((row) => row.startsWith("icon: ")) + 1;
	terminal = "";
	writeFileSync(file, text.replace(/^icon: .*$/m, "icon: serverr"));
	const overlay = page.locator("vite-error-overlay");
	const message = `${industryFile}:${line}  icon: found "serverr"`;
	for (const part of [message, "expected ", 'did you mean "server"?']) {
		await expect(overlay).toContainText(part, { timeout: 20_000 });
		expect(terminal).toContain(part);
	}
	// Retry, because the page may reload on its own at the same time.
	await expect(() => page.reload()).toPass();
	await expect(overlay).toContainText(message, { timeout: 20_000 });
	writeFileSync(file, text);
	await expect(overlay).toHaveCount(0, { timeout: 20_000 });
	const { subject, title } = industry.data.hero;
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(plainText([subject, title].filter(Boolean).join(" ")));
});

test("npm run dev marks drafts with a badge: posts on the blog, and industries on their own pages", async ({ page }) => {
	test.setTimeout(120_000);
	const { posts } = loadContent({ placeholders: placeholdersOf(site), drafts: true });
	await open(page, "/blog");
	expect(copy.run("node", ["scripts/new.ts", "post", "A draft of a post"]).status).toBe(0);
	await expect(page.getByText("Sample", { exact: true })).toHaveCount(posts.filter(({ data }) => data.sample).length);
	const post = page.getByRole("article", { name: "A draft of a post" });
	await expect(post.getByText("Draft", { exact: true })).toBeVisible({ timeout: 20_000 });
	await expect(page.getByText("Draft", { exact: true })).toHaveCount(posts.filter(({ data }) => data.draft).length + 1);

	expect(copy.run("node", ["scripts/new.ts", "industry", "Draft Industry"]).status).toBe(0);
	await expect
		.poll(() => htmlOf("/industries/draft-industry"), { timeout: 60_000 })
		.toMatch(/<main[^>]*>.{0,40}<strong[^>]*>Draft<\/strong>/s);
});
