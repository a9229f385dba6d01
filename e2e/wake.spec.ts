import type { Page } from "@playwright/test";
import { BOOT_ID } from "../app/hydration/boot.ts";
import { MONITOR_KEY } from "../app/monitor/flag.ts";
import { THEME_KEY } from "../app/theme/theme.ts";
import { awake, hold, wake } from "./awake.ts";
import { builtPages, htmlOf, wakingScripts } from "./built-files.ts";
import { expect, test } from "./fixtures.ts";
import { attribute, byTag, documentOf, elementsIn } from "./html.ts";
import { EVERY_PAGE, paths, service, visitedPaths } from "./site.ts";

const ENTRY = "**/assets/entry.client-*.js";

test("no page loads anything as code by its HTML; its one script is inline", () => {
	for (const path of builtPages) {
		const loaded = elementsIn(documentOf(path), byTag("script", "link")).filter(
			(element) => attribute(element, "src") !== undefined || attribute(element, "rel") === "modulepreload",
		);
		expect(loaded, path).toEqual([]);
	}
});

test("what wakes a page is asked for in one go, not one script after the other", async ({ page }) => {
	await page.goto(service.path);
	// No answer comes until all have been asked for, but for the bundler's helpers of a few bytes.
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

test.describe("signs", () => {
	const signs: Record<string, (page: Page) => Promise<unknown>> = {
		"a moving pointer": (page) => page.mouse.move(200, 300),
		"a pressed pointer": (page) => page.locator("main").dispatchEvent("pointerdown"),
		"a touch": (page) => page.locator("main").dispatchEvent("touchstart"),
		"a key": (page) => page.keyboard.press("ArrowDown"),
		focus: (page) => page.getByRole("link", { name: "Skip to content" }).focus(),
	};
	test(`each wakes React: ${Object.keys(signs).join(", ")}`, async ({ page }) => {
		for (const [name, give] of Object.entries(signs)) {
			await test.step(name, async () => {
				await page.goto("/contact-us");
				await expect(page.locator("html")).not.toHaveAttribute("data-awake");
				await give(page);
				await awake(page);
			});
		}
	});

	test("where the page needs it, React starts at load: debug=true, the stored flag", { tag: "@long" }, async ({ page }) => {
		await page.goto("/contact-us?debug=true");
		await awake(page);
		await page.goto("/contact-us?debug=false");
		await page.waitForLoadState("networkidle");
		await expect(page.locator("html")).not.toHaveAttribute("data-awake");
		await page.evaluate((key) => localStorage.setItem(key, "true"), MONITOR_KEY);
		await page.goto("/contact-us");
		await awake(page);
	});
});

test.describe("clicks before React", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });

	/** Counts the clicks on controls that reach the page. */
	const countClicks = (page: Page) =>
		page.addInitScript(() => {
			document.addEventListener("click", ({ target }) => {
				const control = target instanceof Element ? target.closest<HTMLElement>("[data-wakes]") : null;
				if (!control) return;
				const index = [...document.querySelectorAll("[data-wakes]")].indexOf(control);
				Object.assign(window, { reached: [...(Reflect.get(window, "reached") ?? []), index] });
			});
		});
	const reached = (page: Page) => page.evaluate(() => Reflect.get(window, "reached") ?? []);
	const copyButtons = (page: Page) => page.locator(".copy-address");
	const copied = (page: Page) => page.getByRole("button", { name: "Copied" });

	test("what they asked for happens once, in order, when React is there", async ({ page }) => {
		await countClicks(page);
		const release = await hold(page, ENTRY);
		await page.goto(service.path);
		await copyButtons(page).nth(1).click();
		await copyButtons(page).nth(0).click();
		expect(await reached(page)).toEqual([]);
		release();
		await awake(page);
		await expect(copied(page)).toHaveCount(2);
		expect(await reached(page)).toEqual([1, 0]);
		await expect(page.getByRole("region", { name: /notifications/i }).getByRole("listitem")).toHaveCount(2);
		await copyButtons(page).nth(1).click();
		expect(await reached(page)).toEqual([1, 0, 1]);
	});

	test("a click without any other sign, as assistive technology makes it, counts", { tag: "@long" }, async ({ page }) => {
		await page.goto("/contact-us");
		await copyButtons(page).evaluate((button: HTMLElement) => button.click());
		await expect(copied(page)).toBeVisible();
	});

	test("a click that wakes React by itself counts, and links do not wait", { tag: "@long" }, async ({ page }) => {
		await page.goto("/contact-us");
		await copyButtons(page).click();
		await expect(copied(page)).toBeVisible();

		await hold(page, ENTRY);
		await page.goto("/contact-us");
		await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
		await expect(page).toHaveURL("/blog");
		await expect(page.locator("html")).not.toHaveAttribute("data-awake");
	});
});

test.describe("the contract with React Router (an upgrade that changes it must change app/framework too)", () => {
	test("the data block, the manifest and the woken router have the known shape", async ({ page }) => {
		await page.goto(service.path);
		const boot = JSON.parse((await page.locator(`#${BOOT_ID}`).textContent()) ?? "");
		expect(boot.modules).toEqual([
			["root", expect.stringMatching(/^\/assets\/.+\.js$/)],
			[expect.stringContaining(service.path.slice(1)), expect.stringMatching(/^\/assets\/.+\.js$/)],
		]);
		await wake(page);
		const manifest = await page.evaluate(() => window.__reactRouterManifest);
		const known = Object.values(manifest?.routes ?? {});
		const addresses = known.filter(({ id, path }) => id !== "root" && path !== "*").map(({ index, path }) => (index ? "/" : `/${path}`));
		expect(addresses.sort()).toEqual([...paths].sort());
		for (const route of known) {
			expect(route.module, route.id).toMatch(/^\/assets\/.+\.js$/);
			const dataless = { hasLoader: false, hasClientLoader: false, hasAction: false, hasClientAction: false };
			expect(route, `${route.id} loads no data`).toMatchObject(dataless);
		}
		const router = await page.evaluate(() => {
			const { state } = Reflect.get(window, "__reactRouterDataRouter");
			return { initialized: state.initialized, pathname: state.location.pathname, errors: state.errors };
		});
		expect(router).toEqual({ initialized: true, pathname: service.path, errors: null });
	});
});

test("when the entry cannot be had, a later sign tries again", { tag: "@long" }, async ({ page }) => {
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

test.describe("hydration shows no warning", () => {
	// Half past midnight in Greenwich on New Year's Day: still last year in California, long past in Kiribati.
	const newYear = new Date("2027-01-01T00:30:00Z");
	const sweeps = [
		{ theme: "light", timezoneId: "Pacific/Kiritimati", now: newYear, year: "2027" },
		{ theme: "dark", timezoneId: "America/Los_Angeles", now: newYear, year: "2026" },
		{ theme: "system", timezoneId: "Asia/Kathmandu", now: new Date("2027-06-15T12:00:00Z"), year: "2027" },
	] as const;
	for (const [setting, { theme, timezoneId, now, year }] of sweeps.entries()) {
		// A page of each kind in one of the settings, every page in all of them with EVERY_PAGE=1.
		const visited = visitedPaths.filter((_, index) => EVERY_PAGE || index % sweeps.length === setting);
		test.describe(`${theme} theme, ${timezoneId}, ${now.toISOString()}`, () => {
			test.use({ timezoneId, colorScheme: theme === "dark" ? "light" : "dark" });
			test(`on ${visited.length} pages`, { tag: EVERY_PAGE || setting === 0 ? [] : "@long" }, async ({ page, problems }) => {
				if (EVERY_PAGE) test.slow();
				await page.clock.setFixedTime(now);
				await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, theme] as const);
				for (const path of visited) {
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
});
