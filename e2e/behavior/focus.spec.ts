import type { Page } from "@playwright/test";
import { atRest } from "../at-rest.ts";
import { expect, test } from "../fixtures.ts";
import { EVERY_PAGE, fullestPaths } from "../site.ts";
import { wake } from "./awake.ts";

/** At each size: whether the header stays, and whether the chat is a bar or a square. */
const WINDOWS = [
	{ width: 390, height: 844, stays: true, bar: true },
	{ width: 667, height: 375, stays: true, bar: true },
	{ width: 640, height: 320, stays: true, bar: true },
	{ width: 320, height: 180, stays: false, bar: true },
	{ width: 767, height: 800, stays: true, bar: true },
	{ width: 768, height: 800, stays: true, bar: false },
	{ width: 1280, height: 319, stays: false, bar: false },
];

test("the header stays from 320 pixels of height, lower in low windows; the chat is fixed at every height, a bar below 768 pixels", async ({
	page,
}) => {
	await page.goto("/about-us");
	for (const { width, height, stays, bar } of WINDOWS) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => scrollTo(0, 1000));
		const size = `${width} by ${height}`;
		const header = await page.getByRole("banner").boundingBox();
		if (stays) expect(header?.y, size).toBe(0);
		else expect(header?.y, size).toBeLessThan(-100);
		if (height < 480) expect(header?.height, size).toBeLessThan(60);
		const chat = await page.locator(".chat-button").boundingBox();
		if (!chat) throw new Error(`No chat at ${size}.`);
		const { right, below } = { right: width - chat.x - chat.width, below: height - chat.y - chat.height };
		expect(bar ? [right, below] : [right < 32, below < 32], size).toEqual(bar ? [0, 0] : [true, true]);
		expect(chat.width > 100, size).toBe(bar);
	}
});

/** Moves the focus through the page and returns how many controls had it, and those that were covered, out of sight or without a ring. */
async function walk(page: Page, key: string): Promise<{ count: number; faults: string[] }> {
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
			// Of what is taller than the room between the bars, some part must be in sight.
			const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
			const free = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
			const isTall = focused.getBoundingClientRect().height > (focused.closest(".toasts")?.clientHeight ?? free);
			const { outlineStyle, outlineWidth } = getComputedStyle(focused);
			const hasRing = outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 3;
			const isInSight = isTall ? points.some(isShown) : points.every(isShown);
			const fault = isInSight ? (hasRing ? "" : "no ring: ") : "covered: ";
			return { name: focused.id, fault: fault && fault + focused.outerHTML.slice(0, 120) };
		});
		// Between the last control and the first.
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
	for (const path of EVERY_PAGE ? fullestPaths : fullestPaths.slice(-1)) {
		test(`header, chat and toast leave the focus in sight on ${path}, at ${width} by ${height}, by ${key}`, { tag: "@long" }, async ({ page }) => {
			await page.setViewportSize({ width, height });
			// A toast with text to copy by hand stays.
			await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
			await page.goto(path);
			await wake(page);
			await atRest(page);
			await page.locator(".copy-address").first().click();
			await expect(page.locator(".toast")).toBeVisible();
			const { count, faults } = await walk(page, key);
			expect(faults).toEqual([]);
			expect(count).toBeGreaterThanOrEqual(await page.locator("a[href]:visible").count());
		});
	}
}
