import type { Page } from "@playwright/test";
import { expect, test, VIEWPORTS } from "../fixtures.ts";
import { PHOTO_HOSTS, servePhotos } from "../photo-host.ts";
import { EVERY_PAGE, longestPaths, paths } from "../site.ts";
import { recordedShifts, recordShifts } from "./shifts.ts";

/** Scrolls to the end, one screen at a time, so that every lazy photo is requested. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	});
	await page.waitForLoadState("networkidle");
}

// Outside the full suite, a phone with slow photos; photos.spec.ts covers desktops.
for (const viewport of EVERY_PAGE ? VIEWPORTS : VIEWPORTS.slice(0, 1)) {
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport });

		for (const path of EVERY_PAGE ? [...paths, "/no-such-page"] : longestPaths) {
			test(`nothing shifts on ${path}`, async ({ page }) => {
				await recordShifts(page);
				for (const host of EVERY_PAGE ? PHOTO_HOSTS : (["slow"] as const)) {
					await servePhotos(page, host);
					await page.goto(path);
					await scrollThrough(page);
					expect(await recordedShifts(page), `photos ${host}`).toEqual([]);
				}
			});
		}
	});
}
