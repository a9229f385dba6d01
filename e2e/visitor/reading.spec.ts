import type { Page } from "@playwright/test";
import { wake } from "../awake.ts";
import { expect, test } from "../fixtures.ts";
import { service } from "../site.ts";
import { settled, topOf } from "./settled.ts";

const PAGE = service.path;
const questions = (page: Page) => page.locator("details[name=faq] summary");

test("opening a question keeps it where the finger is", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
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

test('"Read Less" at the end leaves the focused summary in view', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 480 });
	await page.goto(PAGE);
	// The second one is React's.
	await expect(page.getByRole("button", { name: "Read Less" })).toBeHidden();
	await wake(page);
	const summary = page.locator("details.article summary");
	await summary.click();
	await settled(page);
	await page.getByRole("button", { name: "Read Less" }).click();
	await settled(page);
	await expect(summary).toBeFocused();
	await expect(summary).toBeInViewport({ ratio: 1 });
});
