import type { Page } from "@playwright/test";
import { MONITOR_KEY } from "../app/monitor/flag.ts";
import { photoOf } from "../model/photo.ts";
import { TARGETS } from "../shared/constants.ts";
import { DESCRIPTION_MAX, TITLE_LENGTH } from "../shared/head-limits.ts";
import { requestsOf, wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";
import { VIEWPORTS } from "./screens.ts";
import { content, industry, pages, site } from "./site.ts";

const monitor = (page: Page) => page.getByRole("region", { name: "Performance monitor" });
const toggle = (page: Page) => monitor(page).getByRole("button", { name: /^Monitor/ });
const row = (page: Page, name: string) =>
	monitor(page)
		.locator("dl > div")
		.filter({ has: page.getByRole("term").getByText(name, { exact: true }) });

/** Opens the page with the monitor, unfolded also on a phone. */
async function openMonitor(page: Page, path = "/"): Promise<void> {
	await page.goto(`${path}?debug=true`);
	await expect(monitor(page)).toBeVisible();
	if ((await toggle(page).getAttribute("aria-expanded")) === "false") await toggle(page).click();
}

/** Follows a link of the footer as the router does. */
async function follow(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), path);
	await expect(page).toHaveURL(path);
}

test("it is hidden unless it is asked for, and its code is not loaded", async ({ page }) => {
	const scripts = requestsOf(page, "script");
	for (const query of ["", "?debug=false", "?debug=1"]) {
		await page.goto(`/about-us${query}`);
		await wake(page);
		await page.waitForLoadState("networkidle");
		await expect(monitor(page)).toHaveCount(0);
	}
	await page.evaluate((key) => localStorage.setItem(key, "false"), MONITOR_KEY);
	await page.reload();
	await wake(page);
	await expect(monitor(page)).toHaveCount(0);
	expect(scripts.filter((path) => path.includes("monitor-panel"))).toEqual([]);
});

test("Hide Monitor hides it, clears the flag, and it stays away until a reload, also with debug=true", async ({ page }) => {
	await page.goto("/about-us");
	await page.evaluate((key) => localStorage.setItem(key, "true"), MONITOR_KEY);
	await page.goto("/about-us?debug=true");
	await monitor(page).getByRole("button", { name: "Hide Monitor" }).click();
	await expect(monitor(page)).toHaveCount(0);
	expect(await page.evaluate((key) => localStorage.getItem(key), MONITOR_KEY)).toBeNull();
	await follow(page, "/blog");
	await page.goBack();
	await expect(page).toHaveURL("/about-us?debug=true");
	await expect(monitor(page)).toHaveCount(0);
	await page.reload();
	await expect(monitor(page)).toBeVisible();
	await page.goto("/about-us");
	await wake(page);
	await expect(monitor(page)).toHaveCount(0);
});

test("each timing is judged by its target, in words and shape; the others are shown without a verdict", async ({ page }) => {
	await openMonitor(page);
	const targets = { LCP: TARGETS.lcp, FCP: TARGETS.fcp, Load: TARGETS.load, DOM: TARGETS.dom };
	for (const [name, target] of Object.entries(targets)) {
		await expect(row(page, name)).toContainText(/\d+ ms/);
		await expect(row(page, name)).toContainText(`under ${target} ms`);
		const value = Number.parseInt((await row(page, name).getByRole("definition").first().textContent()) ?? "", 10);
		await expect(row(page, name)).toContainText(value < target ? "Pass" : "Fail");
		await expect(row(page, name).locator("svg")).toHaveCount(1);
	}
	// Clicks that show: a browser reports an interaction with the frame that follows it.
	for (let click = 0; click < 2; click++) await toggle(page).click();
	for (const name of ["CLS", "INP", "TTFB"]) {
		await expect(row(page, name)).toContainText(/\d/);
		await expect(row(page, name)).not.toContainText(/Pass|Fail/);
	}
});

test("a timing that misses its target fails", { tag: "@long" }, async ({ page }) => {
	// A page whose parts come late: first paint, DOM and load after their targets.
	const late = TARGETS.load + 200;
	await page.route("**/?debug=true", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, late));
		await route.continue();
	});
	await openMonitor(page);
	for (const name of ["LCP", "FCP", "Load", "DOM"]) await expect(row(page, name)).toContainText("Fail");
	await expect(toggle(page)).toContainText("4 fail");
});

test("the SEO checklist shows the offending values of the page at hand, following client navigation", async ({ page }) => {
	const overview = pages.find(({ path }) => path === "/industries")?.entry.data.head;
	if (!overview) throw new Error("The overview has no head.");
	const photo = photoOf(content, industry.data.photo);
	const description = "x".repeat(DESCRIPTION_MAX + 1);
	// Both the page and the module that takes it over say the wrong thing.
	await page.route(/\/industries\?debug|assets\/(industries|root)-/, async (route) => {
		const response = await route.fetch();
		const body = (await response.text())
			.replaceAll(overview.title, "Industries")
			.replaceAll(overview.description, description)
			.replaceAll(photo.alt, "");
		await route.fulfill({ response, body });
	});
	await openMonitor(page, "/industries");
	const short = await page.title();
	expect(short.length).toBeLessThan(TITLE_LENGTH.min);
	await expect(row(page, "Title")).toContainText(`${short.length}: ${short}`);
	await expect(row(page, "Title")).toContainText(`${TITLE_LENGTH.min} to ${TITLE_LENGTH.max}`);
	await expect(row(page, "Title")).toContainText("Fail");
	await expect(row(page, "Description")).toContainText(`${DESCRIPTION_MAX + 1}: ${description}`);
	await expect(row(page, "Description")).toContainText("Fail");
	await expect(row(page, "Alternative text")).toContainText(`missing: ${photo.url ?? site.photoHost}`);
	await expect(row(page, "Alternative text")).toContainText("Fail");
	await expect(row(page, "Load")).toContainText(/Pass|Fail/);
	const failures = await monitor(page).getByRole("definition").getByText("Fail", { exact: true }).count();
	expect(failures).toBeGreaterThanOrEqual(3);
	await expect(toggle(page)).toContainText(`${failures} fail`);

	await follow(page, industry.path);
	await expect(monitor(page).getByRole("heading", { name: `SEO checklist of ${industry.path}` })).toBeVisible();
	await expect(monitor(page).getByRole("heading", { name: "Load timings of /industries" })).toBeVisible();
	const next = await page.title();
	await expect(row(page, "Title")).toContainText(`${next.length}: ${next}`);
	for (const rule of ["Title", "Description", "Alternative text"]) await expect(row(page, rule)).toContainText("Pass");
});

test("it can be operated by keyboard", { tag: "@long" }, async ({ page }) => {
	await page.setViewportSize(VIEWPORTS[0]);
	await page.goto("/about-us?debug=true");
	await toggle(page).focus();
	await page.keyboard.press("Enter");
	await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("Tab");
	await expect(monitor(page).getByRole("button", { name: "Hide Monitor" })).toBeFocused();
	await page.keyboard.press("Tab");
	const results = monitor(page).getByRole("region", { name: "Results" });
	await expect(results).toBeFocused();
	await page.keyboard.press("End");
	await expect.poll(() => results.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
	await monitor(page).getByRole("button", { name: "Hide Monitor" }).press("Enter");
	await expect(monitor(page)).toHaveCount(0);
});
test("on a phone it begins as a bar, and every control of the page can be reached, folded or not", { tag: "@long" }, async ({ page }) => {
	await page.setViewportSize(VIEWPORTS[0]);
	await page.goto("/?debug=true");
	await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
	for (const unfold of [false, true]) {
		if (unfold) await toggle(page).click();
		const covered = await page.evaluate(() => {
			const controls = [...document.querySelectorAll<HTMLElement>("a, button, summary")].filter(
				(control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".monitor, .skip-link"),
			);
			return controls.flatMap((control) => {
				control.scrollIntoView({ block: "start" });
				const { x, y, width, height } = control.getBoundingClientRect();
				const top = document.elementFromPoint(x + width / 2, y + height / 2);
				return top?.closest(".monitor") || !top ? [control.outerHTML] : [];
			});
		});
		expect(covered).toEqual([]);
	}
});
