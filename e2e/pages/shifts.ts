import type { Page } from "@playwright/test";

declare global {
	interface Window {
		/** Layout shifts so far, each with its score and the elements that moved. */
		shifts: string[];
	}
}

/** Delays fonts and records layout shifts. Call before opening the page. */
export async function recordShifts(page: Page): Promise<void> {
	await page.route("**/*.woff2", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500));
		await route.continue();
	});
	await page.addInitScript(() => {
		window.shifts = [];
		const nameOf = (node: Node | null | undefined) =>
			node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}` : (node?.textContent ?? "");
		new PerformanceObserver((list) => {
			// TypeScript's DOM library has no type for layout shifts.
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
				window.shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => nameOf(node)).join(" | ")}`);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** Returns the layout shifts recorded so far. */
export const recordedShifts = (page: Page) => page.evaluate(() => window.shifts);
