import type { Page } from "@playwright/test";
import { wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";
import { attribute, byTag, documentOf, elementsIn } from "./html.ts";
import { pages, service } from "./site.ts";

const withFaq = pages.flatMap((page) => ("faq" in page.entry.data ? [{ path: page.path, faq: page.entry.data.faq }] : []));
const SERVICE = service.path;
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
			// Closed as the browser closes it, so that in-page search finds what is in it and opens it.
			await expect(first.locator("p")).toBeHidden();
			await expect(first.locator("p")).not.toHaveCSS("display", "none");
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

test("every question is in the HTML as a closed native disclosure, exclusive by its name", () => {
	expect(withFaq.length).toBeGreaterThan(10);
	for (const { path, faq } of withFaq) {
		const disclosures = elementsIn(documentOf(path), byTag("details"));
		expect(disclosures.filter((item) => attribute(item, "name") === "faq").length, path).toBe(faq.length);
		expect(disclosures.filter((item) => attribute(item, "open") !== undefined).length, path).toBe(0);
	}
});

test.describe("expandable article", () => {
	const article = (page: Page) => page.getByRole("region", { name: service.data.articleTitle });
	const more = (page: Page) => article(page).locator("summary");
	for (const mode of ["after React", "without JavaScript"] as const) {
		test.describe(mode, () => {
			test.use({ javaScriptEnabled: mode === "after React" });

			test("Read More shows it whole and becomes Read Less, and back", async ({ page }) => {
				await page.goto(SERVICE);
				if (mode === "after React") await wake(page);
				await expect(more(page)).toHaveText(/^Read More/, { useInnerText: true });
				await more(page).click();
				await expect(more(page)).toHaveText(/^Read Less/, { useInnerText: true });
				for (const block of await article(page).locator(".prose > *").all()) await expect(block).toBeVisible();
				await more(page).press("Enter");
				await expect(more(page)).toHaveText(/^Read More/, { useInnerText: true });
				await expect(article(page).locator(".prose > *").last()).toBeHidden();
			});
		});
	}

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
});
