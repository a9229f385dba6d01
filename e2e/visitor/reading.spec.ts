import type { Page } from "@playwright/test";
import { wake } from "../awake.ts";
import { TEST_BUILD } from "../builds.ts";
import { expect, test } from "../fixtures.ts";
import { content, fullestPaths, service, site } from "../site.ts";
import { settled, topOf } from "./settled.ts";

const PAGE = service.path;
const questions = (page: Page) => page.locator("details[name=faq] summary");

for (const viewport of [
	{ width: 1280, height: 800 },
	{ width: 390, height: 844 },
]) {
	const details = { tag: viewport.width === 390 ? [] : "@long" };
	test(`opening a question keeps it where the finger is, at ${viewport.width} px`, details, async ({ page }) => {
		await page.setViewportSize(viewport);
		await page.goto(PAGE);
		await wake(page);
		await questions(page).first().click();
		await settled(page);
		for (const index of [1, 3, 2, 5]) {
			await questions(page)
				.nth(index)
				.evaluate((summary) => summary.scrollIntoView({ block: "center" }));
			const before = await topOf(questions(page).nth(index));
			await questions(page).nth(index).click();
			await settled(page);
			expect(Math.abs((await topOf(questions(page).nth(index))) - before), `question ${index}`).toBeLessThanOrEqual(1);
		}
	});
}

for (const viewport of [
	{ width: 1280, height: 800 },
	{ width: 320, height: 480 },
]) {
	const details = { tag: viewport.width === 320 ? [] : "@long" };
	test(`"Read Less" at the end leaves the focused summary in view, at ${viewport.width} px`, details, async ({ page }) => {
		await page.setViewportSize(viewport);
		await page.goto(PAGE);
		await wake(page);
		const summary = page.locator("details.article summary");
		await summary.click();
		await settled(page);
		await page.getByRole("button", { name: "Read Less" }).click();
		await settled(page);
		await expect(summary).toBeFocused();
		await expect(summary).toBeInViewport({ ratio: 1 });
	});
}

test("back returns to the place, the open article and the link that led away", async ({ page }) => {
	await page.goto(PAGE);
	await wake(page);
	await page.getByText("Read More").click();
	await settled(page);
	const link = page.locator("main a[href^='/']:visible").last();
	await link.scrollIntoViewIfNeeded();
	const place = await page.evaluate(() => Math.round(scrollY));
	const href = (await link.getAttribute("href")) ?? "";
	await link.click();
	await expect(page).toHaveURL(href);
	await page.goBack();
	await expect(page).toHaveURL(PAGE);
	await expect(page.locator("details.article")).toHaveAttribute("open", "");
	await expect(link).toBeFocused();
	await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test("a price is copied with a space before its period", async ({ page }) => {
	await page.goto("/services/link-building");
	const copied = await page.evaluate(() => {
		const tiers = document.querySelector("#pricing")?.closest("section");
		if (tiers) getSelection()?.selectAllChildren(tiers);
		return getSelection()?.toString();
	});
	expect(copied).toMatch(/\$1,799\sper month/);
});

test("on paper no text is without colour, no drawing is torn, and heroes, tiers and the e-mail address are there", async ({ page }) => {
	test.slow();
	await page.emulateMedia({ media: "print" });
	for (const path of fullestPaths) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
		const address = await page
			.getByRole("complementary")
			.getByRole("link", { name: "Email" })
			.evaluate((link) => getComputedStyle(link, "::after").content);
		expect(address, path).toContain(site.email);
		const lost = await page.evaluate(() => {
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const found: string[] = [];
			while (texts.nextNode()) {
				const { parentElement, textContent } = texts.currentNode;
				if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
				if (/^rgba.*, 0\)$/.test(getComputedStyle(parentElement).color)) found.push(textContent);
			}
			return found;
		});
		expect(lost, path).toEqual([]);
		const torn = await page
			.locator("main figure")
			.evaluateAll((all) => all.filter((figure) => getComputedStyle(figure).breakInside !== "avoid").length);
		expect(torn, `${path}: drawings that may be torn between two sheets`).toBe(0);
	}
	for (const { data, path } of content.services) {
		if (data.kind !== "pricing") continue;
		await page.goto(path);
		for (const { name } of data.pricing.tiers) await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
	}
});

test.describe("a thrown response", () => {
	test.use({ baseURL: TEST_BUILD.url });
	test("shows its status and message", async ({ page }) => {
		await page.goto("/__throws?response");
		await page.keyboard.press("Shift");
		await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
		await expect(page.getByRole("main")).toContainText("418 I'm a teapot");
		await expect(page.getByRole("main")).toContainText("Short and stout.");
	});
});
