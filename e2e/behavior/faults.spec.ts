import type { Page, Route } from "@playwright/test";
import { plainText } from "../../shared/plain-text.ts";
import { expect, test } from "../fixtures.ts";
import { footerLink, questions } from "../locators.ts";
import { industry, service } from "../site.ts";
import { hydrate, installClock, makePageThrow, pauseClock, requestsOf, waitUntilHydrated } from "./hydrate.ts";

const PAGE = service.path;
const NEXT = industry.path;
const NEXT_SCRIPT = `**/assets/${industry.slug}-*.js`;
const ERROR_TITLE = "Unexpected Application Error!";

const heading = (page: Page) => page.locator("h1");
const gone = (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" });
const expectNextPage = (page: Page) => expect(heading(page)).toContainText(plainText(industry.data.hero.title));

/** Expects the page to show its heading, a question to open, and a link to work. */
async function expectUsable(page: Page) {
	await expect(heading(page)).toBeVisible();
	const question = questions(page).first();
	await question.locator("summary").click();
	await expect(question.locator("> p")).toBeVisible();
	await footerLink(page, NEXT).click();
	await expect(page).toHaveURL(NEXT);
	await expectNextPage(page);
}

test.describe("without uncaught errors", () => {
	const errors: string[] = [];
	test.beforeEach(({ page }) => {
		errors.length = 0;
		page.on("pageerror", (error) => errors.push(String(error)));
	});
	test.afterEach(() => expect(errors).toEqual([]));

	test("a page works when all its scripts return 404", async ({ page }) => {
		await page.route("**/assets/*.js", gone);
		const loads = requestsOf(page, "document");
		await page.goto(PAGE);
		await Promise.all([page.waitForRequest("**/assets/*.js"), page.keyboard.press("Shift")]);
		await page.getByRole("button", { name: "Dark" }).last().click();
		await expectUsable(page);
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		expect(loads).toEqual([PAGE, NEXT]);
	});

	test("a link falls back to a single full page load if the next page's script is gone, as after a deployment", async ({ page }) => {
		await page.goto(PAGE);
		await hydrate(page);
		await page.route(NEXT_SCRIPT, gone);
		const loads = requestsOf(page, "document");
		await footerLink(page, NEXT).click();
		await expectNextPage(page);
		// The new page can't hydrate either, and must not reload.
		await page.keyboard.press("Shift");
		await page.waitForLoadState("networkidle");
		expect(loads).toEqual([NEXT]);
	});

	test("a link falls back to a full page load if the next page's script hangs for three seconds", async ({ page }) => {
		await installClock(page);
		await page.goto(PAGE);
		await hydrate(page);
		await pauseClock(page);
		await page.route(NEXT_SCRIPT, () => {});
		const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(NEXT));
		await footerLink(page, NEXT).click();
		await page.clock.runFor(3000);
		await loaded;
		await expectNextPage(page);
	});

	test("a link keeps the current page open while the browser is offline, and works again afterward", async ({ page, context }) => {
		await page.goto(PAGE);
		await hydrate(page);
		const loads = requestsOf(page, "document");
		await context.setOffline(true);
		const failed = page.waitForEvent("requestfailed");
		await footerLink(page, NEXT).click();
		await failed;
		await expect(page).toHaveURL(PAGE);
		expect(loads).toEqual([]);
		await context.setOffline(false);
		await expectUsable(page);
	});

	test("the site works when the browser blocks storage", async ({ page, problems }) => {
		await page.addInitScript(() => {
			for (const name of ["localStorage", "sessionStorage"]) {
				Object.defineProperty(window, name, {
					get() {
						throw new DOMException("The operation is insecure.", "SecurityError");
					},
				});
			}
		});
		await page.goto(PAGE);
		await page.getByRole("button", { name: "Dark" }).last().click();
		await waitUntilHydrated(page);
		await expectUsable(page);
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await page.goto("/?debug=true");
		await page.getByRole("button", { name: "Hide Monitor" }).click();
		await expect(page.getByRole("button", { name: "Hide Monitor" })).toHaveCount(0);
		expect(problems).toEqual([]);
	});
});

test("a page that throws shows the error screen with the error's message and a link home, and Back leaves the screen", async ({ page }) => {
	await makePageThrow(page, NEXT, 'new Response("Short and stout.", { status: 418, statusText: "I\'m a teapot" })');
	await page.goto(PAGE);
	await hydrate(page);
	await footerLink(page, NEXT).click();
	await expect(page).toHaveTitle(ERROR_TITLE);
	await page.goBack();
	await expect(page).not.toHaveTitle(ERROR_TITLE);
	await page.goto(NEXT);
	await page.keyboard.press("Shift");
	await expect(page.getByRole("heading", { level: 1, name: ERROR_TITLE })).toBeVisible();
	await expect(page.getByRole("main")).toContainText("418 I'm a teapot Short and stout.");
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("contentinfo")).toBeVisible();
});
