import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { startFirefox } from "../e2e/engines/firefox.ts";
import { createVisitor } from "../e2e/engines/visitor.ts";
import { startWebKit } from "../e2e/engines/webkit.ts";
import { programPath } from "../e2e/servers/servers.ts";
import type { EditedSite } from "./journeys.setup.ts";
import { HOME, startEditing } from "./journeys.setup.ts";

let site: EditedSite;

test.beforeAll(async () => {
	test.setTimeout(300_000);
	site = await startEditing();
});
test.afterAll(() => site.copy.remove());

const ENGINES = [
	{ engine: "Gecko", programs: ["firefox-esr", "Xvfb", "xdotool"], start: startFirefox },
	{ engine: "WebKit", programs: ["WebKitWebDriver", "Xvfb"], start: startWebKit },
];

for (const { engine, programs, start } of ENGINES) {
	test(`${engine}: clicking text opens its form, Save shows the new text, and Undo restores the old text`, {
		tag: "@long",
	}, async () => {
		test.skip(
			programs.some((program) => !programPath(program)),
			`${programs.join(", ")}: not all installed`,
		);
		test.setTimeout(240_000);
		const display: ChildProcess = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {
			stdio: ["ignore", "pipe", "ignore"],
		});
		process.env.DISPLAY = `:${String(await once(display.stdout ?? display, "data")).trim()}`;
		const visitor = createVisitor(await start(), site.url);
		try {
			await visitor.resize(1280, 800);
			await visitor.open("/");
			const words = `[data-edit~="${HOME}#hero.intro"]`;
			await visitor.sees("site-edit");
			await visitor.sees(words);
			await visitor.click(words);
			await visitor.until("the dialog", () => document.querySelector("site-edit")?.shadowRoot?.activeElement?.tagName === "TEXTAREA");
			await visitor.evaluate((text) => {
				const box = document.querySelector("site-edit")?.shadowRoot?.activeElement;
				if (box instanceof HTMLTextAreaElement) box.select();
				document.execCommand("insertText", false, text);
			}, `Written in ${engine}.`);
			await visitor.evaluate(() =>
				document.querySelector("site-edit")?.shadowRoot?.querySelector<HTMLElement>("dialog [type=submit]")?.click(),
			);
			await visitor.until("the new words", (text) => document.querySelector("main")?.textContent?.includes(text), `Written in ${engine}.`);
			expect(site.textOf("hero.intro")).toBe(`Written in ${engine}.`);
			const undoable = () => {
				const undo = document.querySelector("site-edit")?.shadowRoot?.querySelector<HTMLButtonElement>("[name=undo]:enabled");
				undo?.click();
				return Boolean(undo);
			};
			await visitor.until("Undo", undoable);
			await visitor.until("the old words", (text) => !document.querySelector("main")?.textContent?.includes(text), `Written in ${engine}.`);
			expect(site.difference()).toBe("");
		} finally {
			await visitor.quit();
			display.kill();
		}
	});
}
