import type { Page } from "@playwright/test";

/** When a test's fake clock starts; any day will do. */
export const START = new Date("2026-03-01T10:00:00Z");

/** Rules that hold with and without script are tested in both modes. */
export const MODES = ["with React", "without script"] as const;
export type Mode = (typeof MODES)[number];

/** Opens a page, and wakes React where the mode has it. */
export async function openIn(mode: Mode, page: Page, path: string): Promise<void> {
	await page.goto(path);
	if (mode === "with React") await wake(page);
}

/** Stops the fake clock; from then on the test moves it. */
export async function stopTime(page: Page): Promise<void> {
	await page.clock.pauseAt(new Date(START.getTime() + 60 * 60_000));
}

/** Waits until React has taken over the page. */
export async function awake(page: Page): Promise<void> {
	// expect() would retry at growing intervals.
	await page.locator("html[data-awake]").waitFor({ state: "attached", timeout: 15_000 });
}

/** Wakes React by a key that does nothing else. */
export async function wake(page: Page): Promise<void> {
	await page.keyboard.press("Shift");
	await awake(page);
}

/** Collects the paths of all later requests of a type: document, script, fetch. */
export function requestsOf(page: Page, type: string): string[] {
	const requested: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === type) requested.push(new URL(request.url()).pathname);
	});
	return requested;
}

/** Holds requests for a URL until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(url, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}
