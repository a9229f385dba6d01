import type { Page } from "@playwright/test";
import { expect, test, VIEWPORTS } from "../fixtures.ts";
import { tooltip } from "../locators.ts";
import { coveredControls } from "../overflow.ts";
import { settled } from "../settled.ts";
import { service, site } from "../site.ts";
import { hydrate, MODES, openIn, waitUntilHydrated } from "./hydrate.ts";

const [PHONE, DESKTOP] = VIEWPORTS;

const button = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
const panel = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);
const leave = (page: Page) => page.mouse.move(640, 780);

for (const mode of MODES) {
	test.describe(`dropdowns ${mode}`, () => {
		test.use({ javaScriptEnabled: mode === "with React", viewport: DESKTOP });

		test("open on hover, stay open until the pointer leaves, and mark the current page", async ({ page }) => {
			await openIn(mode, page, service.path);
			await expect(panel(page, "Services")).toHaveCSS("transition-delay", "0.15s");
			await button(page, "Services").hover();
			await expect(panel(page, "Services")).toBeVisible();
			// Move straight down into the panel, pixel by pixel across the header's border.
			const box = await button(page, "Services").boundingBox();
			if (!box) throw new Error("The Services button isn't visible.");
			for (let y = box.y + box.height - 3; y < box.y + box.height + 8; y++) {
				await page.mouse.move(box.x + box.width / 2, y);
				await expect(panel(page, "Services")).toBeVisible();
			}
			await expect(panel(page, "Services").locator("[aria-current=page]")).toHaveAttribute("href", service.path);
			await button(page, "Industries").hover();
			await expect(panel(page, "Industries")).toBeVisible();
			await expect(panel(page, "Services")).toBeHidden();
			await leave(page);
			await expect(panel(page, "Industries")).toBeHidden();
		});

		test("work by keyboard, open one at a time, and return focus on Escape", async ({ page }) => {
			await openIn(mode, page, "/contact-us");
			for (const key of ["Enter", "Space"]) {
				for (const open of [true, false]) {
					await button(page, "Services").press(key);
					await expect(panel(page, "Services")).toBeVisible({ visible: open });
					// Without JavaScript, the browser derives the state from `popovertarget`.
					if (mode === "with React") await expect(button(page, "Services")).toHaveAttribute("aria-expanded", String(open));
				}
			}
			await button(page, "Services").press("Enter");
			await page.keyboard.press("Tab");
			await expect(panel(page, "Services").getByRole("link").first()).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(panel(page, "Services")).toBeHidden();
			await expect(button(page, "Services")).toBeFocused();

			await button(page, "Services").press("Enter");
			await button(page, "Industries").press("Enter");
			await expect(panel(page, "Industries")).toBeVisible();
			await expect(panel(page, "Services")).toBeHidden();
			await panel(page, "Industries").getByRole("link").first().press("Enter");
			await expect(page).toHaveURL("/industries");
			await expect(panel(page, "Industries")).toBeHidden();
		});
	});
}

test.describe("dropdowns with React", () => {
	test.use({ viewport: DESKTOP });
	test.beforeEach(({ page }) => openIn("with React", page, "/contact-us"));

	test("close when Tab or Shift+Tab leaves them", async ({ page }) => {
		await button(page, "Services").press("Enter");
		await panel(page, "Services").getByRole("link").last().focus();
		await page.keyboard.press("Tab");
		await expect(button(page, "Industries")).toBeFocused();
		await expect(panel(page, "Services")).toBeHidden();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Shift+Tab");
		await expect(panel(page, "Industries")).toBeHidden();
	});

	test("set aria-expanded on hover, and stay closed after Escape, a click, or navigation until the pointer returns", async ({ page }) => {
		const services = button(page, "Services");
		await services.hover();
		await expect(services).toHaveAttribute("aria-expanded", "true");
		await page.keyboard.press("Escape");
		await expect(panel(page, "Services")).toBeHidden();
		await expect(services).toHaveAttribute("aria-expanded", "false");
		await leave(page);
		await services.hover();
		await expect(panel(page, "Services")).toBeVisible();
		// The first click pins the open menu, and the second closes it.
		await services.click();
		await services.click();
		await expect(panel(page, "Services")).toBeHidden();
		await services.click();
		await leave(page);
		await expect(panel(page, "Services")).toBeHidden();
		await services.hover();
		await panel(page, "Services").getByRole("link").first().click();
		await expect(page).toHaveURL("/services");
		await expect(panel(page, "Services")).toBeHidden();
		await leave(page);
		await services.hover();
		await expect(panel(page, "Services").locator("[aria-current=page]")).toHaveAttribute("href", "/services");
	});
});

test.describe("dropdowns without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: DESKTOP });

	test("close when the pointer leaves if opened by click, but stay open if opened by keyboard", async ({ page }) => {
		await page.goto("/contact-us");
		await button(page, "Services").click();
		await panel(page, "Services").getByRole("link").first().hover();
		await expect(panel(page, "Services").and(page.locator(":popover-open"))).toBeVisible();
		await leave(page);
		await expect(panel(page, "Services")).toBeHidden();
		await page.reload();
		await button(page, "Services").press("Enter");
		await button(page, "Services").hover();
		await leave(page);
		await settled(page);
		await expect(panel(page, "Services")).toBeVisible();
	});
});

test.describe("on touchscreens", () => {
	test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

	test("dropdowns open on a tap, and close on a second tap or a tap outside", async ({ page }) => {
		await page.goto("/contact-us");
		await button(page, "Services").tap();
		await expect(panel(page, "Services")).toBeVisible();
		await waitUntilHydrated(page);
		await button(page, "Services").tap();
		await expect(panel(page, "Services")).toBeHidden();
		await button(page, "Services").tap();
		await page.touchscreen.tap(500, 740);
		await expect(panel(page, "Services")).toBeHidden();
	});
});

const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.locator("#phone-menu");
const email = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Email Our Team" });

/** Phone windows: the first in portrait, the others in landscape. */
const PHONE_WINDOWS = [
	[390, 844],
	[667, 375],
	[740, 360],
	[640, 352],
	[844, 390],
] as const;

for (const mode of MODES) {
	test.describe(`phone menu ${mode}`, () => {
		test.use({ javaScriptEnabled: mode === "with React", viewport: PHONE, hasTouch: true, isMobile: true });

		test("closes on a second tap, Escape, a tap outside, or a followed link", async ({ page }) => {
			await openIn(mode, page, "/contact-us");
			await toggle(page).tap();
			await expect(menu(page)).toBeVisible();
			if (mode === "with React") await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
			await toggle(page).tap();
			await expect(menu(page)).toBeHidden();
			await expect(email(page)).toBeHidden();

			await toggle(page).press("Enter");
			await expect(menu(page).getByRole("link").first()).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(menu(page)).toBeHidden();
			await expect(toggle(page)).toBeFocused();

			await toggle(page).tap();
			// Tap between the logo and the toggle.
			await page.touchscreen.tap(230, 36);
			await expect(menu(page)).toBeHidden();
			if (mode === "with React") await expect(toggle(page)).toBeFocused();

			for (const current of [undefined, "page"]) {
				await toggle(page).tap();
				const blog = menu(page).getByRole("link", { name: "Blog" });
				if (current) await expect(blog).toHaveAttribute("aria-current", current);
				await blog.tap();
				await expect(page).toHaveURL("/blog");
				await expect(menu(page)).toBeHidden();
			}
		});

		test("keeps every control uncovered in short windows, and closes when the header's email button is tapped", async ({ page }) => {
			await openIn(mode, page, "/contact-us");
			const session = await page.context().newCDPSession(page);
			await session.send("Page.enable");
			for (const [width, height] of PHONE_WINDOWS) {
				await page.setViewportSize({ width, height });
				await toggle(page).tap();
				await expect(menu(page)).toBeVisible();
				expect(await coveredControls(page, "#phone-menu :is(a, button), .header-email"), `${width}x${height}`).toEqual([]);
				// Headless Chromium has no email client; the navigation request shows that the tap reached the link.
				const requested = new Promise<string>((resolve) => session.once("Page.frameRequestedNavigation", ({ url }) => resolve(url)));
				await email(page).tap();
				await expect(menu(page)).toBeHidden();
				expect(await requested).toBe(`mailto:${site.email}`);
			}
		});
	});
}

test.describe("phone menu with React", () => {
	test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

	test("locks scrolling and makes the rest of the page inert while open", async ({ page }) => {
		await openIn("with React", page, "/about-us");
		const covered = ["main", "footer", "aside"].map((name) => page.locator(`body > ${name}`));
		const session = await page.context().newCDPSession(page);
		const scrollTop = async () => (await session.send("Page.getLayoutMetrics")).cssVisualViewport.pageY;
		const swipe = () => session.send("Input.synthesizeScrollGesture", { x: 195, y: 500, yDistance: -400, speed: 4000 });
		await swipe();
		await settled(page);
		const before = await scrollTop();
		expect(before, "swipes scroll while the menu is closed").toBeGreaterThan(100);
		// tap() would first scroll to the sticky header's position in the page.
		const box = await toggle(page).boundingBox();
		await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
		await expect(menu(page)).toBeVisible();
		for (const part of covered) await expect(part).toHaveAttribute("inert");
		// Swipes are handled by the compositor, which knows about the menu only after the next frame.
		await page.screenshot();
		for (let time = 0; time < 4; time++) await swipe();
		expect(await scrollTop()).toBe(before);
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
		for (const part of covered) await expect(part).not.toHaveAttribute("inert");
		await page.screenshot();
		await swipe();
		expect(await scrollTop()).toBeGreaterThan(before);
	});

	test("closes on the first Escape even when a tooltip and a toast are open", async ({ page, context }) => {
		await openIn("with React", page, "/contact-us");
		await toggle(page).click();
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await expect(page.getByText("You are offline").first()).toBeVisible();
		await page.mouse.move(100, 400);
		await toggle(page).hover();
		await expect(tooltip(page)).toBeAttached();
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
	});

	test("stays open when React hydrates the page", async ({ page }) => {
		await page.goto("/contact-us");
		await toggle(page).tap();
		await hydrate(page);
		await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
		await expect(menu(page).getByRole("link").first()).toBeFocused();
	});
});
