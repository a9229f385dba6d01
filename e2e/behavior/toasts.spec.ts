import type { Page } from "@playwright/test";
import { TOASTS } from "../../app/toasts/variants.ts";
import { expect, test } from "../fixtures.ts";
import { VIEWPORTS } from "../screens.ts";
import { service, site } from "../site.ts";
import { requestsOf, START, stopTime, wake } from "./awake.ts";

const { single, stacking } = TOASTS;

const copyButton = (page: Page) => page.locator(".copy-address").first();
const toasts = (page: Page) => page.getByRole("region", { name: /notifications/i }).getByRole("listitem");

/** Opens a page, awake and with the toasts' code loaded, and stops its clock. */
async function open(page: Page, path = "/contact-us"): Promise<void> {
	await page.clock.install({ time: START });
	const layer = page.waitForResponse(/toast-layer.*\.js$/);
	await page.goto(path);
	await wake(page);
	await layer;
	await stopTime(page);
}

/** Drags a toast to the right. */
async function swipe(page: Page, distance: number): Promise<void> {
	const box = await toasts(page).boundingBox();
	if (!box) throw new Error("The toast has no box.");
	const [x, y] = [box.x + 40, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + distance, y, { steps: 5 });
	await page.mouse.up();
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("copying is confirmed for the variant's time, by a toast and by the button itself, which keeps its place", async ({ page, problems }) => {
	await open(page);
	await expect(copyButton(page)).toHaveAccessibleName("Copy e-mail address");
	await copyButton(page).evaluate((button) => button.scrollIntoView({ block: "center" }));
	const place = await copyButton(page).boundingBox();
	await copyButton(page).click();
	await expect(toasts(page)).toContainText(site.email);
	await expect(copyButton(page)).toHaveAccessibleName("Copied");
	expect(await copyButton(page).boundingBox()).toEqual(place);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email);
	await page.clock.runFor(stacking.duration - 1);
	await expect(toasts(page)).toBeVisible();
	await page.clock.runFor(1);
	await expect(toasts(page)).toHaveCount(0);
	await page.clock.runFor(100);
	await expect(copyButton(page)).toHaveAccessibleName("Copy e-mail address");
	expect(problems).toEqual([]);
});

test("stacking toasts keep their limit, width and gap, and cover neither header nor chat", async ({ page }) => {
	await page.setViewportSize(VIEWPORTS[0]);
	await open(page);
	for (let count = 1; count <= stacking.limit + 1; count += 1) {
		await copyButton(page).click();
		await expect(toasts(page)).toHaveCount(Math.min(count, stacking.limit));
	}
	const boxes = await toasts(page).evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON()));
	const header = await page.getByRole("banner").boundingBox();
	const chat = await page.locator(".chat-button").boundingBox();
	for (const box of boxes) {
		expect(box.width).toBe(stacking.width);
		expect(box.left).toBeGreaterThanOrEqual(0);
		expect(box.right).toBeLessThanOrEqual(VIEWPORTS[0].width);
		expect(box.top).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY);
		expect(box.bottom).toBeLessThan(chat?.y ?? 0);
	}
	const gaps = boxes.slice(1).map((box, index) => box.top - boxes[index].bottom);
	expect(gaps).toEqual(Array(stacking.limit - 1).fill(stacking.gap));
	await toasts(page).last().getByRole("button", { name: "Dismiss" }).click();
	await expect(toasts(page)).toHaveCount(stacking.limit - 1);
});

test("a swipe beyond the variant's threshold dismisses a toast", async ({ page, context }) => {
	await open(page);
	const raise = { stacking: () => copyButton(page).click(), single: () => context.setOffline(true) };
	for (const variant of ["stacking", "single"] as const) {
		await raise[variant]();
		await expect(toasts(page)).toBeVisible();
		await swipe(page, TOASTS[variant].swipeThreshold);
		await expect(toasts(page)).toBeVisible();
		await swipe(page, TOASTS[variant].swipeThreshold + 1);
		await expect(toasts(page)).toHaveCount(0);
	}
});

test("says when the connection is lost and back, one toast at a time, for the variant's time", async ({ page, context }) => {
	await open(page);
	await context.setOffline(true);
	await expect(toasts(page)).toContainText("You are offline");
	await context.setOffline(false);
	await expect(toasts(page)).toContainText("You are back online");
	await expect(toasts(page)).toHaveCount(single.limit);
	await page.clock.runFor(single.duration - 1);
	await expect(toasts(page)).toBeVisible();
	await page.clock.runFor(1);
	await expect(toasts(page)).toHaveCount(0);
});

test("F8 leads to a toast, Enter on its button dismisses it and returns the focus", async ({ page }) => {
	await page.goto("/contact-us");
	await wake(page);
	await copyButton(page).press("Enter");
	await expect(toasts(page)).toBeVisible();
	await page.keyboard.press("F8");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(toasts(page).getByRole("button", { name: "Dismiss" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(toasts(page)).toHaveCount(0);
	await expect(copyButton(page)).toBeFocused();
});

test("Escape dismisses the newest toast, one a press, wherever the focus is", async ({ page, context }) => {
	await open(page);
	await copyButton(page).click();
	await copyButton(page).click();
	await context.setOffline(true);
	await expect(toasts(page)).toHaveCount(3);
	await toasts(page).filter({ hasText: "Address copied" }).first().focus();
	for (const left of [2, 1, 0]) {
		await page.keyboard.press("Escape");
		await expect(toasts(page)).toHaveCount(left);
		await expect(page.getByText("You are offline")).toHaveCount(0);
	}
});

test("announces an answer at once and the connection politely", async ({ page, context }) => {
	await open(page);
	await copyButton(page).click();
	await expect(toasts(page)).toBeVisible();
	await page.clock.runFor(100);
	await expect(page.getByRole("status").filter({ hasText: "Address copied" })).toHaveAttribute("aria-live", "assertive");
	await context.setOffline(true);
	await expect(toasts(page)).toHaveCount(2);
	await page.clock.runFor(100);
	await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toHaveAttribute("aria-live", "polite");
});

test("shows the address to copy by hand where there is no clipboard, until it is dismissed", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await open(page);
	await copyButton(page).click();
	await expect(toasts(page)).toContainText("could not be copied");
	await page.clock.runFor(10 * stacking.duration);
	await toasts(page).getByText(site.email).click();
	expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(site.email);
	await toasts(page).getByRole("button", { name: "Dismiss" }).click();
	await expect(toasts(page)).toHaveCount(0);
});

test("loads the code of toasts when idle after waking; a failure leaves the page as it is, and the next toast retries", async ({ page }) => {
	let refuse = true;
	await page.route(/toast-layer/, (route) => (refuse ? route.abort() : route.continue()));
	const scripts = requestsOf(page, "script");
	const layers = () => scripts.filter((path) => path.includes("toast-layer"));
	await page.goto("/contact-us");
	await page.waitForLoadState("networkidle");
	expect(layers()).toEqual([]);
	await wake(page);
	await expect.poll(() => layers().length).toBe(1);
	await copyButton(page).click();
	await expect.poll(() => layers().length).toBe(2);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	refuse = false;
	await copyButton(page).click();
	await expect(toasts(page).first()).toBeVisible();
});

for (const [width, height] of [
	[1280, 800],
	[390, 844],
	[320, 180],
] as const) {
	test(`a toast leaves the button that raised it in sight, at ${width} by ${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await open(page, service.path);
		for (const block of ["start", "center", "end"] as const) {
			await copyButton(page).evaluate((button: HTMLElement, where) => {
				button.scrollIntoView({ block: where });
				// As browsers do that don't focus buttons on a click.
				button.click();
			}, block);
			await expect(toasts(page).first()).toBeVisible();
			const overlaps = () =>
				page.evaluate(() => {
					const [toast, button] = [".toasts", ".copy-address"].map(
						(found) => document.querySelector(found)?.getBoundingClientRect() ?? new DOMRect(),
					);
					return toast && button && toast.left < button.right && toast.right > button.left && toast.top < button.bottom && toast.bottom > button.top;
				});
			await expect.poll(overlaps, block).toBe(false);
			await expect(copyButton(page)).toBeInViewport();
			await page.keyboard.press("Escape");
			await expect(toasts(page)).toHaveCount(0);
		}
	});
}

test.describe("by touch", () => {
	test.use({ hasTouch: true });
	test("a tap on a toast does not keep it", async ({ page }) => {
		await open(page);
		await copyButton(page).click();
		await toasts(page).getByText("Address copied").tap();
		await page.mouse.move(10, 300);
		await page.clock.runFor(stacking.duration + 100);
		await expect(toasts(page)).toHaveCount(0);
	});
});
