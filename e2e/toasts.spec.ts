import type { Page } from "@playwright/test";
import { TOASTS } from "../shared/constants.ts";
import { requestsOf, START, stopTime, wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";
import { VIEWPORTS } from "./screens.ts";
import { industry, service, site } from "./site.ts";

const { single, stacking } = TOASTS;

const copyButton = (page: Page) => page.locator(".copy-address").first();
const toasts = (page: Page) => page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const copied = (page: Page) => toasts(page).filter({ hasText: "Address copied" });

/** A page, awake, with the toasts' code at hand. */
async function open(page: Page, path = "/contact-us"): Promise<void> {
	const layer = page.waitForResponse(/toast-layer.*\.js$/);
	await page.goto(path);
	await wake(page);
	await layer;
}

/** Drags a toast to the right. */
async function swipe(page: Page, toast: ReturnType<typeof toasts>, distance: number): Promise<void> {
	const box = await toast.boundingBox();
	if (!box) throw new Error("The toast has no box.");
	const [x, y] = [box.x + 40, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + distance, y, { steps: 5 });
	await page.mouse.up();
}

/** Brings the focus from the page into the toasts and onto the first button there. */
async function focusDismiss(page: Page): Promise<void> {
	await page.keyboard.press("F8");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(toasts(page).last().getByRole("button", { name: "Dismiss" })).toBeFocused();
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("copying is confirmed for the variant's time: by a toast, and by the button itself, in name and sight, where it was", async ({
	page,
	problems,
}) => {
	await page.clock.install({ time: START });
	await open(page);
	await stopTime(page);
	await expect(copyButton(page)).toHaveAccessibleName("Copy e-mail address");
	await copyButton(page).evaluate((button) => button.scrollIntoView({ block: "center" }));
	const place = await copyButton(page).boundingBox();
	await copyButton(page).click();
	await expect(copied(page)).toContainText(site.email);
	await expect(copyButton(page)).toHaveAccessibleName("Copied");
	await expect(copyButton(page)).toHaveText("Copied");
	expect(await copyButton(page).boundingBox()).toEqual(place);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email);
	await page.clock.runFor(stacking.duration - 1);
	await expect(copied(page)).toBeVisible();
	await page.clock.runFor(1);
	await expect(copied(page)).toHaveCount(0);
	await page.clock.runFor(100);
	await expect(copyButton(page)).toHaveAccessibleName("Copy e-mail address");
	expect(problems).toEqual([]);
});

for (const viewport of VIEWPORTS) {
	const details = { tag: viewport.width === 390 ? [] : "@long" };
	test(
		`no more than the limit are shown, at their width and gap, beside header and chat button, at ${viewport.width} px`,
		details,
		async ({ page }) => {
			await page.setViewportSize(viewport);
			await page.clock.install({ time: START });
			await open(page);
			await stopTime(page);
			for (let count = 1; count <= stacking.limit + 1; count += 1) {
				await copyButton(page).click();
				await expect(copied(page)).toHaveCount(Math.min(count, stacking.limit));
			}
			const boxes = await copied(page).evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON()));
			for (const box of boxes) {
				expect(box.width).toBe(stacking.width);
				expect(box.left).toBeGreaterThanOrEqual(0);
				expect(box.right).toBeLessThanOrEqual(viewport.width);
				expect(box.top).toBeGreaterThan((await page.getByRole("banner").boundingBox())?.height ?? Number.POSITIVE_INFINITY);
				expect(box.bottom).toBeLessThan((await page.locator(".chat-button").boundingBox())?.y ?? 0);
			}
			const gaps = boxes.slice(1).map((box, index) => box.top - boxes[index].bottom);
			expect(gaps).toEqual(Array(stacking.limit - 1).fill(stacking.gap));
			const dismiss = copied(page).last().getByRole("button", { name: "Dismiss" });
			const size = await dismiss.boundingBox();
			expect(size?.width).toBeGreaterThanOrEqual(24);
			expect(size?.height).toBeGreaterThanOrEqual(24);
			await dismiss.click();
			await expect(copied(page)).toHaveCount(stacking.limit - 1);
		},
	);
}

test("a swipe beyond the threshold dismisses, one up to it does not", async ({ page, context }) => {
	await page.clock.install({ time: START });
	await open(page);
	await stopTime(page);
	await copyButton(page).click();
	await swipe(page, copied(page), stacking.swipeThreshold);
	await expect(copied(page)).toBeVisible();
	await swipe(page, copied(page), stacking.swipeThreshold + 1);
	await expect(copied(page)).toHaveCount(0);

	await context.setOffline(true);
	await expect(toasts(page)).toContainText("You are offline");
	await swipe(page, toasts(page), single.swipeThreshold);
	await expect(toasts(page)).toBeVisible();
	await swipe(page, toasts(page), single.swipeThreshold + 1);
	await expect(toasts(page)).toHaveCount(0);
});

test("losing and regaining the connection is said, one toast at a time", async ({ page, context }) => {
	await page.clock.install({ time: START });
	await open(page);
	await stopTime(page);
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

test("by keyboard: F8 leads to a toast, Enter dismisses it and the focus goes back; Escape dismisses too", async ({ page }) => {
	await open(page);
	await copyButton(page).press("Enter");
	await expect(copied(page)).toBeVisible();
	await focusDismiss(page);
	await page.keyboard.press("Enter");
	await expect(toasts(page)).toHaveCount(0);
	await expect(copyButton(page)).toBeFocused();

	await copyButton(page).press("Enter");
	await expect(copied(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(toasts(page)).toHaveCount(0);
	await expect(copyButton(page)).toBeFocused();
});

test("a toast is announced: at once as an answer, politely when the connection changes", { tag: "@long" }, async ({ page, context }) => {
	await page.clock.install({ time: START });
	await open(page);
	await stopTime(page);
	await copyButton(page).click();
	await expect(copied(page)).toBeVisible();
	await page.clock.runFor(100);
	const answer = page.getByRole("status").filter({ hasText: "Address copied" });
	await expect(answer).toHaveAttribute("aria-live", "assertive");
	await expect(answer).not.toContainText("Dismiss");

	await context.setOffline(true);
	await expect(toasts(page)).toHaveCount(2);
	await page.clock.runFor(100);
	await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toHaveAttribute("aria-live", "polite");
});

test("a clipboard that is not there is said, with the address to copy by hand, until it is dismissed", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await page.clock.install({ time: START });
	await open(page);
	await stopTime(page);
	await copyButton(page).click();
	await expect(toasts(page)).toContainText("could not be copied");
	await page.clock.runFor(10 * stacking.duration);
	await toasts(page).getByText(site.email).click();
	expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(site.email);
	await toasts(page).getByRole("button", { name: "Dismiss" }).click();
	await expect(toasts(page)).toHaveCount(0);
});

test("toasts whose code cannot be had leave the page as it is, and come when it can", { tag: "@long" }, async ({ page }) => {
	let refuse = true;
	await page.route(/toast-layer/, (route) => (refuse ? route.abort() : route.continue()));
	await page.goto("/contact-us");
	await wake(page);
	await copyButton(page).click();
	await page.waitForTimeout(300);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(toasts(page)).toHaveCount(0);
	refuse = false;
	await copyButton(page).click();
	await expect(copied(page).first()).toBeVisible();
});

test("their code is fetched when the browser is idle after waking, not before", async ({ page }) => {
	const scripts = requestsOf(page, "script");
	const layers = () => scripts.filter((path) => path.includes("toast-layer"));
	await page.goto("/contact-us");
	await page.waitForLoadState("networkidle");
	expect(layers()).toEqual([]);
	await wake(page);
	await expect.poll(() => layers().length).toBe(1);
	await expect(toasts(page)).toHaveCount(0);
});

test("each large e-mail action has the button beside it", { tag: "@long" }, async ({ page }) => {
	for (const path of ["/", service.path, industry.path, "/contact-us"]) {
		await page.goto(path);
		const actions = page.getByRole("main").locator(`a[href="mailto:${site.email}"]:is(.button, .contact-link)`);
		const alone = await actions.evaluateAll(
			(all) => all.filter((action) => !action.closest(".email-action, .contact-actions > li")?.querySelector(".copy-address")).length,
		);
		expect(await actions.count(), path).toBeGreaterThan(0);
		expect(alone, path).toBe(0);
	}
});

for (const how of ["click", "tap"] as const) {
	test.describe(`after a ${how} on it`, { tag: how === "click" ? [] : "@long" }, () => {
		test.use({ hasTouch: how === "tap" });
		test("a toast goes when its time is over", async ({ page }) => {
			await page.clock.install({ time: START });
			await open(page);
			await stopTime(page);
			await copyButton(page).click();
			await expect(toasts(page)).toBeVisible();
			await toasts(page).getByText("Address copied")[how]();
			await page.mouse.move(10, 300);
			await page.clock.runFor(stacking.duration + 100);
			await expect(toasts(page)).toHaveCount(0);
		});
	});
}

test("Escape anywhere dismisses the newest, one a press, whatever has the focus or a tooltip", { tag: "@long" }, async ({ page, context }) => {
	await open(page);
	await copyButton(page).click();
	await copyButton(page).click();
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
			await open(page, service.path);
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
					await copyButton(page).focus();
					await page.keyboard.press("Enter");
				},
				// As browsers do that focus no button.
				"without the focus": () =>
					copyButton(page).evaluate((button: HTMLElement) => {
						button.blur();
						button.click();
					}),
			};
			for (const block of ["start", "center", "end"] as const) {
				for (const [how, click] of Object.entries(raise)) {
					await copyButton(page).evaluate((button, where) => button.scrollIntoView({ block: where }), block);
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
