import type { Locator, Page } from "@playwright/test";
import { htmlOf } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { servePhotos } from "../photo-host.ts";
import { photoPaths, site } from "../site.ts";
import { recordedShifts, recordShifts } from "./shifts.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The visible photos, and the broken ones, which CSS hides. */
const photos = (page: Page) => page.locator("main img:visible, main [data-broken] img");

/** Scrolls with the wheel until the photo is in view, and expects it to be loaded and to cover its icon. */
async function expectSeen(page: Page, photo: Locator): Promise<void> {
	// Portraits show only a part of their photo.
	const frame = photo.locator("xpath=ancestor::*[contains(@class, 'print')]").or(photo).first();
	await expect(async () => {
		await page.mouse.wheel(0, await frame.evaluate((element) => element.getBoundingClientRect().top - innerHeight / 3));
		await expect(frame).toBeInViewport({ ratio: 0.1, timeout: 500 });
	}).toPass({ timeout: 15_000 });
	await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
	const seen = () =>
		photo.evaluate((image) => {
			let opacity = 1;
			for (let element: Element | null = image; element; element = element.parentElement)
				opacity *= Number(getComputedStyle(element).opacity);
			const { x, y, width, height } = image.getBoundingClientRect();
			const stack = document.elementsFromPoint(x + width / 2, Math.max(y, 0) + Math.min(height / 2, 40));
			const icon = image.closest(".print")?.querySelector(".icon");
			const isInFront = !icon || !stack.includes(icon) || stack.indexOf(image) < stack.indexOf(icon);
			return { opacity, visibility: getComputedStyle(image).visibility, isInFront };
		});
	await expect.poll(seen).toEqual({ opacity: 1, visibility: "visible", isInFront: true });
}

for (const path of photoPaths) {
	test(`every photo on ${path} appears without a layout shift`, async ({ page }) => {
		await recordShifts(page);
		await servePhotos(page, "slow");
		await page.goto(path);
		const count = await photos(page).count();
		expect(count).toBeGreaterThan(0);
		for (let index = 0; index < count; index++) await expectSeen(page, photos(page).nth(index));
		expect(await recordedShifts(page)).toEqual([]);
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("photos appear", async ({ page }) => {
		await servePhotos(page, "present");
		await page.goto("/industries");
		const photo = photos(page).first();
		await photo.scrollIntoViewIfNeeded();
		await expect(photo).toBeVisible();
		await expect(photo).toHaveCSS("opacity", "1");
	});
});

for (const [fault, body] of [
	["is loading", undefined],
	["is broken", "no picture"],
] as const) {
	test(`shows the icon while a photo ${fault}`, async ({ page }) => {
		test.skip(!htmlOf("/industries").includes(site.photoHost), "no photos come from the photo host");
		await page.route(`${site.photoHost}/**`, (route) => body && route.fulfill({ body, contentType: "image/jpeg" }));
		await page.goto("/industries", { waitUntil: "commit" });
		const photo = page.locator(`main img[src^="${site.photoHost}"]`).first();
		const icon = page.locator(`main .print:has(img[src^="${site.photoHost}"]) .icon`).first();
		await icon.scrollIntoViewIfNeeded();
		if (body) await expect(photo).toBeHidden();
		await expect(icon).toBeInViewport();
		// If removing the icon changes the screenshot, nothing was covering it.
		const shot = () => icon.locator("..").screenshot();
		const before = await shot();
		await icon.evaluate((svg) => svg.remove());
		expect(await shot()).not.toEqual(before);
	});
}
