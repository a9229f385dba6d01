import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../servers/servers.ts";
import type { Driver } from "./visitor.ts";

/** Code points of keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Enter: "\uE007", Escape: "\uE00C", End: "\uE010" };

const PRESS = [
	{ type: "pointerDown", button: 0 },
	{ type: "pause", duration: 30 },
	{ type: "pointerUp", button: 0 },
];

/** Starts WebKitGTK's MiniBrowser over WebDriver, in a window. */
export async function startWebKit(): Promise<Driver> {
	const port = await freePort();
	const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore" });
	let base = `http://127.0.0.1:${port}`;
	const send = async (path: string, body: object, method = "POST") => {
		const response = await fetch(base + path, { method, ...(method === "POST" && { body: JSON.stringify(body) }) });
		const { value } = await response.json();
		if (!response.ok) throw new Error(`WebDriver ${path}: ${value.message}`);
		return value;
	};
	for (let attempt = 0; attempt < 50 && !(await fetch(`${base}/status`).catch(() => undefined)); attempt++) await delay(100);
	const binary = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];
	const alwaysMatch = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
	const { sessionId } = await send("/session", { capabilities: { alwaysMatch } });
	base += `/session/${sessionId}`;
	const perform = (source: object) => send("/actions", { actions: [source] });
	const run = (expression: string) => send("/execute/sync", { script: `return ${expression}`, args: [] });
	return {
		goto: (url) => send("/url", { url }),
		run,
		movePointer: (x, y) => perform({ type: "pointer", id: "mouse", actions: [{ type: "pointerMove", x, y, duration: 40 }] }),
		clickAt: () => perform({ type: "pointer", id: "mouse", actions: PRESS }),
		tapAt: (x, y) => {
			const actions = [{ type: "pointerMove", x, y, duration: 0 }, ...PRESS];
			return perform({ type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions });
		},
		press: (key) => perform({ type: "key", id: "keys", actions: ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] })) }),
		back: () => send("/back", {}),
		async resize(width, height) {
			// The window's size includes the browser's own controls, such as the toolbar.
			await send("/window/rect", { width, height });
			const [innerWidth, innerHeight] = await run("[innerWidth, innerHeight]");
			await send("/window/rect", { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
		},
		async quit() {
			await send("", {}, "DELETE");
			driver.kill();
		},
	};
}
