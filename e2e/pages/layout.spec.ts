import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { clippedText, horizontalOverflow } from "../overflow.ts";
import { settled } from "../settled.ts";
import { content, EVERY_PAGE, longestPaths, paths, site, visitedPaths } from "../site.ts";

const WIDTHS = EVERY_PAGE ? [320, 390, 640, 768, 790, 1024, 1160, 1280, 1320, 1600, 1920] : [320, 790, 1280];

/** Opens every disclosure and sets the text spacing of WCAG 1.4.12. */
const setTextSpacing = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll("details")) {
			details.removeAttribute("name");
			details.open = true;
		}
		// The content security policy blocks style elements but not constructed stylesheets.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(`
			:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-bottom: 2em !important; }
		`);
		document.adoptedStyleSheets = [sheet];
	});

/** Returns header controls that overlap or extend past the header or the window. */
const strayControls = (page: Page) =>
	page.getByRole("banner").evaluate((header) => {
		const { top, bottom } = header.getBoundingClientRect();
		const shown = [...header.querySelectorAll(":scope > div > :is(a, button), nav > ul > li")]
			// On phones, the email button is below the open menu, outside the header.
			.filter((control) => control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).position !== "fixed")
			.filter((control) => !control.closest("[popover]"))
			.map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }));
		return shown
			.filter(({ box }, index) => {
				const left = shown[index - 1]?.box.right ?? 0;
				return box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > document.documentElement.clientWidth;
			})
			.map(({ name }) => name);
	});

/** Returns clipped text, stray header controls, and horizontal scrolling at a width. */
async function layoutProblems(page: Page, width: number): Promise<string[]> {
	await page.setViewportSize({ width, height: 800 });
	const beyond = (await horizontalOverflow(page)) > 0 ? ["scrolls horizontally"] : [];
	return [...beyond, ...(await clippedText(page)), ...(await strayControls(page))].map((fault) => `${width}: ${fault}`);
}

/** Returns buttons smaller than 44 px, and links smaller than 24 px except in running text. */
const smallTargets = (page: Page) =>
	page.locator("a, button, summary").evaluateAll((targets) =>
		targets
			.filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest(".prose, .skip-link"))
			.flatMap((target) => {
				// A link that covers its card has the whole card as its target.
				const covers = getComputedStyle(target, "::after").position === "absolute" && target instanceof HTMLElement;
				const { width, height } = ((covers && target.offsetParent) || target).getBoundingClientRect();
				const least = target.matches("button, .button, summary, .chat-button") ? 44 : 24;
				return Math.min(width, height) < least - 0.5 ? [`${target.textContent}: ${width}x${height}, at least ${least}`] : [];
			}),
	);

/** Returns citation chips that a line break separates from the preceding word. */
const separatedChips = (page: Page) =>
	page.locator(".prose a.cite").evaluateAll((chips) =>
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

/** Returns buttons without a visible border or outline, for forced colors. */
const borderlessButtons = (page: Page) =>
	page.locator(".button, .chat-button, main button, footer button").evaluateAll((buttons) =>
		buttons
			.filter((button) => {
				if (!button.checkVisibility({ visibilityProperty: true }) || button.matches(".read-more")) return false;
				const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(button);
				const bordered = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor;
				const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
				const group = button.parentElement ? getComputedStyle(button.parentElement) : undefined;
				return !bordered && !outlined && !(group && Number.parseFloat(group.borderTopWidth) >= 1);
			})
			.map((button) => button.textContent || button.getAttribute("aria-label")),
	);

/** Returns print problems: links without their URL, invisible text, and figures that may break across pages. */
const printFaults = (page: Page) =>
	page.evaluate((origin) => {
		const faults: string[] = [];
		for (const link of document.querySelectorAll<HTMLAnchorElement>("main .prose a[href]")) {
			const href = link.getAttribute("href") ?? "";
			if (href.startsWith("#") || href === `mailto:${link.textContent}`) continue;
			if (!getComputedStyle(link, "::after").content.includes(new URL(href, origin).href)) faults.push(`no URL after ${link.textContent}`);
		}
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { parentElement, textContent } = texts.currentNode;
			if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
			// Illustrations may hide words on purpose.
			if (parentElement.closest("[aria-hidden=true], .sr-only")) continue;
			if (/^rgba.*, 0\)$/.test(getComputedStyle(parentElement).color)) faults.push(`invisible: ${textContent}`);
		}
		for (const figure of document.querySelectorAll("main figure"))
			if (getComputedStyle(figure).breakInside !== "avoid") faults.push(`may break: ${figure.textContent?.slice(0, 40)}`);
		return faults;
	}, site.origin);

test.use({ hasTouch: true });

for (const path of [...visitedPaths, "/no-such-page"]) {
	test(`${path} stays usable in narrow windows, with large and spaced text, in forced colors, and in print`, async ({ page }) => {
		test.setTimeout(90_000);
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto(path);
		await test.step("at 320 px", async () => {
			expect.soft(await layoutProblems(page, 320)).toEqual([]);
			expect.soft(await smallTargets(page)).toEqual([]);
		});
		await test.step("in forced colors", async () => {
			await page.emulateMedia({ forcedColors: "active" });
			expect.soft(await borderlessButtons(page)).toEqual([]);
			await page.emulateMedia({ forcedColors: null });
		});
		await test.step("in print", async () => {
			await page.emulateMedia({ media: "print" });
			for (const part of [page.getByRole("banner"), page.getByRole("contentinfo").getByRole("navigation")])
				for (const found of await part.all()) await expect.soft(found).toBeHidden();
			await expect.soft(page.getByRole("contentinfo").getByText(content.agency.data.blurb)).toBeVisible();
			for (const article of await page.locator("main .prose").all()) await expect.soft(article).toBeVisible();
			expect.soft(await printFaults(page)).toEqual([]);
			await page.emulateMedia({ media: null });
		});
		await test.step("with citation chips next to the preceding word", async () => expect.soft(await separatedChips(page)).toEqual([]));
		await test.step("at 200% text size", async () => {
			// Set the browser's font size, which rem and media queries depend on.
			const session = await page.context().newCDPSession(page);
			await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
			expect.soft(await layoutProblems(page, 1280)).toEqual([]);
			const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
			expect.soft(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
			await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
		});
		if (!EVERY_PAGE && !longestPaths.includes(path)) return;
		await test.step("with spaced text", async () => {
			await setTextSpacing(page);
			await settled(page);
			for (const width of WIDTHS) expect.soft(await layoutProblems(page, width)).toEqual([]);
		});
	});
}

/** Lists of cards that an owner may lengthen or shorten. */
const LISTS = [
	{ path: "/", list: "[aria-labelledby=industries] ul" },
	{ path: "/", list: "[aria-labelledby=testimonials] ul" },
	{ path: "/industries", list: "[aria-labelledby=sectors] ul" },
	{ path: "/blog", list: "main ul" },
];
/** A heading about as long as the schemas allow, and a long description. */
const HEADING = "Telecommunications Infrastructure and International Logistics";
const TEXT = "A sentence of a card that goes on and on. ".repeat(9).trim();

for (const { path, list } of LISTS) {
	test(`one to nine cards with long text fit in ${list} on ${path}`, { tag: "@long" }, async ({ page }) => {
		test.skip(!paths.includes(path), "the owner removed this page");
		await page.goto(path);
		const cards = page.locator(`${list}:has(> li :is(h2, h3, figure))`).first();
		for (const count of [9, 7, 5, 2, 1]) {
			await cards.evaluate(
				(element, [wanted, heading, text]) => {
					while (element.children.length < wanted) element.append(element.children[0]?.cloneNode(true) ?? "");
					for (const entry of [...element.children].slice(wanted)) entry.remove();
					for (const found of element.querySelectorAll("h2, h3")) (found.querySelector("a") ?? found).textContent = heading;
					for (const found of element.querySelectorAll("p:not(figure p, .sr-only)")) found.textContent = text;
				},
				[count, HEADING, TEXT] as const,
			);
			for (const width of [390, 768, 1280, 1920]) expect.soft(await layoutProblems(page, width), `${count} cards`).toEqual([]);
		}
	});
}
