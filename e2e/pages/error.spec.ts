import { wake } from "../behavior/awake.ts";
import { expect, test } from "../fixtures.ts";
import { sideways } from "../overflow.ts";
import { throwOn } from "../throwing.ts";

const TITLE = "Unexpected Application Error!";
const THROWS = "/about-us";

for (const [thrown, texts] of [
	['new Error("Thrown on purpose.")', ["Thrown on purpose."]],
	['new Response("Short and stout.", { status: 418, statusText: "I\'m a teapot" })', ["418 I'm a teapot", "Short and stout."]],
] as const) {
	test(`a page that throws ${thrown} shows what it says and a way home`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 800 });
		await throwOn(page, THROWS, thrown);
		await page.goto(THROWS);
		await page.keyboard.press("Shift");
		await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
		await expect(page).toHaveTitle(TITLE);
		for (const text of texts) await expect(page.getByRole("main")).toContainText(text);
		expect(await sideways(page)).toBe(0);
		await page.getByRole("link", { name: "Return to Home" }).click();
		await expect(page).toHaveURL("/");
		await expect(page.getByRole("contentinfo")).toBeVisible();
	});
}

test("client navigation to a page that throws shows the error screen, and Back leaves it", async ({ page }) => {
	await throwOn(page, THROWS, 'new Error("Thrown on purpose.")');
	await page.goto("/contact-us");
	await wake(page);
	await page.getByRole("contentinfo").locator(`a[href="${THROWS}"]`).click();
	await expect(page).toHaveTitle(TITLE);
	await expect(page.getByRole("main")).toContainText("Thrown on purpose.");
	await page.goBack();
	await expect(page).toHaveURL("/contact-us");
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await expect(page).not.toHaveTitle(TITLE);
});
