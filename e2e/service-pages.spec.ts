import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { wake } from "./awake.ts";
import { buildDir } from "./built-files.ts";
import { expect, test } from "./fixtures.ts";

test.describe("packages", () => {
	for (const width of [390, 768, 1280, 1920]) {
		test(`to see, to read and to tab through, their order is one at ${width} px, the flagged one first`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/services/link-building");
			const tiers = page
				.getByRole("region", { name: "Link building packages" })
				.getByRole("listitem")
				.filter({ has: page.getByRole("heading") });
			await expect(tiers.getByRole("heading", { level: 3 })).toHaveText(["Gold", "Silver", "Platinum"]);
			const places = await tiers.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => x + y * 3));
			expect(places).toEqual(places.toSorted((a, b) => a - b));
			const links = tiers.getByRole("link");
			await links.first().focus();
			for (const name of [/Gold/, /Silver/, /Platinum/]) {
				await expect(page.locator(":focus")).toHaveAccessibleName(name);
				await page.keyboard.press("Tab");
			}
		});
	}

	test("a price is copied with a space, and the flag belongs to the heading's group", async ({ page }) => {
		await page.goto("/services/link-building");
		const gold = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Gold", exact: true }) });
		const copied = await gold.getByText("per month", { exact: true }).evaluate((element) => {
			getSelection()?.selectAllChildren(element.parentElement ?? element);
			return String(getSelection());
		});
		expect(copied).toBe("$3,999 per month");
		await expect(gold.locator("hgroup")).toContainText("Most Recommended");
	});

	test("the hero leads to them", async ({ page }) => {
		await page.goto("/services/link-building");
		await page.getByRole("link", { name: /^See the packages/ }).click();
		await expect(page.getByRole("heading", { name: "Link building packages" })).toBeInViewport();
	});
});

test.describe("this page's weight", () => {
	const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

	test("is that of the built page, also for who comes from another page, who asks that page for it; and moves nothing", async ({ page }) => {
		const built = kilobytes(brotliCompressSync(readFileSync(`${buildDir}/services/website-development.html`)).length);
		await page.goto("/services/website-development");
		const section = page.locator("section[aria-labelledby=weight]");
		const weighed = section.locator("dl [data-weight]");
		await expect(weighed.first()).toHaveText(built);
		const [, fonts = ""] = await weighed.allTextContents();

		await page.goto("/services");
		await wake(page);
		const asked: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "fetch") asked.push(new URL(request.url()).pathname);
		});
		let answer = () => {};
		const held = new Promise<void>((resolve) => (answer = resolve));
		await page.route("/services/website-development", async (route) => {
			await held;
			await route.continue();
		});
		await page.getByRole("main").getByRole("link", { name: "Website Development" }).first().click();
		await expect(page).toHaveURL(/website-development$/);
		const box = () => section.boundingBox();
		const before = await box();
		answer();
		await expect(weighed).toHaveText([built, fonts]);
		await expect(section.locator("[data-weight=html]").filter({ hasText: built })).toHaveCount(2);
		expect(await box()).toEqual(before);
		// Another page has nothing to ask.
		await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
		await expect(page).toHaveURL("/blog");
		expect(asked).toEqual(["/services/website-development"]);
	});

	test("the visitor's time is the browser's own, and moves nothing", async ({ page }) => {
		await page.goto("/services/website-development");
		const section = page.locator("section[aria-labelledby=weight]");
		const height = async () => (await section.boundingBox())?.height;
		const before = await height();
		await page.mouse.move(200, 200);
		const measured = section.getByText(/^\d+\.\d\d s$/);
		await expect(measured).toBeVisible();
		const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
		await expect(measured).toHaveText(`${(paint / 1000).toFixed(2)} s`);
		expect(await height()).toBe(before);
	});
});

test.describe("one prompt, before and after", () => {
	test.use({ javaScriptEnabled: false });

	test("is a choice of two by arrow keys, without script, and moves nothing", async ({ page }) => {
		await page.goto("/services/generative-engine-optimization");
		const group = page.getByRole("group", { name: "The same prompt, before and after" });
		await expect(group.getByText("Named and cited in three of four.")).toBeVisible();
		await expect(group.getByText("Named once, at the wrong price.")).toBeHidden();
		const height = async () => (await group.boundingBox())?.height;
		const before = await height();
		await group.getByRole("radio", { name: "After the work" }).focus();
		await page.keyboard.press("ArrowLeft");
		await expect(group.getByText("Named once, at the wrong price.")).toBeVisible();
		await expect(group.getByText("Named and cited in three of four.")).toBeHidden();
		expect(await height()).toBe(before);
	});
});
