import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { PHOTO_HOSTS, servePhotos } from "../photo-host.ts";
import { VIEWPORTS } from "../screens.ts";
import { EVERY_PAGE, longestPaths, pages, paths } from "../site.ts";
import { recordedShifts, recordShifts } from "./shifts.ts";

const NOT_FOUND = "/no-such-page";

/** Down to the end, a screen at a time, so that every lazy photo is asked for. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	});
	await page.waitForLoadState("networkidle");
}

/**
 * Every page, both widths and every behaviour of the photo host with LONG=1; otherwise home and a service on a phone with late photos.
 * On a desktop the pages with photos are watched where their photos are (photos.spec.ts).
 */
const viewports = EVERY_PAGE ? VIEWPORTS : VIEWPORTS.slice(0, 1);
const photoHosts = EVERY_PAGE ? PHOTO_HOSTS : (["slow"] as const);

for (const viewport of viewports) {
	test.describe(`at ${viewport.width}`, () => {
		test.use({ viewport });

		for (const path of EVERY_PAGE ? [...paths, NOT_FOUND] : longestPaths) {
			test(`nothing shifts on ${path}`, async ({ page }) => {
				await recordShifts(page);
				for (const host of photoHosts) {
					await servePhotos(page, host);
					await page.goto(path);
					await scrollThrough(page);
					expect(await recordedShifts(page), `photos ${host}`).toEqual([]);
				}
			});
		}
	});
}

for (const { path } of pages.filter(({ kind }) => kind === "case-studies")) {
	test(`the photo that is the largest paint of ${path} is eager`, async ({ page }) => {
		// On a phone the words come first and are the largest.
		await page.setViewportSize({ width: 1280, height: 800 });
		await recordShifts(page);
		await servePhotos(page, "present");
		await page.goto(path);
		await expect.poll(() => page.evaluate(() => window.largestPaint)).toMatchObject({ element: "IMG", loading: "eager", priority: "high" });
	});
}

test("a shift would be seen", async ({ page }) => {
	await recordShifts(page);
	await page.goto(paths[0] ?? "/");
	await page.evaluate(() => document.querySelector("main")?.before(document.createElement("hr"), "Something late", document.createElement("hr")));
	await expect.poll(() => recordedShifts(page)).not.toEqual([]);
});
