import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Waits until animations end, because colors and positions change until then. Ignores endless and scroll-driven animations. */
export async function waitForAnimations(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.filter(({ timeline }) => timeline === document.timeline)
			.every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
	);
}

/**
 * Waits until animations have ended and the page's height and scroll position stop changing. Polls, because `getAnimations` omits
 * the animation of an opening `<details>`, and `requestAnimationFrame` callbacks never run when JavaScript is disabled.
 */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(() =>
		Promise.allSettled(
			document
				.getAnimations()
				.filter(({ timeline }) => timeline === document.timeline)
				.map(({ finished }) => finished),
		),
	);
	const layout = () => page.evaluate(() => `${document.body.getBoundingClientRect().height} ${scrollY}`);
	for (let same = 0, before = await layout(); same < 4; ) {
		await page.waitForTimeout(30);
		const now = await layout();
		same = now === before ? same + 1 : 0;
		before = now;
	}
}

/** Returns the distance from the top of the window to an element, in whole pixels. */
export const topOf = (element: Locator) => element.evaluate((found) => Math.round(found.getBoundingClientRect().top));

/** Expects a link's target to come to rest just below the header. */
export async function expectLanded(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeInViewport();
	await settled(page);
	const header = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);
	const top = await topOf(target);
	expect(top, "top of the target, below the header").toBeGreaterThanOrEqual(header);
	expect(top, "top of the target, near the header").toBeLessThan(header + 60);
}
