import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { type AuditedPage, countInbound, linksOf, MIN_INBOUND_LINKS } from "../../packages/site-check/audit.ts";
import { readFolder } from "../../packages/site-check/read-folder.ts";
import { buildDir, builtPages } from "../built-files.ts";
import { horizontalOverflow } from "../overflow.ts";

const COMMAND = "packages/site-check/site-check.ts";
/** Folder with a page that breaks nearly every rule. */
const WORST = "e2e/worst";

function run(...args: string[]): Promise<{ code: number; output: string }> {
	return new Promise((done) => {
		execFile("node", [COMMAND, ...args], { env: { ...process.env, FORCE_COLOR: "0" } }, (error, stdout, stderr) =>
			done({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr }),
		);
	});
}

test("check:seo finds no issues in the build, and every page has enough inbound links in body text", async () => {
	const { code, output } = await run("--folder", buildDir);
	expect(output).toContain(`${builtPages.length} pages checked: no issues.`);
	expect(code).toBe(0);
	const linksInText = (page: AuditedPage) => {
		const inMenus = new Set(page.document.querySelectorAll("main nav a"));
		const inText = [...page.document.querySelectorAll("main a[href]")].filter((link) => !inMenus.has(link));
		return linksOf(page, inText);
	};
	const { pages } = readFolder(buildDir);
	countInbound(pages, linksInText);
	const lonely = pages.filter(({ url, inbound = 0 }) => inbound < MIN_INBOUND_LINKS && !url.endsWith("/404"));
	expect(lonely.map(({ url }) => url)).toEqual([]);
});

test("check:seo accepts a host without a scheme, and rejects a missing page, a bad option, and a URL that isn't HTTP or HTTPS", async ({
	baseURL,
}) => {
	const { host } = new URL(baseURL ?? "");
	expect(await run(host)).toMatchObject({ code: 0, output: expect.stringContaining(`http://${host}/  ok`) });
	expect(await run(`${host}/no-such-page`)).toMatchObject({ code: 2, output: expect.stringContaining("returns 404") });
	expect(await run("--limit", "many", host)).toMatchObject({ code: 2, output: expect.stringContaining("is not a whole number") });
	expect(await run("ftp://example.com")).toMatchObject({ code: 2, output: expect.stringContaining("not a valid HTTP or HTTPS URL") });
});

test("check:seo writes an accessible single-file report with the number of issues, what was found, and how to fix it", async ({ page }) => {
	const { code, output } = await run("--folder", WORST, "--html", "--by", "Example Agency");
	expect(code).toBe(1);
	expect(output).toContain("1 page checked: 3 errors and 6 warnings on 1 page.");
	const file = "build/reports/site-check.html";
	expect(readFileSync(file, "utf8")).not.toMatch(/<script|<link|src=|url\(/);
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(pathToFileURL(file).href);
		expect(await horizontalOverflow(page), `${width}`).toBe(0);
	}
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("9 issues on 1 page");
	await expect(page.getByText("missing: /team.jpg")).toBeVisible();
	await expect(page.getByText("Describe each image in its alt text. Leave it empty for decoration")).toBeVisible();
	await expect(page.getByText("Example Agency")).toBeVisible();
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
