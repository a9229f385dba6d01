import type { LaunchOptions } from "@playwright/test";
import { chromium } from "@playwright/test";
import type { Visitor } from "./visitor.ts";

/** Chromium as the other tests have it, with nothing set that a visitor has not. */
export async function startChromium(origin: string, launchOptions: LaunchOptions): Promise<Visitor> {
	const browser = await chromium.launch(launchOptions);
	const page = await browser.newPage();
	const session = await page.context().newCDPSession(page);
	const pointer = { x: 0, y: 0 };
	return {
		pointer,
		open: async (path) => void (await page.goto(origin + path)),
		// Playwright gives a function one argument.
		evaluate: (run, ...given) => page.evaluate(`(${String(run)})(...${JSON.stringify(given)})`),
		async movePointer(x, y) {
			Object.assign(pointer, { x, y });
			await page.mouse.move(x, y, { steps: 4 });
		},
		async pressPointer() {
			await page.mouse.down();
			await page.mouse.up();
		},
		async tap(x, y) {
			await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
			await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		},
		press: (key) => page.keyboard.press(key),
		back: async () => void (await page.goBack()),
		resize: (width, height) => page.setViewportSize({ width, height }),
		quit: () => browser.close(),
	};
}
