import type { Page } from "@playwright/test";
import { atRest } from "./at-rest.ts";

/** Text that a visitor can no longer read: cut by an ancestor that hides what overflows, or beyond the page's edge. */
export async function lostText(page: Page): Promise<string[]> {
	await atRest(page);
	return page.evaluate(() => {
		const lost: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { textContent, parentElement } = texts.currentNode;
			const range = document.createRange();
			range.selectNodeContents(texts.currentNode);
			const box = range.getBoundingClientRect();
			const shown = parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
			if (!textContent?.trim() || !parentElement || !shown || box.width === 0 || parentElement.closest(".sr-only, .skip-link, script, style"))
				continue;
			// A specimen shows a part of a page and is cropped on purpose; the stage's tabs are a row that scrolls.
			if (parentElement.closest(".specimen, .stage-tabs")) continue;
			if (box.right > document.documentElement.clientWidth + 1 && !parentElement.closest(".prose table, .attempted"))
				lost.push(`beyond the edge: ${textContent.trim()}`);
			for (let around: Element | null = parentElement; around && around !== document.body; around = around.parentElement) {
				const style = getComputedStyle(around);
				const frame = around.getBoundingClientRect();
				const cutAcross = ["hidden", "clip"].includes(style.overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2);
				const cutDown = ["hidden", "clip"].includes(style.overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4);
				if (cutAcross || cutDown) lost.push(`cut by .${around.className}: ${textContent.trim()}`);
			}
		}
		return lost;
	});
}

/** How far the page can be pushed sideways. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
