import { expect, test } from "@playwright/test";
import { ENGINES, startVisitor } from "../e2e/engines/engines.ts";
import { type EditedSite, HOME, startEditing } from "./journeys.setup.ts";

let site: EditedSite;

test.beforeAll(async () => {
	test.setTimeout(300_000);
	site = await startEditing();
});
test.afterAll(() => site.copy.remove());

for (const { engine, missing, start } of ENGINES) {
	test(`${engine}: edits text on the page and undoes the edit`, { tag: "@long" }, async () => {
		test.skip(missing !== "", `${missing}: not installed (docs/testing.md, "Programs")`);
		test.setTimeout(240_000);
		const visitor = await startVisitor(start, site.url);
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
			await visitor.stop();
		}
	});
}
