import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { Builder, Capabilities, Key as KeyCode } from "selenium-webdriver";
import { Command, Name } from "selenium-webdriver/lib/command.js";
import { freePort } from "../servers.ts";
import { startDisplay } from "./display.ts";
import { programOf } from "./programs.ts";
import type { Key, Visitor } from "./visitor.ts";

const KEYS: Record<Key, string> = { Tab: KeyCode.TAB, Enter: KeyCode.ENTER, Escape: KeyCode.ESCAPE, Shift: KeyCode.SHIFT };

const PRESS = [
	{ type: "pointerDown", button: 0 },
	{ type: "pause", duration: 30 },
	{ type: "pointerUp", button: 0 },
];

/** WebKit as GTK programs have it, in the window of its example browser, over WebDriver. */
export async function startWebKit(origin: string): Promise<Visitor> {
	const display = await startDisplay();
	const port = await freePort();
	const driver = spawn(programOf("WebKitWebDriver"), [`--port=${port}`], { stdio: "ignore", env: { ...process.env, DISPLAY: display.name } });
	const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
	const session = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities(new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args: ["--automation"] } }))
		.build();
	// Selenium's own builder of actions knows neither the finger nor when a source is at rest.
	const perform = (source: object) => session.execute(new Command(Name.ACTIONS).setParameter("actions", [source]));
	const pointer = { x: 0, y: 0 };
	return {
		pointer,
		open: (path) => session.get(origin + path),
		evaluate: (run, ...given) => session.executeScript(`return (${String(run)})(...arguments)`, ...given),
		async movePointer(x, y) {
			Object.assign(pointer, { x, y });
			await perform({ type: "pointer", id: "mouse", actions: [{ type: "pointerMove", x, y, duration: 40 }] });
		},
		pressPointer: () => perform({ type: "pointer", id: "mouse", actions: PRESS }),
		tap: (x, y) =>
			perform({
				type: "pointer",
				id: "finger",
				parameters: { pointerType: "touch" },
				actions: [{ type: "pointerMove", x, y, duration: 0 }, ...PRESS],
			}),
		press: (key) => perform({ type: "key", id: "keys", actions: ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] })) }),
		back: () => session.navigate().back(),
		async resize(width, height) {
			// The window's own frame comes on top, and it never becomes narrower than its tool bar (447 px).
			const window = session.manage().window();
			await window.setRect({ width, height });
			const [across, down] = await session.executeScript<[number, number]>("return [innerWidth, innerHeight]");
			await window.setRect({ width: 2 * width - across, height: 2 * height - down });
		},
		async quit() {
			await session.quit();
			driver.kill();
			display.stop();
		},
	};
}
