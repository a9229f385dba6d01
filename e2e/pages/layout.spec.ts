import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { clippedText, horizontalOverflow } from "../overflow.ts";
import { settled } from "../settled.ts";
import { content, EVERY_PAGE, longestPaths, pages, site, visitedPaths } from "../site.ts";

const UNKNOWN_PATH = "/no-such-page";
const WIDTHS = EVERY_PAGE ? [320, 390, 640, 768, 790, 1024, 1160, 1280, 1320, 1600, 1920] : [320, 790, 1280];

/** Opens every disclosure and sets the spacing of WCAG 1.4.12, as a visitor's own style sheet does. */
const spaceOut = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll("details")) {
			details.removeAttribute("name");
			details.open = true;
		}
		// A constructed sheet, because the policy refuses style elements.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(`
			* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-bottom: 2em !important; }
		`);
		document.adoptedStyleSheets = [sheet];
		// The tag in a photo belongs to the picture, which is cropped.
		for (const tag of document.querySelectorAll(".print-tag")) tag.remove();
	});

/** Controls of the header that have left it or overlap. */
const strayControls = (page: Page) =>
	page.getByRole("banner").evaluate((header) => {
		const { top, bottom } = header.getBoundingClientRect();
		const shown = [...header.querySelectorAll(":scope > div > :is(a, button), nav > ul > li")]
			// On phones the email button stands below the open menu, outside of the bar.
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

/** What is wrong at a width: text that is lost, controls that have left the header, horizontalOverflow scrolling. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
	await page.setViewportSize({ width, height: 800 });
	const beyond = (await horizontalOverflow(page)) > 0 ? ["scrolls horizontalOverflow"] : [];
	return [...beyond, ...(await clippedText(page)), ...(await strayControls(page))].map((fault) => `${width}: ${fault}`);
}

/** Targets smaller than 44 px where they look like buttons, 24 px elsewhere; links within a sentence are exempt. */
const smallTargets = (page: Page) =>
	page.locator("a, button, summary").evaluateAll((targets) =>
		targets
			.filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest(".prose, .skip-link"))
			.flatMap((target) => {
				// A link that covers its card answers on the whole card.
				const covers = getComputedStyle(target, "::after").position === "absolute" && target instanceof HTMLElement;
				const { width, height } = ((covers && target.offsetParent) || target).getBoundingClientRect();
				const least = target.matches("button, .button, summary, .chat-button") ? 44 : 24;
				return Math.min(width, height) < least - 0.5 ? [`${target.textContent}: ${width}x${height}, at least ${least}`] : [];
			}),
	);

/** Citation chips that a line break has parted from their word. */
const partedChips = (page: Page) =>
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

/** Buttons that forced colors leave without an outline. */
const plainButtons = (page: Page) =>
	page.locator(".button, .chat-button, main button, footer button").evaluateAll((buttons) =>
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

/** What paper lacks: the addresses of links, ink, and drawings in one piece. */
const lostInPrint = (page: Page) =>
	page.evaluate((origin) => {
		const lost: string[] = [];
		for (const link of document.querySelectorAll<HTMLAnchorElement>("main .prose a[href]")) {
			const href = link.getAttribute("href") ?? "";
			if (href.startsWith("#") || href === `mailto:${link.textContent}`) continue;
			if (!getComputedStyle(link, "::after").content.includes(new URL(href, origin).href)) lost.push(`no address after ${link.textContent}`);
		}
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { parentElement, textContent } = texts.currentNode;
			if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
			// Words that a drawing has blacked out.
			if (parentElement.closest("[aria-hidden=true], .sr-only")) continue;
			if (/^rgba.*, 0\)$/.test(getComputedStyle(parentElement).color)) lost.push(`no ink: ${textContent}`);
		}
		for (const figure of document.querySelectorAll("main figure"))
			if (getComputedStyle(figure).breakInside !== "avoid") lost.push(`may break: ${figure.textContent?.slice(0, 40)}`);
		return lost;
	}, site.origin);

test.use({ hasTouch: true });

for (const path of [...visitedPaths, UNKNOWN_PATH]) {
	test(`${path} fits narrow windows, large and spaced text, forced colors and paper`, async ({ page }) => {
		test.setTimeout(90_000);
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto(path);
		await test.step("at 320 px", async () => {
			expect.soft(await faultsAt(page, 320)).toEqual([]);
			expect.soft(await smallTargets(page)).toEqual([]);
		});
		await test.step("in forced colors", async () => {
			await page.emulateMedia({ forcedColors: "active" });
			expect.soft(await plainButtons(page)).toEqual([]);
			await page.emulateMedia({ forcedColors: null });
		});
		await test.step("on paper", async () => {
			await page.emulateMedia({ media: "print" });
			for (const part of [page.getByRole("banner"), page.getByRole("contentinfo").getByRole("navigation")])
				for (const found of await part.all()) await expect.soft(found).toBeHidden();
			await expect.soft(page.getByRole("contentinfo").getByText(content.agency.data.blurb)).toBeVisible();
			for (const article of await page.locator("main .prose").all()) await expect.soft(article).toBeVisible();
			expect.soft(await lostInPrint(page)).toEqual([]);
			await page.emulateMedia({ media: null });
		});
		await test.step("with chips beside their words", async () => expect.soft(await partedChips(page)).toEqual([]));
		await test.step("at 200 % text size", async () => {
			// The visitor's own setting, on which rem and media queries depend.
			const session = await page.context().newCDPSession(page);
			await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
			expect.soft(await faultsAt(page, 1280)).toEqual([]);
			const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
			expect.soft(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
			await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
		});
		if (!EVERY_PAGE && !longestPaths.includes(path)) return;
		await test.step("with spaced text", async () => {
			await spaceOut(page);
			await settled(page);
			for (const width of WIDTHS) expect.soft(await faultsAt(page, width)).toEqual([]);
		});
	});
}

test("a long name in a wide font fits the header of every window", { tag: "@long" }, async ({ page }) => {
	await page.goto("/");
	await spaceOut(page);
	await page.locator(".site-header .logo").evaluate((logo) => {
		logo.innerHTML = '<span>Wellington <span class="marked">Marks &amp; Daugh</span></span>';
		logo.classList.replace("text-h3", "logo-long");
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("header * { font-family: Mono !important; }");
		document.adoptedStyleSheets.push(sheet);
	});
	for (const width of [320, 390, 640, 768, 790, 1024, 1160, 1280, 1320, 1600, 1920]) {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await horizontalOverflow(page), String(width)).toBe(0);
		expect.soft(await strayControls(page), String(width)).toEqual([]);
	}
});

/** Lists of cards that owners make longer or shorter, and the lengths to try. */
const LISTS = [
	{ path: "/", heading: "industries-heading", counts: [5, 7, 9] },
	{ path: "/", heading: "testimonials", counts: [1, 2] },
	{ path: "/industries", heading: "sectors", counts: [5, 7, 9] },
	{ path: "/blog", heading: "", counts: [1, 2, 5] },
];
/** As long as the schemas allow, and as short as anyone may write. */
const WORDS = [
	{ heading: "Telecommunications Infrastructure and International Logistics", text: "A sentence of a card that goes on and on. ".repeat(9).trim() },
	{ heading: "IT", text: "Yes." },
];

for (const { path, heading, counts } of LISTS) {
	test(`cards of other numbers and lengths fit: ${path} ${heading}`, { tag: "@long" }, async ({ page }) => {
		test.skip(!pages.some((one) => one.path === path), "an owner has removed the page");
		await page.goto(path);
		const list = page.locator(`${heading ? `[aria-labelledby=${heading}]` : "main"} ul:has(> li :is(h2, h3, figure))`).first();
		for (const count of counts) {
			for (const words of WORDS) {
				await list.evaluate(
					(element, [wanted, { heading, text }]) => {
						const entries = [...element.children];
						for (let index = entries.length; index < wanted; index++) element.append(entries[index % entries.length]?.cloneNode(true) ?? "");
						for (const entry of entries.slice(wanted)) entry.remove();
						for (const found of element.querySelectorAll("h2, h3")) (found.querySelector("a") ?? found).textContent = heading;
						for (const found of element.querySelectorAll("p:not(figure p, .sr-only)")) found.textContent = text;
					},
					[count, words] as const,
				);
				for (const width of [390, 768, 1280, 1920]) expect.soft(await faultsAt(page, width), `${count} of ${words.heading}`).toEqual([]);
			}
		}
	});
}
