import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { holdRequests, hydrate, requestsOf } from "../behavior/hydrate.ts";
import { fileOf } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { content, weighedService } from "../site.ts";

// Owners may remove these pages; specification.spec.ts checks that the shipped site has them.
const packages = content.services.flatMap(({ path, data }) => (data.kind === "pricing" ? [{ path, ...data.pricing }] : []));

for (const { path, title, tiers } of packages) {
	test(`visual, DOM, and Tab order of the packages of ${path} match at every width`, async ({ page }) => {
		await page.goto(path);
		const cards = page
			.getByRole("region", { name: title })
			.getByRole("listitem")
			.filter({ has: page.getByRole("heading") });
		await expect(cards.getByRole("heading", { level: 3 })).toHaveText(tiers.map(({ name }) => name));
		for (const width of [390, 768, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const places = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => x + y * 3));
			expect(places, `${width} px`).toEqual(places.toSorted((a, b) => a - b));
			await cards.getByRole("link").first().focus();
			for (const { name } of tiers) {
				await expect(page.locator(":focus"), `${width} px`).toHaveAccessibleName(new RegExp(`\\b${name}\\b`));
				await page.keyboard.press("Tab");
			}
		}
	});
}

test.describe("this page's weight", () => {
	test.skip(!weighedService, "no page states its weight");
	const path = weighedService?.path ?? "";
	const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

	test("states the size of the built HTML, even after client navigation, without a layout shift", async ({ page }) => {
		const built = kilobytes(brotliCompressSync(readFileSync(fileOf(path))).length);
		await page.goto(path);
		const section = page.locator("section[aria-labelledby=weight]");
		const weighed = section.locator("dl [data-weight]");
		await expect(weighed.first()).toHaveText(built);
		const [, fonts = ""] = await weighed.allTextContents();

		await page.goto("/services");
		await hydrate(page);
		const requested = requestsOf(page, "fetch");
		const answer = await holdRequests(page, path);
		await page.getByRole("main").locator(`a[href="${path}"]`).first().click();
		await expect(page).toHaveURL(path);
		const box = () => section.boundingBox();
		const before = await box();
		answer();
		await expect(weighed).toHaveText([built, fonts]);
		await expect(section.locator("[data-weight=html]").filter({ hasText: built })).toHaveCount(1);
		expect(await box()).toEqual(before);
		// Other pages fetch nothing.
		await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
		await expect(page).toHaveURL("/blog");
		expect(requested).toEqual([path]);
	});

	test("states the visitor's own first paint without a layout shift", async ({ page }) => {
		await page.goto(path);
		const section = page.locator("section[aria-labelledby=weight]");
		const height = async () => (await section.boundingBox())?.height;
		// Sections farther down are laid out after the first paint.
		await expect(section).toHaveCSS("content-visibility", "visible");
		const before = await height();
		await page.mouse.move(200, 200);
		const measured = section.getByText(/^\d+\.\d\d s$/);
		await expect(measured).toBeVisible();
		const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
		await expect(measured).toHaveText(`${(paint / 1000).toFixed(2)} s`);
		expect(await height()).toBe(before);
	});
});
