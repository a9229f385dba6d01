import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { chatButton, copyButton, toasts } from "../locators.ts";
import { waitForAnimations } from "../settled.ts";
import { EVERY_PAGE, longestPaths } from "../site.ts";
import { hydrate } from "./hydrate.ts";

const WINDOWS = [
	{ width: 390, height: 844, isSticky: true, hasBar: true },
	{ width: 667, height: 375, isSticky: true, hasBar: true },
	{ width: 640, height: 320, isSticky: true, hasBar: true },
	{ width: 320, height: 180, isSticky: false, hasBar: true },
	{ width: 767, height: 800, isSticky: true, hasBar: true },
	{ width: 768, height: 800, isSticky: true, hasBar: false },
	{ width: 1280, height: 319, isSticky: false, hasBar: false },
];

test("the header is sticky in windows at least 320 px tall, and a bottom bar holds the chat button in windows under 768 px wide", async ({
	page,
}) => {
	await page.goto("/about-us");
	for (const { width, height, isSticky, hasBar } of WINDOWS) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => scrollTo(0, 1000));
		const size = `${width}x${height}`;
		const header = await page.getByRole("banner").boundingBox();
		if (isSticky) expect(header?.y, size).toBe(0);
		else expect(header?.y, size).toBeLessThan(-100);
		if (height < 480) expect(header?.height, size).toBeLessThan(60);
		const chat = await chatButton(page).boundingBox();
		if (!chat) throw new Error(`The chat button isn't visible at ${size}.`);
		const [right, bottom] = [width - chat.x - chat.width, height - chat.y - chat.height];
		expect(hasBar ? [right, bottom] : [right < 32, bottom < 32], size).toEqual(hasBar ? [0, 0] : [true, true]);
		await expect(page.locator(".dock-mail"), size).toBeVisible({ visible: hasBar });
	}
});

/** Tabs through the page with `key`. Returns the number of focused controls, and those that were covered or had no focus ring. */
async function walkFocus(page: Page, key: string): Promise<{ count: number; faults: string[] }> {
	const visited = new Set<string>();
	const faults: string[] = [];
	for (;;) {
		await page.keyboard.press(key);
		const { name, fault } = await page.evaluate(() => {
			const focused = document.activeElement;
			if (!focused || focused === document.body) return { name: "", fault: "" };
			focused.id ||= `focused-${Math.random()}`;
			const isShown = ({ x, y }: { x: number; y: number }) => {
				const top = document.elementFromPoint(x, y);
				const bar = top?.closest(".site-header, .dock, .toasts");
				return top !== null && (!bar || bar.contains(focused));
			};
			const points = [...focused.getClientRects()].flatMap(({ left, right, top, bottom }) =>
				[left + 2, (left + right) / 2, right - 2].flatMap((x) => [top + 2, (top + bottom) / 2, bottom - 2].map((y) => ({ x, y }))),
			);
			// A control taller than the space between the header and the bottom bar may be partly covered.
			const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
			const free = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
			const isTall = focused.getBoundingClientRect().height > (focused.closest(".toasts")?.clientHeight ?? free);
			const { outlineStyle, outlineWidth } = getComputedStyle(focused);
			const hasRing = outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 3;
			const isVisible = isTall ? points.some(isShown) : points.every(isShown);
			const fault = isVisible ? (hasRing ? "" : "no ring: ") : "covered: ";
			return { name: focused.id, fault: fault && fault + focused.outerHTML.slice(0, 120) };
		});
		// Between the last and first controls, focus is on the body.
		if (name === "") continue;
		if (visited.has(name)) return { count: visited.size, faults };
		visited.add(name);
		if (fault) faults.push(fault);
	}
}

for (const [width, height, key] of [
	[320, 180, "Tab"],
	[667, 375, "Tab"],
	[1280, 400, "Tab"],
	[390, 844, "Shift+Tab"],
] as const) {
	for (const path of EVERY_PAGE ? longestPaths : longestPaths.slice(-1)) {
		test(`on ${path} at ${width}x${height}, every control that receives focus by ${key} is uncovered and has a focus ring`, {
			tag: "@long",
		}, async ({ page }) => {
			await page.setViewportSize({ width, height });
			// Without a clipboard, the toast that the copy button raises stays open.
			await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
			await page.goto(path);
			await hydrate(page);
			await waitForAnimations(page);
			if (await copyButton(page).isVisible()) {
				await copyButton(page).click();
				await expect(toasts(page)).toBeVisible();
			}
			const { count, faults } = await walkFocus(page, key);
			expect(faults).toEqual([]);
			expect(count).toBeGreaterThanOrEqual(await page.locator("a[href]:visible").count());
		});
	}
}
