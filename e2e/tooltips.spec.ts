import type { Page } from "@playwright/test";
import { textOf } from "../crawlers/html.ts";
import { TOOLTIP } from "../shared/constants.ts";
import { awake, hold, requestsOf, START, stopTime, wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";
import { attribute, byTag, documentOf, elementsIn } from "./html.ts";
import { VIEWPORTS } from "./screens.ts";
import { paths } from "./site.ts";

const copyButton = (page: Page) => page.getByRole("button", { name: "Copy e-mail address" }).first();
const chatButton = (page: Page) => page.locator(".chat-button");
const tooltip = (page: Page) => page.getByRole("tooltip");

/** Loads the tooltips' code and then stops the clock, with no tooltip open and none opened lately. */
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

test("a tooltip opens after the delay, with the control's name; within the skip delay the next one opens at once, after it with the delay", async ({
	page,
	problems,
}) => {
	await withTooltips(page);
	await copyButton(page).hover();
	await page.clock.runFor(TOOLTIP.openDelay - 1);
	await expect(tooltip(page)).toBeHidden();
	await page.clock.runFor(1);
	await expect(tooltip(page)).toHaveText("Copy e-mail address");

	await away(page);
	await page.clock.runFor(TOOLTIP.skipDelay - 1);
	await chatButton(page).hover();
	await expect(tooltip(page)).toContainText("WhatsApp");

	await away(page);
	await page.clock.runFor(TOOLTIP.skipDelay);
	await copyButton(page).hover();
	await page.clock.runFor(TOOLTIP.openDelay - 1);
	await expect(tooltip(page)).toBeHidden();
	await page.clock.runFor(1);
	await expect(tooltip(page)).toHaveText("Copy e-mail address");
	expect(problems).toEqual([]);
});

test("it stays as long as the pointer is on the control or on it, and Escape dismisses it", async ({ page }) => {
	await withTooltips(page);
	await chatButton(page).hover();
	await page.clock.runFor(TOOLTIP.openDelay);
	await expect(tooltip(page)).toBeVisible();
	await page.clock.runFor(10 * 60_000);
	await expect(tooltip(page)).toBeVisible();

	const box = await page.locator(".tooltip").boundingBox();
	if (!box) throw new Error("The tooltip has no box.");
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 });
	await page.clock.runFor(10 * 60_000);
	await expect(tooltip(page)).toBeVisible();
	expect(box.x).toBeGreaterThanOrEqual(0);
	expect(box.x + box.width).toBeLessThanOrEqual(1280);

	await page.keyboard.press("Escape");
	await expect(tooltip(page)).toBeHidden();
});

test("the focus of the keyboard opens it at once; another control or Escape closes it and keeps the focus", async ({ page }) => {
	await page.goto("/contact-us");
	await wake(page);
	await page.getByRole("main").getByRole("link").last().focus();
	await page.keyboard.press("Tab");
	while (!(await copyButton(page).evaluate((button) => button === document.activeElement))) await page.keyboard.press("Shift+Tab");
	await expect(tooltip(page)).toHaveText("Copy e-mail address");
	await page.keyboard.press("Escape");
	await expect(tooltip(page)).toBeHidden();
	await expect(copyButton(page)).toBeFocused();
});

test("at 320 px, as a desktop zoomed in shows it, the longest name breaks instead of leaving the page", { tag: "@long" }, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/contact-us");
	await wake(page);
	await page.keyboard.press("Shift+Tab");
	await chatButton(page).focus();
	await expect(tooltip(page)).toBeVisible();
	const boxOf = async () => (await page.locator(".tooltip").boundingBox()) ?? { x: -1, width: 0 };
	await expect.poll(async () => (await boxOf()).x).toBeGreaterThanOrEqual(0);
	const { x, width } = await boxOf();
	expect(x + width).toBeLessThanOrEqual(320);
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("on a phone the menu's toggle has one, also while the menu is open", { tag: "@long" }, async ({ page }) => {
	await page.setViewportSize(VIEWPORTS[0]);
	await page.goto("/");
	const toggle = page.getByRole("button", { name: "Menu" });
	await toggle.hover();
	await expect(tooltip(page)).toHaveText("Menu");
	await toggle.click();
	await expect(tooltip(page)).toBeHidden();
	await page.mouse.move(100, 400, { steps: 5 });
	await toggle.hover();
	await expect(tooltip(page)).toBeVisible();
	const seen = await page.locator(".tooltip").evaluate((content) => {
		const { x, y, width, height } = content.getBoundingClientRect();
		return content.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	});
	expect(seen).toBe(true);
});

test("the sign that wakes React opens it too", { tag: "@long" }, async ({ page }) => {
	await page.goto("/contact-us");
	await chatButton(page).hover();
	await expect(tooltip(page)).toContainText("WhatsApp");
});

/** What React does, and what the browser does without it. */
const clicked = [
	{ control: ".copy-address", name: "a button", width: 1280 },
	{ control: ".phone-toggle", name: "the menu's toggle", width: 390 },
];
for (const [{ control, name, width }, when, chunk] of clicked.flatMap((one) => [
	[one, "tooltips are there", /tooltip-layer/] as const,
	[one, "React is awake", /entry\.client/] as const,
])) {
	test(`a click on ${name} before ${when} leaves the tooltip away until the pointer comes anew`, { tag: "@long" }, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		const release = await hold(page, chunk);
		const layer = page.waitForResponse(/tooltip-layer/);
		await page.goto("/contact-us");
		await page.locator(control).first().hover();
		await page.locator(control).first().click();
		release();
		await layer;
		await page.waitForTimeout(TOOLTIP.openDelay + 300);
		await expect(tooltip(page)).toHaveCount(0);
		await away(page);
		await page.locator(control).first().hover();
		await expect(tooltip(page)).toBeVisible();
	});
}

test("their code is fetched when a control is reached, not before", async ({ page }) => {
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
	// Neither they nor a toast add a style element, which the content security policy would refuse.
	await copyButton(page).click();
	await expect(page.getByRole("listitem").filter({ hasText: "address" }).last()).toBeVisible();
	expect(await page.locator("style").count()).toBe(styles);
});

test.describe("by touch", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS[0] });
	test("a tap opens none", { tag: "@long" }, async ({ page }) => {
		await page.goto("/contact-us");
		await page.touchscreen.tap(200, 300);
		await awake(page);
		await copyButton(page).tap();
		await page.waitForTimeout(TOOLTIP.openDelay + 300);
		await expect(tooltip(page)).toHaveCount(0);
	});
});

test("every control that shows an icon alone has a name and a tooltip, and no second one by title", () => {
	let checked = 0;
	for (const path of paths) {
		const controls = [byTag("a"), byTag("button")]
			.flatMap((isControl) => elementsIn(documentOf(path), isControl))
			// An owner's logo is a picture that says the name.
			.filter((control) => !textOf(control).trim() && !elementsIn(control, byTag("img")).some((image) => attribute(image, "alt")));
		const wanting = controls.filter(
			(control) => !attribute(control, "aria-label") || !attribute(control, "data-tooltip") || attribute(control, "title") !== undefined,
		);
		expect(
			wanting.map((control) => control.attrs.map(({ name, value }) => `${name}="${value}"`).join(" ")),
			path,
		).toEqual([]);
		checked += controls.length;
	}
	expect(checked).toBeGreaterThan(2 * paths.length);
});
