import type { Page } from "@playwright/test";
import { SCROLL_STEP } from "../shared/constants.ts";
import { hold, requestsOf, wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";

const MILESTONES = Array.from({ length: 100 / SCROLL_STEP }, (_, index) => `${(index + 1) * SCROLL_STEP}%`);

/** What the telemetry writes to the console from now on. */
function logOf(page: Page): string[] {
	const log: string[] = [];
	page.on("console", (message) => {
		if (message.text().startsWith("[telemetry] ")) log.push(message.text().replace("[telemetry] ", ""));
	});
	return log;
}

const depths = (log: readonly string[]) => log.filter((line) => line.startsWith("scroll depth")).map((line) => line.replace("scroll depth ", ""));

/** Scrolls to a depth in percent. */
const scrollToDepth = async (page: Page, percent: number) => {
	await page.evaluate((depth) => {
		const { scrollHeight, clientHeight } = document.documentElement;
		scrollTo(0, ((scrollHeight - clientHeight) * depth) / 100);
	}, percent);
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Leaves the tab, or comes back to it, as the page sees it. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
	page.evaluate((value) => {
		Object.defineProperty(document, "visibilityState", { value, configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	}, state);

test("home logs load timings, visibility and each depth once, without React", async ({ page, problems }) => {
	const log = logOf(page);
	const scripts = requestsOf(page, "script");
	await page.goto("/");
	for (const timing of [/^TTFB \d+ ms$/, /^FCP \d+ ms$/, /^load \d+ ms DOM \d+ ms$/]) {
		await expect.poll(() => log.filter((line) => timing.test(line)).length, String(timing)).toBe(1);
	}
	expect(depths(log)).toEqual([]);
	await scrollToDepth(page, SCROLL_STEP - 2);
	expect(depths(log)).toEqual([]);
	for (const [index, milestone] of MILESTONES.entries()) {
		await scrollToDepth(page, (index + 1) * SCROLL_STEP);
		await expect.poll(() => depths(log).at(-1)).toBe(milestone);
	}
	await scrollToDepth(page, 0);
	await scrollToDepth(page, 100);
	expect(depths(log)).toEqual(MILESTONES);

	await setVisibility(page, "hidden");
	await setVisibility(page, "visible");
	await expect.poll(() => log.filter((line) => line.startsWith("visibility"))).toEqual(["visibility hidden", "visibility visible"]);

	expect(scripts).toHaveLength(1);
	await expect(page.locator("html")).not.toHaveAttribute("data-awake");
	expect(problems.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);

	// The largest paint is settled by the first key.
	await page.keyboard.press("Shift");
	await expect.poll(() => log.filter((line) => /^LCP \d+ ms$/.test(line)).length).toBe(1);
});

test("it is loaded when the browser is idle, small, and nothing depends on it", async ({ page }) => {
	await page.addInitScript(() => {
		window.requestIdleCallback = (callback) => {
			Object.assign(window, { idle: callback });
			return 0;
		};
	});
	const scripts = requestsOf(page, "script");
	await page.goto("/");
	await page.waitForLoadState("networkidle");
	expect(scripts).toEqual([]);
	const response = page.waitForResponse(/telemetry/);
	await page.evaluate(() => Reflect.get(window, "idle")());
	const { headers } = { headers: await (await response).allHeaders() };
	expect(Number(headers["content-length"])).toBeLessThan(5000);
});

test("a page too short to scroll is at 100", { tag: "@long" }, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 12_000 });
	const log = logOf(page);
	await page.goto("/");
	await expect.poll(() => depths(log)).toEqual(MILESTONES);
});

test("other pages have none; each visit to home from another page has its own milestones, and no timings of another page", async ({ page }) => {
	const log = logOf(page);
	await page.goto("/contact-us");
	await wake(page);
	await page.waitForLoadState("networkidle");
	await scrollToDepth(page, 100);
	expect(log).toEqual([]);
	for (let time = 0; time < 2; time++) {
		await page.getByRole("banner").getByRole("link", { name: /home$/ }).click();
		await expect(page).toHaveURL("/");
		// The script may come after this.
		await expect(async () => {
			await scrollToDepth(page, 0);
			await scrollToDepth(page, 100);
			expect(depths(log)).toEqual(MILESTONES);
		}).toPass();
		await setVisibility(page, "hidden");
		await setVisibility(page, "visible");
		await expect.poll(() => log.filter((line) => line.startsWith("visibility"))).toEqual(["visibility hidden", "visibility visible"]);
		expect(log.filter((line) => /^(TTFB|FCP|LCP|CLS|INP|load)/.test(line))).toEqual([]);
		log.length = 0;
		await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
		await expect(page).toHaveURL("/contact-us");
		// The address may change before home has let go of its listeners.
		await expect(page.locator("h1")).toBeFocused();
		await scrollToDepth(page, 100);
		await setVisibility(page, "hidden");
		await setVisibility(page, "visible");
		expect(log).toEqual([]);
	}
});

test("a script that comes when one has gone on logs nothing there, and all at home later", { tag: "@long" }, async ({ page }) => {
	const log = logOf(page);
	const release = await hold(page, /telemetry/);
	await page.goto("/");
	await wake(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
	await expect(page).toHaveURL("/contact-us");
	const response = page.waitForResponse(/telemetry/);
	release();
	await response;
	await scrollToDepth(page, 100);
	await setVisibility(page, "hidden");
	await setVisibility(page, "visible");
	expect(log).toEqual([]);
	await page.goBack();
	await expect(page).toHaveURL("/");
	await scrollToDepth(page, 100);
	await expect.poll(() => depths(log)).toEqual(MILESTONES);
});

test("coming back from the back/forward cache goes on with the same visit", { tag: "@long" }, async ({ page }) => {
	const log = logOf(page);
	await page.goto("/");
	await expect.poll(() => log.some((line) => line.startsWith("FCP"))).toBe(true);
	await scrollToDepth(page, 100);
	await expect.poll(() => depths(log)).toEqual(MILESTONES);
	// Playwright turns the cache off, so its events are sent by hand.
	await page.evaluate(() => {
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	await scrollToDepth(page, 0);
	await scrollToDepth(page, 100);
	expect(depths(log)).toEqual(MILESTONES);
});
