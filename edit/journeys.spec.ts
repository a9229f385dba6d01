import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect as base, test } from "@playwright/test";
import { content, site as settings } from "../e2e/site.ts";
import type { EditedSite } from "./journeys.setup.ts";
import { HOME, startEditing } from "./journeys.setup.ts";

// One server for all tests in this file.
test.describe.configure({ mode: "default", timeout: 60_000 });

// Reloading a page can take seconds on a busy machine.
const expect = base.configure({ timeout: 20_000 });

const [service] = content.services;
const servicePath = service?.path ?? "/";
let site: EditedSite;

test.beforeAll(async ({ browser }) => {
	test.setTimeout(300_000);
	site = await startEditing();
	// On the first visit, Vite bundles dependencies and reloads the page.
	const page = await browser.newPage();
	await open(page, "/");
	await page.waitForTimeout(3000);
	await page.close();
});
test.afterAll(() => site.copy.remove());

const textOf = (path: string, file?: string) => site.textOf(path, file);
const difference = () => site.difference();

async function open(page: Page, path: string) {
	await page.route(`${settings.photoHost}/**`, (route) => route.abort());
	await page.goto(site.url + path);
	await page.waitForSelector("[data-edit]", { timeout: 60_000 });
}

const shows = (page: Page, ref: string) => page.locator(`[data-edit~="${ref}"]`).first();
const dialogOf = (page: Page) => page.locator("site-edit dialog[open]");

const LINKS = "content/services/link-building.md";

/** Opens a field's dialog by clicking its text. */
async function edit(page: Page, ref: string) {
	await shows(page, ref).click({ position: { x: 6, y: 8 } });
	await expect(dialogOf(page)).toBeVisible();
	return dialogOf(page);
}

/** Performs an action and waits for the page to reload. */
async function reloads(page: Page, act: () => Promise<unknown>) {
	const loaded = page.waitForEvent("load", { timeout: 20_000 }).catch(async () => {
		throw new Error(
			`The page did not reload: ${await page.locator("site-edit").textContent()} ${await page.getByRole("alert").allTextContents()}`,
		);
	});
	await act();
	await loaded;
	await page.waitForSelector("[data-edit]");
}

async function undoAll(page: Page) {
	const undo = page.getByRole("button", { name: "Undo" });
	while (difference() !== "") {
		await expect(undo).toBeEnabled();
		await reloads(page, () => undo.click());
	}
}

for (const width of [1280, 390]) {
	test(`at ${width} px, edits fields, lists, choices, and an article, and Undo restores all bytes`, { tag: "@long" }, async ({ page }) => {
		test.setTimeout(300_000);
		await page.setViewportSize({ width, height: 844 });
		await open(page, "/");
		const save = () => reloads(page, () => dialogOf(page).getByRole("button", { name: "Save" }).click());

		// The editing bar is above the site's own bar.
		const [bar, chat] = await Promise.all([page.locator("site-edit .bar").boundingBox(), page.locator(".dock-chat").boundingBox()]);
		if (width < 768) expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);

		let dialog = await edit(page, `${HOME}#hero.intro`);
		const text = "We’re #1: “ask” anyone.\nThen ask us.";
		await dialog.getByRole("textbox").first().fill(text);
		await reloads(page, () => page.keyboard.press("Control+Enter"));
		await expect(shows(page, `${HOME}#hero.intro`)).toContainText("We’re #1: “ask” anyone. Then ask us.");
		expect(textOf("hero.intro")).toBe(text);
		await expect(page.locator("site-edit output")).toContainText("Saved");
		await expect(shows(page, `${HOME}#hero.intro`)).toBeFocused();

		// The form has the headline's phrase and the title that contains it.
		dialog = await edit(page, `${HOME}#hero.links.0.text`);
		await expect(dialog.getByRole("textbox").nth(1)).toHaveValue("Get clicked. ==Get cited.==");
		await dialog.getByRole("textbox").first().fill("Get found.");
		await dialog.getByRole("textbox").nth(1).fill("Get found. ==Get cited.==");
		await save();
		await expect(page.locator("h1")).toContainText("Get found.");

		dialog = await edit(page, `${HOME}#faq.1.question`);
		await dialog.getByRole("button", { name: "Add below: FAQ" }).click();
		await expect(dialog).toContainText("New entry in FAQ, below entry 2");
		await dialog.getByRole("textbox", { name: "Question" }).fill("Is this a new question?");
		await dialog.getByRole("textbox", { name: "Answer", exact: true }).fill("Yes: it was added on the page.");
		await save();
		expect(textOf("faq.2.answer")).toBe("Yes: it was added on the page.");
		dialog = await edit(page, `${HOME}#faq.2.question`);
		await reloads(page, () => dialog.getByRole("button", { name: "Move up" }).click());
		dialog = await edit(page, `${HOME}#faq.1.question`);
		await expect(dialog.getByRole("textbox").first()).toHaveValue("Is this a new question?");
		await reloads(page, () => dialog.getByRole("button", { name: "Remove" }).click());
		await expect(page.getByText("Is this a new question?")).toBeHidden();

		// An icon opens its picker.
		dialog = await edit(page, `${LINKS}#icon`);
		await dialog.getByRole("searchbox").fill("heart");
		await dialog.getByRole("radio", { name: "Heart", exact: true }).check();
		await save();
		expect(textOf("icon", LINKS)).toBe("heart");

		await page.getByRole("button", { name: "Changes" }).click();
		await expect(dialogOf(page)).toContainText("since the last commit: 2");
		await expect(dialogOf(page).getByRole("link", { name: HOME })).toHaveAttribute("href", "/");
		await dialogOf(page).getByRole("button", { name: "Close" }).click();

		await open(page, servicePath);
		dialog = await edit(page, `${service?.file}#(article)`);
		const box = dialog.getByRole("textbox");
		await box.fill(`${await box.inputValue()}\nA paragraph of its own, with **bold** words.\n`);
		await expect(dialog.getByRole("region", { name: "Preview" }).locator("strong", { hasText: "bold" })).toBeAttached();
		await save();
		await expect(page.locator("main strong", { hasText: "bold" })).toBeAttached();

		await page.getByRole("button", { name: "Page", exact: true }).click();
		await dialogOf(page).getByRole("textbox").first().press("End");
		await page.keyboard.insertText("!");
		await expect(dialogOf(page).getByRole("region", { name: "As a search result" })).toContainText("!");
		await dialogOf(page).getByText("Other fields of the page").click();
		await dialogOf(page)
			.getByText(/^Photo of the card:/)
			.click();
		const photo = dialogOf(page).getByRole("radio", { checked: false }).first();
		const wanted = await photo.getAttribute("value");
		await photo.check();
		await save();
		expect(textOf("photo", service?.file)).toBe(wanted);
		await undoAll(page);
		expect(difference()).toBe("");
	});
}

test("shows the build's message, counts characters, and confirms before discarding a change", { tag: "@long" }, async ({ page }) => {
	await open(page, "/");
	const dialog = await edit(page, `${HOME}#hero.times`);
	await dialog.getByRole("textbox").first().fill("x".repeat(91));
	await expect(dialog.getByText("91 of 90 characters")).toBeVisible();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByRole("alert")).toContainText("hero.times: found");
	await expect(dialog.getByRole("alert")).toContainText("at most 90 characters");
	const { violations } = await new AxeBuilder({ page }).include("site-edit").analyze();
	expect(violations).toEqual([]);
	page.once("dialog", (question) => question.dismiss());
	await page.keyboard.press("Escape");
	await expect(dialog).toBeVisible();
	page.once("dialog", (question) => question.accept());
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	expect(difference()).toBe("");
});

test("shows both versions if the file changed, and delays the reload while the dialog is open", { tag: "@long" }, async ({ page }) => {
	await open(page, "/");
	const dialog = await edit(page, `${HOME}#hero.audit`);
	await dialog.getByRole("textbox").first().fill("Mine");
	const file = join(site.copy.dir, HOME);
	const before = readFileSync(file, "utf8");
	writeFileSync(file, before.replace(/^ {2}audit: .*$/m, "  audit: Theirs"));
	await page.waitForTimeout(1500);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByRole("textbox", { name: "In the file now" })).toHaveValue("Theirs");
	expect(textOf("hero.audit")).toBe("Theirs");
	await reloads(page, () => dialog.getByRole("button", { name: "Save" }).click());
	await expect(shows(page, `${HOME}#hero.audit`)).toContainText("Mine");
	await reloads(page, () => page.getByRole("button", { name: "Undo" }).click());
	await expect(shows(page, `${HOME}#hero.audit`)).toContainText("Theirs");
	writeFileSync(file, before);
});

test("Browse and Alt+click follow links, and clicking interface text names its file", { tag: "@long" }, async ({ page }) => {
	test.setTimeout(180_000);
	await open(page, "/");
	const link = page.locator("main a[href='/services']").first();
	await link.click();
	await expect(dialogOf(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("heading", { name: "Frequently Asked Questions" }).click();
	await expect(dialogOf(page)).toContainText("app/words.ts");
	await page.keyboard.press("Escape");
	await link.click({ modifiers: ["Alt"] });
	await expect(page).toHaveURL(/\/services$/);
	await page.waitForSelector("[data-edit]");
	await page.getByRole("button", { name: "Browse" }).click();
	await expect(page.getByRole("button", { name: "Browse" })).toHaveAttribute("aria-pressed", "true", { timeout: 60_000 });
	await page.locator("main a[href^='/services/']").first().click();
	await expect(page).toHaveURL(/\/services\/./);
});

test("matches identical short texts to the fields of their own entries", { tag: "@long" }, async ({ page }) => {
	const file = "content/services/link-building.md";
	await open(page, "/services/link-building");
	const tiers = page.locator(`[data-edit*="${file}#pricing.tiers."]`);
	await expect(page.locator(`[data-edit~="${file}#pricing.tiers.2.domainCriteria.0"]`).first()).toBeAttached();
	const refs = await tiers.evaluateAll((elements) => elements.map((element) => element.getAttribute("data-edit") ?? ""));
	const order = refs.flatMap((ref) => /tiers\.(\d)\.domainCriteria\.0/.exec(ref)?.[1] ?? []);
	expect(order).toEqual(["0", "1", "2"]);
});

/** Presses Tab until focus is on a field, or on a control with this name. */
async function tabTo(page: Page, wanted: string) {
	for (let presses = 0; presses < 400; presses++) {
		await page.keyboard.press("Tab");
		const focused = await page.evaluate(() => {
			const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
			return ["data-edit", "aria-label"].map((name) => element?.getAttribute(name)).concat(element?.textContent ?? "");
		});
		if (focused.some((name) => name?.split(/ (?=content)/).some((part) => part.startsWith(wanted)))) return;
	}
	throw new Error(`Pressing Tab never reached ${wanted}.`);
}

test("edits a sentence, adds a question, and shows and undoes changes by keyboard alone", { tag: "@long" }, async ({ page }) => {
	test.setTimeout(120_000);
	await open(page, "/");
	await tabTo(page, `${HOME}#hero.audit`);
	await page.keyboard.press("Enter");
	await expect(dialogOf(page).getByRole("textbox").first()).toBeFocused();
	await page.keyboard.press("Control+End");
	await page.keyboard.insertText(" By keyboard.");
	await reloads(page, () => page.keyboard.press("Control+Enter"));
	await expect(shows(page, `${HOME}#hero.audit`)).toContainText("By keyboard.");

	await tabTo(page, `${HOME}#faq.0.question`);
	await page.keyboard.press("Enter");
	await tabTo(page, "Add below");
	await page.keyboard.press("Enter");
	await expect(dialogOf(page).getByRole("textbox", { name: "Question" })).toBeFocused();
	await page.keyboard.insertText("Is this new?");
	for (const text of ["", "Yes: by keyboard."]) {
		await page.keyboard.press("Tab");
		await page.keyboard.insertText(text);
	}
	await reloads(page, () => page.keyboard.press("Control+Enter"));
	await page.getByRole("button", { name: "Changes" }).focus();
	await page.keyboard.press("Enter");
	await expect(dialogOf(page)).toContainText("Yes: by keyboard.");
	await page.keyboard.press("Escape");
	for (let steps = 2; steps > 0; steps--) {
		await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
		await reloads(page, () => page.keyboard.press("Control+z"));
	}
	expect(difference()).toBe("");
});
