import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type { Measurement } from "../../app/analytics/report.ts";
import { parseHtml } from "../../hosting/html.ts";
import { hydrate } from "../behavior/hydrate.ts";
import { copyProject, type ProjectCopy } from "../copy-project.ts";
import { visibleText } from "../html.ts";
import { freePort, listen, type RunningServer, startServer } from "../servers/servers.ts";
import { content, paths, site } from "../site.ts";

// The tests share a copy of the project, changed and built once.
test.describe.configure({ mode: "serial" });
test.skip(!process.env.LONG, "builds its own site; runs only in npm run test:long");

const NAME = "Wellington Marks & Daugh";
const ORIGIN = "https://www.agency.test";
const added = {
	industry: { name: "Travel and Tourism", path: "/industries/travel-and-tourism" },
	service: { name: "Local Search", path: "/services/local-search" },
	post: { name: "What we learned", path: "/blog" },
	"case-study": { name: "A fourth case", path: "/case-studies" },
	testimonial: { name: "Ann Other, Director", path: "/" },
};
const newPages = [added.industry, added.service];
const LOGO =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 40"><rect fill="#8A1030" x="8" y="8" width="160" height="24"/></svg>';

let copy: ProjectCopy;
let running: RunningServer;
const received: Measurement[] = [];
const cookies: string[] = [];
const receiver = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	received.push(JSON.parse(Buffer.concat(chunks).toString()));
	if (request.headers.cookie) cookies.push(request.headers.cookie);
	response.writeHead(204).end();
});

const client = () => join(copy.dir, "build/production/client");
const htmlOf = (path: string) => readFileSync(join(client(), path === "/" ? "index.html" : `${path}.html`), "utf8");
const edit = (file: string, change: (text: string) => string) => {
	const path = join(copy.dir, file);
	const text = readFileSync(path, "utf8");
	expect(change(text), file).not.toBe(text);
	writeFileSync(path, change(text));
};
const run = (command: string, ...args: string[]) => {
	const { status, output } = copy.run(command, args);
	expect(status, output).toBe(0);
};

test.beforeAll(() => {
	copy = copyProject();
});
test.beforeAll("build with a long name, other colors and fonts, a logo, a picture, .env, new entries, and drafts", async () => {
	test.setTimeout(300_000);
	edit("content/site.md", (text) => text.replace(/^origin: .*/m, `origin: ${ORIGIN}`).replace(/^samples: .*\n/m, ""));
	writeFileSync(
		join(copy.dir, ".env"),
		`SITE_NAME="${NAME}"\nSITE_SAMPLES=true\nSITE_ANALYTICS=http://127.0.0.1:${await listen(receiver)}/collect\n`,
	);
	edit("app/styles/tokens.css", (text) => text.replace(/--palette-blue-700: #\w+/, "--palette-blue-700: #8A1030"));
	edit("vite/styles/faces.ts", (text) => {
		const [, textFace = ""] = /name: "text"[\s\S]*?file: "([^"]+)"/.exec(text) ?? [];
		return text.replace(/(name: "display"[\s\S]*?file: )"[^"]+"/, `$1"${textFace}"`);
	});
	writeFileSync(join(copy.dir, "content/logo.svg"), LOGO);
	mkdirSync(join(copy.dir, "content/pictures"));
	await sharp({ create: { width: 900, height: 1300, channels: 3, background: "#7a4a10" } })
		.jpeg()
		.toFile(join(copy.dir, "content/pictures/team.jpg"));
	edit("content/photos.md", (text) => text.replace(/\n---\s*$/, "\n  - id: team.jpg\n    alt: The six of us\n---\n"));
	edit("content/pages/about-us.md", (text) => `${text.trimEnd()}\n\n![The six of us](team.jpg)\n`);
	for (const [kind, { name }] of Object.entries(added)) run("node", "scripts/new.ts", kind, name, "--publish");
	for (const kind of ["post", "industry"]) run("node", "scripts/new.ts", kind, `An unpublished ${kind}`);

	for (const command of ["npm run build", "react-router build"]) {
		const unwritten = copy.run("sh", ["-c", command], { SITE_BUILD_DIR: "build/production" });
		expect(unwritten.status, command).not.toBe(0);
		expect(unwritten.output).toMatch(/travel-and-tourism\.md:\d+ {2}\S+: found "Write here: /);
		expect(unwritten.output).not.toMatch(/^\s+at /m);
	}
	for (const [index, name] of globSync("content/**/*.md", { cwd: copy.dir }).entries()) {
		const file = join(copy.dir, name);
		writeFileSync(file, readFileSync(file, "utf8").replaceAll("Write here:", `No. ${index}:`));
	}
	const built = copy.run("npm", ["run", "build", "--silent"], { SITE_BUILD_DIR: "build/production" });
	expect(built.status, built.output).toBe(0);
	expect(built.output.split("\n").filter((line) => /warn|deprecat|\bkB\b|TIMINGS/i.test(line))).toEqual([]);
	running = await startServer("node", join(copy.dir, "build/production"));
});
test.afterAll(async () => {
	await running?.stop();
	receiver.close();
	copy.remove();
});
test.beforeEach(async ({ page }) => {
	received.length = 0;
	await page.route(`${site.photoHost}/**`, (route) => route.abort());
});

test("menus, lists, the sitemap, and llms.txt show new entries and no drafts", () => {
	for (const { path } of newPages) {
		for (const other of [...paths, "/404"]) expect(htmlOf(other), other).toContain(`href="${path}"`);
		for (const file of ["sitemap.xml", "llms.txt"]) expect(readFileSync(join(client(), file), "utf8"), file).toContain(ORIGIN + path);
	}
	for (const { name, path } of Object.values(added)) expect(visibleText(parseHtml(htmlOf(path)))).toContain(name);
	expect(htmlOf("/blog").split("<article").length - 1).toBe(content.posts.length + 1);
	const texts = globSync("**/*.{html,js,xml,txt,md}", { cwd: client() }).map((file) => readFileSync(join(client(), file), "utf8"));
	expect(texts.filter((text) => /an.unpublished/i.test(text))).toEqual([]);
});

test("new pages have a heading and a breadcrumb, and hydrate without errors", async ({ page }) => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(String(error)));
	for (const { path, name } of newPages) {
		await page.goto(running.url + path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(name);
		await hydrate(page);
	}
	expect(errors).toEqual([]);
});

test("About Us shows the owner's logo and picture, and doesn't scroll horizontally at 320 to 1440 px", async ({ page }) => {
	for (const width of [320, 768, 1024, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(`${running.url}/about-us`);
		await expect(page.locator(".site-header").getByAltText(NAME).first()).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}: horizontal scrolling`).toBe(width);
		const picture = page.locator(".prose img");
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	}
});

test("analytics receives web vitals and clicks on email links, without cookies", async ({ page, context }) => {
	await page.goto(`${running.url}/contact-us`);
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))));
	await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
	await page.getByRole("main").locator(`a[href^="mailto:"]`).first().click();
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
	await page.goto("about:blank");
	await expect.poll(() => received.filter(({ kind }) => kind === "action")).toMatchObject([{ page: "/contact-us", name: "email" }]);
	const vitals = () => received.filter(({ kind }) => kind === "vital").map(({ name }) => name);
	await expect.poll(() => [...new Set(vitals())]).toEqual(expect.arrayContaining(["CLS", "FCP", "LCP", "TTFB"]));
	expect([...cookies, ...(await context.cookies())]).toEqual([]);
});

test("type, unit, SEO, and structured data checks pass in the copy; specification tests are skipped", { tag: "@slow" }, async () => {
	test.setTimeout(900_000);
	run("npm", "run", "typecheck", "--silent");
	run("npm", "run", "test:unit", "--silent");
	const specs = ["seo.spec", "structured-data.spec", "specification.spec"];
	const { status, output } = copy.run("playwright", ["test", "--workers=1", "--reporter=line", ...specs], {
		E2E_PORT: String(await freePort()),
		LONG: "",
	});
	expect(status, output).toBe(0);
});
