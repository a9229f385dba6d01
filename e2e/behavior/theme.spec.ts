import type { Page } from "@playwright/test";
import { THEME_KEY } from "../../app/theme/theme.ts";
import { colorOf } from "../../vite/styles/tokens.ts";
import { COLOR_SCHEMES, expect, test } from "../fixtures.ts";
import { footerLink, themeControl } from "../locators.ts";
import { service, site } from "../site.ts";
import { hydrate } from "./hydrate.ts";

const html = (page: Page) => page.locator("html");
const choose = (page: Page, name: "Light" | "Dark" | "System") => themeControl(page).getByRole("button", { name }).click();
const pressed = (page: Page) => themeControl(page).locator("[aria-pressed=true]");
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), THEME_KEY);

/** Returns the page's background, the color scheme of native controls, and the theme color for the browser's toolbar. */
const look = (page: Page) =>
	page.evaluate(() => {
		const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
		const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
		return {
			background: backgroundColor,
			colorScheme,
			bars: metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
		};
	});
const [LIGHT, DARK] = COLOR_SCHEMES.map((colorScheme) => {
	const color = colorOf("paper", colorScheme);
	const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
	return { background: `rgb(${channels.join(", ")})`, colorScheme, bars: [color] };
});
const followingSystem = (expected: typeof LIGHT) => ({ ...expected, colorScheme: "light dark" });

test("Light and Dark are applied and stored; System follows the operating system live and is not stored", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/contact-us");
	await hydrate(page);
	for (const [name, expected, key] of [
		["Light", LIGHT, "light"],
		["Dark", DARK, "dark"],
		["System", followingSystem(DARK), null],
	] as const) {
		await choose(page, name);
		await expect(pressed(page)).toHaveText(name);
		expect(await look(page)).toEqual(expected);
		expect(await stored(page)).toBe(key);
	}
	await page.emulateMedia({ colorScheme: "light" });
	expect(await look(page)).toEqual(followingSystem(LIGHT));
});

test("choosing a theme restyles offscreen sections after the next paint, without moving anything", async ({ page }) => {
	await page.goto(service.path);
	await hydrate(page);
	const tops = () => page.locator("main > *, footer").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
	// Wait for the sections that are laid out after the first paint.
	await page.waitForTimeout(2000);
	const before = await tops();
	const styles = await page.evaluate(() => {
		document.querySelector<HTMLElement>("footer [data-choice=dark]")?.click();
		return [...document.querySelectorAll("main > *")].map((part) => part.getAttribute("style"));
	});
	expect(styles).toContainEqual(expect.stringContaining("hidden"));
	expect(await tops()).toEqual(before);
	await expect(page.locator("main > [style*=content-visibility]")).toHaveCount(0);
	expect(await tops()).toEqual(before);
});

test("a stored theme is set before the body is parsed, and painted in the first frame", async ({ page, problems }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.addInitScript((key) => {
		localStorage.setItem(key, "dark");
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
	}, THEME_KEY);
	await page.goto("/");
	await expect.poll(() => page.evaluate(() => Reflect.get(window, "seen"))).toEqual({ bodyWhenSet: false, firstFrame: DARK?.background });
	expect(await look(page)).toEqual(DARK);
	await expect(pressed(page)).toHaveText("Dark");
	await hydrate(page);
	await expect(pressed(page)).toHaveText("Dark");
	expect(problems).toEqual([]);
});

test("a chosen theme applies to later pages, other tabs, and pages from the back/forward cache", async ({ page, context }) => {
	await page.goto("/contact-us");
	await hydrate(page);
	const tab = await context.newPage();
	await tab.route(`${site.photoHost}/**`, (route) => route.abort());
	await tab.goto("/contact-us");
	await choose(page, "Dark");
	await expect(html(tab)).toHaveAttribute("data-theme", "dark");
	await footerLink(page, "/blog").click();
	await expect(page).toHaveURL("/blog");
	expect(await look(page)).toEqual(DARK);
	await hydrate(tab);
	await expect(pressed(tab)).toHaveText("Dark");
	await choose(tab, "System");
	await expect(html(page)).not.toHaveAttribute("data-theme");
	// Playwright disables the back/forward cache, so dispatch the event that a return from it fires.
	await page.evaluate((key) => {
		localStorage.setItem(key, "dark");
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	}, THEME_KEY);
	expect(await look(page)).toEqual(DARK);
});

test("in forced colors, choosing a theme changes no colors, and the pressed button differs from an unpressed one", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
	const colors = () =>
		page.evaluate(() =>
			["html", "body", "h1", ".site-header", ".button", ".dock", "footer a"].map((selector) => {
				const { color, backgroundColor, borderColor, colorScheme } = getComputedStyle(document.querySelector(selector) ?? new Image());
				return { color, backgroundColor, borderColor, colorScheme };
			}),
		);
	await page.goto("/contact-us");
	const before = await colors();
	await choose(page, "Dark");
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
	expect(await colors()).toEqual(before);
	const backgroundOf = (name: string) =>
		themeControl(page)
			.getByRole("button", { name })
			.evaluate((button) => getComputedStyle(button).backgroundColor.match(/\d+/g)?.slice(0, 3));
	expect(await backgroundOf("System")).not.toEqual(await backgroundOf("Dark"));
});

test("prefers-contrast: more strengthens muted text and faint lines", async ({ page }) => {
	await page.goto(service.path);
	for (const colorScheme of COLOR_SCHEMES) {
		const colors = async (contrast: "no-preference" | "more") => {
			await page.emulateMedia({ colorScheme, contrast });
			return page.evaluate(() => {
				const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
				return { ink: styleOf("body").color, muted: styleOf(".site-footer .text-muted").color, line: styleOf("header").borderBottomColor };
			});
		};
		const usual = await colors("no-preference");
		expect(usual.muted, colorScheme).not.toBe(usual.ink);
		const strong = await colors("more");
		expect(strong.muted, colorScheme).toBe(usual.ink);
		expect(strong.line, colorScheme).not.toBe(usual.line);
	}
});
