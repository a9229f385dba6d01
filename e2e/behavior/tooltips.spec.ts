import type { Page } from "@playwright/test";
import { TOOLTIP } from "../../app/tooltips/delays.ts";
import { textOf } from "../../packages/site-check/html.ts";
import { expect, test } from "../fixtures.ts";
import { attribute, byTag, documentOf, elementsIn } from "../html.ts";
import { VIEWPORTS } from "../screens.ts";
import { paths } from "../site.ts";
import { awake, hold, requestsOf, START, stopTime, wake } from "./awake.ts";

const copyButton = (page: Page) => page.locator(".copy-address").first();
const chatButton = (page: Page) => page.locator(".chat-button");
const tooltip = (page: Page) => page.getByRole("tooltip");

/** Loads the code of tooltips and then stops the clock, with no tooltip open or just closed. */
async function withTooltips(page: Page): Promise<void> {
	await page.clock.install({ time: START });
	await page.goto("/contact-us");
	await wake(page);
	await copyButton(page).hover();
	await expect(tooltip(page)).toBeVisible();
	await away(page);
	await stopTime(page);
}

async function away(page: Page): Promise<void> {
	await page.mouse.move(3, 300, { steps: 5 });
	await expect(tooltip(page)).toBeHidden();
}

test("opens with the control's name after the delay, and at once within the skip delay of another", async ({ page, problems }) => {
	await withTooltips(page);
	for (const time of ["first", "after the skip delay"]) {
		await copyButton(page).hover();
		await page.clock.runFor(TOOLTIP.openDelay - 1);
		await expect(tooltip(page), time).toBeHidden();
		await page.clock.runFor(1);
		await expect(tooltip(page), time).toHaveText("Copy e-mail address");
		await away(page);
		await page.clock.runFor(TOOLTIP.skipDelay - 1);
		await chatButton(page).hover();
		await expect(tooltip(page)).toContainText("WhatsApp");
		await away(page);
		await page.clock.runFor(TOOLTIP.skipDelay);
	}
	expect(problems).toEqual([]);
});

test("stays while the pointer is on the control or on the tooltip, until Escape", async ({ page }) => {
	await withTooltips(page);
	await chatButton(page).hover();
	await page.clock.runFor(TOOLTIP.openDelay);
	await expect(tooltip(page)).toBeVisible();
	const box = await page.locator(".tooltip").boundingBox();
	if (!box) throw new Error("The tooltip has no box.");
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 });
	await page.clock.runFor(10 * 60_000);
	await expect(tooltip(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(tooltip(page)).toBeHidden();
});

test("opens at once on keyboard focus, and Escape closes it and keeps the focus", async ({ page }) => {
	await page.goto("/contact-us");
	await wake(page);
	while (!(await copyButton(page).evaluate((button) => button === document.activeElement))) await page.keyboard.press("Tab");
	await expect(tooltip(page)).toHaveText("Copy e-mail address");
	await page.keyboard.press("Escape");
	await expect(tooltip(page)).toBeHidden();
	await expect(copyButton(page)).toBeFocused();
});

test("wraps at 320 pixels instead of leaving the page", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/contact-us");
	await chatButton(page).hover();
	await expect(tooltip(page)).toBeVisible();
	const boxOf = async () => (await page.locator(".tooltip").boundingBox()) ?? { x: -1, width: 0 };
	await expect.poll(async () => (await boxOf()).x).toBeGreaterThanOrEqual(0);
	const { x, width } = await boxOf();
	expect(x + width).toBeLessThanOrEqual(320);
});

test("stays closed after a click on its control, until the pointer returns", async ({ page }) => {
	const release = await hold(page, /entry\.client/);
	await page.goto("/contact-us");
	const layer = page.waitForResponse(/tooltip-layer/);
	await copyButton(page).hover();
	await copyButton(page).click();
	release();
	await layer;
	await page.waitForTimeout(TOOLTIP.openDelay + 300);
	await expect(tooltip(page)).toHaveCount(0);
	await away(page);
	await copyButton(page).hover();
	await expect(tooltip(page)).toBeVisible();
});

test("loads its code when a control is reached, and adds no style element", async ({ page }) => {
	const scripts = requestsOf(page, "script");
	const layers = () => scripts.filter((path) => path.includes("tooltip-layer"));
	await page.goto("/contact-us");
	await wake(page);
	await page.getByRole("heading", { level: 1 }).hover();
	await page.waitForLoadState("networkidle");
	expect(layers()).toEqual([]);
	const styles = await page.locator("style").count();
	await copyButton(page).hover();
	await expect(tooltip(page)).toBeVisible();
	expect(layers()).toHaveLength(1);
	// The content security policy would refuse one, from toasts as well.
	await copyButton(page).click();
	await expect(page.getByRole("listitem").filter({ hasText: "address" }).last()).toBeVisible();
	expect(await page.locator("style").count()).toBe(styles);
});

test.describe("by touch", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS[0] });
	test("a tap opens none", async ({ page }) => {
		await page.goto("/contact-us");
		await page.touchscreen.tap(200, 300);
		await awake(page);
		await copyButton(page).tap();
		await page.waitForTimeout(TOOLTIP.openDelay + 300);
		await expect(tooltip(page)).toHaveCount(0);
	});
});

test("every control that shows only an icon has a name and a tooltip, and no title", () => {
	let checked = 0;
	for (const path of paths) {
		const controls = elementsIn(documentOf(path), byTag("a", "button"))
			// A logo's alternative text is its name.
			.filter((control) => !textOf(control).trim() && !elementsIn(control, byTag("img")).some((image) => attribute(image, "alt")));
		const wrong = controls.filter(
			(control) => !attribute(control, "aria-label") || !attribute(control, "data-tooltip") || attribute(control, "title") !== undefined,
		);
		expect(
			wrong.map((control) => control.attrs.map(({ name, value }) => `${name}="${value}"`).join(" ")),
			path,
		).toEqual([]);
		checked += controls.length;
	}
	expect(checked).toBeGreaterThan(2 * paths.length);
});
