import type { Page } from "@playwright/test";
import { SCROLL_STEP } from "../../app/telemetry/scroll-step.ts";
import { expect, test } from "../fixtures.ts";
import { footerLink } from "../locators.ts";
import { hydrate, requestsOf } from "./hydrate.ts";

const MILESTONES = Array.from({ length: 100 / SCROLL_STEP }, (_, index) => `scroll depth ${(index + 1) * SCROLL_STEP}%`);
const VISIBILITY = ["visibility hidden", "visibility visible"];
const TIMING = /^(TTFB|FCP|load) \d+ ms/;

/** Collects the lines that telemetry logs after this call. */
function logOf(page: Page): string[] {
	const log: string[] = [];
	page.on("console", (message) => {
		if (message.text().startsWith("[telemetry] ")) log.push(message.text().replace("[telemetry] ", ""));
	});
	return log;
}

const depths = (log: readonly string[]) => log.filter((line) => line.startsWith("scroll depth"));

/** Scrolls to a depth in percent and waits for two frames. */
const scrollToDepth = async (page: Page, percent: number) => {
	await page.evaluate((depth) => {
		const { scrollHeight, clientHeight } = document.documentElement;
		scrollTo(0, ((scrollHeight - clientHeight) * depth) / 100);
	}, percent);
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Simulates hiding the tab and showing it again. */
const switchTabs = (page: Page) =>
	page.evaluate(() => {
		for (const value of ["hidden", "visible"]) {
			Object.defineProperty(document, "visibilityState", { value, configurable: true });
			document.dispatchEvent(new Event("visibilitychange"));
		}
	});

test("without React, the home page logs load timings, visibility changes, and each scroll depth once per visit", async ({
	page,
	problems,
}) => {
	const log = logOf(page);
	const scripts = requestsOf(page, "script");
	await page.goto("/");
	for (const timing of [/^TTFB \d+ ms$/, /^FCP \d+ ms$/, /^load \d+ ms DOM \d+ ms$/]) {
		await expect.poll(() => log.filter((line) => timing.test(line)).length, String(timing)).toBe(1);
	}
	// Deferred sections change the page's height when they are laid out (first-paint.css).
	await expect(page.locator(":is(main > :nth-child(n + 3), .by-item > *, .site-footer):not([data-laid-out])")).toHaveCount(0);
	await scrollToDepth(page, SCROLL_STEP - 0.5);
	expect(depths(log)).toEqual([]);
	for (const [index, milestone] of MILESTONES.entries()) {
		await scrollToDepth(page, (index + 1) * SCROLL_STEP);
		await expect.poll(() => depths(log).at(-1)).toBe(milestone);
	}
	// Simulate a return from the back/forward cache, which Playwright disables: the visit must continue.
	await page.evaluate(() => {
		for (const name of ["pagehide", "pageshow"]) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
	});
	await scrollToDepth(page, 0);
	await scrollToDepth(page, 100);
	expect(depths(log)).toEqual(MILESTONES);
	await switchTabs(page);
	await expect.poll(() => log.filter((line) => line.startsWith("visibility"))).toEqual(VISIBILITY);

	expect(scripts).toHaveLength(1);
	await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
	expect(problems).toEqual([]);
	// The browser stops updating LCP at the first key press, so telemetry logs it then.
	await page.keyboard.press("Shift");
	await expect.poll(() => log.filter((line) => /^LCP \d+ ms$/.test(line)).length).toBe(1);
});

test("the home page logs every scroll milestone if it is too short to scroll", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 12_000 });
	const log = logOf(page);
	await page.goto("/");
	await expect.poll(() => depths(log)).toEqual(MILESTONES);
});

test("after client-side navigation, only the home page logs, and each visit logs all milestones again", async ({ page }) => {
	const log = logOf(page);
	await page.goto("/contact-us");
	await hydrate(page);
	await page.waitForLoadState("networkidle");
	for (let visit = 0; visit < 2; visit++) {
		await scrollToDepth(page, 100);
		await switchTabs(page);
		expect(log).toEqual([]);
		await page.getByRole("banner").getByRole("link", { name: /home$/ }).click();
		await expect(page).toHaveURL("/");
		// The telemetry script may still be loading, so scroll again until it logs.
		await expect(async () => {
			await scrollToDepth(page, 0);
			await scrollToDepth(page, 100);
			expect(depths(log)).toEqual(MILESTONES);
		}).toPass();
		await switchTabs(page);
		await expect.poll(() => log.filter((line) => line.startsWith("visibility"))).toEqual(VISIBILITY);
		const timings = () => log.filter((line) => TIMING.test(line));
		await expect.poll(() => timings().length).toBe(3);
		for (const line of timings()) expect(line).toMatch(/ \(measured on \/contact-us\)$/);
		await footerLink(page, "/contact-us").click();
		// The URL changes before telemetry stops logging, so wait for the new page to receive focus.
		await expect(page.locator("h1")).toBeFocused();
		log.length = 0;
	}
});
