import type { Page } from "@playwright/test";
import { fullTitle } from "../../machines/head-texts.ts";
import { expect, test } from "../fixtures.ts";
import { industry, pages, service, site } from "../site.ts";
import { MODES, openIn, requestsOf, wake } from "./awake.ts";

const titleOf = (path: string) => fullTitle(pages.find((page) => page.path === path)?.entry.data.head.title ?? "", site.name);

/** A link of the footer, which every page has. */
const footerLink = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();
/** Follows a link of the footer without scrolling to it. */
const follow = (page: Page, path: string) => footerLink(page, path).evaluate((link: HTMLElement) => link.click());

const SERVICE = service.path;
const INDUSTRY = industry.path;

/** Waits for the page after a navigation: the URL changes first, content and scroll position follow. */
async function shown(page: Page, path: string): Promise<void> {
	await expect(page).toHaveURL(path);
	await expect(page).toHaveTitle(titleOf(path));
}

/** Marks the document, which a page load would replace. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, "marked"));
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

const chunkOf = (path: string) => `**/assets/${path.split("/").at(-1)}-*.js`;

test("a link shows the page without a load: title, focus, announcement, top of the page", async ({ page, problems }) => {
	await page.goto("/about-us");
	await wake(page);
	await mark(page);
	await expect(page.locator("p[aria-live=polite]")).toHaveText("");
	await footerLink(page, INDUSTRY).click();
	await shown(page, INDUSTRY);
	await expect(page.locator("p[aria-live=polite]")).toHaveText(titleOf(INDUSTRY));
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(await scrollTop(page)).toBe(0);
	// A link to the same page leads to its top and adds no history entry.
	const length = await page.evaluate(() => history.length);
	await footerLink(page, INDUSTRY).click();
	await expect.poll(() => scrollTop(page)).toBe(0);
	expect(await page.evaluate(() => history.length)).toBe(length);
	expect(await isMarked(page)).toBe(true);
	expect(problems.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
});

test("links in running text are followed in the same way; the browser handles modified clicks", async ({ page, context }) => {
	const target = `/services/${industry.data.related.services[0]}`;
	await page.goto(INDUSTRY);
	await wake(page);
	await mark(page);
	const related = page.getByRole("main").locator(`a[href="${target}"]:visible`).first();
	const [tab] = await Promise.all([context.waitForEvent("page"), related.click({ modifiers: ["ControlOrMeta"] })]);
	await tab.close();
	await expect(page).toHaveURL(INDUSTRY);
	await related.click();
	await expect(page).toHaveURL(target);
	expect(await isMarked(page)).toBe(true);
});

test("a page is fetched when pointer, focus or touch reaches its link, and its heading is then in the DOM within 50 ms", async ({ page }) => {
	await page.goto("/about-us");
	await wake(page);
	const times: number[] = [];
	const show = (path: string) =>
		footerLink(page, path).evaluate(
			(link: HTMLAnchorElement) =>
				new Promise<number>((resolve) => {
					const before = document.querySelector("h1");
					const start = performance.now();
					new MutationObserver((_, observer) => {
						if (document.querySelector("h1") === before) return;
						observer.disconnect();
						resolve(performance.now() - start);
					}).observe(document.body, { childList: true, subtree: true });
					link.click();
				}),
		);
	const reach = {
		[INDUSTRY]: () => footerLink(page, INDUSTRY).focus(),
		[SERVICE]: () => footerLink(page, SERVICE).hover(),
		"/blog": () => footerLink(page, "/blog").dispatchEvent("touchstart"),
	};
	// The fastest of several counts, since the machine may be busy.
	for (let round = 0; round < 6 && Math.min(...times) >= 50; round++) {
		for (const [path, intend] of Object.entries(reach)) {
			const response = page.waitForResponse(chunkOf(path)).catch(() => {});
			await intend();
			if (round === 0) await response;
			times.push(await show(path));
			await expect(page).toHaveURL(path);
		}
	}
	expect(Math.min(...times), times.map(Math.round).join(" ")).toBeLessThan(50);
});

test("back and forward restore the scroll position, the open article and the focused link", async ({ page }) => {
	await page.goto(SERVICE);
	await wake(page);
	await page.getByText("Read More").click();
	await mark(page);
	await page.evaluate(() => scrollTo(0, 1200));
	await follow(page, INDUSTRY);
	await shown(page, INDUSTRY);
	await page.evaluate(() => scrollTo(0, 700));
	await page.goBack();
	await shown(page, SERVICE);
	await expect(page.locator("details.article")).toHaveAttribute("open", "");
	await expect(footerLink(page, INDUSTRY)).toBeFocused();
	await expect.poll(() => scrollTop(page)).toBe(1200);
	await page.goForward();
	await expect.poll(() => scrollTop(page)).toBe(700);
	expect(await isMarked(page)).toBe(true);
});

test("scroll positions survive page loads in between", { tag: "@long" }, async ({ page }) => {
	await page.goto(SERVICE);
	await wake(page);
	await page.evaluate(() => scrollTo(0, 1200));
	await follow(page, INDUSTRY);
	await shown(page, INDUSTRY);
	await page.goto("/about-us");
	await wake(page);
	await page.evaluate(() => scrollTo(0, 300));
	await follow(page, "/blog");
	await shown(page, "/blog");
	for (const path of ["/about-us", INDUSTRY, SERVICE]) {
		await page.goBack();
		await shown(page, path);
		await wake(page);
	}
	await expect.poll(() => scrollTop(page)).toBe(1200);
});

test("waking after a reload does not scroll", async ({ page }) => {
	// A font from the cache would change the height of the text above.
	await page.route("**/*.woff2", (route) => route.abort());
	await page.goto(SERVICE);
	await wake(page);
	await page.evaluate(() => scrollTo(0, 900));
	await page.reload();
	await expect.poll(() => scrollTop(page)).toBe(900);
	await page.evaluate(() => scrollTo(0, 300));
	await wake(page);
	await page.waitForTimeout(300);
	expect(await scrollTop(page)).toBe(300);
});

test("a link within the page shows and focuses its target, and Back returns", async ({ page }) => {
	const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
	await page.goto(SERVICE);
	await wake(page);
	await page.getByText("Read More").click();
	await link.scrollIntoViewIfNeeded();
	const left = await scrollTop(page);
	const id = (await link.getAttribute("href")) ?? "";
	await link.click();
	await expect(page.locator(id)).toBeInViewport();
	await expect(page.locator(id)).toBeFocused();
	expect(page.url()).toContain(id);
	const place = await scrollTop(page);
	await page.evaluate(() => scrollTo(0, 0));
	await link.evaluate((again: HTMLElement) => again.click());
	await expect.poll(() => scrollTop(page)).toBe(place);
	await page.goBack();
	await expect.poll(() => scrollTop(page)).toBe(left);
});

for (const mode of MODES) {
	test.describe(mode, () => {
		test.use({ javaScriptEnabled: mode === "with React", viewport: { width: 390, height: 700 } });

		test("the skip link leads past the header, and a hash that opens an answer shows its question below the header", async ({ page }) => {
			await openIn(mode, page, "/blog");
			await page.getByRole("link", { name: "Skip to content" }).press("Enter");
			await expect(page.locator("main")).toBeFocused();

			const item = page.locator("details[name=faq]").nth(2);
			await page.goto(SERVICE);
			const hash = await item.locator("[id]").getAttribute("id");
			await page.goto("/blog");
			await openIn(mode, page, `${SERVICE}#${hash}`);
			await expect(item).toHaveAttribute("open", "");
			const header = (await page.getByRole("banner").boundingBox())?.height ?? Number.NaN;
			await expect.poll(async () => (await item.locator("summary").boundingBox())?.y).toBeGreaterThanOrEqual(header);
			await expect(item.locator("[id]")).toBeInViewport();
		});
	});
}

for (const [reducedMotion, expected] of [
	["no-preference", /^appear 0\.(1[5-9]|2[0-5]?)\d*s$/],
	["reduce", /^none 0s$/],
] as const) {
	test(`pages fade in after client navigation only, prefers-reduced-motion: ${reducedMotion}`, async ({ page }) => {
		const animation = () =>
			page.locator("main").evaluate((main) => [getComputedStyle(main)].map((css) => `${css.animationName} ${css.animationDuration}`).join());
		await page.emulateMedia({ reducedMotion });
		await page.goto("/about-us");
		await wake(page);
		expect(await animation()).toBe("none 0s");
		await footerLink(page, "/blog").click();
		await shown(page, "/blog");
		expect(await animation()).toMatch(expected);
	});
}

test("nothing keeps a page out of the back/forward cache", async ({ page }) => {
	await page.addInitScript(() => {
		const listened: string[] = [];
		Object.assign(window, { listened });
		const add = EventTarget.prototype.addEventListener;
		EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
			listened.push(args[0]);
			return add.apply(this, args);
		};
	});
	const response = await page.goto("/");
	expect(response?.headers()["cache-control"]).not.toContain("no-store");
	await wake(page);
	await footerLink(page, "/blog").click();
	await expect(page).toHaveURL("/blog");
	const listened: string[] = await page.evaluate(() => Reflect.get(window, "listened"));
	expect(listened).toContain("pageshow");
	expect(listened.filter((type) => ["unload", "beforeunload"].includes(type))).toEqual([]);
});

test("going back after a reload to a page whose chunk is gone loads it once", { tag: "@long" }, async ({ page }) => {
	await page.goto(INDUSTRY);
	await wake(page);
	await footerLink(page, "/blog").click();
	await shown(page, "/blog");
	await page.reload();
	await wake(page);
	await page.route(chunkOf(INDUSTRY), (route) => route.fulfill({ status: 404, body: "gone" }));
	const documents = requestsOf(page, "document");
	await page.goBack();
	await expect(page).toHaveTitle(titleOf(INDUSTRY));
	await page.waitForLoadState("networkidle");
	expect(documents).toEqual([INDUSTRY]);
});
