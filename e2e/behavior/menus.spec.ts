import type { Page } from "@playwright/test";
import { layoutView } from "../../model/views/layout.ts";
import { expect, test } from "../fixtures.ts";
import { content, service, site } from "../site.ts";
import { awake, MODES, openIn, wake } from "./awake.ts";
import { settled } from "./settled.ts";

const groups = layoutView(content).groups.map(({ name, overview, items }) => ({ name, items: [overview, ...items] }));

const button = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
const panel = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);
const leave = (page: Page) => page.mouse.move(640, 780);

/** Returns whether a button is expanded in the accessibility tree, by an attribute or by the platform. */
async function isExpanded(page: Page, name: string): Promise<boolean> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	const node = nodes.find(({ role, name: own }) => role?.value === "button" && own?.value === name);
	const state = node?.properties?.find((property) => property.name === "expanded");
	if (!state) throw new Error(`The button ${name} has no expanded state.`);
	return state.value.value;
}

for (const mode of MODES) {
	test.describe(`dropdowns ${mode}`, () => {
		test.use({ javaScriptEnabled: mode === "with React", viewport: { width: 1280, height: 800 } });

		test("open on hover without a gap, close a moment after leave, one at a time, and mark the current page", async ({ page }) => {
			await openIn(mode, page, service.path);
			await expect(panel(page, "Services"), "a moment").toHaveCSS("transition-delay", "0.15s");
			await button(page, "Services").hover();
			await expect(panel(page, "Services")).toBeVisible();
			// Straight down into the panel, a pixel at a time where the two meet.
			const box = await button(page, "Services").boundingBox();
			if (!box) throw new Error("The button has no box.");
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

			for (const { name, items } of groups) {
				await button(page, name).hover();
				const links = panel(page, name).getByRole("link");
				await expect(links).toContainText(items.map((item) => item.name));
				expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(items.map(({ path }) => path));
			}
		});

		test("by keyboard: Enter and Space toggle, Escape closes and keeps the focus, one closes the other, a link is followed", async ({ page }) => {
			await openIn(mode, page, "/contact-us");
			for (const key of ["Enter", "Space"]) {
				for (const open of [true, false]) {
					await button(page, "Services").press(key);
					await expect(panel(page, "Services")).toBeVisible({ visible: open });
					expect(await isExpanded(page, "Services"), key).toBe(open);
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
	test.use({ viewport: { width: 1280, height: 800 } });
	test.beforeEach(({ page }) => openIn("with React", page, "/contact-us"));

	test("close when Tab leaves them, forwards and backwards", async ({ page }) => {
		await button(page, "Services").press("Enter");
		for (const _ of groups[0]?.items ?? []) await page.keyboard.press("Tab");
		await expect(panel(page, "Services").getByRole("link").last()).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(button(page, "Industries")).toBeFocused();
		await expect(panel(page, "Services")).toBeHidden();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Shift+Tab");
		await expect(panel(page, "Industries")).toBeHidden();
	});

	test("tell assistive technology of hover, and stay closed after Escape until the pointer returns", async ({ page }) => {
		const services = button(page, "Services");
		await services.hover();
		await expect(services).toHaveAttribute("aria-expanded", "true");
		await page.keyboard.press("Escape");
		await expect(panel(page, "Services")).toBeHidden();
		await expect(services).toHaveAttribute("aria-expanded", "false");
		await leave(page);
		await services.hover();
		await expect(panel(page, "Services")).toBeVisible();
		// One click on the open menu pins it, the next closes it.
		await services.click();
		await services.click();
		await expect(panel(page, "Services")).toBeHidden();
		await services.click();
		await leave(page);
		await expect(panel(page, "Services")).toBeHidden();
	});

	test("close at once when a link is chosen, and open on hover again", async ({ page }) => {
		await button(page, "Services").hover();
		await panel(page, "Services").getByRole("link").first().click();
		await expect(page).toHaveURL("/services");
		await expect(panel(page, "Services")).toBeHidden();
		await leave(page);
		await button(page, "Services").hover();
		await expect(panel(page, "Services").locator("[aria-current=page]")).toHaveAttribute("href", "/services");
	});
});

test.describe("dropdowns without script", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

	test("close on leave when a click has opened them, and not when a key has", async ({ page }) => {
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
		await page.waitForTimeout(400);
		await expect(panel(page, "Services")).toBeVisible();
	});
});

test.describe("by touch", () => {
	test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });
	test("dropdowns open on a tap, and close on a second one or one outside", async ({ page }) => {
		await page.goto("/contact-us");
		await button(page, "Services").tap();
		await expect(panel(page, "Services")).toBeVisible();
		await awake(page);
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

/** A phone, and low windows where bars once covered the open menu. */
const PHONES = [
	[390, 844],
	[667, 375],
	[740, 360],
	[640, 352],
	[844, 390],
] as const;

for (const mode of MODES) {
	test.describe(`phone menu ${mode}`, () => {
		test.use({ javaScriptEnabled: mode === "with React", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

		test("has all links of the header, and closes on a second tap, Escape, a tap outside, and a chosen link", async ({ page }) => {
			await openIn(mode, page, "/contact-us");
			expect(await isExpanded(page, "Menu")).toBe(false);
			await toggle(page).tap();
			await expect(menu(page)).toBeVisible();
			expect(await isExpanded(page, "Menu")).toBe(true);
			const expected = [...groups.flatMap(({ items }) => items), { name: "Blog", path: "/blog" }];
			const links = menu(page).getByRole("link");
			await expect(links).toHaveText(expected.map(({ name }) => name));
			expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(expected.map(({ path }) => path));
			await toggle(page).tap();
			await expect(menu(page)).toBeHidden();
			await expect(email(page)).toBeHidden();

			await toggle(page).press("Enter");
			await expect(links.first()).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(menu(page)).toBeHidden();
			await expect(toggle(page)).toBeFocused();

			await toggle(page).tap();
			// Between the logo and the toggle.
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

		test("is covered by nothing in low windows either, and its email button opens a mail and closes it", async ({ page }) => {
			await openIn(mode, page, "/contact-us");
			const session = await page.context().newCDPSession(page);
			await session.send("Page.enable");
			for (const [width, height] of PHONES) {
				await page.setViewportSize({ width, height });
				await toggle(page).tap();
				await expect(menu(page)).toBeVisible();
				const covered = await page.evaluate(() =>
					[...document.querySelectorAll<HTMLElement>("#phone-menu :is(a, button), .header-email")]
						.filter((control) => control.checkVisibility())
						.filter((control) => {
							control.scrollIntoView({ block: "nearest" });
							const { x, y, width, height } = control.getBoundingClientRect();
							return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
						})
						.map((control) => control.innerText),
				);
				expect(covered, `${width} by ${height}`).toEqual([]);
				// Headless there is no mail program; the request for one shows that the tap has reached the link.
				const wanted = new Promise<string>((resolve) => session.once("Page.frameRequestedNavigation", ({ url }) => resolve(url)));
				await email(page).tap();
				await expect(menu(page)).toBeHidden();
				expect(await wanted).toBe(`mailto:${site.email}`);
			}
		});
	});
}

test.describe("phone menu with React", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("keeps the page behind from scrolling", async ({ page }) => {
		await openIn("with React", page, "/about-us");
		const session = await page.context().newCDPSession(page);
		const scrollTop = async () => (await session.send("Page.getLayoutMetrics")).cssVisualViewport.pageY;
		const swipe = () => session.send("Input.synthesizeScrollGesture", { x: 195, y: 500, yDistance: -400, speed: 4000 });
		await swipe();
		await settled(page);
		const before = await scrollTop();
		expect(before, "swipes scroll the page without the menu").toBeGreaterThan(100);
		// By coordinates: tap() would first scroll to where the sticky header stands in the page.
		const box = await toggle(page).boundingBox();
		await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
		await expect(menu(page)).toBeVisible();
		// Touch runs on its own thread, which learns of the menu with the next frame.
		await page.screenshot();
		for (let time = 0; time < 4; time++) await swipe();
		expect(await scrollTop()).toBe(before);
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
		await page.screenshot();
		await swipe();
		expect(await scrollTop()).toBeGreaterThan(before);
	});

	test("makes what it covers inert while it is open", async ({ page }) => {
		await openIn("with React", page, "/contact-us");
		const covered = ["main", "footer", "aside"].map((name) => page.locator(`body > ${name}`));
		await toggle(page).press("Enter");
		for (const part of covered) await expect(part).toHaveAttribute("inert");
		await page.keyboard.press("Escape");
		for (const part of covered) await expect(part).not.toHaveAttribute("inert");
	});

	test("closes on the first Escape, also with a tooltip and a toast", async ({ page, context }) => {
		await openIn("with React", page, "/contact-us");
		await toggle(page).click();
		await context.setOffline(true);
		await expect(page.getByText("You are offline").first()).toBeVisible();
		await page.mouse.move(100, 400);
		await toggle(page).hover();
		await expect(page.getByRole("tooltip")).toBeAttached();
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
	});

	test("stays open when React starts", async ({ page }) => {
		await page.goto("/contact-us");
		await toggle(page).tap();
		await wake(page);
		await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
		await expect(menu(page).getByRole("link").first()).toBeFocused();
	});
});
