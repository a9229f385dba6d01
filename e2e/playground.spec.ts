import { TEST_BUILD } from "./builds.ts";
import { expect, test } from "./fixtures.ts";

const PLAYGROUND = "/__playground";

test.describe("in the test build", () => {
	test.use({ baseURL: TEST_BUILD.url });

	test("the playground shows its examples and changes their theme", async ({ page, problems }) => {
		expect((await page.goto(PLAYGROUND))?.status()).toBe(200);
		await expect(page.locator("[data-example]").first()).toBeVisible();

		const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
		const light = await paper();
		await page.getByRole("main").getByRole("button", { name: "Dark" }).click();
		await expect(page.locator("html[data-theme=dark]")).toBeAttached();
		expect(await paper()).not.toBe(light);
		expect(problems).toEqual([]);
	});
});

test("production knows nothing of the playground", async ({ page }) => {
	expect((await page.goto(PLAYGROUND))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
});
