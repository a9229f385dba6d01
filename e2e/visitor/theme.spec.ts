import type { Page } from "@playwright/test";
import { THEME_KEY } from "../../app/theme/theme.ts";
import { expect, test } from "../fixtures.ts";
import { service } from "../site.ts";

const control = (page: Page) => page.getByRole("contentinfo").getByRole("group", { name: "Theme" });
const pressed = (page: Page) => control(page).locator("[aria-pressed=true]");

test("the first click counts though no script ever comes", async ({ page }) => {
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto("/contact-us");
	await control(page).getByRole("button", { name: "Dark" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(pressed(page)).toHaveText("Dark");
	await page.reload();
	await expect(pressed(page)).toHaveText("Dark");
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`a stored theme leaves forced colours as they are, on a ${colorScheme} system`, { tag: colorScheme === "light" ? [] : "@long" }, async ({
		page,
	}) => {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		const look = () =>
			page.evaluate(() => {
				const of = (selector: string) => {
					const element = document.querySelector(selector);
					if (!element) throw new Error(`No ${selector}.`);
					const { color, backgroundColor, borderColor, colorScheme } = getComputedStyle(element);
					return { color, backgroundColor, borderColor, colorScheme };
				};
				return ["html", "body", "h1", ".site-header", ".button", ".contact-actions > li", ".dock", "footer a"].map(of);
			});
		await page.goto("/contact-us");
		const unchosen = await look();
		for (const theme of ["light", "dark"]) {
			await page.evaluate(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, theme] as const);
			await page.reload();
			await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
			expect(await look(), theme).toEqual(unchosen);
		}
		// The chosen one can be told from the others.
		const lookOf = (name: string) =>
			control(page)
				.getByRole("button", { name })
				.evaluate((button) => {
					const { backgroundColor, color, outlineStyle, textDecorationLine, fontWeight } = getComputedStyle(button);
					// White that is transparent and white that is not look the same on the white page of this mode.
					const ground = backgroundColor.match(/\d+/g)?.slice(0, 3);
					return [ground, color, outlineStyle, textDecorationLine, fontWeight].join();
				});
		expect(await lookOf("System")).not.toBe(await lookOf("Dark"));
	});
}

for (const colorScheme of ["light", "dark"] as const) {
	test(`whoever asks for more contrast gets text in ink and lines that can be seen, ${colorScheme}`, {
		tag: colorScheme === "light" ? [] : "@long",
	}, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.goto(service.path);
		const look = () =>
			page.evaluate(() => {
				const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
				// The line of what carries meaning, which has to be seen anyway.
				const rule = document.body.appendChild(document.createElement("i"));
				rule.style.color = "var(--rule)";
				return {
					ink: of("body").color,
					muted: of(".site-footer .text-muted").color,
					hair: of("header").borderBottomColor,
					line: getComputedStyle(rule).color,
				};
			});
		const usual = await look();
		expect(usual.muted).not.toBe(usual.ink);
		await page.emulateMedia({ colorScheme, contrast: "more" });
		const strong = await look();
		expect(strong.muted).toBe(usual.ink);
		expect(strong.hair).not.toBe(usual.hair);
		expect(strong.hair).toBe(usual.line);
	});
}
