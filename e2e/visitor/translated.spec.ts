import type { Page } from "@playwright/test";
import { TOASTS } from "../../shared/constants.ts";
import { requestsOf, wake } from "../awake.ts";
import { TEST_BUILD } from "../builds.ts";
import { expect, test } from "../fixtures.ts";
import { service } from "../site.ts";

const WORD = "Übersetzt";

/** Translates the page as browsers do: each text in wrappers of its own, language and class on the root. */
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

/** The page is still translated, and its theme is as it was chosen. */
async function expectTranslated(page: Page): Promise<void> {
	await expect(heading(page)).toContainText(WORD);
	await expect(html(page)).toHaveAttribute("lang", "de");
	await expect(html(page)).toHaveClass(/translated-ltr/);
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
}

/** Marks the document, so that a page load would show. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, "marked"));

test("translated before the first sign, a page stays translated, keeps its theme, and its links work", async ({ page, problems }) => {
	const scripts = requestsOf(page, "script");
	await page.goto(service.path);
	await footer(page)
		.getByRole("button", { name: "Dark" })
		.evaluate((button: HTMLElement) => button.click());
	// The theme control needs no script of its own.
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
	await page.waitForLoadState("networkidle");
	expect(scripts).toEqual([]);
	await page.reload();
	await translate(page);
	await page.mouse.move(300, 300);
	await page.keyboard.press("Tab");
	await page.waitForLoadState("networkidle");
	await expectTranslated(page);
	expect(scripts).toEqual([]);
	// No control is left that does nothing.
	await expect(page.locator(".copy-address:visible")).toHaveCount(0);
	await page.getByText("Read More").click();
	await expect(page.locator("details.article")).toHaveAttribute("open", "");
	await footer(page)
		.getByRole("button", { name: /System/ })
		.click();
	await expect(html(page)).not.toHaveAttribute("data-theme");
	await footer(page).locator('a[href="/blog"]').click();
	await expect(page).toHaveURL("/blog");
	await expect(heading(page)).not.toContainText(WORD);
	expect(problems).toEqual([]);
});

for (const [name, change] of [
	["another language of the root alone", () => document.documentElement.setAttribute("lang", "de")],
	["texts replaced in place", () => document.querySelector("h1")?.replaceChildren("Übersetzt")],
] as const) {
	test(`${name}: React leaves the page as it is`, { tag: "@long" }, async ({ page, problems }) => {
		await page.goto(service.path);
		await page.evaluate(change);
		const before = await page.locator("body").innerHTML();
		await page.keyboard.press("Shift");
		await page.waitForLoadState("networkidle");
		expect(await page.locator("body").innerHTML()).toBe(before);
		expect(problems).toEqual([]);
	});
}

test("translated after waking, what React changes does no harm, and links load the next page", { tag: "@long" }, async ({
	page,
	context,
	problems,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(`${service.path}?debug=true`);
	await page.getByRole("region", { name: "Performance monitor" }).waitFor();
	await footer(page).getByRole("button", { name: "Dark" }).click();
	await translate(page);
	await mark(page);
	await page.clock.install();
	const copy = page.locator(".copy-address").first();
	await copy.click();
	await expect(copy).toContainText("Copied");
	await page.clock.runFor(TOASTS.stacking.duration + 100);
	await expect(copy.locator("svg")).toBeVisible();
	await page.getByRole("region", { name: "Performance monitor" }).getByRole("button").first().click();
	await page.getByRole("region", { name: "Performance monitor" }).getByRole("button").last().click();
	await page.getByRole("button", { name: /Services/ }).click();
	await page.keyboard.press("Escape");
	await page.locator("details[name=faq] summary").first().click();
	await expectTranslated(page);
	expect(await isMarked(page)).toBe(true);
	await footer(page).locator('a[href="/blog"]').click();
	await expect(page).toHaveURL("/blog");
	expect(await isMarked(page), "the browser has loaded the page").toBe(false);
	expect(problems).toEqual([]);
});

test("going back on a translated page loads the page that one goes back to", { tag: "@long" }, async ({ page }) => {
	await page.goto("/about-us");
	await wake(page);
	await footer(page).locator('a[href="/blog"]').click();
	await expect(page).toHaveURL("/blog");
	// The address changes first, the page follows.
	await expect(heading(page)).toBeFocused();
	await translate(page);
	await mark(page);
	const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith("/about-us"));
	await page.goBack();
	await loaded;
	await expect(page).toHaveURL("/about-us");
	await expect(heading(page)).toBeVisible();
	await expect(heading(page)).not.toContainText(WORD);
});

test.describe("what others set on the root", { tag: "@long" }, () => {
	test.use({ baseURL: TEST_BUILD.url });

	test("survives the error screen and the way back, with theme and styles", async ({ page }) => {
		await page.goto("/contact-us");
		await wake(page);
		await footer(page).getByRole("button", { name: "Dark" }).click();
		await page.evaluate(() => {
			document.documentElement.classList.add("of-an-extension");
			document.querySelector("main")?.append(Object.assign(document.createElement("a"), { href: "/__throws", textContent: "Throw" }));
		});
		const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
		const dark = await paper();
		const bars = () => page.locator("meta[name=theme-color]").evaluateAll((metas) => metas.map((meta) => meta.getAttribute("media")));
		const darkBars = await bars();
		await page.getByRole("link", { name: "Throw" }).click();
		await expect(page).toHaveTitle("Unexpected Application Error!");
		for (const at of ["the error screen", "the page again"]) {
			await expect(html(page), at).toHaveClass(/of-an-extension/);
			await expect(html(page), at).toHaveAttribute("data-theme", "dark");
			await expect(html(page), at).toHaveAttribute("data-awake", "");
			expect(await paper(), at).toBe(dark);
			expect(await bars(), at).toEqual(darkBars);
			if (at === "the error screen") await page.goBack();
			await expect(page).toHaveURL("/contact-us");
			await expect(page).not.toHaveTitle("Unexpected Application Error!");
		}
		await expect(footer(page).getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
		await footer(page).getByRole("button", { name: "Light" }).click();
		await expect(footer(page).getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "true");
	});

	test("survives a mismatch that makes React render everything anew", async ({ page, problems }) => {
		await page.route("**/contact-us", async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>(?:<small[^>]*>)?)[^<]+/, "$1Something else") });
		});
		await page.goto("/contact-us");
		await page.evaluate(() => {
			document.documentElement.classList.add("of-an-extension");
			localStorage.setItem("theme", "dark");
			dispatchEvent(new StorageEvent("storage", { key: "theme" }));
		});
		const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
		const dark = await paper();
		await wake(page);
		// Which shows as well that the tests would see a mismatch.
		expect(problems.join()).toContain("Minified React error #418");
		await expect(heading(page)).not.toHaveText("Something else");
		await expect(html(page)).toHaveClass(/of-an-extension/);
		await expect(html(page)).toHaveAttribute("data-theme", "dark");
		expect(await paper()).toBe(dark);
		await expect(footer(page).getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
	});
});
