import type { Locator, Page } from "@playwright/test";
import { isPictureName } from "../../model/reading/pictures.ts";
import { expect, test } from "../fixtures.ts";
import { servePhotos } from "../photo-host.ts";
import { content, EVERY_PAGE, photoPaths, site, visitedPages } from "../site.ts";
import { recordedShifts, recordShifts } from "./shifts.ts";

// As a visitor arrives: motion is allowed, and a photo is asked for when one scrolls to it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Photos of the stage’s other scenes are not asked for before somebody looks at them. */
const photos = (page: Page) => page.locator("main img:visible, main img[data-photo]");

/** Those of the photo host, which may fail to come; an owner's own come from the site itself. */
const hosted = (page: Page) => photos(page).and(page.locator(`[src^="${site.photoHost}"]`));
const noneHosted = content.industries.every(({ data }) => isPictureName(data.photo));

/** Scrolls by the wheel until the photo is on the screen and has come. */
async function expectSeen(page: Page, photo: Locator): Promise<void> {
	await expect(async () => {
		const distance = await photo.evaluate((image) => image.getBoundingClientRect().top - innerHeight / 3);
		await page.mouse.wheel(0, distance);
		await expect(photo).toBeInViewport({ ratio: 0.1, timeout: 500 });
	}).toPass();
	await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
	// Whatever hides a photo hides it by one of these, on it or above it.
	const shown = () =>
		photo.evaluate((image) => {
			let opacity = 1;
			for (let element: Element | null = image; element; element = element.parentElement) opacity *= Number(getComputedStyle(element).opacity);
			return { opacity, visibility: getComputedStyle(image).visibility };
		});
	await expect.poll(shown).toEqual({ opacity: 1, visibility: "visible" });
}

for (const path of photoPaths) {
	test(`every photo of ${path} is seen, and none moves anything`, async ({ page }) => {
		await recordShifts(page);
		await servePhotos(page, "slow");
		await page.goto(path);
		const count = await photos(page).count();
		expect(count).toBeGreaterThan(0);
		for (let index = 0; index < count; index++) await expectSeen(page, photos(page).nth(index));
		expect(await recordedShifts(page)).toEqual([]);
	});
}

test("a photo covers its drawing", { tag: "@long" }, async ({ page }) => {
	test.skip(noneHosted, "every industry has a picture of the owner's");
	const photo = hosted(page).last();
	const shot = async () => {
		await photo.scrollIntoViewIfNeeded();
		return photo.locator("..").screenshot();
	};
	await page.goto("/industries");
	// Lazy: far down it has not been asked for.
	await photo.scrollIntoViewIfNeeded();
	await expect(photo).toBeHidden();
	const drawing = await shot();
	await servePhotos(page, "present");
	await page.reload();
	await expectSeen(page, photo);
	expect(await shot()).not.toEqual(drawing);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("photos are seen", async ({ page }) => {
		await servePhotos(page, "present");
		await page.goto("/industries");
		const photo = photos(page).first();
		await photo.scrollIntoViewIfNeeded();
		await expect(photo).toBeVisible();
		await expect(photo).toHaveCSS("opacity", "1");
	});
});

test("photos are seen on a page whose inline script never runs", { tag: "@long" }, async ({ page }) => {
	await servePhotos(page, "present");
	await page.route("/industries", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "script-src 'none'" } });
	});
	await page.goto("/industries");
	await expectSeen(page, photos(page).first());
});

test("a photo that fails shows its drawing", async ({ page }) => {
	test.skip(noneHosted, "every industry has a picture of the owner's");
	await page.route(`${site.photoHost}/**`, (route) => route.fulfill({ body: "no picture", contentType: "image/jpeg" }));
	await page.goto("/industries");
	const photo = hosted(page).first();
	const drawing = page.locator(`main .print:has(img[src^="${site.photoHost}"]) .art`).first();
	await photo.scrollIntoViewIfNeeded();
	await expect(photo).toHaveAttribute("data-photo", "error");
	await expect(photo).toBeHidden();
	await expect(drawing).toBeInViewport();
	// What one sees in its slot is the drawing: without it the slot looks different.
	const shot = () => drawing.locator("..").screenshot();
	const seen = await shot();
	await drawing.evaluate((art) => art.remove());
	expect(await shot()).not.toEqual(seen);
});

test("no slot cuts the name of a photo's detail", { tag: EVERY_PAGE ? [] : "@long" }, async ({ page }) => {
	const industries = visitedPages.filter(({ kind }) => kind === "industry").map(({ path }) => path);
	for (const path of new Set([...photoPaths, ...industries])) {
		await page.goto(path);
		for (const width of [390, 1024, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const cut = await page.locator("main .print").evaluateAll((prints) => {
				const covers = [...document.querySelectorAll(".queries")].map((cover) => cover.getBoundingClientRect());
				return prints.flatMap((print) => {
					const tag = print.querySelector(".print-tag span")?.getBoundingClientRect();
					if (!tag?.width) return [];
					const slot = print.getBoundingClientRect();
					const inside = tag.left >= slot.left && tag.right <= slot.right && tag.top >= slot.top && tag.bottom <= slot.bottom;
					const covered = covers.some(({ left, right, top, bottom }) => left < tag.right && right > tag.left && top < tag.bottom && bottom > tag.top);
					return inside && !covered ? [] : [print.textContent];
				});
			});
			expect(cut, `${path} at ${width} pixels`).toEqual([]);
		}
	}
});
