import type { Page } from "@playwright/test";
import { THEME_KEY } from "../app/theme/theme.ts";
import { themeColors } from "../shared/theme-colors.ts";
import { wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";

const control = (page: Page) => page.getByRole("contentinfo").getByRole("group", { name: "Theme" });
const choose = (page: Page, name: "Light" | "Dark" | "System") => control(page).getByRole("button", { name }).click();

const [light, dark] = themeColors.map(({ color }) => {
	const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
	return { paper: `rgb(${red}, ${green}, ${blue})`, bar: color };
});

/** What the visitor sees: the page's ground, the native controls' scheme, the colour of the browser's bar. */
const look = (page: Page) =>
	page.evaluate(() => {
		const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
		const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
		return { paper: backgroundColor, colorScheme, bars: metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content) };
	});
const LIGHT = { paper: light?.paper, colorScheme: "light", bars: [light?.bar] };
const DARK = { paper: dark?.paper, colorScheme: "dark", bars: [dark?.bar] };
const system = (of: typeof LIGHT) => ({ ...of, colorScheme: "light dark" });

test("light, dark and system: ground, native controls, the browser's bar, and which one is on", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/contact-us");
	await wake(page);
	for (const [name, expected] of [
		["Light", LIGHT],
		["Dark", DARK],
		["System", system(DARK)],
		["Light", LIGHT],
	] as const) {
		await choose(page, name);
		await expect(control(page).locator("[aria-pressed=true]")).toHaveText(name);
		expect(await look(page)).toEqual(expected);
	}
});

test("by key, in the phone menu as well", { tag: "@long" }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/contact-us");
	await page.getByRole("button", { name: "Menu" }).press("Enter");
	const inMenu = page.locator("#phone-menu").getByRole("group", { name: "Theme" });
	await inMenu.getByRole("button", { name: "Dark" }).press("Enter");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(inMenu.locator("[aria-pressed=true]")).toHaveText("Dark");
	await expect(control(page).locator("[aria-pressed=true]")).toHaveText("Dark");
});

for (const [stored, scheme, expected] of [
	["dark", "light", DARK],
	["light", "dark", LIGHT],
] as const) {
	test(`no flash: ${stored} is set before the body is parsed, on a ${scheme} system`, { tag: stored === "dark" ? [] : "@long" }, async ({
		page,
		problems,
	}) => {
		await page.emulateMedia({ colorScheme: scheme });
		await page.addInitScript(
			([key, theme]) => {
				localStorage.setItem(key, theme);
				const seen = { bodyWhenSet: true, firstFrame: "" };
				Object.assign(window, { seen });
				new MutationObserver((_, observer) => {
					if (!document.documentElement?.dataset.theme) return;
					observer.disconnect();
					seen.bodyWhenSet = document.body !== null;
				}).observe(document, { attributes: true, childList: true, subtree: true });
				const frame = () => {
					if (!document.body) requestAnimationFrame(frame);
					else seen.firstFrame = getComputedStyle(document.documentElement).backgroundColor;
				};
				requestAnimationFrame(frame);
			},
			[THEME_KEY, stored] as const,
		);
		await page.goto("/");
		await expect.poll(() => page.evaluate(() => Reflect.get(window, "seen"))).toEqual({ bodyWhenSet: false, firstFrame: expected.paper });
		expect(await look(page)).toEqual(expected);
		// The buttons tell it before anything is loaded, and after.
		const pressed = control(page).locator("[aria-pressed=true]");
		await expect(pressed).toHaveText(stored, { ignoreCase: true });
		await expect(page.locator("html")).not.toHaveAttribute("data-awake");
		await wake(page);
		await expect(pressed).toHaveText(stored, { ignoreCase: true });
		expect(problems.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
	});
}

test("is kept across pages, by load and by client navigation", async ({ page }) => {
	await page.goto("/contact-us");
	await choose(page, "Dark");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
	await expect(page).toHaveURL("/blog");
	expect(await look(page)).toEqual(DARK);
	await page.goto("/about-us");
	expect(await look(page)).toEqual(DARK);
	await wake(page);
	await expect(control(page).locator("[aria-pressed=true]")).toHaveText("Dark");
	await choose(page, "System");
	await page.reload();
	expect(await look(page)).toEqual(system(LIGHT));
});

test("other tabs follow, awake or not", { tag: "@long" }, async ({ page, context }) => {
	await page.goto("/contact-us");
	await wake(page);
	const tabs = await Promise.all([0, 1].map(() => context.newPage()));
	for (const tab of tabs) {
		await tab.route(/unsplash/, (route) => route.abort());
		await tab.goto("/contact-us");
	}
	const [asleep, woken] = tabs;
	if (!asleep || !woken) throw new Error("No tabs.");
	await wake(woken);
	await choose(page, "Dark");
	for (const tab of tabs) await expect(tab.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(asleep.locator("html")).not.toHaveAttribute("data-awake");
	await expect(control(woken).locator("[aria-pressed=true]")).toHaveText("Dark");
	await wake(asleep);
	await expect(control(asleep).locator("[aria-pressed=true]")).toHaveText("Dark");
	await choose(woken, "System");
	for (const tab of [page, asleep]) await expect(tab.locator("html")).not.toHaveAttribute("data-theme");
});

test("a page that the browser kept whole shows the choice made meanwhile", { tag: "@long" }, async ({ page }) => {
	await page.goto("/contact-us");
	// Playwright turns the back/forward cache off, so its event is sent by hand.
	await page.evaluate((key) => {
		localStorage.setItem(key, "dark");
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	}, THEME_KEY);
	expect(await look(page)).toEqual(DARK);
});

test("system follows the system live, a choice does not", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/contact-us");
	expect(await look(page)).toEqual(system(LIGHT));
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await look(page)).toEqual(system(DARK));
	await choose(page, "Light");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
	await page.emulateMedia({ colorScheme: "light" });
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await look(page)).toEqual(LIGHT);
});
