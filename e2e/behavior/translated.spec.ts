import type { Page } from "@playwright/test";
import { THEME_KEY } from "../../app/theme/theme.ts";
import { expect, test } from "../fixtures.ts";
import { service } from "../site.ts";
import { throwOn } from "../throwing.ts";
import { requestsOf, wake } from "./awake.ts";

const WORD = "Übersetzt";

/** Translates the page as browsers do: wrappers around each text, and language and class on the root. */
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
const footer = (page: Page) => page.getByRole("contentinfo");

async function expectTranslated(page: Page): Promise<void> {
	await expect(heading(page)).toContainText(WORD);
	await expect(html(page)).toHaveAttribute("lang", "de");
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
}

test.beforeEach(({ page }) => page.addInitScript((key) => localStorage.setItem(key, "dark"), THEME_KEY));

test("a page translated before the first sign stays plain: translation, theme and links keep working, and no dead control is left", async ({
	page,
	problems,
}) => {
	const scripts = requestsOf(page, "script");
	await page.goto(service.path);
	await translate(page);
	await page.mouse.move(300, 300);
	await page.keyboard.press("Tab");
	await page.waitForLoadState("networkidle");
	await expectTranslated(page);
	expect(scripts).toEqual([]);
	await expect(page.locator(".copy-address:visible")).toHaveCount(0);
	await footer(page).getByRole("button", { name: /Light/ }).click();
	await expect(html(page)).toHaveAttribute("data-theme", "light");
	await footer(page).locator('a[href="/blog"]').click();
	await expect(page).toHaveURL("/blog");
	await expect(heading(page)).not.toContainText(WORD);
	expect(problems).toEqual([]);
});

test("React leaves a page alone whose texts were replaced in place", async ({ page, problems }) => {
	await page.goto(service.path);
	await page.evaluate(() => document.querySelector("h1")?.replaceChildren("Übersetzt"));
	const before = await page.locator("body").innerHTML();
	await page.keyboard.press("Shift");
	await page.waitForLoadState("networkidle");
	expect(await page.locator("body").innerHTML()).toBe(before);
	expect(problems).toEqual([]);
});

test("on a page translated after waking, controls keep working, and links and Back load the next page", async ({ page, problems }) => {
	await page.goto("/about-us");
	await wake(page);
	await footer(page).locator(`a[href="${service.path}"]`).click();
	await expect(heading(page)).toBeFocused();
	await translate(page);
	await page.getByRole("button", { name: /Services/ }).click();
	await page.keyboard.press("Escape");
	await page.locator("details[name=faq] summary").first().click();
	await expectTranslated(page);

	let loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith("/about-us"));
	await page.goBack();
	await loaded;
	await expect(heading(page)).not.toContainText(WORD);
	await wake(page);
	await translate(page);
	loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith("/blog"));
	await footer(page).locator('a[href="/blog"]').click();
	await loaded;
	expect(problems).toEqual([]);
});

/** Returns what the root shows: background, and the media of the browser bar's colors. */
const look = (page: Page) =>
	page.evaluate(() => [
		getComputedStyle(document.documentElement).backgroundColor,
		...[...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.getAttribute("media")),
	]);

test("attributes of the root survive the error screen and the way back", async ({ page }) => {
	await throwOn(page, "/about-us", 'new Error("Thrown on purpose.")');
	await page.goto("/contact-us");
	await wake(page);
	await page.evaluate(() => document.documentElement.classList.add("of-an-extension"));
	const dark = await look(page);
	await footer(page).locator('a[href="/about-us"]').click();
	await expect(page).toHaveTitle("Unexpected Application Error!");
	for (const back of [true, false]) {
		await expect(html(page)).toHaveClass(/of-an-extension/);
		expect(await look(page)).toEqual(dark);
		if (back) await page.goBack();
		await expect(page).not.toHaveTitle("Unexpected Application Error!");
	}
	await footer(page).getByRole("button", { name: "Light" }).click();
	await expect(footer(page).getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "true");
});

test("attributes of the root survive a hydration mismatch", async ({ page, problems }) => {
	await page.route("**/contact-us", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>(?:<small[^>]*>)?)[^<]+/, "$1Something else") });
	});
	await page.goto("/contact-us");
	await page.evaluate(() => document.documentElement.classList.add("of-an-extension"));
	const dark = await look(page);
	await wake(page);
	// This also proves that the tests would notice a mismatch.
	expect(problems.join()).toContain("Minified React error #418");
	await expect(heading(page)).not.toHaveText("Something else");
	await expect(html(page)).toHaveClass(/of-an-extension/);
	expect(await look(page)).toEqual(dark);
});
