import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { sideways } from "../overflow.ts";
import { content, pages, service } from "../site.ts";

const attempted = (page: Page) => page.locator("[data-attempted]");

test("shows its texts, the attempted address, a way home, every route as a link, and keeps the console clean", async ({ page, problems }) => {
	const address = "/no/such/page?a=<b>&c#d";
	expect((await page.goto(address))?.status()).toBe(404);
	await expect(attempted(page)).toHaveText(address);
	// The browser's own line about the status, and the page's about the address.
	expect(problems.some((text) => text.includes("/no/such/page"))).toBe(true);
	expect(problems.filter((text) => !text.startsWith("404: ") && !text.includes("status of 404"))).toEqual([]);
	const main = page.getByRole("main");
	await expect(main.getByText("404", { exact: true }).first()).toBeVisible();
	await expect(main.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
	await expect(main.getByText(content.notFoundPage.data.text)).toBeVisible();
	await expect(main.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
	const routes = main.getByRole("navigation").getByRole("link");
	await expect(routes).toHaveCount(pages.length);
	for (const { path, name } of pages) {
		const route = main
			.getByRole("navigation")
			.getByRole("listitem")
			.filter({ has: page.locator(`a[href="${path}"]`) });
		await expect(route).toHaveText(`${name}${path}`);
	}
	await routes.first().click();
	await expect(page).toHaveURL("/");
});

/** Decoded, as far as they are, they are still text. */
const SHOWN: Readonly<Record<string, string>> = {
	"/%3Cscript%3Ewindow.hacked=1%3C/script%3E?q=<img%20src=x%20onerror=window.hacked=1>#<svg%20onload=window.hacked=1>":
		"/<script>window.hacked=1</script>?q=<img src=x onerror=window.hacked=1>#<svg onload=window.hacked=1>",
	"/%F0%9F%92%A9/\u05d0\u05d1\u05d2/\u202egnp.exe": "/\u{1f4a9}/\u05d0\u05d1\u05d2/%E2%80%AEgnp.exe",
	"/caf%C3%A9/%E6%9D%B1%E4%BA%AC?q=%D0%BF%D1%80%D0%B8": "/café/東京?q=при",
	"/a%20b%3Cc%3E": "/a b<c>",
	// An escape of a slash, of a percent sign, of what is invisible or turns the direction of writing stays one.
	"/a%2Fb%3Fc%23d": "/a%2Fb%3Fc%23d",
	"/100%2541": "/100%2541",
	"/%E2%80%8Bzero%0Aline%00": "/%E2%80%8Bzero%0Aline%00",
};

const HOSTILE = [
	...Object.keys(SHOWN),
	"/lost?from=mail&x=1#part",
	"/%E0%A4%A",
	"/%00%0d%0aSet-Cookie:x",
	"//evil.example/path",
	"/%2F%2Fevil.example",
	"/..%2f..%2fetc/passwd",
	"/javascript:alert(1)",
	service.path.toUpperCase(),
	`${service.path}/more`,
	"/__proto__",
	"/404",
];

test.describe("at 320 px", () => {
	test.use({ viewport: { width: 320, height: 800 } });

	test("hostile addresses are text inside the layout, and are logged", { tag: "@long" }, async ({ page, baseURL, problems }) => {
		test.slow();
		for (const address of HOSTILE) {
			const logged = page.waitForEvent("console", (message) => message.text().startsWith("404: "));
			const response = await page.goto(baseURL + address);
			expect(response?.status(), address).toBe(404);
			const sent = await page.evaluate(() => location.pathname + location.search + location.hash);
			await expect(attempted(page), address).toHaveText(SHOWN[address] ?? sent);
			expect((await logged).text(), address).toContain(sent);
			expect(await attempted(page).locator("*").count(), address).toBe(0);
			expect(await page.evaluate(() => Reflect.has(window, "hacked")), address).toBe(false);
			expect(await sideways(page), address).toBe(0);
			await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" }), address).toBeVisible();
		}
		expect(problems.filter((text) => !text.startsWith("404: ") && !text.startsWith("Failed to load resource"))).toEqual([]);
	});

	test("an address of 8 KB stays inside the layout", async ({ page, baseURL }) => {
		const address = `/${"a-very-long-address".repeat(200)}?${"q=0123456789&".repeat(200)}#${"Part".repeat(400)}`;
		expect(address.length).toBeGreaterThan(8000);
		const response = await page.goto(baseURL + address);
		expect(response?.status()).toBe(404);
		await expect(attempted(page)).toHaveText(address);
		expect(await sideways(page)).toBe(0);
		await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
		// The whole of it can be read, by key as well.
		const box = page.locator(".attempted");
		expect(await box.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
		await box.focus();
		await page.keyboard.press("End");
		await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the page is complete but for the address, which only a script could know", async ({ page }) => {
		await page.goto("/no-such-page");
		await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
		await expect(page.getByRole("main").getByRole("navigation").getByRole("link")).toHaveCount(pages.length);
		await page.getByRole("link", { name: "Return to Home" }).click();
		await expect(page).toHaveURL("/");
	});
});
