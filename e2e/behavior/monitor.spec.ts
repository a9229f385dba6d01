import type { Page } from "@playwright/test";
import { MONITOR_KEY } from "../../app/monitor/flag.ts";
import { TARGETS } from "../../app/monitor/targets.ts";
import { DESCRIPTION_MAX, TITLE_LENGTH } from "../../shared/head-lengths.ts";
import { expect, test, VIEWPORTS } from "../fixtures.ts";
import { footerLink, monitor } from "../locators.ts";
import { coveredControls } from "../overflow.ts";
import { industry, pages } from "../site.ts";
import { hydrate, requestsOf } from "./hydrate.ts";

const toggle = (page: Page) => monitor(page).getByRole("button", { name: /^Monitor/ });
const row = (page: Page, name: string) =>
	monitor(page)
		.locator("dl > div")
		.filter({ has: page.getByRole("term").getByText(name, { exact: true }) });

const TIMING_TARGETS = { LCP: TARGETS.lcp, FCP: TARGETS.fcp, Load: TARGETS.load, DOM: TARGETS.dom };

test("the monitor stays hidden and loads no code without the flag or debug=true", async ({ page }) => {
	const scripts = requestsOf(page, "script");
	await page.addInitScript((key) => localStorage.setItem(key, "false"), MONITOR_KEY);
	for (const query of ["", "?debug=1"]) {
		await page.goto(`/about-us${query}`);
		await hydrate(page);
		await page.waitForLoadState("networkidle");
		await expect(monitor(page)).toHaveCount(0);
	}
	expect(scripts.filter((path) => path.includes("monitor-panel"))).toEqual([]);
});

test("Hide Monitor clears the flag; with debug=true in the URL, the monitor stays hidden until a reload", async ({ page }) => {
	await page.goto("/about-us");
	await page.evaluate((key) => localStorage.setItem(key, "true"), MONITOR_KEY);
	await page.reload();
	await expect(monitor(page)).toBeVisible();
	await page.goto("/about-us?debug=true");
	await monitor(page).getByRole("button", { name: "Hide Monitor" }).click();
	await expect(monitor(page)).toHaveCount(0);
	expect(await page.evaluate((key) => localStorage.getItem(key), MONITOR_KEY)).toBeNull();
	await footerLink(page, "/blog").click();
	await expect(page).toHaveURL("/blog");
	await page.goBack();
	await expect(page).toHaveURL("/about-us?debug=true");
	await expect(monitor(page)).toHaveCount(0);
	await page.reload();
	await expect(monitor(page)).toBeVisible();
});

test("the monitor rates LCP, FCP, load, and DOM against targets, and shows CLS, INP, and TTFB without a verdict", async ({ page }) => {
	await page.goto("/?debug=true");
	for (const [name, target] of Object.entries(TIMING_TARGETS)) {
		await expect(row(page, name)).toContainText(/\d+ ms/);
		await expect(row(page, name)).toContainText(`under ${target} ms`);
		const value = Number.parseInt((await row(page, name).getByRole("definition").first().textContent()) ?? "", 10);
		await expect(row(page, name)).toContainText(value < target ? "Pass" : "Fail");
		await expect(row(page, name).locator("svg")).toHaveCount(1);
	}
	// The browser reports the INP of the first click only after the second click.
	for (let click = 0; click < 2; click++) await toggle(page).click();
	for (const name of ["CLS", "INP", "TTFB"]) {
		await expect(row(page, name)).toContainText(/\d/);
		await expect(row(page, name)).not.toContainText(/Pass|Fail/);
	}
});

test("the monitor marks each timing that misses its target as failed", async ({ page }) => {
	await page.route("**/?debug=true", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, TARGETS.load + 200));
		await route.continue();
	});
	await page.goto("/?debug=true");
	for (const name of Object.keys(TIMING_TARGETS)) await expect(row(page, name)).toContainText("Fail");
	await expect(toggle(page)).toContainText("4 fail");
});

test("the SEO checklist shows failed rules with their values, and updates after client-side navigation", async ({ page }) => {
	const head = pages.find(({ path }) => path === "/industries")?.entry.data.head;
	if (!head) throw new Error("The industries overview is missing.");
	const description = "x".repeat(DESCRIPTION_MAX + 1);
	// Change the HTML and the scripts in the same way, so that hydration finds no mismatch.
	await page.route(/\/industries\?debug|assets\/(industries|root)-/, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replaceAll(head.title, "Industries").replaceAll(head.description, description);
		await route.fulfill({ response, body: body.replaceAll(/(<img[^>]*) alt="[^"]+"/g, "$1") });
	});
	await page.goto("/industries?debug=true");
	const short = await page.title();
	for (const [rule, value] of [
		["Title", `${short.length} characters, “${short}”`],
		["Title", `${TITLE_LENGTH.min} to ${TITLE_LENGTH.max}`],
		["Description", `${DESCRIPTION_MAX + 1} characters, “${description}”`],
		["Alternative text", "missing: "],
	] as const) {
		await expect(row(page, rule)).toContainText(value);
		await expect(row(page, rule)).toContainText("Fail");
	}
	await footerLink(page, industry.path).click();
	await expect(monitor(page).getByRole("heading", { name: `SEO checklist for ${industry.path}` })).toBeVisible();
	await expect(monitor(page).getByRole("heading", { name: "Load timings for /industries" })).toBeVisible();
	for (const rule of ["Title", "Description", "Alternative text"]) await expect(row(page, rule)).toContainText("Pass");
});

test("the monitor starts collapsed on phones, works with the keyboard, and covers none of the page's controls", async ({ page }) => {
	await page.setViewportSize(VIEWPORTS[0]);
	await page.goto("/about-us?debug=true");
	await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
	const covered = () => coveredControls(page, ":is(a, button, summary):not(.monitor *, .skip-link)");
	expect(await covered()).toEqual([]);
	await toggle(page).press("Enter");
	await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
	expect(await covered()).toEqual([]);
	const results = monitor(page).getByRole("region", { name: "Results" });
	await results.focus();
	await page.keyboard.press("End");
	await expect.poll(() => results.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
	await monitor(page).getByRole("button", { name: "Hide Monitor" }).press("Enter");
	await expect(monitor(page)).toHaveCount(0);
});
