import type { Page } from "@playwright/test";
import { THEME_KEY } from "../../app/theme/theme.ts";
import { themeColors } from "../../shared/theme-colors.ts";
import { expect, test } from "../fixtures.ts";
import { service } from "../site.ts";
import { wake } from "./awake.ts";

const html = (page: Page) => page.locator("html");
const control = (page: Page) => page.getByRole("contentinfo").getByRole("group", { name: "Theme" });
const choose = (page: Page, name: "Light" | "Dark" | "System") => control(page).getByRole("button", { name }).click();
const pressed = (page: Page) => control(page).locator("[aria-pressed=true]");
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), THEME_KEY);
const store = (page: Page, theme: string) => page.addInitScript(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, theme] as const);

/** Returns what the visitor sees: the background, the scheme of native controls, the color of the browser's bar. */
const look = (page: Page) =>
	page.evaluate(() => {
		const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
		const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
		return { paper: backgroundColor, colorScheme, bars: metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content) };
	});
const [LIGHT, DARK] = (["light", "dark"] as const).map((colorScheme) => {
	const color = themeColors.find(({ scheme }) => scheme === colorScheme)?.color ?? "";
	const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
	return { paper: `rgb(${channels.join(", ")})`, colorScheme, bars: [color] };
});
const followsSystem = (of: typeof LIGHT) => ({ ...of, colorScheme: "light dark" });

test("light and dark are shown and stored; system is shown, follows the system live, and is not stored", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/contact-us");
	await wake(page);
	for (const [name, expected, key] of [
		["Light", LIGHT, "light"],
		["Dark", DARK, "dark"],
		["System", followsSystem(DARK), null],
	] as const) {
		await choose(page, name);
		await expect(pressed(page)).toHaveText(name);
		expect(await look(page)).toEqual(expected);
		expect(await stored(page)).toBe(key);
	}
	await page.emulateMedia({ colorScheme: "light" });
	expect(await look(page)).toEqual(followsSystem(LIGHT));
});

test("a stored system setting of earlier versions counts as none", async ({ page }) => {
	await store(page, "system");
	await page.goto("/contact-us");
	await expect(pressed(page)).toHaveText("System");
	await expect(html(page)).not.toHaveAttribute("data-theme");
});

test("the first click counts though no script ever comes", async ({ page }) => {
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto("/contact-us");
	await choose(page, "Dark");
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
	await page.reload();
	await expect(pressed(page)).toHaveText("Dark");
});

test("a stored theme is set before the body is parsed and painted in the first frame", async ({ page, problems }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await store(page, "dark");
	await page.addInitScript(() => {
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
	});
	await page.goto("/");
	await expect.poll(() => page.evaluate(() => Reflect.get(window, "seen"))).toEqual({ bodyWhenSet: false, firstFrame: DARK?.paper });
	expect(await look(page)).toEqual(DARK);
	await expect(pressed(page)).toHaveText("Dark");
	await wake(page);
	await expect(pressed(page)).toHaveText("Dark");
	expect(problems.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
});

test("a choice holds on later pages, in other tabs, awake or not, and on a page from the back/forward cache", async ({ page, context }) => {
	await page.goto("/contact-us");
	await wake(page);
	const tab = await context.newPage();
	await tab.route(/unsplash/, (route) => route.abort());
	await tab.goto("/contact-us");
	await choose(page, "Dark");
	await expect(html(tab)).toHaveAttribute("data-theme", "dark");
	await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
	await expect(page).toHaveURL("/blog");
	expect(await look(page)).toEqual(DARK);
	await wake(tab);
	await expect(pressed(tab)).toHaveText("Dark");
	await choose(tab, "System");
	await expect(html(page)).not.toHaveAttribute("data-theme");
	// Playwright turns the cache off, so the test dispatches its event.
	await page.evaluate((key) => {
		localStorage.setItem(key, "dark");
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	}, THEME_KEY);
	expect(await look(page)).toEqual(DARK);
});

test("a stored theme leaves forced colors as they are, and the pressed button can be told from the others", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
	const colors = () =>
		page.evaluate(() =>
			["html", "body", "h1", ".site-header", ".button", ".dock", "footer a"].map((selector) => {
				const { color, backgroundColor, borderColor, colorScheme } = getComputedStyle(document.querySelector(selector) ?? new Image());
				return { color, backgroundColor, borderColor, colorScheme };
			}),
		);
	await page.goto("/contact-us");
	const unchosen = await colors();
	await choose(page, "Dark");
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
	expect(await colors()).toEqual(unchosen);
	const backgroundOf = (name: string) =>
		control(page)
			.getByRole("button", { name })
			.evaluate((button) => getComputedStyle(button).backgroundColor);
	expect((await backgroundOf("System")).match(/\d+/g)?.slice(0, 3)).not.toEqual((await backgroundOf("Dark")).match(/\d+/g)?.slice(0, 3));
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`more contrast turns muted text into ink and faint lines into visible ones, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.goto(service.path);
		const colors = () =>
			page.evaluate(() => {
				const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
				return { ink: of("body").color, muted: of(".site-footer .text-muted").color, hair: of("header").borderBottomColor };
			});
		const usual = await colors();
		expect(usual.muted).not.toBe(usual.ink);
		await page.emulateMedia({ colorScheme, contrast: "more" });
		const strong = await colors();
		expect(strong.muted).toBe(usual.ink);
		expect(strong.hair).not.toBe(usual.hair);
	});
}
