import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { COLOR_SCHEMES, VIEWPORTS } from "../screens.ts";
import { onePerKind, site } from "../site.ts";

/** Which platform drew the pictures, and of whose site: another one draws letters differently, so they compare on their own alone. */
const MADE_ON = fileURLToPath(new URL("screenshots/made-on.txt", import.meta.url));

/** Everything with LONG=1; otherwise four first screens on a desktop in the light theme. */
const full = Boolean(process.env.LONG);
const matrix = VIEWPORTS.flatMap((viewport) => COLOR_SCHEMES.map((theme) => ({ viewport, width: viewport.width, theme }))).filter(
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
	});
}
