import type { Page } from "@playwright/test";

/** Waits until no animation runs that ends: what is just fading in has not its colours yet, what arrives not its place. */
export async function atRest(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		document.getAnimations().every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
	);
}
