import type { Page } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EntryContext } from "react-router";
import { Scripts, ServerRouter } from "react-router";
import { MANIFEST_PATH } from "../app/framework/build-output.ts";
import { HANDED_OVER } from "../app/framework/handed-over.ts";
import { BOOT_ID } from "../app/hydration/boot.ts";
import { MONITOR_KEY } from "../app/monitor/flag.ts";
import { THEME_KEY } from "../app/theme/theme.ts";
import { attribute, byTag, elementsIn, parseHtml, textOf } from "../crawlers/html.ts";
import { awake, scriptsOf, wake } from "./awake.ts";
import { wakingScripts } from "./built-files.ts";
import { expect, test } from "./fixtures.ts";
import { EVERY_PAGE, paths, service, visitedPaths } from "./site.ts";

const NO_PAGE = "/no-such-page";
const ENTRY = "**/assets/entry.client-*.js";

interface ScriptElement {
	type: string | undefined;
	src: string | undefined;
	text: string;
}

/** The scripts in the HTML of a page. */
function scriptElements(html: string): ScriptElement[] {
	return elementsIn(parseHtml(html), byTag("script")).map((script) => ({
		type: attribute(script, "type"),
		src: attribute(script, "src"),
		text: textOf(script),
	}));
}

const executable = ({ type }: ScriptElement) => type === undefined || type === "module" || /javascript/.test(type);

test.describe("what a page carries", () => {
	test("one executable script, inline, the same bytes on every page; nothing else is loaded as code", async ({ request }) => {
		const texts = new Set<string>();
		for (const path of [...paths, NO_PAGE]) {
			const html = await (await request.get(path)).text();
			const scripts = scriptElements(html).filter(executable);
			expect(scripts, path).toHaveLength(1);
			expect(scripts[0]?.src, path).toBeUndefined();
			texts.add(scripts[0]?.text ?? "");
			// The inline script names it, for later.
			expect(html.replace(/<script>.*?<\/script>/s, ""), path).not.toContain("modulepreload");
		}
		expect(texts.size).toBe(1);
	});

	test("no script is fetched before a sign", async ({ page }) => {
		const scripts = scriptsOf(page);
		await page.goto("/about-us");
		await page.waitForLoadState("networkidle");
		await page.evaluate(() => scrollTo(0, 500));
		expect(scripts).toEqual([]);
		await expect(page.locator("html")).not.toHaveAttribute("data-awake");
		await wake(page);
		expect(scripts).not.toEqual([]);
	});
});

test("what wakes a page is asked for in one go, not one script after the other", async ({ page }) => {
	const html = await (await page.goto(service.path))?.text();
	// No answer comes until all have been asked for, but for the bundler's helpers of a few bytes.
	const expected = wakingScripts(html ?? "").filter((url) => !url.includes("rolldown-runtime"));
	const asked = new Set<string>();
	await page.route("**/*.js", async (route) => {
		asked.add(new URL(route.request().url()).pathname);
		await expect.poll(() => expected.filter((url) => !asked.has(url))).toEqual([]);
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

	/** Holds the client entry back until the function that it gives is called. */
	const holdEntry = async (page: Page) => {
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(ENTRY, async (route) => {
			await released;
			await route.continue();
		});
		return () => release();
	};

	test("what they asked for happens once, in order, when React is there", async ({ page }) => {
		await countClicks(page);
		const release = await holdEntry(page);
		await page.goto(service.path);
		await copyButtons(page).nth(1).click();
		await copyButtons(page).nth(0).click();
		expect(await reached(page)).toEqual([]);
		release();
		await awake(page);
		await expect(copied(page)).toHaveCount(2);
		expect(await reached(page)).toEqual([1, 0]);
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

		await holdEntry(page);
		await page.goto("/contact-us");
		await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
		await expect(page).toHaveURL("/blog");
		await expect(page.locator("html")).not.toHaveAttribute("data-awake");
	});
});

test.describe("the contract with React Router (an upgrade that changes it must change app/framework too)", () => {
	test("its own scripts hand over what the wake script hands over", () => {
		const route = { id: "root", path: "", Component: () => createElement(Scripts) };
		const entry = { ...route, Component: undefined, module: "/root.js", hasLoader: false, hasAction: false, hasErrorBoundary: false };
		const context = {
			manifest: {
				routes: { root: { ...entry, hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false } },
				entry: { module: "/entry.js", imports: [] },
				url: "/manifest.js",
				version: "",
			},
			routeModules: { root: { default: route.Component } },
			staticHandlerContext: {
				basename: "/",
				location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
				matches: [{ params: {}, pathname: "/", pathnameBase: "/", route }],
				loaderData: {},
				actionData: null,
				errors: null,
				statusCode: 200,
				loaderHeaders: {},
				actionHeaders: {},
			},
			serverHandoffString: `{"handed":"over"}`,
			future: {},
			ssr: true,
			isSpaMode: false,
			routeDiscovery: { mode: "initial" },
			serializeError: () => "",
		} as unknown as EntryContext;
		const html = renderToStaticMarkup(createElement(ServerRouter, { context, url: "http://localhost/" }));
		expect(html).toContain(`window.__reactRouterContext = {"handed":"over"};`);
		expect(html).toContain("window.__reactRouterContext.stream = new ReadableStream(");
		expect(html).toContain(`import * as route0 from "/root.js"`);
		expect(html).toContain(`import "/manifest.js";`);
		expect(html.replace(/\s+/g, " ")).toContain(`window.__reactRouterRouteModules = {"root":route0};`);
		expect(html).toContain(`import("/entry.js")`);
		// Everything that it puts on window, so that a new global does not go unnoticed.
		expect([...new Set(html.match(/window\.__\w+/g))].sort()).toEqual(["window.__reactRouterContext", "window.__reactRouterRouteModules"]);
	});

	test("the data block, the manifest and the woken router have the known shape", async ({ page, request }) => {
		const block = scriptElements(await (await request.get(service.path)).text()).find(({ type }) => type === "application/json");
		expect(block).toBeDefined();
		await page.goto(service.path);
		const boot = JSON.parse((await page.locator(`#${BOOT_ID}`).textContent()) ?? "");
		// The build has compared what is handed over with what the entry holds.
		expect(Object.keys(HANDED_OVER.context).sort()).toEqual(["basename", "future", "isSpaMode", "routeDiscovery", "ssr"]);
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
			expect(route, `${route.id} loads no data`).toMatchObject({
				hasLoader: false,
				hasClientLoader: false,
				hasAction: false,
				hasClientAction: false,
			});
		}
		const router = await page.evaluate(() => {
			const { state } = Reflect.get(window, "__reactRouterDataRouter");
			return { initialized: state.initialized, pathname: state.location.pathname, errors: state.errors };
		});
		expect(router).toEqual({ initialized: true, pathname: service.path, errors: null });
	});
});

test.describe("a chunk that cannot be had", () => {
	for (const [name, pattern] of [
		["client entry", ENTRY],
		["route module", "**/assets/root-*.js"],
		["manifest", `**${MANIFEST_PATH}`],
	] as const) {
		const details = { tag: pattern === ENTRY ? [] : "@long" };
		test(`${name}: the page stays complete and its native parts work`, details, async ({ page, problems }) => {
			const failed = page.waitForEvent(
				"requestfinished",
				(request) =>
					[MANIFEST_PATH, "/assets/"].some((start) => new URL(request.url()).pathname.startsWith(start)) && request.resourceType() === "script",
			);
			await page.route(pattern, (route) => route.fulfill({ status: 404, body: "gone" }));
			await page.goto(service.path);
			await page.keyboard.press("Shift");
			await failed;
			const first = page.locator("details[name=faq]").first();
			await first.locator("summary").click();
			await expect(first).toHaveAttribute("open", "");
			await page.getByText("Read More").click();
			await expect(page.locator("details.article")).toHaveAttribute("open", "");
			await page.getByRole("button", { name: "Services" }).press("Enter");
			await page.locator("#menu-services").getByRole("link", { name: "All Services" }).click();
			await expect(page).toHaveURL("/services");
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(page.locator("html")).not.toHaveAttribute("data-awake");
			expect(problems.filter((text) => !text.includes("404"))).toEqual([]);
		});
	}

	test("a later sign tries again", { tag: "@long" }, async ({ page }) => {
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

	test("and one would be seen", { tag: "@long" }, async ({ page, problems }) => {
		await page.route("**/contact-us", async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>(?:<small[^>]*>)?)[^<]+/, "$1Something else") });
		});
		await page.goto("/contact-us");
		await wake(page);
		expect(problems.join()).toContain("Minified React error #418");
	});
});
