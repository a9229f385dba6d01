import { test as base, expect } from "@playwright/test";
import { site } from "./site.ts";

interface Fixtures {
	/** What the page wrote to the console as errors or warnings, and errors that nobody caught. */
	problems: string[];
}

/**
 * Every test runs without the internet: the photo host does not answer, unless a test says how it does. A request to
 * anywhere else fails the test.
 */
export const test = base.extend<Fixtures>({
	page: async ({ page, baseURL }, use) => {
		const foreign: string[] = [];
		await page.route(
			(url) => url.origin !== new URL(baseURL ?? "").origin,
			(route) => {
				if (!route.request().url().startsWith(site.photoHost)) foreign.push(route.request().url());
				return route.abort();
			},
		);
		await use(page);
		expect(foreign, "requests to other hosts than the photo host").toEqual([]);
	},
	problems: async ({ page }, use) => {
		const problems: string[] = [];
		page.on("pageerror", (error) => problems.push(String(error)));
		page.on("console", (message) => {
			const ofPhotoHost = message.location().url.startsWith(site.photoHost);
			if (["error", "warning"].includes(message.type()) && !ofPhotoHost) problems.push(message.text());
		});
		await use(problems);
	},
});

export { expect };
