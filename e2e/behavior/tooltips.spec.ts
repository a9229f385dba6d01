import type { Page } from "@playwright/test";
import { TOOLTIP } from "../../app/tooltips/timing.ts";
import { textOf } from "../../hosting/html.ts";
import { expect, test, VIEWPORTS } from "../fixtures.ts";
import { attribute, byTag, documentOf, elementsIn } from "../html.ts";
import { chatButton, copyButton, tooltip } from "../locators.ts";
import { paths } from "../site.ts";
import { holdRequests, hydrate, installClock, pauseClock, requestsOf, waitUntilHydrated } from "./hydrate.ts";

/** Opens a page, loads the tooltip code, and pauses the clock with no tooltip open or recently closed. */
async function open(page: Page): Promise<void> {
	await installClock(page);
	await page.goto("/contact-us");
	await hydrate(page);
	await copyButton(page).hover();
	await expect(tooltip(page)).toBeVisible();
	await leave(page);
	await pauseClock(page);
}

async function leave(page: Page): Promise<void> {
	await page.mouse.move(3, 300, { steps: 5 });
	await expect(tooltip(page)).toBeHidden();
}

test("a tooltip opens after 700 ms, or at once if another tooltip closed less than 300 ms ago", async ({ page, problems }) => {
	await open(page);
	for (const time of ["first", "after the skip delay"]) {
		await copyButton(page).hover();
		await page.clock.runFor(TOOLTIP.openDelay - 1);
		await expect(tooltip(page), time).toBeHidden();
		await page.clock.runFor(1);
		await expect(tooltip(page), time).toHaveText("Copy e-mail address");
		await leave(page);
		await page.clock.runFor(TOOLTIP.skipDelay - 1);
		await chatButton(page).hover();
		await expect(tooltip(page)).toContainText("WhatsApp");
		await leave(page);
		await page.clock.runFor(TOOLTIP.skipDelay);
	}
	expect(problems).toEqual([]);
});

test("a tooltip stays open while the pointer is on it or its control, and closes on Escape", async ({ page }) => {
	await open(page);
	await chatButton(page).hover();
	await page.clock.runFor(TOOLTIP.openDelay);
	await expect(tooltip(page)).toBeVisible();
	const box = await page.locator(".tooltip").boundingBox();
	if (!box) throw new Error("The tooltip isn't visible.");
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 });
	await page.clock.runFor(10 * 60_000);
	await expect(tooltip(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(tooltip(page)).toBeHidden();
});

test("a tooltip opens at once on keyboard focus, and Escape closes it without moving focus", async ({ page }) => {
	await page.goto("/contact-us");
	await hydrate(page);
	while (!(await copyButton(page).evaluate((button) => button === document.activeElement))) await page.keyboard.press("Tab");
	await expect(tooltip(page)).toHaveText("Copy e-mail address");
	await page.keyboard.press("Escape");
	await expect(tooltip(page)).toBeHidden();
	await expect(copyButton(page)).toBeFocused();
});

test("a tooltip fits in a window 320 pixels wide", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/contact-us");
	await chatButton(page).hover();
	await expect(page.locator(".tooltip")).toBeInViewport({ ratio: 1 });
});

test("after a click before hydration, a tooltip stays closed until the pointer returns", async ({ page }) => {
	await installClock(page);
	const release = await holdRequests(page, /entry\.client/);
	await page.goto("/contact-us");
	const layer = page.waitForResponse(/tooltip-layer/);
	await copyButton(page).hover();
	await copyButton(page).click();
	release();
	await layer;
	await page.clock.runFor(TOOLTIP.openDelay + 300);
	await expect(tooltip(page)).toHaveCount(0);
	await leave(page);
	await copyButton(page).hover();
	await expect(tooltip(page)).toBeVisible();
});

test("the tooltip code loads when the pointer reaches a control with a tooltip", async ({ page }) => {
	const scripts = requestsOf(page, "script");
	const layers = () => scripts.filter((path) => path.includes("tooltip-layer"));
	await page.goto("/contact-us");
	await hydrate(page);
	await page.getByRole("heading", { level: 1 }).hover();
	await page.waitForLoadState("networkidle");
	expect(layers()).toEqual([]);
	await copyButton(page).hover();
	await expect(tooltip(page)).toBeVisible();
	expect(layers()).toHaveLength(1);
});

test.describe("on touchscreens", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS[0] });
	test("a tooltip doesn't open on a tap", async ({ page }) => {
		await installClock(page);
		await page.goto("/contact-us");
		await page.touchscreen.tap(200, 300);
		await waitUntilHydrated(page);
		await copyButton(page).tap();
		await page.clock.runFor(TOOLTIP.openDelay + 300);
		await expect(tooltip(page)).toHaveCount(0);
	});
});

test("every icon-only control has an accessible name and a tooltip, but no title attribute", () => {
	let checked = 0;
	for (const path of paths) {
		const controls = elementsIn(documentOf(path), byTag("a", "button"))
			// A link without text is not icon-only if it has a logo, whose alt text names it.
			.filter((control) => !textOf(control).trim() && !elementsIn(control, byTag("img")).some((image) => attribute(image, "alt")));
		const wrong = controls.filter(
			(control) => !attribute(control, "aria-label") || !attribute(control, "data-tooltip") || attribute(control, "title") !== undefined,
		);
		expect
			.soft(
				wrong.map(({ attrs }) => attrs),
				path,
			)
			.toEqual([]);
		checked += controls.length;
	}
	expect(checked).toBeGreaterThan(2 * paths.length);
});
