import type { Page } from "@playwright/test";

/** Modes in which to test behavior that must not depend on JavaScript. */
export const MODES = ["with React", "without JavaScript"] as const;

/** Opens a page and, in the mode "with React", hydrates it. */
export async function openIn(mode: (typeof MODES)[number], page: Page, path: string): Promise<void> {
	await page.goto(path);
	if (mode === "with React") await hydrate(page);
}

const CLOCK_START = new Date("2026-03-01T10:00:00Z");

/** Installs a fake clock. Call before opening the page. */
export const installClock = (page: Page) => page.clock.install({ time: CLOCK_START });

/** Moves the fake clock to an hour after its start and pauses it. From then on, only the test advances it. */
export const pauseClock = (page: Page) => page.clock.pauseAt(new Date(CLOCK_START.getTime() + 60 * 60_000));

/** Waits until React has hydrated the page. */
export async function waitUntilHydrated(page: Page): Promise<void> {
	// Assertions with expect() poll at growing intervals, which would slow down the tests.
	await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 15_000 });
}

/** Hydrates the page by pressing a key that does nothing else. */
export async function hydrate(page: Page): Promise<void> {
	await page.keyboard.press("Shift");
	await waitUntilHydrated(page);
}

/** Collects the paths of all later requests of a resource type, such as "document", "script", or "fetch". */
export function requestsOf(page: Page, type: string): string[] {
	const requested: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === type) requested.push(new URL(request.url()).pathname);
	});
	return requested;
}

/** Holds requests for a URL until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(url, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

/** Makes React throw the value of a JavaScript expression when it renders a page. The page's HTML stays the same. */
export const makePageThrow = (page: Page, path: string, expression: string) =>
	page.route(`**/assets/${path.slice(path.lastIndexOf("/") + 1)}-*.js`, (route) =>
		route.fulfill({ contentType: "text/javascript", body: `export default function Page() { throw ${expression}; }` }),
	);
