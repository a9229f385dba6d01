import { test as base, expect } from "@playwright/test";
import { site } from "./site.ts";

/** Viewports of a phone and a desktop. */
export const VIEWPORTS = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
] as const;

export const COLOR_SCHEMES = ["light", "dark"] as const;

/** Every window size in both themes. */
export const SCREENS = VIEWPORTS.flatMap((viewport) => COLOR_SCHEMES.map((theme) => ({ viewport, width: viewport.width, theme })));

interface Fixtures {
	/** Uncaught errors, and console errors and warnings that aren't about a photo. */
	problems: string[];
}

/** Keeps tests off the internet: requests to the photo host fail unless a test routes them, and requests to other hosts fail the test. */
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
		expect(foreign, "requests to hosts other than the photo host").toEqual([]);
	},
	problems: async ({ page }, use) => {
		const problems: string[] = [];
		page.on("pageerror", (error) => problems.push(String(error)));
		page.on("console", (message) => {
			const isAboutPhoto = message.location().url.startsWith(site.photoHost);
			if (["error", "warning"].includes(message.type()) && !isAboutPhoto) problems.push(message.text());
		});
		await use(problems);
	},
});

export { expect };
