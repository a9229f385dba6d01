import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hydrate } from "../behavior/hydrate.ts";
import { expect, SCREENS, test } from "../fixtures.ts";
import { attempted, chatButton, copyButton, monitor, toasts, tooltip } from "../locators.ts";
import { waitForAnimations } from "../settled.ts";
import { EVERY_PAGE, pages, visitedPaths } from "../site.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const UNKNOWN_PATH = "/no-such-page?query#hash";

/** Every window size in both themes; outside the full suite, only a light desktop and a dark phone. */
const matrix = SCREENS.filter(({ width, theme }) => EVERY_PAGE || (width === 1280) === (theme === "light"));

const firstOf = (kind: (typeof pages)[number]["kind"]) => pages.find((page) => page.kind === kind)?.path ?? "";

/** Returns axe's violations: one line per rule, with the elements that break it. */
async function axeViolations(page: Page, disabled: string[] = []): Promise<string[]> {
	await waitForAnimations(page);
	// axe leaves target-size off by default.
	const rules = Object.fromEntries([["target-size", { enabled: true }], ...disabled.map((rule) => [rule, { enabled: false }])]);
	// Legacy mode doesn't open a blank page to collect results from frames, which these pages don't have.
	const found = await new AxeBuilder({ page })
		.withTags(TAGS)
		.options({ rules, resultTypes: ["violations"] })
		.setLegacyMode()
		.analyze();
	expect(found.passes.map(({ id }) => id)).toContain("color-contrast");
	return found.violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}

/** Opens all disclosures; the browser keeps only the last question open, since questions share a name. */
async function openDisclosures(page: Page): Promise<void> {
	await page.locator("main details").evaluateAll((all) => {
		for (const details of all) details.setAttribute("open", "");
	});
}

for (const { viewport, width, theme } of matrix) {
	test.describe(`${width} ${theme}`, () => {
		test.use({ viewport, colorScheme: theme, permissions: ["clipboard-read", "clipboard-write"] });

		// Outside the full suite, a quarter of the page kinds are tested on a desktop and another quarter on a phone.
		for (const path of visitedPaths.filter((_, index) => EVERY_PAGE || index % 4 === (width === 1280 ? 0 : 2))) {
			test(`${path} has no axe violations`, async ({ page }) => {
				await page.goto(path);
				if (EVERY_PAGE) expect(await axeViolations(page)).toEqual([]);
				await openDisclosures(page);
				expect(await axeViolations(page)).toEqual([]);
			});
		}

		if (EVERY_PAGE || width === 1280)
			test("the 404 page has no axe violations", async ({ page }) => {
				await page.goto(UNKNOWN_PATH);
				await expect(attempted(page)).toHaveText(UNKNOWN_PATH);
				expect(await axeViolations(page)).toEqual([]);
			});

		if (width === 390) {
			test("the open phone menu has no axe violations", async ({ page }) => {
				await page.goto(firstOf("service"));
				await page.getByRole("button", { name: "Menu" }).click();
				await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
				// The click hydrates the page, which makes everything behind the menu inert.
				await expect(page.locator("main")).toHaveAttribute("inert", "");
				expect(await axeViolations(page)).toEqual([]);
			});
		} else {
			test("open dropdowns have no axe violations", async ({ page }) => {
				await page.goto(firstOf("industry"));
				for (const menu of EVERY_PAGE ? ["Services", "Industries"] : ["Services"]) {
					await page.getByRole("button", { name: menu }).click();
					await expect(page.getByRole("banner").getByRole("link", { name: `All ${menu}` })).toBeVisible();
					expect(await axeViolations(page), menu).toEqual([]);
				}
			});
		}

		test("the tooltip, toasts, and monitor have no axe violations", { tag: "@long" }, async ({ page, context }) => {
			await page.goto("/contact-us");
			await hydrate(page);
			await chatButton(page).hover();
			await expect(tooltip(page)).toBeVisible();
			// Skip the rule that all content needs a landmark: a tooltip belongs to its control.
			expect(await axeViolations(page, ["region"]), "tooltip").toEqual([]);

			await copyButton(page).click();
			await page.getByRole("heading", { level: 1 }).hover();
			await expect(tooltip(page)).toHaveCount(0);
			await context.setOffline(true);
			await expect(toasts(page)).toHaveCount(2);
			// Toasts stay open while the window has no focus.
			await page.evaluate(() => dispatchEvent(new Event("blur")));
			expect(await axeViolations(page), "toasts").toEqual([]);

			await context.setOffline(false);
			await page.goto("/about-us?debug=true");
			const toggle = monitor(page).getByRole("button", { name: /^Monitor/ });
			if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
			await expect(monitor(page).locator("dl > div", { hasText: /^Load/ })).toContainText(/Pass|Fail/);
			expect(await axeViolations(page), "monitor").toEqual([]);
		});
	});
}
