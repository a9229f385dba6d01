import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { fullestPaths, service } from "../site.ts";

/** How many sections are still to be laid out, and how far the page can scroll. */
const state = (page: Page) =>
	page.evaluate(() => ({
		pending: [...document.querySelectorAll("main > *")].filter((section) => getComputedStyle(section).contentVisibility === "auto").length,
		height: document.documentElement.scrollHeight,
	}));

/** Opens a page and stops at its first frame, with the animations that lay out its end held. */
async function openHeld(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: "commit" });
	await page.locator("footer").waitFor({ state: "attached" });
	await page.evaluate(() => {
		for (const animation of document.getAnimations()) animation.pause();
	});
}
const goOn = (page: Page) => page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finish())));

for (const path of fullestPaths) {
	test(`${path} lays out its end after the first paint, and nothing of that is left after two seconds`, async ({ page }) => {
		await page.goto(path);
		expect((await state(page)).pending).toBeGreaterThan(2);
		await page.waitForTimeout(2000);
		expect((await state(page)).pending).toBe(0);
	});

	test(`the scroll bar of ${path} jumps by less than a screen in total`, async ({ page }) => {
		await openHeld(page, path);
		const held = await state(page);
		await goOn(page);
		const whole = await state(page);
		expect(whole.pending).toBe(0);
		expect(Math.abs(whole.height - held.height)).toBeLessThan(800);
	});
}

test.describe("while the end of the page is still to be laid out", () => {
	test.beforeEach(({ page }) => openHeld(page, service.path));

	test("in-page search and the End key reach it", async ({ page }) => {
		const last = page.locator("footer a").last();
		await page.keyboard.press("End");
		await expect(last).toBeInViewport();
		await page.evaluate(() => scrollTo(0, 0));
		const heading = page.locator("#cta");
		// Not in TypeScript's library; every browser has it.
		expect(await page.evaluate(`find(${JSON.stringify(await heading.textContent())})`)).toBe(true);
		await expect(heading).toBeInViewport();
	});

	test("paper has all of it", async ({ page }) => {
		await page.emulateMedia({ media: "print" });
		expect((await state(page)).pending).toBe(0);
	});

	test("waking the page lays out the rest", async ({ page }) => {
		await page.keyboard.press("Shift");
		await page.locator("html[data-awake]").waitFor();
		expect((await state(page)).pending).toBe(0);
	});
});

test("a hash and a reload further down find the page laid out as a whole, and land where they should", async ({ page }) => {
	await page.goto(`${service.path}#cta`);
	expect((await state(page)).pending).toBe(0);
	const top = () => page.locator("#cta").evaluate((heading) => heading.getBoundingClientRect().top);
	const landed = await top();
	expect(landed).toBeGreaterThan(0);
	await page.waitForTimeout(500);
	expect(await top()).toBe(landed);

	await page.goto(service.path);
	await page.waitForTimeout(2000);
	await page.evaluate(() => scrollTo(0, 3000));
	await page.reload();
	expect((await state(page)).pending).toBe(0);
	await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3000);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("nothing waits", async ({ page }) => {
		await page.goto(service.path);
		await expect(page.locator("html")).not.toHaveAttribute("data-from-top");
	});
});
