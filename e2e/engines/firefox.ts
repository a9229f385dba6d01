import { execFileSync } from "node:child_process";
import puppeteer from "puppeteer-core";
import { programPath } from "../servers/servers.ts";
import type { Driver } from "./visitor.ts";

/** Starts Firefox over WebDriver BiDi, in a window because headless Firefox doesn't support hover. */
export async function startFirefox(): Promise<Driver> {
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: programPath("firefox-esr"),
		headless: false,
		defaultViewport: null,
	});
	const [page = await browser.newPage()] = await browser.pages();
	// Without a window manager, nothing focuses the window, and Enter doesn't press buttons. F6 moves focus out of the address bar.
	const focus = ["search", "--sync", "--onlyvisible", "--class", "firefox", "windowfocus", "key", "F6"];
	execFileSync("xdotool", focus, { timeout: 10_000 });
	return {
		async goto(url) {
			await page.goto(url);
			// Firefox ignores input in the first frames of a page, until at least 100 ms after it started rendering.
			await new Promise((resolve) => setTimeout(resolve, 300));
		},
		run: (expression) => page.evaluate(expression),
		movePointer: (x, y) => page.mouse.move(x, y, { steps: 4 }),
		clickAt: (x, y) => page.mouse.click(x, y),
		tapAt: (x, y) => page.touchscreen.tap(x, y),
		press: (key) => page.keyboard.press(key),
		back: () => page.goBack(),
		resize: (width, height) => page.setViewport({ width, height }),
		quit: () => browser.close(),
	};
}
