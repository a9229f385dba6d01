import { builtPages } from "./built-files.ts";
import { expect, test } from "./fixtures.ts";
import { attribute, byTag, documentOf, elementsIn } from "./html.ts";
import { lostText, sideways } from "./overflow.ts";
import { CHAT, expectLayout, expectParts, MAIL } from "./parts.ts";
import { content, EVERY_PAGE, fullestPaths, pages, paths, site, visitedPages, visitedPaths } from "./site.ts";

const UNKNOWN_PATH = "/no-such-page";

/** The h1 of a page: its title, and the subject before it where it has one. */
const titleOf = (page: (typeof pages)[number]) => {
	if (page.kind === "policy") return page.entry.data.title;
	const { subject, title } = page.entry.data.hero;
	return subject ? `${subject} ${title}` : title;
};

for (const sitePage of visitedPages) {
	const { path } = sitePage;

	test.describe(path, () => {
		test("shows its parts and keeps the console clean", async ({ page, problems }) => {
			expect((await page.goto(path))?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(sitePage));
			await expectLayout(page);
			await expectParts(page, sitePage);

			// React takes over and finds what it expects.
			await page.mouse.move(5, 5);
			await page.locator("html[data-awake]").waitFor();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(sitePage));
			expect(problems).toEqual([]);
		});

		// The HTML is the same; what it takes to show it is on these two.
		if (!fullestPaths.includes(path)) return;
		test.describe("without JavaScript", () => {
			test.use({ javaScriptEnabled: false });

			test("shows the same", async ({ page }) => {
				await page.goto(path);
				await expect(page.locator("h1")).toHaveText(titleOf(sitePage));
				await expectLayout(page);
				await expectParts(page, sitePage);
				// What cannot work is not shown.
				await expect(page.getByRole("button", { name: "Copy e-mail address" })).toHaveCount(0);
				await expect(page.getByRole("group", { name: "Theme" })).toHaveCount(0);
			});
		});
	});
}

test.describe("links", () => {
	test("inside the site lead to pages and places that exist", async ({ request }) => {
		const ids = new Map<string, Set<string>>();
		const links = new Map<string, string>();
		for (const path of builtPages) {
			const document = documentOf(path);
			ids.set(path, new Set(elementsIn(document, () => true).flatMap((element) => attribute(element, "id") ?? [])));
			for (const href of elementsIn(document, byTag("a")).flatMap((link) => attribute(link, "href") ?? [])) {
				if (/^[/#]/.test(href)) links.set(href.startsWith("#") ? path + href : href, path);
			}
		}
		const broken: string[] = [];
		for (const [href, from] of links) {
			const [path = "", id] = href.split("#");
			if (!ids.has(path) && (await request.get(path, { maxRedirects: 0 })).status() !== 200) broken.push(`${href} on ${from}: no such page`);
			if (id && ids.has(path) && !ids.get(path)?.has(id)) broken.push(`${href} on ${from}: no such place`);
		}
		expect(links.size).toBeGreaterThanOrEqual(paths.length);
		expect(broken).toEqual([]);
	});

	// docs/product.md, section 7.
	test("out of the site are mail and chat, the address and nothing more", () => {
		for (const path of builtPages) {
			const links = elementsIn(documentOf(path), byTag("a")).map((link) => ({
				href: attribute(link, "href") ?? "",
				target: attribute(link, "target"),
				rel: attribute(link, "rel"),
			}));
			const chats = links.filter(({ href }) => href === CHAT || href.startsWith(`${CHAT}?text=`));
			expect(chats.length, path).toBeGreaterThan(0);
			expect(
				chats.filter(({ target, rel }) => target !== "_blank" || rel !== "noopener noreferrer"),
				path,
			).toEqual([]);
			expect(
				links.filter((link) => link.href !== MAIL && !chats.includes(link) && !/^[/#]/.test(link.href)),
				path,
			).toEqual([]);
		}
	});
});

test.describe("at 320 pixels", () => {
	test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

	for (const path of [...visitedPaths, UNKNOWN_PATH]) {
		test(`${path} does not scroll sideways, loses no text and no chip, has large targets, and outlines its buttons in forced colours`, async ({
			page,
		}) => {
			await page.goto(path);
			expect(await sideways(page)).toBeLessThanOrEqual(0);
			expect(await lostText(page)).toEqual([]);

			// Links within a sentence are as high as its lines; all others at least 24 pixels, what looks like a button 44.
			const small = await page.locator("a, button, summary").evaluateAll((targets) =>
				targets
					.filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest(".prose, .skip-link"))
					.map((target) => {
						// A link that covers its card answers on the whole card.
						const covers = getComputedStyle(target, "::after").position === "absolute" && target instanceof HTMLElement;
						const { width, height } = ((covers && target.offsetParent) || target).getBoundingClientRect();
						const least = target.matches("button, .button, summary, .chat-button") ? 44 : 24;
						return {
							name: target.textContent || target.getAttribute("aria-label"),
							size: `${Math.round(width)}x${Math.round(height)}`,
							least,
							width,
							height,
						};
					})
					.filter(({ least, width, height }) => width < least - 0.5 || height < least - 0.5)
					.map(({ name, size, least }) => `${name}: ${size}, at least ${least}`),
			);
			expect(small).toEqual([]);

			const alone = await page.locator(".prose a.cite").evaluateAll((chips) =>
				chips.flatMap((chip) => {
					const before = chip.previousSibling;
					chip.closest("details")?.setAttribute("open", "");
					if (!(before instanceof Text)) return [];
					const letter = document.createRange();
					letter.setStart(before, before.data.trimEnd().length - 1);
					letter.setEnd(before, before.data.trimEnd().length);
					const [last, first, ...others] = [letter.getBoundingClientRect(), ...chip.getClientRects()];
					const together = first && last.height > 0 && first.top < last.bottom && others.length === 0;
					return together ? [] : [`${before.data.slice(-30)} ${chip.textContent}`];
				}),
			);
			expect(alone, "chips on a line without the word that they belong to").toEqual([]);

			await page.emulateMedia({ forcedColors: "active" });
			const invisible = await page.locator(".button, .chat-button, main button, footer button").evaluateAll((buttons) =>
				buttons
					.filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.matches(".read-more"))
					.filter((button) => {
						const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(button);
						const bordered = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor;
						const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
						const group = button.parentElement ? getComputedStyle(button.parentElement) : undefined;
						return !bordered && !outlined && !(group && Number.parseFloat(group.borderTopWidth) >= 1);
					})
					.map((button) => button.textContent || button.getAttribute("aria-label")),
			);
			expect(invisible, "buttons without an outline in forced colours").toEqual([]);
		});
	}
});

/** Pages with most to read, and the packages, which stand on paper otherwise than on the screen. */
const printed = pages.filter(
	(page) =>
		EVERY_PAGE || "pricing" in page.entry.data || (visitedPages.includes(page) && ["home", "policy", "service", "industry"].includes(page.kind)),
);
for (const { path, entry } of printed) {
	test(`${path} on paper is its text and the addresses of its links, whole and in ink`, async ({ page }) => {
		await page.emulateMedia({ media: "print" });
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
		for (const part of [".site-header", ".site-footer nav", ".theme-control >> nth=-1", ".chat-button"]) {
			for (const found of await page.locator(part).all()) await expect(found, `${part} of ${path}`).toBeHidden();
		}
		// Whose it is stands at its end.
		await expect(page.getByRole("contentinfo").getByText(content.agency.data.blurb), path).toBeVisible();
		const address = await page
			.getByRole("complementary")
			.getByRole("link", { name: "Email" })
			.evaluate((link) => getComputedStyle(link, "::after").content);
		expect(address, path).toContain(site.email);

		if ("articleTitle" in entry.data) await expect(page.locator("main .prose").last(), `the whole article of ${path}`).toBeVisible();
		if ("pricing" in entry.data) {
			for (const { name } of entry.data.pricing.tiers) await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
		}
		const silent = await page.locator("main .prose a[href]").evaluateAll(
			(links, origin) =>
				links
					.filter((link) => !(link.getAttribute("href") ?? "").startsWith("#"))
					// Its whole address stands after it, or is its very text, as with a mail link.
					.filter((link) => !getComputedStyle(link, "::after").content.includes(new URL(link.getAttribute("href") ?? "", origin).href))
					.filter((link) => link.getAttribute("href") !== `mailto:${link.textContent}`)
					.map((link) => link.textContent),
			site.origin,
		);
		expect(silent, path).toEqual([]);

		const lost = await page.evaluate(() => {
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const found: string[] = [];
			while (texts.nextNode()) {
				const { parentElement, textContent } = texts.currentNode;
				if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
				if (/^rgba.*, 0\)$/.test(getComputedStyle(parentElement).color)) found.push(textContent);
			}
			return found;
		});
		expect(lost, `${path}: text without colour`).toEqual([]);
		const torn = await page
			.locator("main figure")
			.evaluateAll((all) => all.filter((figure) => getComputedStyle(figure).breakInside !== "avoid").length);
		expect(torn, `${path}: drawings that may be torn between two sheets`).toBe(0);
	});
}
