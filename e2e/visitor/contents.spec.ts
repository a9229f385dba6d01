import type { Page } from "@playwright/test";
import { requestsOf, wake } from "../awake.ts";
import { expect, test } from "../fixtures.ts";
import { pages, service } from "../site.ts";
import { expectLanded } from "./settled.ts";

const PAGE = service.path;
/** A page whose sources are folded. */
const cited = pages.find(({ entry }) => "sources" in entry.data && entry.data.sources.length > 6);
const links = (page: Page) => page.getByRole("navigation", { name: "On this page" }).getByRole("link");
const article = (page: Page) => page.locator("details.article");

/** The heading that a contents link leads to. */
const headingOf = async (page: Page, index: number) => page.locator((await links(page).nth(index).getAttribute("href")) ?? "");

for (const mode of ["before React", "after React", "without JavaScript"] as const) {
	test.describe(`contents links of a closed article ${mode}`, () => {
		test.use({ javaScriptEnabled: mode !== "without JavaScript" });
		/** Ways to a heading beside the click on its link, which is tried in every mode. */
		const otherWay = { tag: mode === "after React" ? [] : "@long" };
		const open = async (page: Page) => {
			if (mode === "before React") await page.route("**/assets/entry.client-*.js", () => {});
			await page.goto(PAGE);
			if (mode === "after React") await wake(page);
			await expect(article(page)).not.toHaveAttribute("open");
		};

		test("lead to their heading at the first click", async ({ page }) => {
			await open(page);
			const heading = await headingOf(page, 3);
			await links(page).nth(3).click();
			await expectLanded(page, heading);
			const last = await headingOf(page, (await links(page).count()) - 1);
			await links(page).last().click();
			await expectLanded(page, last);
		});

		test("lead there by key, with the pointer resting on the summary", otherWay, async ({ page }) => {
			await open(page);
			const heading = await headingOf(page, 4);
			await links(page).nth(4).scrollIntoViewIfNeeded();
			await article(page).locator("summary").hover();
			await links(page).nth(4).focus();
			await page.keyboard.press("Enter");
			await expectLanded(page, heading);
		});

		test("a chip opens a long list of sources at its source", otherWay, async ({ page }) => {
			test.skip(!cited, "no page of this site has so many sources");
			if (mode === "before React") await page.route("**/assets/entry.client-*.js", () => {});
			await page.goto(cited?.path ?? "");
			if (mode === "after React") await wake(page);
			const sources = page.locator(".sources details");
			await expect(sources).not.toHaveAttribute("open");
			const chip = page.locator("main a.cite").filter({ visible: true }).first();
			const hash = await chip.evaluate((link: HTMLAnchorElement) => link.hash);
			// By key, since in a fallback font a chip may stand on two lines, with its middle beside both.
			await chip.press("Enter");
			await expectLanded(page, page.locator(hash));
		});

		// With scripts or without: none has a say in it before the first sign.
		if (mode === "before React") return;
		test("an address leads there on load", async ({ page }) => {
			await page.goto(PAGE);
			const href = await links(page).last().getAttribute("href");
			await page.goto("/blog");
			await page.goto(PAGE + href);
			await expectLanded(page, page.locator(href ?? ""));
		});
	});
}

test.describe("by touch", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });
	test("contents links lead to their heading at the first tap", async ({ page }) => {
		await page.goto(PAGE);
		const heading = await headingOf(page, 3);
		await links(page).nth(3).tap();
		await expectLanded(page, heading);
	});
});

test("a link to a heading in a closed article of another page leads to it", { tag: "@long" }, async ({ page }) => {
	await page.goto(PAGE);
	const href = await links(page).last().getAttribute("href");
	await page.goto("/blog");
	await wake(page);
	const loads = requestsOf(page, "document");
	await page.evaluate((to) => {
		const link = Object.assign(document.createElement("a"), { href: to, textContent: "To the heading" });
		document.querySelector("main")?.prepend(link);
	}, PAGE + href);
	await page.getByRole("link", { name: "To the heading" }).click();
	await expect(page).toHaveURL(PAGE + href);
	await expectLanded(page, page.locator(href ?? ""));
	await expect(page.locator(href ?? "")).toBeFocused();
	expect(loads).toEqual([]);
});

test("opened by hand, the article still opens with motion", { tag: "@long" }, async ({ page }) => {
	await page.goto(PAGE);
	// Heights a frame; animations of the part that opens are not told by the element.
	await article(page).evaluate((details) => {
		const heights = new Set<number>();
		Object.assign(window, { heights });
		const look = () => {
			heights.add(details.getBoundingClientRect().height);
			requestAnimationFrame(look);
		};
		look();
	});
	await page.getByText("Read More").click();
	await expect.poll(() => page.evaluate(() => Reflect.get(window, "heights").size)).toBeGreaterThan(2);
});
