import type { Page } from "@playwright/test";
import { outlineOf } from "../model/article.ts";
import { isSampleSite } from "../model/samples.ts";
import { wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";
import { sideways } from "./overflow.ts";
import { content, pages, service, site, visitedPages } from "./site.ts";

const withFaq = pages.flatMap((page) => ("faq" in page.entry.data ? [{ path: page.path, faq: page.entry.data.faq }] : []));
const SERVICE = service.path;
const [home] = withFaq;
const ENTRY = "**/assets/entry.client-*.js";

const items = (page: Page) => page.locator("details[name=faq]");
const openItems = (page: Page) => page.locator("details[name=faq][open]");

for (const mode of ["before React", "after React", "without JavaScript"] as const) {
	// Before React comes, the platform does alone what it does without JavaScript.
	test.describe(`FAQ ${mode}`, { tag: mode === "before React" ? "@long" : [] }, () => {
		test.use({ javaScriptEnabled: mode !== "without JavaScript" });

		test("closed at first, one open at a time, collapsible, by mouse and key; an address leads into an answer", async ({ page }) => {
			if (mode === "before React") await page.route(ENTRY, () => {});
			await page.goto(SERVICE);
			if (mode === "after React") await wake(page);
			await expect(items(page)).toHaveCount(service.data.faq.length);
			await expect(openItems(page)).toHaveCount(0);
			const [first, second] = [items(page).nth(0), items(page).nth(1)];
			await first.locator("summary").click();
			await expect(first.locator("p")).toBeVisible();
			await second.locator("summary").press("Enter");
			await expect(second.locator("p")).toBeVisible();
			await expect(first.locator("p")).toBeHidden();
			await expect(openItems(page)).toHaveCount(1);
			await page.keyboard.press("Space");
			await expect(openItems(page)).toHaveCount(0);
			await expect(second.locator("summary")).toBeFocused();

			// An address leads into an answer.
			if (mode === "before React") await page.unroute(ENTRY);
			const id = (await items(page).nth(2).locator("p").getAttribute("id")) ?? "";
			await page.goto("/blog");
			await page.goto(`${SERVICE}#${id}`);
			await expect(items(page).nth(2)).toHaveAttribute("open", "");
			await expect(page.locator(`#${id}`)).toBeInViewport();
			if (mode === "without JavaScript") return;
			await wake(page);
			await expect(openItems(page)).toHaveCount(1);
			await expect(page.locator(`#${id}`)).toBeInViewport();
		});
	});
}

test("a browser that does not know details name opens one at a time as well", { tag: "@long" }, async ({ page }) => {
	await page.route(`**${SERVICE}`, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: (await response.text()).replaceAll(' name="faq"', "") });
	});
	await page.goto(SERVICE);
	await wake(page);
	const nameless = page.locator("ul > li > details");
	await nameless.nth(0).locator("summary").click();
	await nameless.nth(1).locator("summary").click();
	await expect(nameless.nth(1)).toHaveAttribute("open", "");
	await expect(page.locator("ul > li > details[open]")).toHaveCount(1);
});

test("every question and answer is in the page as a closed native disclosure, where in-page search finds it", async ({ request, page }) => {
	expect(withFaq.length).toBeGreaterThan(10);
	for (const { path, faq } of withFaq) {
		const html = await (await request.get(path)).text();
		expect(html.match(/<details name="faq"[^>]*>/g)?.length, path).toBe(faq.length);
		expect(/<details[^>]* open/.test(html), path).toBe(false);
	}
	// The browser hides the answer by itself and opens it when its search finds something there.
	await page.goto(home?.path ?? "/");
	const answer = items(page).first().locator("p");
	await expect(answer).toHaveText(home?.faq[0]?.answer ?? "");
	expect(await answer.evaluate((element) => element.checkVisibility())).toBe(false);
	expect(await answer.evaluate((element) => getComputedStyle(element).display)).not.toBe("none");
});

test.describe("expandable article", () => {
	const article = (page: Page) => page.getByRole("region", { name: service.data.articleTitle });
	const more = (page: Page) => article(page).locator("summary");
	const expandable = visitedPages.filter(
		({ kind, entry }) => kind === "service" || (kind === "industry" && "article" in entry.data && entry.data.article === "expandable"),
	);

	test("collapsed, exactly the first paragraph shows", async ({ page }) => {
		test.slow();
		for (const { path, entry } of expandable) {
			await page.goto(path);
			const shown = page.locator(".prose > *").filter({ visible: true });
			await expect(shown.and(page.locator("p")), path).toHaveCount(1);
			await expect(shown.and(page.locator(":not(p, h2, h3)")), path).toHaveCount(0);
			// With its chips, before the first of which the comparison ends.
			const first = entry.cited.body
				.trim()
				.split(/\n\s*\n/)
				.find((block) => !block.startsWith("#"));
			await expect(shown.and(page.locator("p")), path).toContainText(
				first
					?.replace(/[*_[(].*/s, "")
					.replace(/\s+/g, " ")
					.trim() ?? "no paragraph",
			);
			await expect(page.getByText("Read More", { exact: true }), path).toBeVisible();
			expect(await page.locator(".prose > *").count(), path).toBeGreaterThan(await shown.count());
		}
	});

	test("opened on a narrow phone, a wide table scrolls by itself and the page does not", { tag: "@long" }, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width: 320, height: 800 });
		const withTable = expandable.filter(({ entry }) => /^\|/m.test(entry.body));
		expect(withTable.length).toBeGreaterThan(0);
		for (const { path } of withTable) {
			await page.goto(path);
			await page.getByText("Read More", { exact: true }).click();
			await expect(page.locator(".prose table").first(), path).toBeVisible();
			expect(await sideways(page), path).toBe(0);
		}
	});

	for (const mode of ["after React", "without JavaScript"] as const) {
		test.describe(mode, () => {
			test.use({ javaScriptEnabled: mode === "after React" });

			test("Read More shows it whole and becomes Read Less, and back; a link into a hidden heading opens it", async ({ page }) => {
				await page.goto(SERVICE);
				if (mode === "after React") await wake(page);
				await expect(more(page)).toHaveText(/^Read More/, { useInnerText: true });
				await more(page).click();
				await expect(more(page)).toHaveText(/^Read Less/, { useInnerText: true });
				for (const block of await article(page).locator(".prose > *").all()) await expect(block).toBeVisible();
				await more(page).press("Enter");
				await expect(more(page)).toHaveText(/^Read More/, { useInnerText: true });
				await expect(article(page).locator(".prose > *").last()).toBeHidden();

				const { headings } = outlineOf(service.body);
				const { id, text } = headings.at(-1) ?? { id: "", text: "" };
				await expect(page.locator(`#${id}`)).toBeHidden();
				await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: text }).click();
				await expect(page.locator(`#${id}`)).toBeInViewport();
				await page.goto("/blog");
				await page.goto(`${SERVICE}#${id}`);
				await expect(page.locator(`#${id}`)).toBeInViewport();
			});
		});
	}

	test("a second Read Less at the end returns to the article's start, with the focus", { tag: "@long" }, async ({ page }) => {
		await page.goto(SERVICE);
		await expect(article(page).getByRole("button", { name: "Read Less" })).toBeHidden();
		await wake(page);
		await more(page).click();
		await article(page).getByRole("button", { name: "Read Less" }).click();
		await expect(article(page).locator(".prose > *").last()).toBeHidden();
		await expect(article(page).getByRole("heading", { level: 2 }).first()).toBeInViewport();
		await expect(more(page)).toBeFocused();
	});

	test("closing it from below by key returns to its start as well", { tag: "@long" }, async ({ page }) => {
		await page.goto(SERVICE);
		await wake(page);
		await more(page).click();
		await page.evaluate(() => scrollBy(0, 2000));
		await expect(more(page)).not.toBeInViewport();
		// The focus is still on the summary, far above.
		await more(page).evaluate((summary: HTMLElement) => summary.click());
		await expect(article(page).getByRole("heading", { level: 2 }).first()).toBeInViewport();
	});

	test("the plain article is shown whole, without a button", { tag: "@long" }, async ({ page }) => {
		const plain = content.industries.find(({ data }) => data.article === "plain");
		if (isSampleSite(site)) expect(plain?.slug).toBe("real-estate");
		test.skip(!plain, "no article of this site is plain");
		await page.goto(plain?.path ?? "");
		for (const block of await page.locator(".prose > *").all()) await expect(block).toBeVisible();
		await expect(page.getByText("Read More")).toHaveCount(0);
	});
});
