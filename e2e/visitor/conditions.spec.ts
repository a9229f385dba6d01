import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import config from "../../playwright.config.ts";
import { expect, test } from "../fixtures.ts";

/** What may be set for a single spec with a reason, and never for all of them: few visitors have it so. */
const UNUSUAL = [
	"reducedMotion",
	"colorScheme",
	"forcedColors",
	"contrast",
	"javaScriptEnabled",
	"hasTouch",
	"isMobile",
	"bypassCSP",
	"serviceWorkers",
];

const E2E = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(E2E, file), "utf8");

test("nothing unusual is set for all specs", () => {
	expect(config.projects ?? [], "projects would have settings of their own").toEqual([]);
	const everywhere = JSON.stringify(config.use) + read("fixtures.ts");
	expect(UNUSUAL.filter((name) => everywhere.includes(name))).toEqual([]);
	expect(everywhere).not.toContain("addInitScript");
});

test("a spec that turns motion off says why on the line above", () => {
	const unexplained = globSync("**/*.ts", { cwd: E2E }).flatMap((file) => {
		const lines = read(file).split("\n");
		// A letter class, so that this line is not one of them.
		return lines.flatMap((line, index) =>
			/reducedMotion: "[r]educe/.test(line) && !/^\s*(\/\/|\*)/.test(lines[index - 1] ?? "") ? [`${file}:${index + 1}`] : [],
		);
	});
	expect(unexplained).toEqual([]);
});

test("a test begins as a visitor arrives: motion allowed, a pointer that hovers, photos that wait", async ({ page }) => {
	await page.goto("/industries");
	const conditions = ["(prefers-reduced-motion: no-preference)", "(hover: hover)", "(pointer: fine)", "(forced-colors: none)"];
	expect(await page.evaluate((queries) => queries.filter((query) => !matchMedia(query).matches), conditions)).toEqual([]);
	expect(await page.locator("main img[loading=lazy]").count()).toBeGreaterThan(0);
});
