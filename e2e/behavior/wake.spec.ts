import type { Page } from "@playwright/test";
import { BOOT_ID } from "../../app/hydration/boot.ts";
import { THEME_KEY } from "../../app/theme/theme.ts";
import { builtPages, htmlOf, wakingScripts } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { attribute, byTag, documentOf, elementsIn } from "../html.ts";
import { EVERY_PAGE, paths, service, visitedPaths } from "../site.ts";
import { awake, hold, wake } from "./awake.ts";

const ENTRY = "**/assets/entry.client-*.js";

test("no page's HTML loads a script; the only one is inline", () => {
	for (const path of builtPages) {
		const loaded = elementsIn(documentOf(path), byTag("script", "link")).filter(
			(element) => attribute(element, "src") !== undefined || attribute(element, "rel") === "modulepreload",
		);
		expect(loaded, path).toEqual([]);
	}
});

test("requests all scripts that wake a page at once", async ({ page }) => {
	await page.goto(service.path);
	// No script is answered until all are requested, except the bundler's helpers of a few bytes.
	const expected = wakingScripts(htmlOf(service.path)).filter((url) => !url.includes("rolldown-runtime"));
	const requested = new Set<string>();
	await page.route("**/*.js", async (route) => {
		requested.add(new URL(route.request().url()).pathname);
		await expect.poll(() => expected.filter((url) => !requested.has(url))).toEqual([]);
		await route.continue();
	});
	await wake(page);
	expect(expected.length).toBeGreaterThan(5);
});

test("React starts on each sign of a visitor", async ({ page }) => {
	const signs: Record<string, () => Promise<unknown>> = {
		"a moving pointer": () => page.mouse.move(200, 300),
		"a pressed pointer": () => page.locator("main").dispatchEvent("pointerdown"),
		"a touch": () => page.locator("main").dispatchEvent("touchstart"),
		"a key": () => page.keyboard.press("ArrowDown"),
		focus: () => page.getByRole("link", { name: "Skip to content" }).focus(),
	};
	for (const [name, give] of Object.entries(signs)) {
		await test.step(name, async () => {
			await page.goto("/contact-us");
			await expect(page.locator("html")).not.toHaveAttribute("data-awake");
			await give();
			await awake(page);
		});
	}
});

test.describe("clicks before React", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });
	const copyButtons = (page: Page) => page.locator(".copy-address");

	test("are replayed once and in order", async ({ page }) => {
		await page.addInitScript(() => {
			const reached: number[] = [];
			Object.assign(window, { reached });
			document.addEventListener("click", ({ target }) => {
				const control = target instanceof Element ? target.closest("[data-wakes]") : null;
				if (control) reached.push([...document.querySelectorAll("[data-wakes]")].indexOf(control));
			});
		});
		const reached = () => page.evaluate(() => Reflect.get(window, "reached"));
		const release = await hold(page, ENTRY);
		await page.goto(service.path);
		await copyButtons(page).nth(1).click();
		await copyButtons(page).nth(0).click();
		expect(await reached()).toEqual([]);
		release();
		await expect(page.getByRole("button", { name: "Copied" })).toHaveCount(2);
		expect(await reached()).toEqual([1, 0]);
	});

	test("count without a pointer or key event, as assistive technology makes them; links do not wait", async ({ page }) => {
		await page.goto("/contact-us");
		await copyButtons(page).evaluate((button: HTMLElement) => button.click());
		await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
		await hold(page, ENTRY);
		await page.goto("/contact-us");
		await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
		await expect(page).toHaveURL("/blog");
	});
});

// An upgrade of React Router that fails here needs changes in app/framework.
test("the data block, the manifest and the router have the known shape", async ({ page }) => {
	await page.goto(service.path);
	const boot = JSON.parse((await page.locator(`#${BOOT_ID}`).textContent()) ?? "");
	expect(boot.modules).toEqual([
		["root", expect.stringMatching(/^\/assets\/.+\.js$/)],
		[expect.stringContaining(service.path.slice(1)), expect.stringMatching(/^\/assets\/.+\.js$/)],
	]);
	await wake(page);
	const known = Object.values((await page.evaluate(() => window.__reactRouterManifest))?.routes ?? {});
	const routes = known.filter(({ id, path }) => id !== "root" && path !== "*").map(({ index, path }) => (index ? "/" : `/${path}`));
	expect(routes.sort()).toEqual([...paths].sort());
	for (const route of known) {
		expect(route.module, route.id).toMatch(/^\/assets\/.+\.js$/);
		expect(route, route.id).toMatchObject({ hasLoader: false, hasClientLoader: false, hasAction: false, hasClientAction: false });
	}
	const router = await page.evaluate(() => {
		const { state } = Reflect.get(window, "__reactRouterDataRouter");
		return { initialized: state.initialized, pathname: state.location.pathname, errors: state.errors };
	});
	expect(router).toEqual({ initialized: true, pathname: service.path, errors: null });
});

test("a later sign retries when the entry failed to load", { tag: "@long" }, async ({ page }) => {
	await page.route(ENTRY, (route) => route.abort());
	await page.goto("/contact-us");
	const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("entry.client"));
	await page.keyboard.press("Shift");
	await refused;
	await page.unroute(ENTRY);
	await expect(async () => {
		await page.keyboard.press("Shift");
		await expect(page.locator("html")).toHaveAttribute("data-awake", "", { timeout: 400 });
	}).toPass();
});

// Half past midnight UTC on New Year's Day: still last year in California.
const newYear = new Date("2027-01-01T00:30:00Z");
for (const [index, { theme, timezoneId, year }] of [
	{ theme: "light", timezoneId: "Pacific/Kiritimati", year: "2027" },
	{ theme: "dark", timezoneId: "America/Los_Angeles", year: "2026" },
].entries()) {
	test.describe(`${theme} theme, ${timezoneId}`, () => {
		test.use({ timezoneId, colorScheme: theme === "dark" ? "light" : "dark" });
		test("pages hydrate without a warning and show the current year", { tag: EVERY_PAGE || index === 0 ? [] : "@long" }, async ({
			page,
			problems,
		}) => {
			if (EVERY_PAGE) test.slow();
			await page.clock.setFixedTime(newYear);
			await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, theme] as const);
			for (const path of visitedPaths.filter((_, position) => EVERY_PAGE || position % 2 === index)) {
				await page.goto(path);
				await expect(page.locator("[data-year]"), path).toHaveText(year);
				await wake(page);
				await expect(page.locator("[data-year]"), path).toHaveText(year);
				expect(
					problems.filter((text) => !text.includes("404")),
					path,
				).toEqual([]);
			}
		});
	});
}
