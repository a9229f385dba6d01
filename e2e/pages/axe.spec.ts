import type { Page } from "@playwright/test";
import { wake } from "../behavior/awake.ts";
import { expect, test } from "../fixtures.ts";
import { VIEWPORTS } from "../screens.ts";
import { EVERY_PAGE, pages, visitedPaths } from "../site.ts";
import { themesAt, violations } from "./violations.ts";

const UNKNOWN_PATH = "/no-such-page?query#hash";

const matrix = VIEWPORTS.flatMap((viewport) => themesAt(viewport.width).map((theme) => ({ viewport, width: viewport.width, theme })));

const firstOf = (kind: (typeof pages)[number]["kind"]) => pages.find((page) => page.kind === kind)?.path ?? "";

/** Opens the article, and of the questions one: of those with one name the browser leaves the last open. */
async function openDisclosures(page: Page): Promise<void> {
	await page.locator("main details").evaluateAll((all) => {
		for (const details of all) details.setAttribute("open", "");
	});
}

for (const { viewport, width, theme } of matrix) {
	test.describe(`${width} ${theme}`, () => {
		test.use({ viewport, colorScheme: theme, permissions: ["clipboard-read", "clipboard-write"] });

		// Without LONG=1 every other kind of page is looked at once: some on a desktop, some on a phone in the dark.
		for (const path of visitedPaths.filter((_, index) => EVERY_PAGE || index % 4 === (width === 1280 ? 0 : 2))) {
			test(`${path} has no violations`, async ({ page }) => {
				await page.goto(path);
				// What is open shows all that is there closed, but for the signs of being closed.
				if (EVERY_PAGE) expect(await violations(page)).toEqual([]);
				await openDisclosures(page);
				expect(await violations(page)).toEqual([]);
			});
		}

		if (EVERY_PAGE || width === 1280)
			test("the 404 page has no violations", async ({ page }) => {
				await page.goto(UNKNOWN_PATH);
				await expect(page.locator("[data-attempted]")).toHaveText(UNKNOWN_PATH);
				expect(await violations(page)).toEqual([]);
			});

		if (width === 390) {
			test("the open phone menu has no violations", async ({ page }) => {
				await page.goto(firstOf("service"));
				await page.getByRole("button", { name: "Menu" }).click();
				await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
				// The click wakes React, which takes what the menu covers out of reach.
				await expect(page.locator("main")).toHaveAttribute("inert", "");
				expect(await violations(page)).toEqual([]);
			});
		} else {
			test("the open dropdowns have no violations", async ({ page }) => {
				await page.goto(firstOf("industry"));
				for (const menu of EVERY_PAGE ? ["Services", "Industries"] : ["Services"]) {
					await page.getByRole("button", { name: menu }).click();
					await expect(page.getByRole("banner").getByRole("link", { name: `All ${menu}` })).toBeVisible();
					expect(await violations(page), menu).toEqual([]);
				}
			});
		}

		test("a tooltip, toasts and the monitor have no violations", { tag: "@long" }, async ({ page, context }) => {
			await page.goto("/contact-us");
			await wake(page);
			await page.locator(".chat-button").hover();
			await expect(page.getByRole("tooltip")).toBeVisible();
			// A tooltip belongs to its control, wherever it stands in the document.
			expect(await violations(page, ["region"]), "tooltip").toEqual([]);

			await page.locator(".copy-address").first().click();
			await page.getByRole("heading", { level: 1 }).hover();
			await expect(page.getByRole("tooltip")).toHaveCount(0);
			await context.setOffline(true);
			await expect(page.getByRole("region", { name: /notifications/i }).getByRole("listitem")).toHaveCount(2);
			// With another window in front toasts wait.
			await page.evaluate(() => dispatchEvent(new Event("blur")));
			expect(await violations(page), "toasts").toEqual([]);

			await context.setOffline(false);
			await page.goto("/about-us?debug=true");
			const monitor = page.getByRole("region", { name: "Performance monitor" });
			const toggle = monitor.getByRole("button", { name: /^Monitor/ });
			if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
			await expect(monitor.locator("dl > div", { hasText: /^Load/ })).toContainText(/Pass|Fail/);
			expect(await violations(page), "monitor").toEqual([]);
		});
	});
}
