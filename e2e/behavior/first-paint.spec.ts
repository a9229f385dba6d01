import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { recordedShifts, recordShifts } from "../pages/shifts.ts";
import { longestPaths, service } from "../site.ts";
import { hydrate } from "./hydrate.ts";

/** Returns the number of sections and items whose layout may be deferred, the number not laid out yet, and the page's height. */
const layout = (page: Page) =>
	page.evaluate(() => ({
		later: document.querySelectorAll("main > :nth-child(n + 3), .by-item > *").length,
		pending: [...document.querySelectorAll("main > *, .by-item > *")].filter((it) => getComputedStyle(it).contentVisibility !== "visible")
			.length,
		height: document.documentElement.scrollHeight,
	}));

/** Opens a page with a stopped clock, and waits until the first frame has skipped the deferred sections. */
async function openPaused(page: Page, path: string): Promise<void> {
	await page.addInitScript(() => {
		addEventListener("animationend", ({ animationName, target }) => {
			if (animationName === "skip" && target instanceof Element) target.toggleAttribute("data-skipped", true);
		});
	});
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 1000);
	await page.goto(path);
	// The page starts its timers on `animationend`, which may fire some time after an animation ends.
	await expect(page.locator("main > :nth-child(n + 3):not([data-skipped])")).toHaveCount(0);
}

for (const [path, width] of longestPaths.flatMap((path) => [390, 1280].map((width) => [path, width] as const))) {
	test(`${path} at ${width} px lays out deferred sections within two seconds, with a height change under one screen`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await openPaused(page, path);
		const before = await layout(page);
		expect(before.pending).toBeGreaterThan(0);
		expect(before.pending).toBe(before.later);
		await page.clock.runFor(1000);
		// Items are skipped once their section is laid out.
		await expect(page.locator(".by-item > :not([data-skipped])")).toHaveCount(0);
		await page.clock.runFor(1000);
		const after = await layout(page);
		expect(after.pending).toBe(0);
		expect(Math.abs(after.height - before.height)).toBeLessThan(844);
	});
}

test("a first frame that takes one second causes no layout shift", async ({ page }) => {
	await recordShifts(page);
	await page.addInitScript(() => {
		requestAnimationFrame((start) => {
			while (performance.now() < start + 1000);
		});
	});
	await page.goto(service.path);
	await expect.poll(async () => (await layout(page)).pending).toBe(0);
	expect(await recordedShifts(page)).toEqual([]);
});

test.describe("before deferred sections are laid out", () => {
	test.beforeEach(({ page }) => openPaused(page, service.path));

	test("find-in-page and the End key reach the end of the page", async ({ page }) => {
		const last = page.locator("footer a").last();
		await page.keyboard.press("End");
		await expect(last).toBeInViewport();
		await page.evaluate(() => scrollTo(0, 0));
		const heading = page.locator("#cta");
		// Every browser has window.find, but TypeScript's DOM library doesn't.
		expect(await page.evaluate(`find(${JSON.stringify(await heading.textContent())})`)).toBe(true);
		await expect(heading).toBeInViewport();
	});

	test("printing lays out the whole page", async ({ page }) => {
		await page.emulateMedia({ media: "print" });
		expect((await layout(page)).pending).toBe(0);
	});

	test("hydration lays out the whole page", async ({ page }) => {
		await hydrate(page);
		expect((await layout(page)).pending).toBe(0);
	});
});

test("a page opened with a hash, by Back, or by a reload is laid out at once, at the exact scroll position", async ({ page }) => {
	// A font that is late on one visit and cached on the next would change the height of the text above the scroll position.
	await page.route("**/*.woff2", (route) => route.abort());
	await page.goto(`${service.path}#cta`);
	expect((await layout(page)).pending).toBe(0);
	const top = () => page.locator("#cta").evaluate((heading) => heading.getBoundingClientRect().top);
	const landed = await top();
	expect(landed).toBeGreaterThan(0);
	await page.waitForTimeout(500);
	expect(await top()).toBe(landed);

	await page.goto(service.path);
	await expect.poll(async () => (await layout(page)).pending).toBe(0);
	await page.evaluate(() => scrollTo(0, 3000));
	const scrollTop = () => page.evaluate(() => scrollY);
	await page.goto("/contact-us");
	await page.goBack();
	expect((await layout(page)).pending).toBe(0);
	await expect.poll(scrollTop, "on Back").toBe(3000);
	await page.goto("/");
	await expect.poll(async () => (await layout(page)).pending).toBe(0);
	await page.evaluate(() => scrollTo(0, 3000));
	await page.reload();
	expect((await layout(page)).pending).toBe(0);
	await expect.poll(scrollTop, "after a reload").toBe(3000);
});

test("a scroll position that was reached before layout finished survives a reload and Back", async ({ page }) => {
	await page.route("**/*.woff2", (route) => route.abort());
	await page.goto(service.path);
	expect((await layout(page)).pending).toBeGreaterThan(0);
	const scrollTop = () => page.evaluate(() => Math.round(scrollY));
	for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, 500);
	await expect.poll(scrollTop).toBeGreaterThan(2500);
	await page.reload();
	await expect.poll(scrollTop).toBeGreaterThan(2500);
	const left = await scrollTop();
	await page.goto("/contact-us");
	await page.goBack();
	await expect.poll(scrollTop).toBe(left);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the whole page is laid out at once", async ({ page }) => {
		await page.goto(service.path);
		await expect(page.locator("html")).not.toHaveAttribute("data-top");
	});
});
