import type { Page, Route } from "@playwright/test";
import { plainText } from "../../shared/plain-text.ts";
import { expect, test } from "../fixtures.ts";
import { industry, service, site } from "../site.ts";
import { awake, requestsOf, wake } from "./awake.ts";

const PAGE = service.path;
const NEXT = industry.path;

const heading = (page: Page) => page.locator("h1");
const follow = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first().click();
const gone = (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" });

/** Uncaught errors; what the network did is in the console, too, and is no fault of the page. */
let errors: string[];
test.beforeEach(({ page }) => {
	errors = [];
	page.on("pageerror", (error) => errors.push(String(error)));
});
test.afterEach(() => expect(errors).toEqual([]));

/** Checks that the page can be read, a question opens, and a link leads on. */
async function expectReadsAndWorks(page: Page) {
	await expect(heading(page)).toBeVisible();
	const faq = page.locator("details[name=faq]").first();
	await faq.locator("summary").click();
	await expect(faq.locator("> p")).toBeVisible();
	await follow(page, NEXT);
	await expect(page).toHaveURL(NEXT);
	await expect(heading(page)).toContainText(plainText(industry.data.hero.title));
}

test("hides photos while the photo host is down, and shows their drawings", async ({ page }) => {
	await page.goto("/industries");
	const photos = page.locator(`main img[src^="${site.photoHost}"]`);
	expect(await photos.count()).toBeGreaterThan(0);
	for (const photo of await photos.all()) {
		await photo.evaluate((image) => image.scrollIntoView());
		await expect(photo).toBeHidden();
	}
});

test("a page whose scripts are all missing is read and used without them", async ({ page }) => {
	await page.route("**/assets/*.js", gone);
	const loads = requestsOf(page, "document");
	await page.goto(PAGE);
	await Promise.all([page.waitForRequest("**/assets/*.js"), page.keyboard.press("Shift")]);
	await expectReadsAndWorks(page);
	expect(loads).toEqual([PAGE, NEXT]);
});

for (const [name, answer] of [
	["is missing", gone],
	["never comes", () => {}],
] as const) {
	test(`a link whose script ${name} leads on by one page load`, async ({ page }) => {
		await page.goto(PAGE);
		await wake(page);
		await page.route(`**/assets/${industry.slug}-*.js`, answer);
		const loads = requestsOf(page, "document");
		await follow(page, NEXT);
		await expect(heading(page)).toContainText(plainText(industry.data.hero.title));
		// The new page can't wake either; it stays complete and loads nothing again.
		await page.keyboard.press("Shift");
		await page.waitForTimeout(300);
		expect(loads).toEqual([NEXT]);
	});
}

test("after a deployment the next link of an open tab loads the new version of its page once", async ({ page }) => {
	await page.goto(PAGE);
	await wake(page);
	// The old version's files are gone until the tab loads a new page.
	const loads = requestsOf(page, "document");
	await page.route("**/assets/**", (route) => (loads.length === 0 ? gone(route) : route.continue()));
	await follow(page, NEXT);
	await expect(heading(page)).toContainText(plainText(industry.data.hero.title));
	await wake(page);
	expect(loads).toEqual([NEXT]);
});

test("works where the browser refuses storage", async ({ page, problems }) => {
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
	await awake(page);
	await expectReadsAndWorks(page);
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.goto("/?debug=true");
	await page.getByRole("button", { name: "Hide Monitor" }).click();
	await expect(page.getByRole("button", { name: "Hide Monitor" })).toHaveCount(0);
	expect(problems.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
});

test("keeps the page when the connection is lost, and goes on when it is back", async ({ page, context }) => {
	await page.goto(PAGE);
	await wake(page);
	const loads = requestsOf(page, "document");
	await context.setOffline(true);
	const failed = page.waitForEvent("requestfailed");
	await follow(page, NEXT);
	await failed;
	await expect(page).toHaveURL(PAGE);
	expect(loads).toEqual([]);
	await context.setOffline(false);
	await expectReadsAndWorks(page);
});

test("one question is open at a time where the browser has no exclusive details", async ({ page }) => {
	await page.route(`**${PAGE}`, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: (await response.text()).replaceAll(' name="faq"', "") });
	});
	await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, "name"));
	await page.goto(PAGE);
	await wake(page);
	const items = page.locator("ul > li > details");
	await items.nth(1).locator("summary").click();
	await items.nth(2).locator("summary").click();
	await expect(items.nth(2)).toHaveAttribute("open", "");
	await expect(page.locator("ul > li > details[open]")).toHaveCount(1);
});
