import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type { ProjectCopy } from "../scripts/copy-project.ts";
import { copyProject } from "../scripts/copy-project.ts";
import { serveSite } from "./servers.ts";

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

test.beforeAll(() => {
	copy = copyProject();
});
test.afterAll(() => copy.remove());

test("an afternoon's changes build: a long name, another colour and font, own pictures, an industry, a post", async () => {
	test.setTimeout(400_000);
	edit("site.config.ts", (text) => text.replace('name: "Citewell"', `name: "${NAME}"`));
	edit("app/styles/tokens.css", (text) => text.replace("--palette-blue-700: #1027d8", "--palette-blue-700: #8A1030"));
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
		["post", "What we learned"],
	] as const) {
		const { status, output } = copy.run("node", ["scripts/new.ts", kind, name, "--publish"]);
		expect(status, output).toBe(0);
	}
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
});

test("the long name and the picture fit at every width", async ({ page }) => {
	const running = await serveSite(join(copy.dir, "build/production"));
	for (const width of [320, 390, 768, 1440]) {
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

test("launch-check lists what is left, and no more the name", () => {
	const { status, output } = copy.run("npm", ["run", "--silent", "launch-check", "--", "--json", "--offline"]);
	expect(status).toBe(1);
	const findings: { topic: string; what: string }[] = JSON.parse(output);
	expect(findings.some(({ what }) => what.includes("nobody's address"))).toBe(true);
	expect(findings.filter(({ what }) => what.startsWith("The name is still"))).toEqual([]);
});

test("taking the last case away names what still speaks of it", () => {
	for (const file of globSync("content/case-studies/*.md", { cwd: copy.dir })) rmSync(join(copy.dir, file));
	const { status, output } = copy.run("npm", ["run", "check:content", "--silent"]);
	if (status !== 0) for (const line of output.trim().split("\n").slice(1)) expect(line).toMatch(/^content\/facts\/\S+\.md:\d+ {2}says/);
});
