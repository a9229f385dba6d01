import type { Page } from "@playwright/test";
import { requestsOf, wake } from "../behavior/awake.ts";
import { expectLanded, settled, topOf } from "../behavior/settled.ts";
import { expect, test } from "../fixtures.ts";
import { pages, service } from "../site.ts";

const PAGE = service.path;
/** A page with enough sources to fold them. */
const cited = pages.find(({ entry }) => "sources" in entry.data && entry.data.sources.length > 6);

const questions = (page: Page) => page.locator("details[name=faq]");
const open = (page: Page) => page.locator("details[name=faq][open]");
const article = (page: Page) => page.locator("details.article");
const summary = (page: Page) => article(page).locator("summary");
// By its label alone: in the closed article no role is exposed.
const links = (page: Page) => page.locator('nav[aria-label="On this page"] a');
const headingOf = async (page: Page, index: number) => page.locator((await links(page).nth(index).getAttribute("href")) ?? "");

for (const withReact of [true, false]) {
	test.describe(withReact ? "with React" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: withReact });
		const visit = async (page: Page, path = PAGE) => {
			await page.goto(path);
			if (withReact) await wake(page);
		};

		test("questions open one at a time and close again, by mouse and by key", async ({ page }) => {
			await visit(page);
			await expect(questions(page)).toHaveCount(service.data.faq.length);
			const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
			// Hidden by the browser alone, so that in-page search finds an answer and opens it.
			await expect(first.locator("> p")).toBeHidden();
			await expect(first.locator("> p")).not.toHaveCSS("display", "none");
			await first.locator("summary").click();
			await expect(first.locator("> p")).toBeVisible();
			await second.locator("summary").press("Enter");
			await expect(second.locator("> p")).toBeVisible();
			await expect(open(page)).toHaveCount(1);
			await page.keyboard.press("Space");
			await expect(open(page)).toHaveCount(0);
			await expect(second.locator("summary")).toBeFocused();
		});

		test("a hash opens the answer, heading or source that it names", async ({ page }) => {
			await page.goto(PAGE);
			const answer = `#${await questions(page).nth(2).locator("> p").getAttribute("id")}`;
			const heading = (await links(page).last().getAttribute("href")) ?? "";
			for (const hash of [answer, heading]) {
				await page.goto("/blog");
				await visit(page, PAGE + hash);
				await expect(page.locator(hash)).toBeInViewport();
			}
			await expectLanded(page, page.locator(heading));
			if (!cited) return;
			await visit(page, cited.path);
			// By key, because a chip may wrap in a fallback font, with its middle beside both halves.
			const chip = page.locator("main a.cite").filter({ visible: true }).first();
			const source = await chip.evaluate((link: HTMLAnchorElement) => link.hash);
			await chip.press("Enter");
			await expectLanded(page, page.locator(source));
		});

		test("contents links of the open article lead to their headings, by click and by key", async ({ page }) => {
			await visit(page);
			await expect(article(page)).not.toHaveAttribute("open");
			await expect(links(page).first()).toBeHidden();
			await summary(page).click();
			const [third, fourth] = [await headingOf(page, 2), await headingOf(page, 3)];
			await links(page).nth(2).click();
			await expectLanded(page, third);
			await links(page).nth(3).press("Enter");
			await expectLanded(page, fourth);
		});

		test('"Read More" shows the whole article and becomes "Read Less", and back', async ({ page }) => {
			await visit(page);
			await expect(summary(page)).toHaveText(/^Read More/, { useInnerText: true });
			await summary(page).click();
			await expect(summary(page)).toHaveText(/^Read Less/, { useInnerText: true });
			await expect(article(page).locator(".prose > *").last()).toBeVisible();
			await summary(page).press("Enter");
			await expect(summary(page)).toHaveText(/^Read More/, { useInnerText: true });
			await expect(article(page).locator(".prose > *").last()).toBeHidden();
		});
	});
}

test.describe("before React", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });
	test("the first tap on a contents link leads to its heading", async ({ page }) => {
		await page.route("**/assets/entry.client-*.js", () => {});
		await page.goto(PAGE);
		await summary(page).tap();
		const heading = await headingOf(page, 3);
		await links(page).nth(3).tap();
		await expectLanded(page, heading);
	});
});

test("a link to a heading in the closed article of another page leads to it", { tag: "@long" }, async ({ page }) => {
	await page.goto(PAGE);
	const href = (await links(page).last().getAttribute("href")) ?? "";
	await page.goto("/blog");
	await wake(page);
	const loads = requestsOf(page, "document");
	await page.evaluate((to) => {
		document.querySelector("main")?.prepend(Object.assign(document.createElement("a"), { href: to, textContent: "To the heading" }));
	}, PAGE + href);
	await page.getByRole("link", { name: "To the heading" }).click();
	await expect(page).toHaveURL(PAGE + href);
	await expectLanded(page, page.locator(href));
	await expect(page.locator(href)).toBeFocused();
	expect(loads).toEqual([]);
});

test("a question that opens stays where the finger is", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(PAGE);
	await wake(page);
	await questions(page).first().locator("summary").click();
	await settled(page);
	for (const index of [1, 3, 2, 5]) {
		const question = questions(page).nth(index).locator("summary");
		await question.evaluate((element) => element.scrollIntoView({ block: "center" }));
		const before = await topOf(question);
		await question.click();
		await settled(page);
		expect(Math.abs((await topOf(question)) - before), `question ${index}`).toBeLessThanOrEqual(1);
	}
});

test('closing the article leaves its start in view, with focus from the "Read Less" at its end', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 480 });
	await page.goto(PAGE);
	await wake(page);
	await summary(page).click();
	await settled(page);
	await page.getByRole("button", { name: "Read Less" }).click();
	await settled(page);
	await expect(summary(page)).toBeFocused();
	await expect(summary(page)).toBeInViewport({ ratio: 1 });
	// By the summary from far below.
	await summary(page).click();
	await page.evaluate(() => scrollBy(0, 2000));
	await expect(summary(page)).not.toBeInViewport();
	await summary(page).evaluate((element: HTMLElement) => element.click());
	await expect(summary(page)).toBeInViewport();
});
