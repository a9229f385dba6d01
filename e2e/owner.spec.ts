import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type { ProjectCopy } from "../scripts/copy-project.ts";
import { copyProject } from "../scripts/copy-project.ts";
import { freePort, startServer } from "./servers.ts";

test.describe.configure({ mode: "serial" });
test.skip(!process.env.OWNER_FULL, "A part of npm run test:long, since it builds a site of its own.");

const NAME = "Wellington Marks & Daugh";
let copy: ProjectCopy;
const edit = (file: string, change: (text: string) => string) => {
	const path = join(copy.dir, file);
	const text = readFileSync(path, "utf8");
	const changed = change(text);
	expect(changed, file).not.toBe(text);
	writeFileSync(path, changed);
};
const html = (path: string) => readFileSync(join(copy.dir, "build/production/client", `${path}.html`), "utf8");

/** Whoever commits in the copy; the machine's own name is none of its business. */
const OWNER = {
	GIT_AUTHOR_NAME: "Owner",
	GIT_AUTHOR_EMAIL: "owner@agency.test",
	GIT_COMMITTER_NAME: "Owner",
	GIT_COMMITTER_EMAIL: "owner@agency.test",
};
const git = (...args: string[]) => {
	const { status, output } = copy.run("git", args, OWNER);
	expect(status, output).toBe(0);
};

test.beforeAll(() => {
	copy = copyProject();
	git("init", "--quiet", "--initial-branch=main");
	git("add", "--all");
	git("commit", "--quiet", "--message=1.0");
});
test.afterAll(() => copy.remove());

test("an afternoon's changes build: a long name, another colour and font, a logo, own pictures, an industry, a service, a post", async () => {
	test.setTimeout(400_000);
	edit("site.config.ts", (text) =>
		text
			.replace(/\bname: "[^"]*"/, `name: "${NAME}"`)
			.replace(/^\s*samples: .*\n/m, "")
			.replace(/\borigin: "[^"]*"/, 'origin: "https://www.agency.test", samples: true'),
	);
	edit("app/styles/tokens.css", (text) => text.replace(/--palette-blue-700: #\w+/, "--palette-blue-700: #8A1030"));
	edit("vite/faces.ts", (text) => {
		const [, textFace = ""] = /name: "text"[\s\S]*?file: "([^"]+)"/.exec(text) ?? [];
		return text.replace(/(name: "display"[\s\S]*?file: )"[^"]+"/, `$1"${textFace}"`);
	});
	mkdirSync(join(copy.dir, "content/pictures"));
	await sharp({ create: { width: 900, height: 1300, channels: 3, background: "#7a4a10" } })
		.jpeg()
		.toFile(join(copy.dir, "content/pictures/team.jpg"));
	edit("content/photos.md", (text) => text.replace(/\n---\s*$/, "\n  - id: team.jpg\n    alt: The six of us\n---\n"));
	edit("content/pages/about-us.md", (text) => `${text.replace(/^photo: .*$/m, "photo: team.jpg").trimEnd()}\n\n![The six of us](team.jpg)\n`);
	for (const [kind, name] of [
		["industry", "Travel and Tourism"],
		["service", "Local Search"],
		["post", "What we learned"],
		["testimonial", "Ann Other, Director"],
	] as const) {
		const { status, output } = copy.run("node", ["scripts/new.ts", kind, name, "--publish"]);
		expect(status, output).toBe(0);
	}
	edit("content/testimonials/ann-other-director.md", (text) => text.replace(/^name: /m, "photo: team.jpg\nname: "));
	for (const file of globSync("content/**/*.md", { cwd: copy.dir })) {
		const path = join(copy.dir, file);
		writeFileSync(path, readFileSync(path, "utf8").replaceAll("Write here:", "Written:"));
	}
	const built = copy.run("npm", ["run", "build", "--silent"], { SITE_BUILD_DIR: "build/production" });
	expect(built.status, built.output).toBe(0);
	expect(built.output).toContain("vite/faces.ts: the display font has no width axis, so it is used as it is.");
	expect(html("about-us")).toContain('alt="The six of us"');
	expect(html("industries/travel-and-tourism")).toContain("Travel and Tourism");
	expect(html("blog")).toContain("What we learned");
	expect(html("index")).toMatch(/<figcaption>.{0,2000}alt="The six of us"/);
});

test("the long name and the picture fit at every width", async ({ page }) => {
	const running = await startServer("node", join(copy.dir, "build/production"));
	for (const width of [320, 390, 768, 790, 1024, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(`${running.url}/about-us`);
		const logo = page.locator(".site-header .logo");
		await expect(logo).toHaveText(NAME);
		const [box, header] = await Promise.all([logo.boundingBox(), page.locator(".site-header").boundingBox()]);
		expect((box?.y ?? 0) + (box?.height ?? 0), `${width}: within the header`).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
		expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}: no sideways scroll`).toBe(width);
		const picture = page.locator(".prose img");
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	}
	await running.stop();
});

const LOGO =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 40"><style>.a{fill:#8A1030}</style><circle class="a" cx="20" cy="20" r="18"/><rect class="a" x="48" y="8" width="120" height="24"/></svg>';

test("a next version brings its code, and no word, picture, font or colour of the owner's changes", () => {
	test.setTimeout(400_000);
	writeFileSync(join(copy.dir, "content/logo.svg"), LOGO);
	git("add", "--all");
	git("commit", "--quiet", "--message=Ours");
	const post = readFileSync(join(copy.dir, "content/posts/what-we-learned.md"), "utf8");
	git("checkout", "--quiet", "-b", "next", "HEAD~1");
	edit("package.json", (text) => text.replace(/"version": "[^"]+"/, '"version": "1.1.0"'));
	edit("CHANGELOG.md", (text) => text.replace(/^## /m, "## 1.1.0\n\nThe page starts a little sooner.\n\n## "));
	edit("app/layout/logo.tsx", (text) => `${text}// A line of the next version.\n`);
	edit("content/pages/home.md", (text) => text.replace(/^ {2}title: .*$/m, "  title: Another sample, which is nobody else’s"));
	edit("app/styles/tokens.css", (text) => text.replace(/--palette-blue-700: #\w+/, "--palette-blue-700: #1127d8"));
	writeFileSync(join(copy.dir, "content/posts/new-sample.md"), post);
	git("add", "--all");
	git("commit", "--quiet", "--message=1.1");
	git("tag", "v1.1.0");
	git("checkout", "--quiet", "main");

	const upgraded = copy.run("npm", ["run", "upgrade", "--silent", "--", "v1.1.0"], OWNER);
	expect(upgraded.status, upgraded.output).toBe(0);
	expect(upgraded.output).toContain("The page starts a little sooner.");
	expect(readFileSync(join(copy.dir, "app/layout/logo.tsx"), "utf8")).toContain("A line of the next version.");
	const { output: changed } = copy.run("git", ["diff", "--name-only", "HEAD~1"]);
	expect(changed.trim().split("\n").sort()).toEqual(["CHANGELOG.md", "app/layout/logo.tsx", "package.json"]);
	const built = copy.run("npm", ["run", "build", "--silent"], { SITE_BUILD_DIR: "build/production" });
	expect(built.status, built.output).toBe(0);
	expect(html("index")).toMatch(new RegExp(`<img src="/assets/logo-[^"]+" alt="${NAME.replace("&", "&amp;")}"`));
});

test("in development a wrong colour and a wrong drawing show over the page and in the terminal, until they are mended", async ({ page }) => {
	test.setTimeout(180_000);
	const port = await freePort();
	const server = copy.start("react-router", ["dev", "--port", String(port), "--strictPort"]);
	let terminal = "";
	for (const output of [server.stdout, server.stderr]) output?.on("data", (chunk) => (terminal += chunk));
	const url = `http://localhost:${port}/blog`;
	await expect.poll(() => fetch(url).then(({ ok }) => ok, String), { timeout: 90_000 }).toBe(true);
	const overlay = page.locator("vite-error-overlay");
	const tokens = "app/styles/tokens.css";
	const right = readFileSync(join(copy.dir, tokens), "utf8");
	const line = right.split("\n").findIndex((text) => text.includes("--palette-blue-700:")) + 1;
	const link = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--stage"));
	await page.route(/unsplash/, (route) => route.abort());
	await page.goto(url);
	await page.waitForLoadState("networkidle");
	for (const [value, message] of [
		["#8A103;", `${tokens}:${line}  --palette-blue-700: found #8A103; allowed: a colour such as #f3f7f8`],
		["#8A1030; // ours", `${tokens}:${line}  (all): found // ours; allowed: /* ours */, a comment as stylesheets have it`],
	] as const) {
		edit(tokens, () => right.replace(/(--palette-blue-700: ).*/, `$1${value}`));
		await expect(overlay).toContainText(message, { timeout: 20_000 });
		expect(terminal).toContain(message);
	}
	// Who opens the page now is told, too.
	await page.reload();
	await expect(overlay).toContainText("// ours", { timeout: 20_000 });
	edit(tokens, () => right.replace(/(--palette-blue-700: ).*/, "$1#0f5c3d;"));
	await expect(overlay).toHaveCount(0, { timeout: 20_000 });
	await expect.poll(link, { timeout: 20_000 }).toContain("#0f5c3d");
	edit(tokens, () => right);
	const drawn = "content/logo.svg";
	const logo = readFileSync(join(copy.dir, drawn), "utf8");
	edit(drawn, (text) => text.replace("</svg>", "<text>A</text></svg>"));
	await expect(overlay).toContainText(`${drawn}:1  (all): found text that needs a font`, { timeout: 20_000 });
	edit(drawn, () => logo.replace(/<circle.*(?=<\/svg>)/, ""));
	await expect(overlay).toContainText(`${drawn}  (all): found a drawing of nothing`, { timeout: 20_000 });
	edit(drawn, () => logo);
	await expect(overlay).toHaveCount(0, { timeout: 20_000 });
	const { pid } = server;
	if (pid) process.kill(-pid, "SIGKILL");
});

test("launch-check lists what is left, and no more the name", () => {
	const { status, output } = copy.run("npm", ["run", "--silent", "launch-check", "--", "--json", "--offline"]);
	expect(status).toBe(1);
	const findings: { topic: string; what: string }[] = JSON.parse(output);
	expect(findings.some(({ what }) => what.includes("nobody's address"))).toBe(true);
	expect(findings.filter(({ what }) => what.startsWith("The name is still"))).toEqual([]);
});

/*
 * What npm test asks of the copy. Its whole browser suite would take as long again as the site's own, so of that stand here the
 * specs that read every page of the content; scripts/test.mjs names all the rest.
 */
test("the copy's own tests pass: types, unit tests, and what the browser tests ask of every page's words", async () => {
	test.setTimeout(900_000);
	for (const args of [
		["run", "typecheck", "--silent"],
		["run", "test:unit", "--silent"],
	]) {
		const { status, output } = copy.run("npm", args);
		expect(status, output).toBe(0);
	}
	const tested = copy.run("npm", ["run", "build", "--silent"], { SITE_BUILD_DIR: "build/test", SITE_TEST_ROUTES: "1" });
	expect(tested.status, tested.output).toBe(0);
	const { status, output } = copy.run(
		"playwright",
		["test", "--workers=1", "--reporter=line", "seo.spec", "structured-data.spec", "link-graph.spec", "specification.spec"],
		{ E2E_PORT: String(await freePort()), OWNER_FULL: "" },
	);
	expect(status, output).toBe(0);
});

test("taking the last case away names what still speaks of it", () => {
	for (const file of globSync("content/case-studies/*.md", { cwd: copy.dir })) rmSync(join(copy.dir, file));
	const { status, output } = copy.run("npm", ["run", "check:content", "--silent"]);
	// Facts that quote a case stop the build; the words of the page that is left are worth a look.
	if (status !== 0) for (const line of output.trim().split("\n").slice(1)) expect(line).toMatch(/^content\/facts\/\S+\.md:\d+ {2}says/);
	else expect(output).toMatch(/content\/pages\/case-studies\.md:\d+ {2}hero\.title: found .*; allowed: words that hold without any case study/);
});
