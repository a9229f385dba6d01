import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect as base, type Page, test } from "@playwright/test";
import { content, site as settings } from "../e2e/site.ts";
import { type EditedSite, HOME, startEditing } from "./journeys.setup.ts";

// One server for all tests in this file.
test.describe.configure({ mode: "default", timeout: 60_000 });

// Reloading a page can take seconds on a busy machine.
const expect = base.configure({ timeout: 20_000 });

const LINKS = "content/services/link-building.md";
const [service] = content.services;
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

async function open(page: Page, path: string) {
	await page.route(`${settings.photoHost}/**`, (route) => route.abort());
	await page.goto(site.url + path);
	await page.waitForSelector("[data-edit]", { timeout: 60_000 });
}

const shows = (page: Page, ref: string) => page.locator(`[data-edit~="${ref}"]`).first();
const dialogOf = (page: Page) => page.locator("site-edit dialog[open]");
const button = (page: Page, name: string) => page.locator("site-edit").getByRole("button", { name, exact: true });
const box = (page: Page, name?: string) => dialogOf(page).getByRole("textbox", { name, exact: true }).first();

/** Opens a field's dialog by clicking its text. */
async function edit(page: Page, ref: string) {
	await shows(page, ref).click({ position: { x: 6, y: 8 } });
	await expect(dialogOf(page)).toBeVisible();
	return dialogOf(page);
}

/** Performs an action and waits for the page to reload. */
async function reloads(page: Page, act: () => Promise<unknown>) {
	const loaded = page.waitForEvent("load", { timeout: 20_000 }).catch(async () => {
		throw new Error(`The page did not reload: ${await page.locator("site-edit").textContent()}`);
	});
	await act();
	await loaded;
	await page.waitForSelector("[data-edit]");
}
const save = (page: Page) => reloads(page, () => button(page, "Save").click());

/** Repeats an undo action until the content equals the last commit, and checks that Undo is disabled then. */
async function undoAll(page: Page, act = () => button(page, "Undo").click()) {
	while (site.difference() !== "") {
		await expect(button(page, "Undo")).toBeEnabled();
		await reloads(page, act);
	}
	await expect(button(page, "Undo")).toBeDisabled();
}

for (const width of [1280, 390]) {
	test(`at ${width} px, edits fields, lists, choices, and an article, and undoes every edit`, { tag: "@long" }, async ({ page }) => {
		test.setTimeout(300_000);
		await page.setViewportSize({ width, height: 844 });
		await open(page, "/");

		// The editing bar is above the site's own bar.
		const [bar, chat] = await Promise.all([page.locator("site-edit .bar").boundingBox(), page.locator(".dock-chat").boundingBox()]);
		if (width < 768) expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);

		await edit(page, `${HOME}#hero.intro`);
		const text = "We’re #1: “ask” anyone.\nThen ask us.";
		await box(page).fill(text);
		await reloads(page, () => page.keyboard.press("Control+Enter"));
		await expect(shows(page, `${HOME}#hero.intro`)).toContainText("We’re #1: “ask” anyone. Then ask us.");
		expect(site.textOf("hero.intro")).toBe(text);
		await expect(page.locator("site-edit output")).toContainText("Saved");
		await expect(shows(page, `${HOME}#hero.intro`)).toBeFocused();

		// The headline comes first. It must contain the link's text, so Save asks for a new one.
		const headline = (await edit(page, `${HOME}#hero.links.0.text`)).getByRole("textbox");
		await expect(headline.nth(0)).toBeFocused();
		await expect(button(page, "Move down")).toBeVisible();
		await headline.nth(1).fill("Get found.");
		await button(page, "Save").click();
		await expect(dialogOf(page).getByRole("alert")).toContainText("Hero › Title: found");
		await expect(headline.nth(0)).toHaveValue("Get clicked. ==Get cited.==");
		await expect(headline.nth(0)).toBeFocused();
		await headline.nth(0).fill("Get found. ==Get cited.==");
		await save(page);
		await expect(page.locator("h1")).toContainText("Get found.");

		await edit(page, `${HOME}#faq.1.question`);
		await button(page, "Add below").click();
		await expect(dialogOf(page)).toContainText("New entry in FAQ, below FAQ 2");
		await box(page, "Question").fill("Is this a new question?");
		await box(page, "Answer").fill("Yes: it was added on the page.");
		await save(page);
		expect(site.textOf("faq.2.answer")).toBe("Yes: it was added on the page.");
		await edit(page, `${HOME}#faq.2.question`);
		await reloads(page, () => button(page, "Move up").click());
		await edit(page, `${HOME}#faq.1.question`);
		await expect(box(page)).toHaveValue("Is this a new question?");
		await reloads(page, () => button(page, "Remove").click());
		await expect(page.locator("main").getByText("Is this a new question?")).toBeHidden();

		// Choosing a photo shows its own alt text.
		await open(page, "/blog");
		await page.locator("[data-edit*='photos.md#']").first().click();
		const other = dialogOf(page).getByRole("radio", { checked: false }).nth(3);
		const [alt = ""] = (await other.locator("..").textContent())?.trim().split("\n") ?? [];
		await other.check();
		await expect(box(page, "Alt text")).toHaveValue(alt);
		page.once("dialog", (question) => question.accept());
		await button(page, "Cancel").click();

		await open(page, "/");
		const icons = await edit(page, `${LINKS}#icon`);
		await icons.getByRole("searchbox").fill("heart");
		await icons.getByRole("radio", { name: "Heart", exact: true }).check();
		await expect(icons.locator("label:has([value=heart]) svg")).toBeVisible();
		await save(page);
		expect(site.difference().match(/^[+-].*heart.*$/gm)).toEqual(["+icon: heart"]);

		await button(page, "Changes").click();
		await expect(dialogOf(page)).toContainText("since the last commit: 2");
		await expect(dialogOf(page).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
		await button(page, "Close").click();

		await open(page, service?.path ?? "/");
		await edit(page, `${service?.file}#(article)`);
		await box(page).fill(`${await box(page).inputValue()}\nA paragraph of its own, with **bold** words.\n`);
		await expect(dialogOf(page).getByRole("region", { name: "Preview" }).locator("strong", { hasText: "bold" })).toBeAttached();
		await save(page);
		await expect(page.locator("main strong", { hasText: "bold" })).toBeAttached();

		await button(page, "Page").click();
		for (const max of [60, 160]) await expect(dialogOf(page).locator(`[data-max="${max}"]`).first()).toBeVisible();
		await box(page).press("End");
		await page.keyboard.insertText("!");
		await expect(dialogOf(page).getByRole("region", { name: "As a search result" })).toContainText("!");
		await dialogOf(page).getByText("Other fields").click();
		const photo = dialogOf(page)
			.getByRole("radiogroup", { name: /^Photo of the card/ })
			.getByRole("radio", { checked: false })
			.first();
		const wanted = await photo.getAttribute("value");
		await expect(dialogOf(page).locator(`label img[src*="${wanted}"]`)).toBeAttached();
		await photo.check();
		await save(page);
		expect(site.textOf("photo", service?.file)).toBe(wanted);
		await undoAll(page);
	});
}

test("explains why text that is too long can't be saved, and asks before discarding it", { tag: "@long" }, async ({ page }) => {
	await open(page, "/");
	const dialog = await edit(page, `${HOME}#hero.times`);
	await box(page).fill("x".repeat(91));
	await expect(dialog.getByText("91 of 90 characters")).toBeVisible();
	await button(page, "Save").click();
	await expect(dialog.getByRole("alert")).toContainText(/Nothing was saved.*Hero › Times: found.*at most 90 characters/s);
	const { violations } = await new AxeBuilder({ page }).include("site-edit").analyze();
	expect(violations).toEqual([]);
	await button(page, "Cancel").focus();
	await page.keyboard.press("Control+z");
	await expect(page.locator("site-edit output")).not.toContainText("nothing to undo");
	for (const leaves of [false, false, true]) {
		page.once("dialog", (question) => (leaves ? question.accept() : question.dismiss()));
		await page.keyboard.press("Escape");
		await expect(dialog).toBeVisible({ visible: !leaves });
	}
	expect(site.difference()).toBe("");
});

test("shows both versions if the file changed, and delays the reload while the dialog is open", { tag: "@long" }, async ({ page }) => {
	await open(page, "/");
	const ref = `${HOME}#hero.audit`;
	await edit(page, ref);
	await box(page).fill("Mine");
	const file = join(site.copy.dir, HOME);
	const before = readFileSync(file, "utf8");
	const theirs = before.replace(/^ {2}audit: .*$/m, "  audit: Theirs").replace(/^ {2}intro: .*\n.*$/m, "  intro: Also theirs");
	writeFileSync(file, theirs);
	await page.waitForTimeout(1500);
	await button(page, "Save").click();
	await expect(dialogOf(page).getByRole("alert")).toContainText("Theirs");
	await expect(box(page)).toHaveValue("Mine");
	expect(readFileSync(file, "utf8")).toBe(theirs);
	await save(page);
	await expect(shows(page, ref)).toContainText("Mine");
	expect(readFileSync(file, "utf8")).toBe(theirs.replace("audit: Theirs", "audit: Mine"));
	await reloads(page, () => button(page, "Undo").click());
	await expect(shows(page, ref)).toContainText("Theirs");
	await reloads(page, async () => writeFileSync(file, before));
});

test("Browse and Alt+click follow links, and clicking interface text shows which file contains it", { tag: "@long" }, async ({ page }) => {
	test.setTimeout(180_000);
	await open(page, "/");
	const link = page.locator("main a[href='/services']").first();
	await link.click();
	await expect(dialogOf(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("heading", { name: "Frequently Asked Questions" }).click();
	await expect(page.locator("site-edit output")).toContainText(/It is in app\/words\.ts:\d+\./);
	await link.click({ modifiers: ["Alt"] });
	await expect(page).toHaveURL(/\/services$/);
	await page.waitForSelector("[data-edit]");
	await button(page, "Browse").click();
	await expect(button(page, "Browse")).toHaveAttribute("aria-pressed", "true", { timeout: 60_000 });
	await page.locator("main a[href^='/services/']").first().click();
	await expect(page).toHaveURL(/\/services\/./);
	// If a quote's marks changed the served HTML, hydration would fail and React would discard the bar.
	await page.goto(`${site.url}/`);
	await expect(page.locator("blockquote mark").first()).toBeAttached();
	await page.mouse.wheel(0, 300);
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
	await expect(button(page, "Browse")).toBeVisible();
});

test("matches identical short strings to the fields of their own entries", { tag: "@long" }, async ({ page }) => {
	await open(page, "/services/link-building");
	const criteria = page.locator(`[data-edit*="${LINKS}#pricing.tiers."][data-edit*="domainCriteria.0"]`);
	await expect(criteria).toHaveCount(3);
	for (const index of [0, 1, 2]) await expect(criteria.nth(index)).toHaveAttribute("data-edit", new RegExp(`tiers\\.${index}\\.`));
});

/** Presses Tab until focus is on a field, or on a control with this text. */
async function tabTo(page: Page, wanted: string) {
	for (let presses = 0; presses < 400; presses++) {
		await page.keyboard.press("Tab");
		const focused = await page.evaluate(() => {
			const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
			return [...(element?.getAttribute("data-edit")?.split(" ") ?? []), element?.textContent];
		});
		if (focused.includes(wanted)) return;
	}
	throw new Error(`Pressing Tab never reached ${wanted}.`);
}

test("edits a sentence, adds a question, and shows and undoes changes by keyboard alone", { tag: "@long" }, async ({ page }) => {
	test.setTimeout(120_000);
	await open(page, "/");
	await tabTo(page, `${HOME}#hero.audit`);
	await page.keyboard.press("Enter");
	await expect(box(page)).toBeFocused();
	await page.keyboard.press("Control+End");
	await page.keyboard.insertText(" By keyboard.");
	await reloads(page, () => page.keyboard.press("Control+Enter"));
	await expect(shows(page, `${HOME}#hero.audit`)).toContainText("By keyboard.");

	await tabTo(page, `${HOME}#faq.0.question`);
	await page.keyboard.press("Enter");
	await tabTo(page, "Add below");
	await page.keyboard.press("Enter");
	await expect(box(page, "Question")).toBeFocused();
	await page.keyboard.insertText("Is this new?");
	for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Tab");
	await page.keyboard.insertText("Yes: by keyboard.");
	await reloads(page, () => page.keyboard.press("Control+Enter"));
	await button(page, "Changes").focus();
	await page.keyboard.press("Enter");
	await expect(dialogOf(page)).toContainText("Yes: by keyboard.");
	await page.keyboard.press("Escape");
	await undoAll(page, () => page.keyboard.press("Control+z"));
});
