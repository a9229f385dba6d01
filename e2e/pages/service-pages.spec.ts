import { expect, test } from "../fixtures.ts";
import { content } from "../site.ts";

// Owners may remove these pages; specification.spec.ts checks that the shipped site has them.
const packages = content.services.flatMap(({ path, data }) => (data.kind === "pricing" ? [{ path, ...data.pricing }] : []));

for (const { path, title, tiers } of packages) {
	test(`the packages on ${path} have the same visual, DOM, and Tab order from 390 to 1920 px`, async ({ page }) => {
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

test("the visitor's own first paint time appears without a layout shift", async ({ page }) => {
	const measured = content.services.find(({ data }) => data.object?.kind === "wireframe");
	test.skip(!measured, "no page shows its first paint time");
	await page.goto(measured?.path ?? "");
	const section = page.locator("section[aria-labelledby=example]");
	const height = async () => (await section.boundingBox())?.height;
	// Sections farther down are laid out after the first paint.
	await expect(section).toHaveCSS("content-visibility", "visible");
	const before = await height();
	await page.mouse.move(200, 200);
	const figure = section.getByText(/^\d+\.\d\d s$/);
	await expect(figure).toBeVisible();
	const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
	await expect(figure).toHaveText(`${(paint / 1000).toFixed(2)} s`);
	expect(await height()).toBe(before);
});

test("bars that show increases match their stated scale", async ({ page }) => {
	for (const path of ["/case-studies", ...content.services.map(({ path }) => path)]) {
		await page.goto(path);
		const scales = await page.getByText("Drawn to scale:").evaluateAll((notes) =>
			notes.map((note) => {
				const after = note.parentElement?.getBoundingClientRect().width ?? 0;
				const before = note.parentElement?.querySelector("svg")?.getBoundingClientRect().width ?? 0;
				return { drawn: after / before, stated: Number(/([\d.]+) after/.exec(note.textContent ?? "")?.[1]) };
			}),
		);
		if (path === "/case-studies") expect(scales.length).toBeGreaterThan(0);
		for (const { drawn, stated } of scales) expect(drawn / stated, path).toBeCloseTo(1, 1);
	}
});
