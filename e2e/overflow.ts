import type { Page } from "@playwright/test";
import { waitForAnimations } from "./settled.ts";

/** Returns text that visitors can't read because an ancestor clips it or it extends past the page's edge. */
export async function clippedText(page: Page): Promise<string[]> {
	await waitForAnimations(page);
	return page.evaluate(() => {
		const clipped: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { textContent, parentElement } = texts.currentNode;
			const range = document.createRange();
			range.selectNodeContents(texts.currentNode);
			const box = range.getBoundingClientRect();
			const isShown = parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
			if (!textContent?.trim() || !parentElement || !isShown || box.width === 0) continue;
			// Specimens are cropped on purpose, and tabs and rails scroll.
			if (parentElement.closest(".sr-only, .skip-link, script, style, .specimen, .overflow-x-auto")) continue;
			if (box.right > document.documentElement.clientWidth + 1 && !parentElement.closest(".prose table, [data-attempted]"))
				clipped.push(`beyond the edge: ${textContent.trim()}`);
			for (let ancestor: Element | null = parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
				const style = getComputedStyle(ancestor);
				const frame = ancestor.getBoundingClientRect();
				// The ancestor is visually hidden (sr-only) in windows of this width.
				if (style.position === "absolute" && frame.width === 1) break;
				const clippedX = ["hidden", "clip"].includes(style.overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2);
				const clippedY = ["hidden", "clip"].includes(style.overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4);
				if (clippedX || clippedY) clipped.push(`clipped by .${ancestor.className}: ${textContent.trim()}`);
			}
		}
		return clipped;
	});
}

/** Returns how many pixels wider the page is than its window. */
export const horizontalOverflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Scrolls to each visible control. Returns the HTML of those that something covers. */
export const coveredControls = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((controls) =>
		controls
			.filter((control) => control.checkVisibility({ visibilityProperty: true }))
			.filter((control) => {
				control.scrollIntoView({ block: "start" });
				const { x, y, width, height } = control.getBoundingClientRect();
				const top = document.elementFromPoint(x + width / 2, y + height / 2);
				// The center of a link that wraps may be outside it.
				return !control.contains(top) && !top?.contains(control);
			})
			.map((control) => control.outerHTML),
	);
