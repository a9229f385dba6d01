import { requestsOf } from "../behavior/hydrate.ts";
import { expect, test } from "../fixtures.ts";
import { attempted, footerLink, monitor, themeControl } from "../locators.ts";
import { horizontalOverflow } from "../overflow.ts";
import { pages, service } from "../site.ts";

/** Leaves out the page's own log line and the browser's message about the 404 status. */
const unexpected = (problems: readonly string[]) => problems.filter((text) => !text.startsWith("404: ") && !text.includes("status of 404"));

test("the 404 page logs the attempted URL, shows it even after the hash changes, and links to every page", async ({ page, problems }) => {
	const address = "/no/such/page?a=<b>&c#d";
	expect((await page.goto(address))?.status()).toBe(404);
	await expect(attempted(page)).toHaveText(address);
	expect(problems.some((text) => text.startsWith("404: ") && text.includes("/no/such/page"))).toBe(true);
	expect(unexpected(problems)).toEqual([]);
	const main = page.getByRole("main");
	const routes = main.getByRole("navigation").getByRole("listitem");
	await expect(routes.filter({ has: page.getByRole("link") })).toHaveCount(pages.length);
	for (const { path, name } of pages) await expect(routes.filter({ has: page.locator(`a[href="${path}"]`) })).toHaveText(`${name} ${path}`);
	await page.goto(address.replace("#d", "#e"));
	await expect(attempted(page)).toHaveText(address.replace("#d", "#e"));
	await page.goBack();
	await expect(attempted(page)).toHaveText(address);
	await main.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
});

test("the 404 page loads no script, and its theme control works", async ({ page }) => {
	const scripts = requestsOf(page, "script");
	for (const address of ["/no-such-page", service.path.toUpperCase(), `${service.path}/more`]) {
		await page.goto(address);
		await expect(attempted(page)).toHaveText(address);
		await page.mouse.move(200, 200);
		await page.keyboard.press("Tab");
		await themeControl(page).getByRole("button", { name: "Dark" }).click();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await expect(themeControl(page).locator("[aria-pressed=true]")).toHaveText("Dark");
		await page.waitForLoadState("networkidle");
	}
	expect(scripts).toEqual([]);
});

test("debug=true shows the monitor on the 404 page, and Hide Monitor hides it", async ({ page, baseURL, problems }) => {
	for (const address of ["/no-such-page", "//", "/%E0%A4%A"]) {
		await page.goto(`${baseURL}${address}?debug=true`);
		await expect(monitor(page)).toContainText("SEO checklist for");
		await expect(page.locator("main")).toHaveCount(1);
		await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
		await monitor(page).getByRole("button", { name: "Hide Monitor" }).click();
		await expect(monitor(page)).toHaveCount(0);
	}
	expect(unexpected(problems)).toEqual([]);
});

for (const [address, details] of [
	[`${service.path}/`, {}],
	[`${service.path}.html`, { tag: "@long" }],
	[`/services%2F${service.slug}`, { tag: "@long" }],
] as const) {
	test(`a page works if a host serves it at ${address}`, details, async ({ page, baseURL, problems }) => {
		await page.route(
			(url) => url.pathname === address,
			async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}${service.path}` }) }),
		);
		await page.goto(address);
		await page.mouse.move(200, 200);
		await page.keyboard.press("Shift");
		await page.waitForLoadState("networkidle");
		await expect(page.locator("header.site-header")).toHaveCount(1);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await themeControl(page).getByRole("button", { name: "Dark" }).click();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await footerLink(page, "/blog").click();
		await expect(page).toHaveURL("/blog");
		expect(problems).toEqual([]);
	});
}

/** How the 404 page shows URLs: decoded where that is safe, and always as text. */
const SHOWN: Readonly<Record<string, string>> = {
	"/%3Cscript%3Ewindow.hacked=1%3C/script%3E?q=<img%20src=x%20onerror=window.hacked=1>#<svg%20onload=window.hacked=1>":
		"/<script>window.hacked=1</script>?q=<img src=x onerror=window.hacked=1>#<svg onload=window.hacked=1>",
	"/%F0%9F%92%A9/\u05d0\u05d1\u05d2/\u202egnp.exe": "/\u{1f4a9}/\u05d0\u05d1\u05d2/%E2%80%AEgnp.exe",
	"/caf%C3%A9/%E6%9D%B1%E4%BA%AC?q=%D0%BF%D1%80%D0%B8": "/café/東京?q=при",
	// Escaped delimiters such as slashes, percent signs, invisible characters, and text direction marks stay escaped.
	"/a%2Fb%3Fc%23d": "/a%2Fb%3Fc%23d",
	"/100%2541": "/100%2541",
	"/%E2%80%8Bzero%0Aline%00": "/%E2%80%8Bzero%0Aline%00",
};

const HOSTILE_URLS = ["/%E0%A4%A", "/%00%0d%0aSet-Cookie:x", "//evil.example/path", "/..%2f..%2fetc/passwd", "/javascript:alert(1)"];

test.describe("at 320 px", () => {
	test.use({ viewport: { width: 320, height: 800 } });

	test("hostile URLs are logged, and shown as text that fits the layout", { tag: "@long" }, async ({ page, baseURL, problems }) => {
		test.slow();
		for (const address of [...Object.keys(SHOWN), ...HOSTILE_URLS]) {
			const logged = page.waitForEvent("console", (message) => message.text().startsWith("404: "));
			const response = await page.goto(baseURL + address);
			expect(response?.status(), address).toBe(404);
			const sent = await page.evaluate(() => location.pathname + location.search + location.hash);
			await expect(attempted(page), address).toHaveText(SHOWN[address] ?? sent);
			expect((await logged).text(), address).toContain(sent);
			expect(await attempted(page).locator("*").count(), address).toBe(0);
			expect(await page.evaluate(() => Reflect.has(window, "hacked")), address).toBe(false);
			expect(await horizontalOverflow(page), address).toBe(0);
			await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" }), address).toBeVisible();
		}
		expect(unexpected(problems)).toEqual([]);
	});

	test("an 8 KB URL scrolls inside its box", async ({ page, baseURL }) => {
		const address = `/${"a-very-long-address".repeat(200)}?${"q=0123456789&".repeat(200)}#${"Part".repeat(400)}`;
		expect((await page.goto(baseURL + address))?.status()).toBe(404);
		await expect(attempted(page)).toHaveText(address);
		expect(await horizontalOverflow(page)).toBe(0);
		await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
		const box = page.locator("main .query");
		expect(await box.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
		await box.focus();
		await page.keyboard.press("End");
		await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
	});
});
