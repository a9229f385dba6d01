import { wake } from "./awake.ts";
import { PRODUCTION, TEST_BUILD } from "./builds.ts";
import { expect, test } from "./fixtures.ts";
import { sideways } from "./overflow.ts";

// A page that throws in the browser exists in the test build alone.
test.use({ baseURL: TEST_BUILD.url });

for (const width of [390, 1280]) {
	test(`an unexpected error shows its screen, with a way home, at ${width} px`, { tag: width === 390 ? [] : "@long" }, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/__throws");
		await expect(page.getByRole("heading", { level: 1, name: "Throws" })).toBeVisible();
		await page.keyboard.press("Shift");
		await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
		await expect(page).toHaveTitle("Unexpected Application Error!");
		await expect(page.getByRole("main")).toContainText("Thrown on purpose.");
		expect(await sideways(page)).toBe(0);
		await page.getByRole("link", { name: "Return to Home" }).click();
		await expect(page).toHaveURL("/");
		await expect(page.getByRole("contentinfo")).toBeVisible();
	});
}

test("an error reached by client navigation shows it too, and back leaves it", async ({ page }) => {
	await page.goto("/contact-us");
	await wake(page);
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/__throws";
		link.textContent = "To the page that throws";
		document.querySelector("main")?.append(link);
	});
	await page.getByRole("link", { name: "To the page that throws" }).click();
	await expect(page).toHaveTitle("Unexpected Application Error!");
	await expect(page.getByRole("main")).toContainText("Thrown on purpose.");
	await page.goBack();
	await expect(page).toHaveURL("/contact-us");
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await expect(page).not.toHaveTitle("Unexpected Application Error!");
});

test("the published build has no such page", async ({ request }) => {
	expect((await request.get("/__throws")).status()).toBe(200);
	expect((await request.get(`${PRODUCTION.url}/__throws`)).status()).toBe(404);
});
