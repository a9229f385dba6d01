import type { Page } from "@playwright/test";
import { TOASTS } from "../../app/toasts/timing.ts";
import { expect, test, VIEWPORTS } from "../fixtures.ts";
import { chatButton, copyButton, toasts } from "../locators.ts";
import { service, site } from "../site.ts";
import { hydrate, installClock, pauseClock, requestsOf } from "./hydrate.ts";

const { single, stacking } = TOASTS;

/** Opens and hydrates a page, waits for the toast code, and pauses the clock. */
async function open(page: Page, path = "/contact-us"): Promise<void> {
	await installClock(page);
	const layer = page.waitForResponse(/toast-layer.*\.js$/);
	await page.goto(path);
	await hydrate(page);
	await layer;
	await pauseClock(page);
}

/** Swipes a toast to the right by a number of pixels. */
async function swipe(page: Page, distance: number): Promise<void> {
	const box = await toasts(page).boundingBox();
	if (!box) throw new Error("The toast isn't visible.");
	const [x, y] = [box.x + 40, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + distance, y, { steps: 5 });
	await page.mouse.up();
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("copying is confirmed for four seconds by a toast and by the button, which doesn't move", async ({ page, problems }) => {
	await open(page);
	await expect(copyButton(page)).toHaveAccessibleName("Copy e-mail address");
	await copyButton(page).evaluate((button) => button.scrollIntoView({ block: "center" }));
	const before = await copyButton(page).boundingBox();
	await copyButton(page).click();
	await expect(toasts(page)).toContainText(site.email);
	await page.clock.runFor(100);
	await expect(page.getByRole("status").filter({ hasText: "Address copied" })).toHaveAttribute("aria-live", "assertive");
	await expect(copyButton(page)).toHaveAccessibleName("Copied");
	expect(await copyButton(page).boundingBox()).toEqual(before);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email);
	await page.clock.runFor(stacking.duration - 101);
	await expect(toasts(page)).toBeVisible();
	await page.clock.runFor(1);
	await expect(toasts(page)).toHaveCount(0);
	await page.clock.runFor(100);
	await expect(copyButton(page)).toHaveAccessibleName("Copy e-mail address");
	expect(problems).toEqual([]);
});

test("at most three toasts stack, 356 pixels wide and 14 apart, clear of the header and the chat button", async ({ page }) => {
	await page.setViewportSize(VIEWPORTS[0]);
	await open(page);
	for (let count = 1; count <= stacking.limit + 1; count += 1) {
		await copyButton(page).click();
		await expect(toasts(page)).toHaveCount(Math.min(count, stacking.limit));
	}
	const boxes = await toasts(page).evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON()));
	const header = await page.getByRole("banner").boundingBox();
	const chat = await chatButton(page).boundingBox();
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

test("a swipe dismisses a stacking toast after 20 pixels, and a single toast after 50", async ({ page, context }) => {
	await open(page);
	const showToast = { stacking: () => copyButton(page).click(), single: () => context.setOffline(true) };
	for (const variant of ["stacking", "single"] as const) {
		await showToast[variant]();
		await expect(toasts(page)).toBeVisible();
		await swipe(page, TOASTS[variant].swipeThreshold);
		await expect(toasts(page)).toBeVisible();
		await swipe(page, TOASTS[variant].swipeThreshold + 1);
		await expect(toasts(page)).toHaveCount(0);
	}
});

test("going offline and back online shows one polite toast at a time, the last for five seconds", async ({ page, context }) => {
	await open(page);
	await context.setOffline(true);
	await expect(toasts(page)).toContainText("You are offline");
	await page.clock.runFor(100);
	await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toHaveAttribute("aria-live", "polite");
	await context.setOffline(false);
	await expect(toasts(page)).toContainText("You are back online");
	await expect(toasts(page)).toHaveCount(single.limit);
	await page.clock.runFor(single.duration - 1);
	await expect(toasts(page)).toBeVisible();
	await page.clock.runFor(1);
	await expect(toasts(page)).toHaveCount(0);
});

test("each Escape dismisses the newest toast, even when focus is on an older one", async ({ page, context }) => {
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

test("without a clipboard, a toast with the address to copy by hand stays until it is dismissed", async ({ page }) => {
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

test("the toast code loads when the browser is idle after hydration; after a failure, the next toast retries", async ({ page }) => {
	let refuse = true;
	await page.route(/toast-layer/, (route) => (refuse ? route.abort() : route.continue()));
	const scripts = requestsOf(page, "script");
	const layers = () => scripts.filter((path) => path.includes("toast-layer"));
	await page.goto("/contact-us");
	await page.waitForLoadState("networkidle");
	expect(layers()).toEqual([]);
	await hydrate(page);
	await expect.poll(() => layers().length).toBe(1);
	await copyButton(page).click();
	await expect.poll(() => layers().length).toBe(2);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	refuse = false;
	await copyButton(page).click();
	await expect(toasts(page).first()).toBeVisible();
});

for (const viewport of [...VIEWPORTS, { width: 320, height: 180 }]) {
	test(`at ${viewport.width} px, a toast doesn't cover the button that triggered it`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await open(page, service.path);
		for (const block of ["start", "center", "end"] as const) {
			await copyButton(page).evaluate((button: HTMLElement, where) => {
				button.scrollIntoView({ block: where });
				// A scripted click doesn't focus the button, just like a real click in Safari.
				button.click();
			}, block);
			await expect(toasts(page).first()).toBeVisible();
			const overlaps = () =>
				copyButton(page).evaluate((button) => {
					const toast = (document.querySelector(".toasts") ?? button).getBoundingClientRect();
					const copy = button.getBoundingClientRect();
					return toast.left < copy.right && toast.right > copy.left && toast.top < copy.bottom && toast.bottom > copy.top;
				});
			await expect.poll(overlaps, block).toBe(false);
			await expect(copyButton(page)).toBeInViewport();
			await page.keyboard.press("Escape");
			await expect(toasts(page)).toHaveCount(0);
		}
	});
}
