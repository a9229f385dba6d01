import type { Page } from "@playwright/test";
import { layoutView } from "../model/views/layout.ts";
import { awake, wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";
import { content, service, site } from "./site.ts";
import { settled } from "./visitor/settled.ts";

const { groups } = layoutView(content);
const itemsOf = (name: string) => groups.filter((group) => group.name === name).flatMap(({ items }) => items);
const GROUPS = [
	{ label: "Services", panelId: "menu-services", items: [{ name: "All Services", path: "/services" }, ...itemsOf("Services")] },
	{ label: "Industries", panelId: "menu-industries", items: [{ name: "All Industries", path: "/industries" }, ...itemsOf("Industries")] },
] as const;
const [SERVICES, INDUSTRIES] = GROUPS;

const SEO = service.path;

/** Before React: it never comes. After: it has come. Without JavaScript: the platform alone. */
const MODES = ["before React", "after React", "without JavaScript"] as const;
type Mode = (typeof MODES)[number];
/** What npm test asks in a mode: of what the platform does alone, that it does so where it always is alone. */
const byPlatform = (mode: Mode) => ({ tag: mode === "before React" ? "@long" : [] });
/** What is the same rule of the style sheet in every mode. */
const byStyle = (mode: Mode) => ({ tag: mode === "after React" ? [] : "@long" });

/** Opens a page in a mode. */
async function open(page: Page, path: string, mode: Mode): Promise<void> {
	// Held back, not refused: as on a slow line.
	if (mode === "before React") await page.route("**/assets/entry.client-*.js", () => {});
	await page.goto(path);
	if (mode === "after React") await wake(page);
}

const button = (page: Page, { label }: { label: string }) => page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: label });
const panel = (page: Page, { panelId }: { panelId: string }) => page.locator(`#${panelId}`);

/** Whether a button is expanded as assistive technology hears it, be it said by an attribute or by the platform. */
async function isExpanded(page: Page, name: string): Promise<boolean> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	const node = nodes.find(({ role, name: own }) => role?.value === "button" && own?.value === name);
	const state = node?.properties?.find((property) => property.name === "expanded");
	if (!state) throw new Error(`The button ${name} does not say whether it is expanded.`);
	return state.value.value;
}

for (const mode of MODES) {
	test.describe(`dropdowns ${mode}`, () => {
		test.use({ javaScriptEnabled: mode !== "without JavaScript", viewport: { width: 1280, height: 800 } });

		test(
			"open on hover without a gap and close on leave; only one is open, and lists the overview first, then every page of its group",
			byPlatform(mode),
			async ({ page }) => {
				await open(page, "/contact-us", mode);
				await button(page, SERVICES).hover();
				await expect(panel(page, SERVICES)).toBeVisible();
				// Straight down into the panel, a pixel at a time where the two meet.
				const box = await button(page, SERVICES).boundingBox();
				if (!box) throw new Error("The button has no box.");
				const x = box.x + box.width / 2;
				for (let y = box.y + box.height - 3; y < box.y + box.height + 8; y++) {
					await page.mouse.move(x, y);
					await expect(panel(page, SERVICES)).toBeVisible();
				}
				await page.mouse.move(x, box.y + box.height + 60);
				await expect(panel(page, SERVICES)).toBeVisible();
				await button(page, INDUSTRIES).hover();
				await expect(panel(page, INDUSTRIES)).toBeVisible();
				await expect(panel(page, SERVICES)).toBeHidden();
				await page.mouse.move(640, 780);
				await expect(panel(page, INDUSTRIES)).toBeHidden();

				for (const group of GROUPS) {
					await button(page, group).hover();
					const links = panel(page, group).getByRole("link");
					await expect(links).toHaveCount(group.items.length);
					for (const [index, { name, path }] of group.items.entries()) {
						await expect(links.nth(index)).toHaveAttribute("href", path);
						await expect(links.nth(index)).toContainText(name);
					}
				}
			},
		);

		test(
			"by key: Enter and Space toggle, which the button says; Escape really closes; one closes another; a chosen link leads there",
			byPlatform(mode),
			async ({ page }) => {
				await open(page, "/contact-us", mode);
				await expect(button(page, SERVICES)).toHaveAttribute("aria-controls", SERVICES.panelId);
				for (const key of ["Enter", "Space"]) {
					expect(await isExpanded(page, "Services"), `before ${key}`).toBe(false);
					await button(page, SERVICES).press(key);
					await expect(panel(page, SERVICES), key).toBeVisible();
					expect(await isExpanded(page, "Services"), key).toBe(true);
					await button(page, SERVICES).press(key);
					await expect(panel(page, SERVICES), `${key} again`).toBeHidden();
					expect(await isExpanded(page, "Services"), `${key} again`).toBe(false);
				}

				// Escape from the button and from a link.
				await button(page, SERVICES).press("Enter");
				await page.keyboard.press("Escape");
				await expect(panel(page, SERVICES)).toBeHidden();
				await expect(button(page, SERVICES)).toBeFocused();
				await page.keyboard.press("Enter");
				await page.keyboard.press("Tab");
				await expect(panel(page, SERVICES).getByRole("link").first()).toBeFocused();
				await page.keyboard.press("Escape");
				await expect(panel(page, SERVICES)).toBeHidden();
				await expect(button(page, SERVICES)).toBeFocused();

				await button(page, SERVICES).press("Enter");
				await button(page, INDUSTRIES).press("Enter");
				await expect(panel(page, INDUSTRIES)).toBeVisible();
				await expect(panel(page, SERVICES)).toBeHidden();
				await panel(page, INDUSTRIES).getByRole("link").first().press("Enter");
				await expect(page).toHaveURL("/industries");
				await expect(panel(page, INDUSTRIES)).toBeHidden();
			},
		);

		if (mode === "after React") {
			test("leaving with Tab closes, forwards and backwards", { tag: "@long" }, async ({ page }) => {
				await open(page, "/contact-us", mode);
				await button(page, SERVICES).press("Enter");
				for (const _ of SERVICES.items) await page.keyboard.press("Tab");
				await expect(panel(page, SERVICES).getByRole("link").last()).toBeFocused();
				await expect(panel(page, SERVICES)).toBeVisible();
				await page.keyboard.press("Tab");
				await expect(button(page, INDUSTRIES)).toBeFocused();
				await expect(panel(page, SERVICES)).toBeHidden();
				await page.keyboard.press("Enter");
				await expect(panel(page, INDUSTRIES)).toBeVisible();
				await page.keyboard.press("Shift+Tab");
				await expect(panel(page, INDUSTRIES)).toBeHidden();
			});
		}

		if (mode === "without JavaScript") {
			test("leaving closes what a click has opened, and not what a key has", { tag: "@long" }, async ({ page }) => {
				await open(page, "/contact-us", mode);
				await button(page, SERVICES).click();
				await expect(panel(page, SERVICES).and(page.locator(":popover-open")), "opened by the click, not only by hover").toBeVisible();
				await expect(button(page, SERVICES).locator(".chevron")).toHaveCSS("rotate", "180deg");
				await panel(page, SERVICES).getByRole("link").first().hover();
				await expect(panel(page, SERVICES)).toBeVisible();
				await page.mouse.move(640, 780);
				await expect(panel(page, SERVICES)).toBeHidden();
				await expect(button(page, SERVICES).locator(".chevron")).toHaveCSS("rotate", "none");
				await page.reload();
				await button(page, SERVICES).press("Enter");
				await button(page, SERVICES).hover();
				await page.mouse.move(640, 780);
				// Longer than what a click has opened would stay.
				await page.waitForTimeout(400);
				await expect(panel(page, SERVICES)).toBeVisible();
			});
		}

		test("mark the current page", byStyle(mode), async ({ page }) => {
			await open(page, SEO, mode);
			await button(page, SERVICES).hover();
			await expect(panel(page, SERVICES).getByRole("link").and(page.locator("[aria-current=page]"))).toHaveAttribute("href", SEO);
			for (const link of await page.locator("a[aria-current]").all()) await expect(link).toHaveAttribute("href", SEO);
		});
	});
}

test.describe("dropdowns after React, by mouse", () => {
	test.use({ viewport: { width: 1280, height: 800 } });
	test.beforeEach(({ page }) => open(page, "/contact-us", "after React"));

	test("close a moment after the pointer has left", async ({ page }) => {
		await button(page, SERVICES).hover();
		await expect(panel(page, SERVICES)).toBeVisible();
		await panel(page, SERVICES).evaluate((element) => {
			const delay = new Promise((resolve) => {
				element.parentElement?.addEventListener("pointerleave", () => {
					const start = performance.now();
					const look = () => {
						if (getComputedStyle(element).visibility === "hidden") resolve(performance.now() - start);
						else requestAnimationFrame(look);
					};
					look();
				});
			});
			Object.assign(window, { delay });
		});
		await page.mouse.move(640, 780);
		expect(await page.evaluate(() => Reflect.get(window, "delay"))).toBeGreaterThan(100);
	});

	test("hover is told by aria-expanded, also when the pointer came before React", { tag: "@long" }, async ({ page }) => {
		await button(page, SERVICES).hover();
		await expect(button(page, SERVICES)).toHaveAttribute("aria-expanded", "true");
		await page.mouse.move(640, 780);
		await expect(button(page, SERVICES)).toHaveAttribute("aria-expanded", "false");
		await button(page, SERVICES).hover();
		await page.reload();
		await page.mouse.move(0, 0);
		await button(page, SERVICES).hover();
		await awake(page);
		await expect(button(page, SERVICES)).toHaveAttribute("aria-expanded", "true");
		await page.keyboard.press("Escape");
		await expect(panel(page, SERVICES)).toBeHidden();
	});

	test("Escape closes what hover and focus hold open, until the pointer comes anew", { tag: "@long" }, async ({ page }) => {
		await button(page, SERVICES).hover();
		await button(page, SERVICES).press("Enter");
		await page.keyboard.press("Escape");
		await expect(panel(page, SERVICES)).toBeHidden();
		await expect(button(page, SERVICES)).toBeFocused();
		await expect(button(page, SERVICES)).toHaveAttribute("aria-expanded", "false");
		await page.keyboard.press("Enter");
		await expect(panel(page, SERVICES)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel(page, SERVICES)).toBeHidden();
		await page.mouse.move(640, 780);
		await button(page, SERVICES).hover();
		await expect(panel(page, SERVICES)).toBeVisible();
	});

	test("a second click closes, leaving closes what a click has opened, and hover what a key has opened elsewhere", { tag: "@long" }, async ({
		page,
	}) => {
		await button(page, SERVICES).click();
		await expect(panel(page, SERVICES)).toBeVisible();
		await button(page, SERVICES).click();
		await expect(panel(page, SERVICES)).toBeHidden();
		await button(page, SERVICES).click();
		await expect(panel(page, SERVICES)).toBeVisible();
		await page.mouse.move(640, 780);
		await expect(panel(page, SERVICES)).toBeHidden();

		await button(page, INDUSTRIES).press("Enter");
		await button(page, SERVICES).hover();
		await expect(panel(page, SERVICES)).toBeVisible();
		await expect(panel(page, INDUSTRIES)).toBeHidden();
	});

	test("a link chosen by mouse or key closes at once, and hover opens again afterwards", { tag: "@long" }, async ({ page }) => {
		await button(page, SERVICES).hover();
		await panel(page, SERVICES).getByRole("link").first().click();
		await expect(page).toHaveURL("/services");
		await expect(panel(page, SERVICES)).toBeHidden();
		await page.mouse.move(640, 780);
		await button(page, INDUSTRIES).press("Enter");
		await panel(page, INDUSTRIES).getByRole("link").first().press("Enter");
		await expect(page).toHaveURL("/industries");
		await expect(panel(page, INDUSTRIES)).toBeHidden();
		await button(page, INDUSTRIES).hover();
		await expect(panel(page, INDUSTRIES)).toBeVisible();
		// The mark has moved with the page.
		await expect(panel(page, INDUSTRIES).locator("[aria-current=page]")).toHaveAttribute("href", "/industries");
	});
});

test.describe("by touch", () => {
	test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });
	test("dropdowns open by touch where there is no hover", async ({ page }) => {
		await page.goto("/contact-us");
		await button(page, SERVICES).tap();
		await expect(panel(page, SERVICES)).toBeVisible();
		await awake(page);
		await expect(button(page, SERVICES)).toHaveAttribute("aria-expanded", "true");
		await button(page, SERVICES).tap();
		await expect(panel(page, SERVICES)).toBeHidden();
		await button(page, SERVICES).tap();
		await page.touchscreen.tap(500, 740);
		await expect(panel(page, SERVICES)).toBeHidden();
		await expect(button(page, SERVICES)).toHaveAttribute("aria-expanded", "false");
	});
});

for (const mode of MODES) {
	test.describe(`phone menu ${mode}`, () => {
		test.use({ javaScriptEnabled: mode !== "without JavaScript", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
		const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });
		const menu = (page: Page) => page.locator("#phone-menu");
		/** Below the open menu. */
		const email = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Email Our Team" });
		/** Between the logo and the toggle: the part of the page that the menu leaves free. */
		const tapOutside = (page: Page) => page.touchscreen.tap(230, 36);

		test(
			"shows all of the header by touch, takes the focus by key, and closes on a second tap, Escape, a tap outside, and a chosen link",
			byPlatform(mode),
			async ({ page }) => {
				await open(page, "/contact-us", mode);
				await expect(menu(page)).toBeHidden();
				await expect(toggle(page)).toHaveAttribute("aria-controls", "phone-menu");
				expect(await isExpanded(page, "Menu")).toBe(false);
				await toggle(page).tap();
				await expect(menu(page)).toBeVisible();
				expect(await isExpanded(page, "Menu")).toBe(true);
				const links = menu(page).getByRole("link");
				const expected = [...SERVICES.items, ...INDUSTRIES.items, { name: "Blog", path: "/blog" }];
				await expect(links).toHaveText(expected.map(({ name }) => name));
				for (const [index, { path }] of expected.entries()) await expect(links.nth(index)).toHaveAttribute("href", path);
				await expect(email(page)).toBeInViewport();
				await toggle(page).tap();
				await expect(menu(page)).toBeHidden();
				await expect(email(page)).toBeHidden();
				expect(await isExpanded(page, "Menu")).toBe(false);

				// It takes the focus, and Escape gives it back.
				await toggle(page).press("Enter");
				await expect(menu(page).getByRole("link").first()).toBeFocused();
				await page.keyboard.press("Tab");
				await expect(menu(page).getByRole("link").nth(1)).toBeFocused();
				await page.keyboard.press("Escape");
				await expect(menu(page)).toBeHidden();
				await expect(toggle(page)).toBeFocused();
				await toggle(page).tap();
				await expect(menu(page).locator(":focus")).toHaveCount(1);
				await page.keyboard.press("Escape");
				await expect(toggle(page)).toBeFocused();

				await toggle(page).tap();
				await expect(menu(page)).toBeVisible();
				await tapOutside(page);
				await expect(menu(page)).toBeHidden();
				if (mode === "after React") await expect(toggle(page)).toBeFocused();

				await toggle(page).tap();
				await menu(page).getByRole("link", { name: "Blog" }).tap();
				await expect(page).toHaveURL("/blog");
				await expect(menu(page)).toBeHidden();
				await toggle(page).tap();
				await expect(menu(page).locator("[aria-current=page]")).toHaveAttribute("href", "/blog");
				await menu(page).getByRole("link", { name: "Blog" }).tap();
				await expect(page).toHaveURL("/blog");
				await expect(menu(page)).toBeHidden();
				if (mode === "after React") await expect(toggle(page)).toBeFocused();
			},
		);

		test("the page behind does not scroll", byStyle(mode), async ({ page }) => {
			await open(page, "/about-us", mode);
			const session = await page.context().newCDPSession(page);
			const scrollTop = async () => (await session.send("Page.getLayoutMetrics")).cssVisualViewport.pageY;
			const swipe = () => session.send("Input.synthesizeScrollGesture", { x: 195, y: 500, yDistance: -400, speed: 4000 });
			await swipe();
			await settled(page);
			const before = await scrollTop();
			expect(before, "without the menu the swipe does scroll").toBeGreaterThan(100);
			// By coordinates: Playwright's own tap would first scroll to where a sticky element stands in the page.
			const box = await toggle(page).boundingBox();
			await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
			await expect(menu(page)).toBeVisible();
			// Fingers are followed on a thread of their own, which hears of the menu with the next frame: a picture waits for it.
			await page.screenshot();
			// Longer than the menu: what is left over must not reach the page.
			for (let time = 0; time < 4; time++) await swipe();
			expect(await scrollTop()).toBe(before);
			await expect(menu(page).getByRole("link").last()).toBeInViewport();
			await page.keyboard.press("Escape");
			await expect(menu(page)).toBeHidden();
			expect(await scrollTop()).toBe(before);
			await page.screenshot();
			await swipe();
			expect(await scrollTop()).toBeGreaterThan(before);
		});

		test("closes when the e-mail is chosen, which is really followed", byStyle(mode), async ({ page }) => {
			await open(page, "/contact-us", mode);
			// Headless there is no mail program; that the browser wants one shows that the tap has reached the link.
			const session = await page.context().newCDPSession(page);
			await session.send("Page.enable");
			for (const choose of ["tap", "click"] as const) {
				const wanted = new Promise<string>((resolve) => session.once("Page.frameRequestedNavigation", ({ url }) => resolve(url)));
				await toggle(page).tap();
				await email(page)[choose]();
				await expect(menu(page)).toBeHidden();
				await expect(email(page)).toBeHidden();
				expect(await wanted, choose).toBe(`mailto:${site.email}`);
			}
		});

		if (mode === "after React") {
			test("what it covers is out of reach while it is open, and only then", { tag: "@long" }, async ({ page }) => {
				await open(page, "/contact-us", mode);
				const covered = ["main", "footer", "aside"].map((name) => page.locator(`body > ${name}`));
				await toggle(page).press("Enter");
				for (const part of covered) await expect(part).toHaveAttribute("inert");
				for (let step = 0; step < 60; step++) {
					await page.keyboard.press("Tab");
					expect(await page.evaluate(() => document.activeElement?.closest("main, footer, aside"))).toBeNull();
				}
				await toggle(page).focus();
				await page.keyboard.press("Escape");
				await expect(menu(page)).toBeHidden();
				for (const part of covered) await expect(part).not.toHaveAttribute("inert");
			});

			test("Escape closes it at the first press, also with a tooltip or a toast on the page", { tag: "@long" }, async ({ page, context }) => {
				await open(page, "/contact-us", mode);
				await toggle(page).hover();
				await expect(page.getByRole("tooltip")).toBeAttached();
				await toggle(page).click();
				await context.setOffline(true);
				await expect(page.getByText("You are offline").first()).toBeVisible();
				await page.mouse.move(100, 400);
				await toggle(page).hover();
				await expect(page.getByRole("tooltip")).toBeAttached();
				await page.keyboard.press("Escape");
				await expect(menu(page)).toBeHidden();
				await expect(page.getByText("You are offline")).toHaveCount(0);
			});
		}

		if (mode === "before React") {
			test("what was opened before React stays as it is when React comes", { tag: "@long" }, async ({ page }) => {
				await page.goto("/contact-us");
				await toggle(page).tap();
				await awake(page);
				await expect(menu(page)).toBeVisible();
				await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
				await expect(menu(page).getByRole("link").first()).toBeFocused();
			});
		}
	});
}
