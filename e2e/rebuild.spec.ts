import { createHash } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readArticle } from "../model/article.ts";
import { articleFormOf } from "../model/site-pages.ts";
import type { ProjectCopy } from "../scripts/copy-project.ts";
import { copyProject } from "../scripts/copy-project.ts";
import type { RunningServer } from "./servers.ts";
import { ask, BUILD, startServer } from "./servers.ts";
import { pages, paths, site } from "./site.ts";

/*
 * A site that is built anew with other words and other styles while visitors read it, and what an editor may write into
 * articles meanwhile.
 */
test.describe.configure({ mode: "serial" });

const WORDS = "Words that were not there before";
const NEW_STYLE = ".prose{hyphens:manual}";

let copy: ProjectCopy;
let server: RunningServer;
const build = () => join(copy.dir, "build/production");

function change(file: string, by: (text: string) => string) {
	const path = join(copy.dir, file);
	const text = readFileSync(path, "utf8");
	const changed = by(text);
	expect(changed, file).not.toBe(text);
	writeFileSync(path, changed);
}

/** The same page with more at the start of its article; what the ledger vouches for further down stays. */
const article = (text: string, start: string) => text.replace(/^(---\n.*?\n---\n)/s, (_, fields: string) => `${fields}\n${start}\n\n`);

/** Two pages whose articles open, without the headings that are added and without prices, which have the id of one. */
const [commented, listed] = pages.filter((page) => {
	const headings = readArticle(page.entry.body).headings.map(({ text }) => text);
	const hasPrices = "kind" in page.entry.data && page.entry.data.kind === "pricing";
	return articleFormOf(page) === "expandable" && !hasPrices && !headings.includes("Pricing") && !headings.includes("FAQ");
});
if (!commented || !listed) throw new Error("This test needs two pages whose articles open.");

const COMMENTED = `<!-- Ask legal about this. -->

[pricing]: /services

${WORDS} come first. See [pricing].

## Pricing

The second paragraph.

## FAQ

The third.`;

const LISTED = `## Before the list

- one
- two

## Above the paragraph

### Right above it

${WORDS} come after a list.

## Main

The end.`;

test.beforeEach(({ page }) => page.route(`${site.photoHost}/**`, (route) => route.abort()));
test.beforeAll(() => {
	copy = copyProject({ prefix: "rebuild" });
	cpSync(BUILD, build(), { recursive: true });
});
test.afterAll(async () => {
	await server?.stop();
	copy.remove();
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a build under a running server changes nothing of what it answers until it is started anew", { tag: "@long" }, async () => {
	test.setTimeout(120_000);
	server = await startServer("node", build());
	const before = new Map(await Promise.all(paths.map(async (path) => [path, (await ask(server.port, path)).body] as const)));
	const assets = [...new Set([...before.values()].flatMap((body) => body.toString().match(/\/assets\/[\w.-]+/g) ?? []))];
	expect(assets.length).toBeGreaterThan(5);

	change("content/pages/about-us.md", (text) => text.replace(/^factsTitle: .*$/m, `factsTitle: ${WORDS}`));
	change("app/blocks/faq.css", (text) => `${text}\n${NEW_STYLE}\n`);
	change(commented.entry.file, (text) => article(text, COMMENTED));
	change(listed.entry.file, (text) => article(text, LISTED));

	let building = true;
	const wrong: string[] = [];
	let requests = 0;
	const visitor = async () => {
		while (building) {
			for (const path of [...paths, ...assets]) {
				const { status, headers, body } = await ask(server.port, path);
				requests++;
				if (status !== 200) wrong.push(`${path}: ${status}`);
				const known = before.get(path);
				if (!known) continue;
				if (!body.equals(known)) wrong.push(`${path}: other bytes`);
				const csp = headers["content-security-policy"] ?? "";
				const [, style = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(body.toString()) ?? [];
				if (!csp.includes(hashOf(style))) wrong.push(`${path}: a stylesheet that its policy refuses`);
			}
		}
	};
	const visitors = [visitor(), visitor()];
	const child = copy.start("react-router", ["build"], { SITE_BUILD_DIR: "build/production" });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
	const status = await new Promise((done) => child.on("exit", done));
	building = false;
	await Promise.all(visitors);
	expect(status, output).toBe(0);
	expect(requests).toBeGreaterThan(paths.length);
	expect(wrong).toEqual([]);

	await server.stop();
	server = await startServer("node", build());
	const { headers, body } = await ask(server.port, "/about-us");
	expect(body.toString()).toContain(WORDS);
	const [, style = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(body.toString()) ?? [];
	expect(style).toContain("hyphens:manual");
	expect(headers["content-security-policy"]).toContain(hashOf(style));
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("an article that opens with a list and headings shows its first paragraph and the heading right above it", { tag: "@long" }, async ({
			page,
		}) => {
			await page.goto(`http://127.0.0.1:${server.port}${listed.path}`);
			const shown = page.locator(".prose > *").filter({ visible: true });
			await expect(shown).toHaveText(["Right above it", `${WORDS} come after a list.`]);
			await page.getByText("Read More", { exact: true }).click();
			// In the order in which they were written.
			for (const [index, text] of [
				"Before the list",
				/one\s*two/,
				"Above the paragraph",
				"Right above it",
				`${WORDS} come after a list.`,
				"Main",
				"The end.",
			].entries())
				await expect(shown.nth(index)).toHaveText(text);
			await page.getByText("Read Less", { exact: true }).first().click();
			await expect(shown).toHaveCount(2);
		});

		test("a link to a heading before the paragraph shows it", { tag: "@long" }, async ({ page }) => {
			await page.goto(`http://127.0.0.1:${server.port}${listed.path}#on-before-the-list`);
			await expect(page.locator("#on-before-the-list")).toBeInViewport();
		});
	});
}

test("a redirect that hides a file or leads to a part that is not there stops the build with file and line", { tag: "@long" }, () => {
	change("content/redirects.md", (text) =>
		text.replace(/^redirects:.*$/m, `redirects:\n  - from: /feed.xml\n    to: /blog\n  - from: /old-of-tests\n    to: ${commented.path}#pricing`),
	);
	const { status, output } = copy.run("react-router", ["build"], { SITE_BUILD_DIR: "build/other" });
	expect(status).not.toBe(0);
	const line = readFileSync(join(copy.dir, "content/redirects.md"), "utf8").split("\n").indexOf("  - from: /feed.xml") + 1;
	expect(output).toContain(`content/redirects.md:${line}  redirects.1.from: found /feed.xml, which would hide this site's own /feed.xml`);
	expect(output).toContain(
		`content/redirects.md:${line + 3}  redirects.2.to: found ${commented.path}#pricing, a part that ${commented.path} does not have`,
	);
	expect(output).toContain(`did you mean "${commented.path}#on-pricing"?`);
});
