import type { Page } from "@playwright/test";

const SLOW_FONTS = 500;

declare global {
	interface Window {
		/** Every shift since the page began: how much, and what moved. */
		shifts: string[];
		/** What painted largest. */
		largestPaint: { element: string; loading: string | null; priority: string | null; url: string } | undefined;
	}
}

/** Fonts arrive late, and every shift and the largest paint are kept. Before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
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

/** Every shift of the page so far; none is as it should be. */
export const shiftsOf = (page: Page) => page.evaluate(() => window.shifts);
