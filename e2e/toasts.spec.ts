import type { Page } from "@playwright/test";
import { TOASTS } from "../shared/constants.ts";
import { START, stopTime, wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";
import { VIEWPORTS } from "./screens.ts";
import { industry, service, site } from "./site.ts";
import { themesAt, violations } from "./violations.ts";

const { single, stacking } = TOASTS;

const copyButton = (page: Page) => page.locator(".copy-address").first();
const toasts = (page: Page) => page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const copied = (page: Page) => toasts(page).filter({ hasText: "Address copied" });

/** The contact page, awake, with the toasts' code at hand. */
async function open(page: Page): Promise<void> {
	const layer = page.waitForResponse(/toast-layer/);
	await page.goto("/contact-us");
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

for (const viewport of VIEWPORTS) {
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport });
		/** What does not depend on the width. */
		const atAnyWidth = { tag: viewport.width === 1280 ? [] : "@long" };
		const whereItIsNarrow = { tag: viewport.width === 390 ? [] : "@long" };

		test("copying the address is confirmed, for the variant's time", atAnyWidth, async ({ page, problems }) => {
			await page.clock.install({ time: START });
			await open(page);
			await stopTime(page);
			await copyButton(page).click();
			await expect(copied(page)).toContainText(site.email);
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email);
			await page.clock.runFor(stacking.duration - 1);
			await expect(copied(page)).toBeVisible();
			await page.clock.runFor(1);
			await expect(copied(page)).toHaveCount(0);
			expect(problems).toEqual([]);
		});

		test("no more than the limit are shown, at their width and gap, inside the page", whereItIsNarrow, async ({ page }) => {
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
			}
			const gaps = boxes.slice(1).map((box, index) => box.top - boxes[index].bottom);
			expect(gaps).toEqual(Array(stacking.limit - 1).fill(stacking.gap));
		});

		test("a swipe beyond the threshold dismisses, one up to it does not", atAnyWidth, async ({ page, context }) => {
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

		test("losing and regaining the connection is said, one toast at a time", atAnyWidth, async ({ page, context }) => {
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

		test("by keyboard: F8 leads to a toast, Enter dismisses it and the focus goes back; Escape dismisses too", atAnyWidth, async ({ page }) => {
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

		test("it covers neither the chat button nor the header, and is dismissed by a button of enough size", whereItIsNarrow, async ({ page }) => {
			await page.clock.install({ time: START });
			await open(page);
			await stopTime(page);
			for (let count = 0; count < stacking.limit; count += 1) await copyButton(page).click();
			const dismiss = copied(page).last().getByRole("button", { name: "Dismiss" });
			const size = await dismiss.boundingBox();
			expect(size?.width).toBeGreaterThanOrEqual(24);
			expect(size?.height).toBeGreaterThanOrEqual(24);
			for (const box of await toasts(page).evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON()))) {
				expect(box.top).toBeGreaterThan((await page.getByRole("banner").boundingBox())?.height ?? Number.POSITIVE_INFINITY);
				expect(box.bottom).toBeLessThan((await page.locator(".chat-button").boundingBox())?.y ?? 0);
			}
			await dismiss.click();
			await expect(copied(page)).toHaveCount(stacking.limit - 1);
		});

		for (const colorScheme of themesAt(viewport.width)) {
			test(`axe finds nothing with both variants shown, ${colorScheme}`, { tag: "@long" }, async ({ page, context }) => {
				await page.emulateMedia({ colorScheme });
				await open(page);
				await copyButton(page).click();
				await expect(copied(page)).toBeVisible();
				// The button's tooltip, if it has opened, is looked at by its own tests.
				await page.getByRole("heading", { level: 1 }).hover();
				await expect(page.getByRole("tooltip")).toHaveCount(0);
				await context.setOffline(true);
				await expect(toasts(page)).toHaveCount(2);
				// With another window in front toasts wait.
				await page.evaluate(() => dispatchEvent(new Event("blur")));
				expect(await violations(page)).toEqual([]);
			});
		}
	});
}

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

test("a click before React is awake copies once", { tag: "@long" }, async ({ page }) => {
	await page.addInitScript(() => {
		const { clipboard } = navigator;
		const write = clipboard.writeText.bind(clipboard);
		let writes = 0;
		clipboard.writeText = (text) => {
			writes += 1;
			document.documentElement.dataset.writes = String(writes);
			return write(text);
		};
	});
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/assets\/entry\.client/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/contact-us");
	await copyButton(page).click();
	await expect(page.locator("html")).not.toHaveAttribute("data-awake");
	release();
	await expect(copied(page)).toHaveCount(1);
	await expect(page.locator("html")).toHaveAttribute("data-writes", "1");
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
	const fetched: string[] = [];
	page.on("request", (request) => {
		if (/toast-layer.*\.js$/.test(request.url())) fetched.push(request.url());
	});
	await page.goto("/contact-us");
	await page.waitForLoadState("networkidle");
	expect(fetched).toEqual([]);
	await wake(page);
	await expect.poll(() => fetched.length).toBe(1);
	await expect(toasts(page)).toHaveCount(0);
});

test("each large e-mail action has the button beside it; without script there is none", { tag: "@long" }, async ({ page, browser, baseURL }) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	await context.route(/^https:/, (route) => route.abort());
	const still = await context.newPage();
	for (const path of ["/", service.path, industry.path, "/contact-us"]) {
		await page.goto(path);
		const actions = page.getByRole("main").locator(`a[href="mailto:${site.email}"]:is(.button, .contact-link)`);
		const alone = await actions.evaluateAll(
			(all) => all.filter((action) => !action.closest(".email-action, .contact-actions > li")?.querySelector(".copy-address")).length,
		);
		expect(await actions.count(), path).toBeGreaterThan(0);
		expect(alone, path).toBe(0);
		await still.goto(path);
		await expect(still.getByRole("button", { name: "Copy e-mail address" })).toHaveCount(0);
	}
	await context.close();
});
