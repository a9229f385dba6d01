import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { loadContent } from "../../model/load.ts";
import { placeholdersOf } from "../../model/site/site.ts";
import type { ProjectCopy } from "../../scripts/copy-project.ts";
import { copyProject } from "../../scripts/copy-project.ts";
import { freePort } from "../servers/servers.ts";
import { content, site } from "../site.ts";

test.describe.configure({ mode: "serial" });
test.skip(!process.env.LONG, "the development server is a part of `npm run test:long`, so nothing about it was checked");

/** How long a saved change may take to show, in milliseconds: a second, or only that it does where something else may run beside (CI). */
const SHOWN_WITHIN = process.env.CI ? 15_000 : 1000;
/** A try that fails may be repeated: the first after a start compiles what no later one does. */
const TRIES = 4;

const [industry] = content.industries;
const industryPath = `/industries/${industry?.slug}`;
const industryFile = `content${industryPath}.md`;
let copy: ProjectCopy;
let server: ChildProcess;
let terminal = "";
let url: string;

test.beforeAll(async ({ browser }) => {
	test.setTimeout(180_000);
	copy = copyProject();
	const port = await freePort();
	url = `http://localhost:${port}`;
	server = copy.start("react-router", ["dev", "--port", String(port), "--strictPort"]);
	for (const output of [server.stdout, server.stderr]) output?.on("data", (chunk) => (terminal += chunk));
	// The first request compiles everything.
	await expect
		.poll(
			() =>
				fetch(url + industryPath).then(
					({ ok }) => ok,
					() => false,
				),
			{ timeout: 90_000 },
		)
		.toBe(true);
	// The server answers before it watches all files: a change in between is never heard of.
	const file = join(copy.dir, industryFile);
	const savedAgain = () => {
		writeFileSync(file, readFileSync(file, "utf8"));
		return terminal;
	};
	await expect.poll(savedAgain, { timeout: 30_000, intervals: [1000] }).toContain("content shown");
	// A browser's first visit may make Vite bundle a package and load the page once more. Here it can be waited for: once files
	// change, a page that is loaded anew while it opens may never count as idle.
	const page = await browser.newPage();
	await open(page);
	await page.waitForLoadState("networkidle");
	await page.close();
});
test.afterAll(() => copy.remove());

/** Opens a page and waits until it would hear of a change. */
async function open(page: Page, path = industryPath) {
	await page.route(`${site.photoHost}/**`, (route) => route.abort());
	const connected = page.waitForEvent("console", { predicate: (message) => message.text().includes("[vite] connected"), timeout: 60_000 });
	await page.goto(url + path);
	await connected;
}

/** Changes a file, and gives back how many milliseconds pass until the page shows it. */
async function timeToShow(page: Page, name: string, edit: (text: string) => string, text: string): Promise<number> {
	const path = join(copy.dir, name);
	const started = performance.now();
	writeFileSync(path, edit(existsSync(path) ? readFileSync(path, "utf8") : ""));
	await page.waitForFunction((wanted) => document.documentElement.textContent?.includes(wanted), text, { polling: 20, timeout: 20_000 });
	return performance.now() - started;
}

test("a saved change of Markdown, of a field, of content/site.md and of .env shows without a restart", async ({ page }) => {
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
		for (let number = 0; number < TRIES && Math.min(...times) >= SHOWN_WITHIN; number++)
			times.push(Math.round(await change(`${what}${number}`)));
		test.info().annotations.push({ type: what, description: `shown after ${times.join(", ")} ms` });
		expect(Math.min(...times), `${what}: ${times.join(", ")} ms`).toBeLessThan(SHOWN_WITHIN);
	}
	expect(terminal).not.toContain("server restarted");
	rmSync(join(copy.dir, ".env"));
});

test("a mistake shows in browser and terminal with file, line, field, found, allowed and suggestion, until it is mended", async ({
	page,
}) => {
	test.setTimeout(90_000);
	await open(page);
	const file = join(copy.dir, industryFile);
	const text = readFileSync(file, "utf8");
	const line = text.split("\n").findIndex((row) => row.startsWith("icon: ")) + 1;
	terminal = "";
	writeFileSync(file, text.replace(/^icon: .*$/m, "icon: serverr"));
	const overlay = page.locator("vite-error-overlay");
	const message = `${industryFile}:${line}  icon: found "serverr"`;
	for (const part of [message, "allowed: ", 'did you mean "server"?']) {
		await expect(overlay).toContainText(part, { timeout: 20_000 });
		expect(terminal).toContain(part);
	}
	// The page loads itself anew as well, which may come between.
	await expect(() => page.reload()).toPass();
	await expect(overlay).toContainText(message, { timeout: 20_000 });
	writeFileSync(file, text);
	await expect(overlay).toHaveCount(0, { timeout: 20_000 });
	const { subject, title } = industry?.data.hero ?? {};
	await expect(page.getByRole("heading", { level: 1 })).toHaveText([subject, title].filter(Boolean).join(" "));
});

test("a draft shows with a badge, in its list and as a page of its own", async ({ page }) => {
	test.setTimeout(120_000);
	const { posts } = loadContent({ placeholders: placeholdersOf(site), drafts: true });
	await open(page, "/blog");
	expect(copy.run("node", ["scripts/new.ts", "post", "A draft of a post"]).status).toBe(0);
	// Whoever writes sees who is invented.
	await expect(page.getByText("Sample", { exact: true })).toHaveCount(posts.filter(({ data }) => data.sample).length);
	const post = page.getByRole("article", { name: "A draft of a post" });
	await expect(post.getByText("Draft", { exact: true })).toBeVisible({ timeout: 20_000 });
	await expect(page.getByText("Draft", { exact: true })).toHaveCount(posts.filter(({ data }) => data.draft).length + 1);

	expect(copy.run("node", ["scripts/new.ts", "industry", "Draft Industry"]).status).toBe(0);
	await expect
		.poll(async () => (await fetch(`${url}/industries/draft-industry`)).text(), { timeout: 30_000 })
		.toMatch(/<main[^>]*>.{0,40}<strong[^>]*>Draft<\/strong>/s);
});

// The last one: it starts the server's inside anew.
test("a file that is no font is a message, and the server goes on", async () => {
	test.setTimeout(90_000);
	const file = join(copy.dir, "vite/styles/faces.ts");
	const text = readFileSync(file, "utf8");
	const answer = () => fetch(url + industryPath).then((response) => response.text(), String);
	terminal = "";
	writeFileSync(file, text.replace(/file: ".*"/, 'file: "react/package.json"'));
	await expect.poll(() => terminal, { timeout: 30_000 }).toContain("react/package.json, which is not a font");
	expect(server.exitCode).toBeNull();
	writeFileSync(file, text);
	await expect.poll(answer, { timeout: 40_000 }).toContain("<h1");
});
