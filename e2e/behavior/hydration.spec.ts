import type { Page } from "@playwright/test";
import { BOOT_ID } from "../../app/hydration/boot.ts";
import { htmlOf, hydrationScripts } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { footerLink } from "../locators.ts";
import { paths, service } from "../site.ts";
import { holdRequests, hydrate } from "./hydrate.ts";

const ENTRY = "**/assets/entry.client-*.js";

test("hydration requests all its scripts at once", async ({ page }) => {
	await page.goto(service.path);
	// Hold every script until all have been requested. Only the bundler's tiny runtime may be requested later.
	const expected = hydrationScripts(htmlOf(service.path)).filter((url) => !url.includes("rolldown-runtime"));
	const requested = new Set<string>();
	await page.route("**/*.js", async (route) => {
		requested.add(new URL(route.request().url()).pathname);
		await expect.poll(() => expected.filter((url) => !requested.has(url))).toEqual([]);
		await route.continue();
	});
	await hydrate(page);
	expect(expected.length).toBeGreaterThan(5);
});

test("React starts on each kind of interaction", async ({ page }) => {
	const interactions: Record<string, () => Promise<unknown>> = {
		wheel: () => page.mouse.wheel(0, 100),
		pointermove: () => page.mouse.move(200, 300),
		pointerdown: () => page.locator("main").dispatchEvent("pointerdown"),
		touchstart: () => page.locator("main").dispatchEvent("touchstart"),
		keydown: () => page.keyboard.press("ArrowDown"),
		focus: () => page.getByRole("link", { name: "Skip to content" }).focus(),
	};
	for (const [name, interact] of Object.entries(interactions)) {
		await page.goto("/contact-us");
		await expect(page.locator("html"), name).not.toHaveAttribute("data-hydrated");
		await interact();
		await expect(page.locator("html"), name).toHaveAttribute("data-hydrated");
	}
});

test.describe("before hydration", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });
	const copyButtons = (page: Page) => page.locator(".copy-address");

	test("clicks on React-only controls are queued and replayed once, in order", async ({ page }) => {
		await page.addInitScript(() => {
			const clicked: number[] = [];
			Object.assign(window, { clicked });
			document.addEventListener("click", ({ target }) => {
				const control = target instanceof Element ? target.closest("[data-react]") : null;
				if (control) clicked.push([...document.querySelectorAll("[data-react]")].indexOf(control));
			});
		});
		const clicked = () => page.evaluate(() => Reflect.get(window, "clicked"));
		const release = await holdRequests(page, ENTRY);
		await page.goto(service.path);
		await copyButtons(page).nth(1).click();
		await copyButtons(page).nth(0).click();
		expect(await clicked()).toEqual([]);
		release();
		await expect(page.getByRole("button", { name: "Copied" })).toHaveCount(2);
		expect(await clicked()).toEqual([1, 0]);
	});

	test("a click without pointer or key events, as from assistive technology, starts React and is replayed", async ({ page }) => {
		await page.goto("/contact-us");
		await copyButtons(page).evaluate((button: HTMLElement) => button.click());
		await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
	});

	test("links work without waiting for scripts", async ({ page }) => {
		await holdRequests(page, ENTRY);
		await page.goto("/contact-us");
		await footerLink(page, "/blog").click();
		await expect(page).toHaveURL("/blog");
	});
});

// If this fails after an upgrade of React Router, update app/framework.
test("React Router's manifest has the shape that app/framework relies on", async ({ page }) => {
	await page.goto(service.path);
	const boot = JSON.parse((await page.locator(`#${BOOT_ID}`).textContent()) ?? "");
	expect(boot.modules).toEqual([
		["root", expect.stringMatching(/^\/assets\/.+\.js$/)],
		[expect.stringContaining(service.path.slice(1)), expect.stringMatching(/^\/assets\/.+\.js$/)],
	]);
	await hydrate(page);
	const known = Object.values((await page.evaluate(() => window.__reactRouterManifest))?.routes ?? {});
	const routes = known.filter(({ id, path }) => id !== "root" && path !== "*").map(({ index, path }) => (index ? "/" : `/${path}`));
	expect(routes.sort()).toEqual([...paths].sort());
	for (const route of known) {
		expect(route.module, route.id).toMatch(/^\/assets\/.+\.js$/);
		expect(route, route.id).toMatchObject({ hasLoader: false, hasClientLoader: false, hasAction: false, hasClientAction: false });
	}
});

test("a later interaction retries hydration after the entry script fails to load", { tag: "@long" }, async ({ page }) => {
	await page.route(ENTRY, (route) => route.abort());
	await page.goto("/contact-us");
	const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("entry.client"));
	await page.keyboard.press("Shift");
	await refused;
	await page.unroute(ENTRY);
	await expect(async () => {
		await page.keyboard.press("Shift");
		await expect(page.locator("html")).toHaveAttribute("data-hydrated", "", { timeout: 400 });
	}).toPass();
});

test.describe("in California", () => {
	test.use({ timezoneId: "America/Los_Angeles" });
	test("the footer shows the year in the visitor's time zone, before and after hydration", async ({ page, problems }) => {
		// Decades after the build, it is New Year's Day in UTC but still the previous year in California.
		await page.clock.setFixedTime(new Date("2061-01-01T00:30:00Z"));
		await page.goto("/contact-us");
		await expect(page.locator("[data-year]")).toHaveText("2060");
		await hydrate(page);
		await expect(page.locator("[data-year]")).toHaveText("2060");
		expect(problems).toEqual([]);
	});
});
