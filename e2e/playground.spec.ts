import { MANIFEST_PATH } from "../app/framework/build-output.ts";
import { PRODUCTION, TEST_BUILD } from "./builds.ts";
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
		// The example of the 404 page tells the console which address was tried, as the page does.
		expect(problems.filter((text) => !text.startsWith("404:"))).toEqual([]);
	});
});

test("production knows nothing of the playground", async ({ page, request }) => {
	expect((await page.goto(PLAYGROUND))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();

	// Neither its page nor the modules of its examples are in the build: the route list that a page loads names them.
	const manifestOf = async (url: string) => {
		const answer = await request.get(url + MANIFEST_PATH);
		expect(answer.status()).toBe(200);
		return answer.text();
	};
	expect(await manifestOf(TEST_BUILD.url)).toContain("playground");
	expect(await manifestOf(PRODUCTION.url)).not.toContain("playground");
});
