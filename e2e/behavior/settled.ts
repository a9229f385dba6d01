import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/**
 * Waits until nothing moves any more: animations are over, and the page keeps its height and its place for a while, since
 * no browser lists the animation of the part of a `<details>` that opens. Without JavaScript, too, where no frame calls back.
 */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
	const look = () => page.evaluate(() => `${document.body.getBoundingClientRect().height} ${scrollY}`);
	for (let same = 0, before = await look(); same < 4; ) {
		await page.waitForTimeout(30);
		const now = await look();
		same = now === before ? same + 1 : 0;
		before = now;
	}
}

/** How far the top of an element is from the top of the window. */
export const topOf = (element: Locator) => element.evaluate((found) => Math.round(found.getBoundingClientRect().top));

/** Holds that a link has led to a heading: below the header, in the upper part of the window, and there to stay. */
export async function expectLanded(page: Page, heading: Locator): Promise<void> {
	await expect(heading).toBeInViewport();
	await settled(page);
	const header = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);
	const top = await topOf(heading);
	expect(top, "below the header").toBeGreaterThanOrEqual(header);
	expect(top, "not further down").toBeLessThan(header + 60);
}
