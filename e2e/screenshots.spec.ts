import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { TEST_BUILD } from "./builds.ts";
import { expect, test } from "./fixtures.ts";
import { LISTS, LONGEST, listIn, resize, reword } from "./other-content.ts";
import { SCHEMES, VIEWPORTS } from "./screens.ts";
import { onePerKind, site } from "./site.ts";

/** Which platform drew the pictures, and of whose site: another one draws letters differently, so they compare on their own alone. */
const MADE_ON = fileURLToPath(new URL("screenshots/made-on.txt", import.meta.url));
const WITHOUT_OVERLAYS = fileURLToPath(new URL("screenshots.css", import.meta.url));

/** Everything with SCREENSHOTS_FULL=1; otherwise four first screens on a desktop in the light theme. */
const full = Boolean(process.env.SCREENSHOTS_FULL);
const matrix = VIEWPORTS.flatMap((viewport) => SCHEMES.map((theme) => ({ viewport, width: viewport.width, theme }))).filter(
	({ width, theme }) => full || (width === 1280 && theme === "light"),
);

const NO_PAGE = "/no-such-page";
const FEW = ["home", "service", "industry", "not-found"];
const firstScreens = [...onePerKind.map(({ kind, path }) => [kind, path] as const), ["not-found", NO_PAGE] as const].filter(
	([kind]) => full || FEW.includes(kind),
);

// Half a pixel a CSS pixel keeps the repository small and still shows a line that moved.
// The policy is set aside because the pictures are of the site's own fonts, however long these take (see below).
test.use({ deviceScaleFactor: 0.5, bypassCSP: true });
const picture = { scale: "device", timeout: 20_000 } as const;

test.beforeEach(async ({ browser, page }, { config }) => {
	const here = `${process.platform} ${process.arch}, Chromium ${browser.version().split(".")[0]}, ${new URL(site.origin).host}`;
	if (config.updateSnapshots === "all" || config.updateSnapshots === "changed") {
		mkdirSync(dirname(MADE_ON), { recursive: true });
		writeFileSync(MADE_ON, `${here}\n`);
	}
	const madeOn = existsSync(MADE_ON) ? readFileSync(MADE_ON, "utf8").trim() : "no platform yet";
	test.skip(madeOn !== here, `the pictures are of ${madeOn}, this is ${here}`);

	// A font that arrives late would stay away for good.
	await page.route(
		(url) => url.hostname === "localhost",
		async (route) => {
			if (route.request().resourceType() !== "document") return route.continue();
			const response = await route.fetch();
			return route.fulfill({ response, body: (await response.text()).replaceAll("font-display:optional", "font-display:block") });
		},
	);
});

/** Opens a page and waits until nothing in it changes any more: fonts there, photos given up, React awake. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(1, 1);
	// The 404 never hydrates.
	if (path !== NO_PAGE) await page.locator("html[data-awake]").waitFor();
	await page.evaluate(async () => {
		await document.fonts.ready;
		for (const image of document.images) image.loading = "eager";
	});
	await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

for (const { viewport, width, theme } of matrix) {
	test.describe(`${width} ${theme}`, () => {
		test.use({ viewport, colorScheme: theme });

		for (const [kind, path] of firstScreens) {
			test(`the first screen of ${kind} looks as before`, async ({ page }) => {
				await open(page, path);
				await expect(page).toHaveScreenshot(["pages", `${kind}-${width}-${theme}.png`], picture);
			});
		}

		// Once each, since other-content.spec.ts measures them at every width; where a component decides how many stand in a row,
		// the examples of the block have other numbers.
		if (full && width === 1280 && theme === "light")
			for (const { what, path, section, counts } of LISTS) {
				const count = counts.at(-1);
				if (count === undefined) continue;
				test(`${what}, as many and as long as was tried, look as before`, async ({ page }) => {
					await open(page, path);
					const list = listIn(page, section);
					await resize(list, count);
					await reword(list, LONGEST);
					// Alone on the page, as the blocks below are.
					await list.evaluate((element) => {
						for (let part = element; part !== document.body && part.parentElement; part = part.parentElement)
							for (const other of part.parentElement.children) if (other !== part) other.toggleAttribute("hidden", true);
						scrollTo(0, 0);
					});
					await expect(list).toHaveScreenshot(["other-content", `${what.replaceAll(" ", "-")}.png`], {
						...picture,
						stylePath: WITHOUT_OVERLAYS,
					});
				});
			}

		// Blocks in the two combinations that differ most: all four would double the weight and show little more.
		if (!full || (width === 1280) !== (theme === "light")) return;
		test.describe("blocks", () => {
			test.use({ baseURL: TEST_BUILD.url });

			test("every component looks as before", async ({ page }) => {
				test.setTimeout(180_000);
				await open(page, "/__playground");
				const sections = page.locator("main section[id]:has([data-example])");
				const components = await sections.evaluateAll((all) => all.map(({ id }) => id));
				expect(components.length).toBeGreaterThan(0);
				for (const component of components) {
					// Alone on the page, so that it stands at the same place and the same half of a pixel every time.
					await sections.evaluateAll((all, shown) => {
						for (const section of all) section.toggleAttribute("hidden", section.id !== shown);
						scrollTo(0, 0);
					}, component);
					await expect
						.soft(page.locator(`main section#${component}:has([data-example])`))
						.toHaveScreenshot(["blocks", `${component}-${width}-${theme}.png`], { ...picture, stylePath: WITHOUT_OVERLAYS });
				}
			});
		});
	});
}
