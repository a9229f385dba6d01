import type { Page } from "@playwright/test";
import { THEME_KEY } from "../../app/theme/theme.ts";
import { expect, test } from "../fixtures.ts";
import { footerLink, questions, themeControl } from "../locators.ts";
import { service } from "../site.ts";
import { hydrate, requestsOf } from "./hydrate.ts";

const WORD = "Übersetzt";

/** Translates the page like a browser: wraps each text node in two font elements and sets the root's language and class. */
const translate = (page: Page) =>
	page.evaluate((word) => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) texts.push(walker.currentNode);
		for (const text of texts) {
			if (text.parentElement?.closest("script, style")) continue;
			const font = document.createElement("font");
			font.append(Object.assign(document.createElement("font"), { textContent: `${word} ${text.data}` }));
			text.replaceWith(font);
		}
		document.documentElement.lang = "de";
		document.documentElement.className = "translated-ltr";
	}, WORD);

const html = (page: Page) => page.locator("html");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectTranslated(page: Page): Promise<void> {
	await expect(heading(page)).toContainText(WORD);
	await expect(html(page)).toHaveAttribute("lang", "de");
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
}

test.beforeEach(({ page }) => page.addInitScript((key) => localStorage.setItem(key, "dark"), THEME_KEY));

test("a page translated before hydration never hydrates: theme and links work without React", async ({ page, problems }) => {
	const scripts = requestsOf(page, "script");
	await page.goto(service.path);
	await translate(page);
	await page.mouse.move(300, 300);
	await page.keyboard.press("Tab");
	await page.waitForLoadState("networkidle");
	await expectTranslated(page);
	expect(scripts).toEqual([]);
	await expect(page.locator(".copy-address:visible")).toHaveCount(0);
	await themeControl(page).getByRole("button", { name: /Light/ }).click();
	await expect(html(page)).toHaveAttribute("data-theme", "light");
	await footerLink(page, "/blog").click();
	await expect(page).toHaveURL("/blog");
	await expect(heading(page)).not.toContainText(WORD);
	expect(problems).toEqual([]);
});

test("a page translated after hydration keeps working, and its links and Back trigger full page loads", async ({ page, problems }) => {
	await page.goto("/about-us");
	await hydrate(page);
	await footerLink(page, service.path).click();
	await expect(heading(page)).toBeFocused();
	await translate(page);
	await page.getByRole("button", { name: /Services/ }).click();
	await page.keyboard.press("Escape");
	await questions(page).locator("summary").first().click();
	await expectTranslated(page);

	const loads = requestsOf(page, "document");
	await page.goBack();
	await expect(heading(page)).not.toContainText(WORD);
	await hydrate(page);
	await translate(page);
	await footerLink(page, "/blog").click();
	await expect(heading(page)).not.toContainText(WORD);
	expect(loads).toEqual(["/about-us", "/blog"]);
	expect(problems).toEqual([]);
});

test("a hydration mismatch is logged, and the root element keeps its theme and a browser extension's class", async ({ page, problems }) => {
	await page.route("**/contact-us", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>(?:<small[^>]*>)?)[^<]+/, "$1Something else") });
	});
	await page.goto("/contact-us");
	await page.evaluate(() => document.documentElement.classList.add("of-an-extension"));
	const bars = () => page.locator("meta[name=theme-color]").evaluateAll((all) => all.map((meta) => meta.getAttribute("media")));
	const before = await bars();
	await hydrate(page);
	expect(problems.join()).toContain("Minified React error #418");
	await expect(heading(page)).not.toHaveText("Something else");
	await expect(html(page)).toHaveClass(/of-an-extension/);
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
	expect(await bars()).toEqual(before);
});
