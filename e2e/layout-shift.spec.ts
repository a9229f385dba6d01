import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PHOTO_HOSTS, servePhotos } from "./photo-host.ts";
import { VIEWPORTS } from "./screens.ts";
import { EVERY_PAGE, fullestPaths, pages, paths, photoPaths } from "./site.ts";

const SLOW_FONTS = 500;
const NOT_FOUND = "/no-such-page";

declare global {
	interface Window {
		/** Every shift since the page began: how much, and what moved. */
		shifts: string[];
		/** What painted largest. */
		largestPaint: { element: string; loading: string | null; priority: string | null; url: string } | undefined;
	}
}

/** Fonts arrive late, and every shift and the largest paint are kept. */
async function watch(page: Page): Promise<void> {
	await page.route("**/*.woff2", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, SLOW_FONTS));
		await route.continue();
	});
	await page.addInitScript(() => {
		window.shifts = [];
		const nameOf = (node: Node | null | undefined) =>
			node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}` : (node?.textContent ?? "");
		new PerformanceObserver((list) => {
			// Types of layout shifts are not part of TypeScript's DOM.
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
				window.shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => nameOf(node)).join(" | ")}`);
			}
		}).observe({ type: "layout-shift", buffered: true });
		new PerformanceObserver((list) => {
			const { element, url } = list.getEntries().at(-1) as LargestContentfulPaint;
			window.largestPaint = {
				element: element?.tagName ?? "",
				loading: element?.getAttribute("loading") ?? null,
				priority: element?.getAttribute("fetchpriority") ?? null,
				url: url ?? "",
			};
		}).observe({ type: "largest-contentful-paint", buffered: true });
	});
}

/** Down to the end, a screen at a time, so that every lazy photo is asked for. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	});
	await page.waitForLoadState("networkidle");
}

/** Every page, both widths and every behaviour of the photo host with EVERY_PAGE=1; otherwise a page of each kind on a phone with late photos. */
const viewports = EVERY_PAGE ? VIEWPORTS : VIEWPORTS.slice(0, 1);
const photoHosts = EVERY_PAGE ? PHOTO_HOSTS : (["slow"] as const);

for (const viewport of viewports) {
	test.describe(`at ${viewport.width}`, () => {
		test.use({ viewport });

		for (const path of new Set(EVERY_PAGE ? [...paths, NOT_FOUND] : [...fullestPaths, ...photoPaths])) {
			test(`nothing shifts on ${path}`, async ({ page }) => {
				await watch(page);
				for (const host of photoHosts) {
					await servePhotos(page, host);
					await page.goto(path);
					await scrollThrough(page);
					expect(await page.evaluate(() => window.shifts), `photos ${host}`).toEqual([]);
				}
			});
		}
	});
}

for (const { path } of pages.filter(({ kind }) => kind === "case-studies")) {
	test(`the photo that is the largest paint of ${path} is eager`, async ({ page }) => {
		// On a phone the words come first and are the largest.
		await page.setViewportSize({ width: 1280, height: 800 });
		await watch(page);
		await servePhotos(page, "present");
		await page.goto(path);
		await expect.poll(() => page.evaluate(() => window.largestPaint)).toMatchObject({ element: "IMG", loading: "eager", priority: "high" });
	});
}

test("a shift would be seen", async ({ page }) => {
	await watch(page);
	await page.goto(paths[0] ?? "/");
	await page.evaluate(() => document.querySelector("main")?.before(document.createElement("hr"), "Something late", document.createElement("hr")));
	await expect.poll(() => page.evaluate(() => window.shifts)).not.toEqual([]);
});
