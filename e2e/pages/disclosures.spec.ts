import type { Page } from "@playwright/test";
import { hydrate, MODES, openIn } from "../behavior/hydrate.ts";
import { expect, test, VIEWPORTS } from "../fixtures.ts";
import { questions } from "../locators.ts";
import { expectLanded, settled, topOf } from "../settled.ts";
import { pages, service } from "../site.ts";

const PAGE = service.path;
/** A page with many sources, all of them collapsed at first. */
const cited = pages.find(({ entry }) => "sources" in entry.data && entry.data.sources.length > 6);

const article = (page: Page) => page.locator("details.article");
const summary = (page: Page) => article(page).locator("summary");
// Selects by attribute, because the accessibility tree omits the contents of a closed article.
const contentsLinks = (page: Page) => page.locator('nav[aria-label="On this page"] a');
for (const mode of MODES) {
	test.describe(mode, () => {
		test.use({ javaScriptEnabled: mode === "with React" });

		test("questions open one at a time and close again, by mouse and by keyboard", async ({ page }) => {
			await openIn(mode, page, PAGE);
			await expect(questions(page)).toHaveCount(service.data.faq.length);
			const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
			// Hidden by the browser rather than with display: none, so that find-in-page can open an answer.
			await expect(first.locator("> p")).toBeHidden();
			await expect(first.locator("> p")).not.toHaveCSS("display", "none");
			await first.locator("summary").click();
			await expect(first.locator("> p")).toBeVisible();
			await second.locator("summary").press("Enter");
			await expect(second.locator("> p")).toBeVisible();
			await expect(page.locator("details[name=faq][open]")).toHaveCount(1);
			await page.keyboard.press("Space");
			await expect(page.locator("details[name=faq][open]")).toHaveCount(0);
			await expect(second.locator("summary")).toBeFocused();
		});

		test("a hash reveals its answer, heading, or source, clear of the header", async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 700 });
			await page.goto(PAGE);
			const question = questions(page).nth(2);
			const answer = `#${await question.locator("> p").getAttribute("id")}`;
			const heading = (await contentsLinks(page).last().getAttribute("href")) ?? "";
			await page.goto("/blog");
			await openIn(mode, page, PAGE + answer);
			await expect(page.locator(answer)).toBeInViewport();
			await expectLanded(page, question.locator("summary"));
			await page.goto("/blog");
			await openIn(mode, page, PAGE + heading);
			await expectLanded(page, page.locator(heading));
			if (!cited) return;
			await openIn(mode, page, cited.path);
			const chip = page.locator("main a.cite").filter({ visible: true }).first();
			const source = await chip.evaluate((link: HTMLAnchorElement) => link.hash);
			await chip.press("Enter");
			await expectLanded(page, page.locator(source));
		});

		test("a table-of-contents link clicked while the article is opening scrolls to its heading", async ({ page }) => {
			await openIn(mode, page, PAGE);
			await summary(page).click();
			// Playwright's click() would wait until the link stops moving.
			await contentsLinks(page)
				.last()
				.evaluate((link: HTMLElement) => link.click());
			await expectLanded(page, page.locator((await contentsLinks(page).last().getAttribute("href")) ?? ""));
		});

		test("Read More expands the article and becomes Read Less, which collapses it again", async ({ page }) => {
			await openIn(mode, page, PAGE);
			await expect(summary(page)).toHaveText(/^Read More/, { useInnerText: true });
			await expect(summary(page)).toHaveAccessibleDescription(await page.locator("#article").innerText());
			await summary(page).click();
			await expect(summary(page)).toHaveText(/^Read Less/, { useInnerText: true });
			await expect(article(page).locator(".prose > *").last()).toBeVisible();
			await summary(page).press("Enter");
			await expect(summary(page)).toHaveText(/^Read More/, { useInnerText: true });
			await expect(article(page).locator(".prose > *").last()).toBeHidden();
		});
	});
}

test("a question stays in place when opening it closes another", async ({ page }) => {
	await page.setViewportSize(VIEWPORTS[0]);
	await page.goto(PAGE);
	await hydrate(page);
	await questions(page).first().locator("summary").click();
	await settled(page);
	for (const index of [2, 1]) {
		const question = questions(page).nth(index).locator("summary");
		await question.evaluate((element) => element.scrollIntoView({ block: "center" }));
		if (index === 1) await questions(page).evaluateAll((all) => all.map((old) => old.removeAttribute("name"))); // as in older browsers
		const before = await topOf(question);
		await question.click();
		await settled(page);
		expect(Math.abs((await topOf(question)) - before), `question ${index}`).toBeLessThanOrEqual(1);
		await expect(page.locator(".faq [open]")).toHaveCount(1);
	}
});

test("closing the article scrolls back to its start, with focus on Read More", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 480 });
	await page.goto(PAGE);
	await hydrate(page);
	await summary(page).click();
	await settled(page);
	// Click the second Read Less, at the end of the article.
	await page.getByRole("button", { name: "Read Less" }).click();
	await settled(page);
	await expect(summary(page)).toBeFocused();
	await expect(summary(page)).toBeInViewport({ ratio: 1 });
	// Click the summary while it is far above the window.
	await summary(page).click();
	await page.evaluate(() => scrollBy(0, 2000));
	await expect(summary(page)).not.toBeInViewport();
	await summary(page).evaluate((element: HTMLElement) => element.click());
	await expect(summary(page)).toBeInViewport();
});
