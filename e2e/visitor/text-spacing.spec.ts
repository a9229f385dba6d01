import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { lostText, sideways } from "../overflow.ts";
import { EVERY_PAGE, fullestPaths } from "../site.ts";
import { settled } from "./settled.ts";

const WIDTHS = [320, 390, 640, 768, 790, 1024, 1160, 1280, 1320, 1600, 1920];

/** The spaces of WCAG 1.4.12, as a visitor's own style sheet sets them. */
const SPACING = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
	p { margin-bottom: 2em !important; }
`;

/** Opens every question and every article, and spaces the text. */
async function spaceOut(page: Page): Promise<void> {
	await page.evaluate((css) => {
		for (const details of document.querySelectorAll("details")) {
			details.removeAttribute("name");
			details.open = true;
		}
		// Not as an element: the policy of the page allows none.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [sheet];
		// The tag in a print is a part of the picture, which its slot crops; the tree has the alternative text.
		for (const tag of document.querySelectorAll(".print-tag")) tag.remove();
	}, SPACING);
}

/** Controls of the header that have left it or lie on each other. */
const strayControls = (page: Page) =>
	page.getByRole("banner").evaluate((header) => {
		const { top, bottom } = header.getBoundingClientRect();
		const shown = [...header.querySelectorAll(":scope > div > :is(a, button), nav > ul > li")]
			// The e-mail button of phones stands below the open menu, outside of the bar.
			.filter((control) => control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).position !== "fixed")
			.filter((control) => !control.closest("dialog, .menu-panel"))
			.map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }));
		return shown
			.filter(({ box }, index) => {
				const left = shown[index - 1]?.box.right ?? 0;
				return box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > document.documentElement.clientWidth;
			})
			.map(({ name }) => name);
	});

test("a name of 24 characters in another, wider font, spaced out, fits the header of every window", { tag: "@long" }, async ({ page }) => {
	test.slow();
	await page.goto("/");
	await spaceOut(page);
	await page.locator(".site-header .logo").evaluate((logo) => {
		logo.innerHTML = '<span>Wellington <span class="marked">Marks &amp; Daugh</span></span>';
		logo.classList.replace("text-h3", "logo-long");
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("header * { font-family: Mono !important; }");
		document.adoptedStyleSheets.push(sheet);
	});
	const wrong: string[] = [];
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 800 });
		if ((await sideways(page)) > 0) wrong.push(`${width}: scrolls sideways`);
		for (const name of await strayControls(page)) wrong.push(`${width}: ${name} has left the header`);
	}
	expect(wrong).toEqual([]);
});

for (const path of [...fullestPaths, "/no-such-page"]) {
	test(`${path} with every article open and its text spaced out fits every window`, { tag: EVERY_PAGE ? [] : "@long" }, async ({ page }) => {
		test.slow();
		await page.goto(path);
		await spaceOut(page);
		// The card of the stage arrives from beyond the edge.
		await settled(page);
		const wrong: string[] = [];
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 800 });
			const beyond = await sideways(page);
			if (beyond > 0) wrong.push(`${width}: scrolls sideways by ${beyond}`);
			for (const text of await lostText(page)) wrong.push(`${width}: ${text}`);
			for (const name of await strayControls(page)) wrong.push(`${width}: ${name} has left the header`);
		}
		expect(wrong).toEqual([]);
	});
}
