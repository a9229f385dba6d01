import { execFileSync } from "node:child_process";
import puppeteer from "puppeteer-core";
import { startDisplay } from "./display.ts";
import { programOf } from "./programs.ts";
import type { Visitor } from "./visitor.ts";

/** Firefox in a window, over WebDriver BiDi. Headless it has no pointer that hovers. */
export async function startFirefox(origin: string): Promise<Visitor> {
	const display = await startDisplay();
	const env = { ...process.env, DISPLAY: display.name };
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: programOf("firefox-esr"),
		headless: false,
		env,
		defaultViewport: null,
	});
	const [page = await browser.newPage()] = await browser.pages();
	// Without a window manager nobody gives the window the focus, without which Enter presses no button; F6 goes from its address field to the page.
	execFileSync(programOf("xdotool"), ["search", "--sync", "--onlyvisible", "--class", "firefox", "windowfocus", "key", "F6"], {
		env,
		timeout: 10_000,
	});
	const pointer = { x: 0, y: 0 };
	return {
		pointer,
		open: async (path) => void (await page.goto(origin + path)),
		evaluate: <Result>(run: unknown, ...given: readonly unknown[]) =>
			page.evaluate(`(${String(run)})(...${JSON.stringify(given)})`) as Promise<Result>,
		async movePointer(x, y) {
			Object.assign(pointer, { x, y });
			await page.mouse.move(x, y, { steps: 4 });
		},
		pressPointer: () => page.mouse.click(pointer.x, pointer.y),
		tap: (x, y) => page.touchscreen.tap(x, y),
		press: (key) => page.keyboard.press(key),
		back: async () => void (await page.goBack()),
		resize: (width, height) => page.setViewport({ width, height }),
		async quit() {
			await browser.close();
			display.stop();
		},
	};
}
