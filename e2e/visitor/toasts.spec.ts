import type { Page } from "@playwright/test";
import { TOASTS } from "../../shared/constants.ts";
import { START, stopTime, wake } from "../awake.ts";
import { expect, test } from "../fixtures.ts";
import { service } from "../site.ts";

const toasts = (page: Page) => page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const copy = (page: Page) => page.locator(".copy-address").first();

/** The contact page, awake, with the toasts' code at hand. */
async function open(page: Page): Promise<void> {
	const layer = page.waitForResponse(/toast-layer.*\.js$/);
	await page.goto("/contact-us");
	await wake(page);
	await layer;
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const how of ["click", "tap"] as const) {
	test.describe(`after a ${how} on it`, { tag: how === "click" ? [] : "@long" }, () => {
		test.use({ hasTouch: how === "tap" });
		test("a toast goes when its time is over", async ({ page }) => {
			await page.clock.install({ time: START });
			await open(page);
			await stopTime(page);
			await copy(page).click();
			await expect(toasts(page)).toBeVisible();
			await toasts(page).getByText("Address copied")[how]();
			await page.mouse.move(10, 300);
			await page.clock.runFor(TOASTS.stacking.duration + 100);
			await expect(toasts(page)).toHaveCount(0);
		});
	});
}

test("Escape anywhere dismisses the newest, one a press, whatever has the focus or a tooltip", { tag: "@long" }, async ({ page, context }) => {
	await open(page);
	await copy(page).click();
	await copy(page).click();
	await context.setOffline(true);
	await expect(toasts(page)).toHaveCount(3);
	// The focus is in an older one.
	await toasts(page).filter({ hasText: "Address copied" }).first().focus();
	await page.keyboard.press("Escape");
	await expect(toasts(page)).toHaveCount(2);
	await expect(page.getByText("You are offline")).toHaveCount(0);
	await page.getByRole("button", { name: "Dismiss" }).last().hover();
	await expect(page.getByRole("tooltip")).toBeAttached();
	await page.keyboard.press("Escape");
	await expect(toasts(page)).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(toasts(page)).toHaveCount(0);
});

test("the button confirms by itself, in name and sight, and goes back to what it was", async ({ page }) => {
	await page.clock.install({ time: START });
	await open(page);
	await stopTime(page);
	await expect(copy(page)).toHaveAccessibleName("Copy e-mail address");
	await copy(page).evaluate((button) => button.scrollIntoView({ block: "center" }));
	const before = await copy(page).boundingBox();
	await copy(page).click();
	await expect(copy(page)).toHaveAccessibleName("Copied");
	await expect(copy(page)).toHaveText("Copied");
	expect(await copy(page).boundingBox()).toEqual(before);
	await page.clock.runFor(TOASTS.stacking.duration + 100);
	await expect(copy(page)).toHaveAccessibleName("Copy e-mail address");
});

for (const viewport of [
	{ width: 1280, height: 800 },
	{ width: 390, height: 844 },
	{ width: 320, height: 180 },
]) {
	const details = { tag: viewport.width === 390 ? [] : "@long" };
	test(
		`a toast covers neither the button that raised it nor what has the focus, at ${viewport.width} by ${viewport.height}`,
		details,
		async ({ page }) => {
			await page.setViewportSize(viewport);
			const layer = page.waitForResponse(/toast-layer.*\.js$/);
			await page.goto(service.path);
			await wake(page);
			await layer;
			const overlap = () =>
				page.evaluate(() => {
					const toast = document.querySelector(".toasts")?.getBoundingClientRect();
					if (!toast || toast.height === 0) return "no toast";
					const controls = [document.activeElement, document.querySelector(".copy-address")].filter((control) => control !== document.body);
					return controls.some((control) => {
						const { left, right, top, bottom } = control?.getBoundingClientRect() ?? toast;
						return toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top;
					});
				});
			const raise = {
				"by key": async () => {
					await copy(page).focus();
					await page.keyboard.press("Enter");
				},
				// As browsers do that focus no button.
				"without the focus": () =>
					copy(page).evaluate((button: HTMLElement) => {
						button.blur();
						button.click();
					}),
			};
			for (const block of ["start", "center", "end"] as const) {
				for (const [how, click] of Object.entries(raise)) {
					await copy(page).evaluate((button, where) => button.scrollIntoView({ block: where }), block);
					await click();
					await expect(toasts(page).first()).toBeVisible();
					await expect.poll(overlap, `${block}, ${how}`).toBe(false);
					await page.keyboard.press("Escape");
					await expect(toasts(page)).toHaveCount(0);
				}
			}
		},
	);
}
