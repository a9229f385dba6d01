import { expect, test, VIEWPORTS } from "../fixtures.ts";
import { servePhotos } from "../photo-host.ts";
import { EVERY_PAGE, longestPaths, paths } from "../site.ts";
import { recordedShifts, recordShifts } from "./shifts.ts";

// Outside the full suite, test only on a small phone; photos.spec.ts covers desktops.
for (const viewport of [{ width: 360, height: 740 }, ...(EVERY_PAGE ? VIEWPORTS : [])]) {
	for (const path of EVERY_PAGE ? [...paths, "/no-such-page"] : longestPaths) {
		test(`nothing shifts on ${path} at ${viewport.width} px`, async ({ page }) => {
			await page.setViewportSize(viewport);
			await recordShifts(page);
			await servePhotos(page, "slow");
			const session = await page.context().newCDPSession(page);
			await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
			await page.goto(path);
			await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
			// Scroll to the end, one screen at a time, so that every lazy photo is requested.
			await page.evaluate(async () => {
				for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
					scrollTo(0, y);
					await new Promise((resolve) => setTimeout(resolve, 60));
				}
			});
			await page.waitForLoadState("networkidle");
			expect(await recordedShifts(page)).toEqual([]);
		});
	}
}
