import { wake } from "./awake.ts";
import { TEST_BUILD } from "./builds.ts";
import { expect, test } from "./fixtures.ts";
import { sideways } from "./overflow.ts";

// A page that throws in the browser exists in the test build alone.
test.use({ baseURL: TEST_BUILD.url });

for (const [what, address, texts] of [
	["an error", "/__throws", ["Thrown on purpose."]],
	["a thrown response", "/__throws?response", ["418 I'm a teapot", "Short and stout."]],
] as const) {
	test(`${what} shows its screen, with what it says and a way home`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 800 });
		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1, name: "Throws" })).toBeVisible();
		await page.keyboard.press("Shift");
		await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
		await expect(page).toHaveTitle("Unexpected Application Error!");
		for (const text of texts) await expect(page.getByRole("main")).toContainText(text);
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
