import config from "../playwright.config.ts";
import { expect, test } from "./fixtures.ts";
import { lostText, sideways } from "./overflow.ts";
import { fullestPaths } from "./site.ts";

// The visitor's own setting, on which rem and the widths of media queries depend; 16 is the browser's default.
test.use({
	launchOptions: { ...config.use?.launchOptions, args: [...(config.use?.launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"] },
	viewport: { width: 1280, height: 800 },
});

for (const path of [...fullestPaths, "/no-such-page"]) {
	test(`${path} loses no text at 200 % text size`, async ({ page }) => {
		await page.goto(path);
		const body = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
		expect(Number.parseFloat(body)).toBeGreaterThanOrEqual(32);
		expect(await sideways(page)).toBeLessThanOrEqual(0);
		expect(await lostText(page)).toEqual([]);
	});
}
