import type { Page } from "@playwright/test";
import { atRest } from "../at-rest.ts";
import { wake } from "../awake.ts";
import { expect, test } from "../fixtures.ts";
import { EVERY_PAGE, fullestPaths, onePerKind } from "../site.ts";

/** A desktop at 400 % zoom, a window too low for bars that stay, and a phone, where going back brings what has the focus to the header. */
const WALKS = [
	{ viewport: { width: 320, height: 180 }, key: "Tab" },
	{ viewport: { width: 1280, height: 400 }, key: "Tab" },
	{ viewport: { width: 390, height: 844 }, key: "Shift+Tab" },
] as const;

/** Everything that has the focus in turn, and of it what something else covers, what is out of the window, and what shows no ring. */
async function walk(page: Page, key: string): Promise<{ count: number; hidden: string[] }> {
	const visited = new Set<string>();
	const hidden: string[] = [];
	for (;;) {
		await page.keyboard.press(key);
		const { name, fault } = await page.evaluate(async () => {
			// A toast gives way in the next frame.
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
			const focused = document.activeElement;
			if (!focused || focused === document.body) return { name: "", fault: "" };
			focused.id ||= `focused-${Math.random()}`;
			const isShown = ({ x, y }: { x: number; y: number }) => {
				const top = document.elementFromPoint(x, y);
				const bar = top?.closest(".site-header, .dock, .toasts");
				return top !== null && (!bar || bar.contains(focused));
			};
			const parts = [...focused.getClientRects()].flatMap(({ left, right, top, bottom }) =>
				[left + 2, (left + right) / 2, right - 2].flatMap((x) => [top + 2, (top + bottom) / 2, bottom - 2].map((y) => ({ x, y }))),
			);
			// Of what is taller than the room that bars and a toast leave, or a toast than the room for it, some part is in sight.
			const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
			const toast = document.querySelector(".toasts")?.getBoundingClientRect();
			const taken = toast ? Math.min(toast.bottom, innerHeight - toast.top) : 0;
			const free = innerHeight - taken - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
			const room = focused.closest(".toasts")?.clientHeight ?? free;
			const isTall = focused.getBoundingClientRect().height > room;
			const { outlineStyle, outlineWidth } = getComputedStyle(focused);
			const hasRing = outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 3;
			const isInSight = isTall ? parts.some(isShown) : parts.every(isShown);
			const fault = isInSight ? (hasRing ? "" : "no ring: ") : "covered: ";
			return { name: focused.id, fault: fault && fault + focused.outerHTML.slice(0, 120) };
		});
		// Between the last and the first.
		if (name === "") continue;
		if (visited.has(name)) return { count: visited.size, hidden };
		visited.add(name);
		if (fault) hidden.push(fault);
	}
}

for (const { viewport, key } of WALKS) {
	test.describe(`at ${viewport.width} by ${viewport.height}, by ${key}`, () => {
		test.use({ viewport });
		// Without EVERY_PAGE=1 one page in each of the two low windows.
		const inTurn = fullestPaths.filter((_, index) => EVERY_PAGE || (index % 2 === 0) === (viewport.width === 320));
		// Backwards, a page that has all that a page can have.
		const paths = key === "Tab" ? inTurn : onePerKind.flatMap(({ kind, path }) => (EVERY_PAGE && kind === "service" ? [path] : []));
		for (const path of paths) {
			test(`whatever has the focus on ${path} is in sight: no header, chat or toast covers it`, {
				tag: EVERY_PAGE ? [] : "@long",
			}, async ({ page }) => {
				// What could not be copied stays in its toast.
				await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
				await page.goto(path);
				await wake(page);
				// What arrives at load is on its way for a moment.
				await atRest(page);
				const links = await page.locator("a[href]:visible").count();
				const copy = page.locator(".copy-address").first();
				if (await copy.isVisible()) {
					await copy.click();
					await expect(page.locator(".toast")).toBeVisible();
				}
				const { count, hidden } = await walk(page, key);
				expect(hidden).toEqual([]);
				expect(count).toBeGreaterThanOrEqual(links);
			});
		}
	});
}
