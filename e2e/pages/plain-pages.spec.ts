import type { Page } from "@playwright/test";
import { requestsOf, START, stopTime, wake } from "../behavior/awake.ts";
import { expect, test } from "../fixtures.ts";
import { industry, service } from "../site.ts";

const monitor = (page: Page) => page.getByRole("region", { name: "Performance monitor" });
const attempted = (page: Page) => page.locator("[data-attempted]");
const theme = (page: Page) => page.getByRole("contentinfo").getByRole("group", { name: "Theme" });

test.describe("a next page whose script hangs", () => {
	test("is opened by the browser itself within three seconds", async ({ page }) => {
		await page.clock.install({ time: START });
		await page.goto("/about-us");
		await wake(page);
		await stopTime(page);
		await page.route(`**/assets/${industry.slug}-*.js`, () => {});
		const link = page.getByRole("contentinfo").locator(`a[href="${industry.path}"]`);
		await link.scrollIntoViewIfNeeded();
		const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(industry.path));
		await link.click();
		// Of the page's own time, which a busy machine does not stretch.
		await page.clock.runFor(3000);
		await loaded;
		await expect(page).toHaveURL(industry.path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});

	test("gives way to another link that is chosen meanwhile", { tag: "@long" }, async ({ page }) => {
		await page.goto("/about-us");
		await wake(page);
		await page.route(`**/assets/${industry.slug}-*.js`, () => {});
		await page.getByRole("contentinfo").locator(`a[href="${industry.path}"]`).click();
		await page.getByRole("contentinfo").locator('a[href="/blog"]').click();
		await expect(page).toHaveURL("/blog");
		const documents = requestsOf(page, "document");
		await page.clock.install();
		await page.clock.runFor(4000);
		await expect(page).toHaveURL("/blog");
		expect(documents).toEqual([]);
	});
});

for (const address of [`/services%2F${service.slug}`, service.path.toUpperCase(), `${service.path}/`, `${service.path}.html`]) {
	const details = { tag: address.endsWith("/") ? [] : "@long" };
	test(`a page that a host serves as ${address} stays the one page that it is`, details, async ({ page, baseURL, problems }) => {
		await page.route(
			(url) => url.pathname === address,
			async (route) => {
				const response = await route.fetch({ url: `${baseURL}${service.path}` });
				await route.fulfill({ response });
			},
		);
		await page.goto(address);
		await page.mouse.move(200, 200);
		await page.keyboard.press("Shift");
		await page.waitForLoadState("networkidle");
		await expect(page.locator("header.site-header")).toHaveCount(1);
		await expect(page.locator("main")).toHaveCount(1);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await theme(page).getByRole("button", { name: "Dark" }).click();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await page.getByRole("contentinfo").locator('a[href="/blog"]').click();
		await expect(page).toHaveURL("/blog");
		expect(problems).toEqual([]);
	});
}

test.describe("the 404", () => {
	for (const address of ["/no-such-page", service.path.toUpperCase(), `${service.path}/more`]) {
		const details = { tag: address === "/no-such-page" ? [] : "@long" };
		test(`${address} loads no script, neither at load nor on a sign, and its theme works`, details, async ({ page }) => {
			const scripts = requestsOf(page, "script");
			await page.goto(address);
			await expect(attempted(page)).toHaveText(address);
			await page.mouse.move(200, 200);
			await page.keyboard.press("Tab");
			await theme(page).getByRole("button", { name: "Dark" }).click();
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			await expect(theme(page).locator("[aria-pressed=true]")).toHaveText("Dark");
			await page.waitForLoadState("networkidle");
			expect(scripts).toEqual([]);
		});
	}

	test("the address shown follows when its hash changes", async ({ page }) => {
		await page.goto("/lost?from=mail#one");
		await expect(attempted(page)).toHaveText("/lost?from=mail#one");
		await page.evaluate(() => {
			location.hash = "two";
		});
		await expect(attempted(page)).toHaveText("/lost?from=mail#two");
		await page.goBack();
		await expect(attempted(page)).toHaveText("/lost?from=mail#one");
	});

	for (const address of ["/no-such-page", "/SERVICES", "//", "/%E0%A4%A"]) {
		const details = { tag: address === "/no-such-page" ? [] : "@long" };
		test(`debug=true shows the monitor on ${address}, and it can be hidden`, details, async ({ page, baseURL, problems }) => {
			await page.goto(`${baseURL}${address}?debug=true`);
			await expect(monitor(page)).toBeVisible();
			await expect(monitor(page)).toContainText("SEO checklist of");
			await expect(page.locator("main")).toHaveCount(1);
			await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
			await monitor(page).getByRole("button", { name: "Hide Monitor" }).click();
			await expect(monitor(page)).toHaveCount(0);
			expect(problems.filter((text) => !text.startsWith("404: ") && !text.startsWith("Failed to load resource"))).toEqual([]);
		});
	}
});
