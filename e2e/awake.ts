import type { Page } from "@playwright/test";

/** When the fake clock of a test starts; any day will do. */
export const START = new Date("2026-03-01T10:00:00Z");

/** Lets time stand still, to be moved by hand. */
export async function stopTime(page: Page): Promise<void> {
	await page.clock.pauseAt(new Date(START.getTime() + 60 * 60_000));
}

/** Waits until React has taken over the page. */
export async function awake(page: Page): Promise<void> {
	// Not expect(), which looks again only after pauses that grow.
	await page.locator("html[data-awake]").waitFor({ state: "attached", timeout: 15_000 });
}

/** Wakes React by a key that does nothing else. */
export async function wake(page: Page): Promise<void> {
	await page.keyboard.press("Shift");
	await awake(page);
}

/** Collects the paths of what a page asks for from now on, of one type: document, script, fetch. */
export function requestsOf(page: Page, type: string): string[] {
	const requested: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === type) requested.push(new URL(request.url()).pathname);
	});
	return requested;
}

/** Holds back what a page asks for under an address, until the function that it gives is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(address, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

/** Refuses every access to storage, as browsers do when cookies are blocked. */
export function refuseStorage(page: Page): Promise<unknown> {
	return page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"]) {
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException("The operation is insecure.", "SecurityError");
				},
			});
		}
	});
}
