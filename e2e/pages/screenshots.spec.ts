import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { waitUntilHydrated } from "../behavior/hydrate.ts";
import { expect, SCREENS, test } from "../fixtures.ts";
import { EVERY_PAGE, onePerKind, site } from "../site.ts";

/** File with the platform and site of the stored screenshots. Other platforms render text differently, so they skip the comparison. */
const MADE_ON = fileURLToPath(new URL("../screenshots/made-on.txt", import.meta.url));

/** All viewports and themes in the full suite; otherwise, 1280 px in the light theme only. */
const matrix = SCREENS.filter(({ width, theme }) => EVERY_PAGE || (width === 1280 && theme === "light"));
const screens = [...onePerKind.map(({ kind, path }) => ({ kind, path })), { kind: "not-found", path: "/no-such-page" }].filter(
	({ kind }) => EVERY_PAGE || ["home", "service", "industry", "not-found"].includes(kind),
);

// Half the resolution keeps files small and still shows a line that moved. The CSP would block the inline styles changed below.
test.use({ deviceScaleFactor: 0.5, bypassCSP: true });

test.beforeEach(async ({ browser, page }, { config }) => {
	const here = `${process.platform} ${process.arch}, Chromium ${browser.version().split(".")[0]}, ${new URL(site.origin).host}`;
	if (config.updateSnapshots === "all" || config.updateSnapshots === "changed") {
		mkdirSync(dirname(MADE_ON), { recursive: true });
		writeFileSync(MADE_ON, `${here}\n`);
	}
	const madeOn = existsSync(MADE_ON) ? readFileSync(MADE_ON, "utf8").trim() : "an unknown platform";
	test.skip(madeOn !== here, `the screenshots are from ${madeOn}; this is ${here}`);

	// With font-display: optional, a font that loads late would never show.
	await page.route(
		(url) => url.hostname === "localhost",
		async (route) => {
			if (route.request().resourceType() !== "document") return route.continue();
			const response = await route.fetch();
			return route.fulfill({ response, body: (await response.text()).replaceAll("font-display:optional", "font-display:block") });
		},
	);
});

for (const { viewport, width, theme } of matrix) {
	test.describe(`${width} ${theme}`, () => {
		test.use({ viewport, colorScheme: theme });

		for (const { kind, path } of screens) {
			test(`the first screen of ${kind} matches its screenshot`, async ({ page }) => {
				await page.goto(path);
				await page.mouse.move(1, 1);
				if (kind !== "not-found") await waitUntilHydrated(page);
				await page.evaluate(async () => {
					await document.fonts.ready;
					for (const image of document.images) image.loading = "eager";
				});
				await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
				await expect(page).toHaveScreenshot(["pages", `${kind}-${width}-${theme}.png`], { scale: "device", timeout: 20_000 });
			});
		}
	});
}
