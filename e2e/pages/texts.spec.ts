import type { Page } from "@playwright/test";
import type { PageOf } from "../../model/content.ts";
import type { PageKind } from "../../model/pages.ts";
import { layoutView } from "../../model/views/layout.ts";
import { viewOf } from "../../model/views/view-of.ts";
import { waitUntilHydrated } from "../behavior/hydrate.ts";
import { expect, test } from "../fixtures.ts";
import { content, pages, visitedPaths } from "../site.ts";

/** Fields that this test skips: icons, IDs, links, URLs of photos, kinds except `figure.kind`, grades, tints, and dates, which pages format. */
const NON_TEXT_FIELDS = new Set(["icon", "id", "path", "page", "url", "kind", "grade", "tint", "date", "updated", "lastUpdated"]);
/** Fields of a view that its page doesn't show, or shows only after hydration. */
const NOT_SHOWN: Partial<Record<PageKind, RegExp>> = {
	home: /^trail\b|^services\.\d+\.(features|conditions|deliverables|photo)\b/,
	services: /^(cta\.message\.subject|services\.\d+\.(sample\.form|windows))\b/,
	about: /\bphoto\.alt$/,
	// Some industries show one result, or each label before its figure.
	industry: /^proof\.caseStudy\.results\b/,
	contact: /^layout\.reassurances\b/,
	policy: /^layout\.reassurances\b/,
	"not-found": /^layout\.reassurances\b/,
	service: /^(title|symptom|pricing\.message|object\.example\.painted)\b/,
};

/** Reduces a text to its letters and digits, in lowercase, because pages put chips, marks, and line breaks between words. */
const letters = (text: string) =>
	text
		.replace(/\[\^[^\]]*\]|\(source \d+ ?\)|\]\([^)]*\)/g, "")
		.replace(/[^\p{L}\p{N}]/gu, "")
		.toLowerCase();

interface Texts {
	texts: { text: string; field: string }[];
	/** The longest text of each list entry, by list. */
	lists: { field: string; entries: string[] }[];
	links: string[];
}

/** Collects the texts, lists, and links in a view, except in fields that `notShown` matches. */
function textsOf(value: unknown, field: string, notShown = /(?!)/): Texts {
	const empty = { texts: [], lists: [], links: [] };
	if (notShown.test(field) || value === null || value === undefined) return empty;
	const key = field.replace(/.*\./, "");
	if (typeof value === "string" && /^(path|page)$/.test(key) && /^[/#]/.test(value)) return { ...empty, links: [value] };
	if (NON_TEXT_FIELDS.has(key) && !field.endsWith(".figure.kind")) return empty;
	if (typeof value === "string") return { ...empty, texts: [{ text: value, field }] };
	const parts = Object.entries(value).map(([name, part]) => textsOf(part, field ? `${field}.${name}` : name, notShown));
	const longest = ({ texts }: Texts) => texts.reduce((found, { text }) => (text.length > found.length ? text : found), "");
	return {
		texts: parts.flatMap(({ texts }) => texts),
		lists: [...(Array.isArray(value) ? [{ field, entries: parts.map(longest) }] : []), ...parts.flatMap(({ lists }) => lists)],
		links: parts.flatMap(({ links }) => links),
	};
}

/** Returns the visible text and the alt text; `opened` includes disclosures, menus, and unselected choices. */
const shownIn = (page: Page, opened: boolean) =>
	page.evaluate((open) => {
		const shown: string[] = [];
		const collect = () => {
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const { parentElement, textContent } = texts.currentNode;
				// Skip the numbers in drawn citation chips.
				if (/^\d$/.test(textContent ?? "") && parentElement?.closest("[aria-hidden=true]")) continue;
				const isOpen = open && parentElement?.closest("[popover]");
				if (isOpen || parentElement?.checkVisibility({ visibilityProperty: true })) shown.push(textContent ?? "");
			}
			for (const { alt } of document.images) shown.push(alt);
		};
		if (open)
			for (const details of document.querySelectorAll("details")) {
				details.removeAttribute("name");
				details.open = true;
			}
		collect();
		if (open)
			for (const choice of document.querySelectorAll<HTMLInputElement>("input[type=radio]:not(:checked)")) {
				choice.checked = true;
				collect();
			}
		return shown.join("");
	}, opened);

/** Expects all content on the page, with lists in order, and only the first paragraph of the closed article visible. */
async function expectTexts<Kind extends PageKind>(page: Page, sitePage: PageOf<Kind>): Promise<void> {
	const body = sitePage.entry.body.split(/\n\s*\n/).map((block) => block.replace(/^\d+\. /gm, ""));
	const closed = letters(await shownIn(page, false));
	const visible = body.filter((block) => !block.startsWith("#") && letters(block) !== "" && closed.includes(letters(block)));
	if (sitePage.articleForm === "expandable") expect.soft(visible, "visible blocks of the closed article").toHaveLength(1);
	await expect.soft(page.locator("details[open]")).toHaveCount(0);

	const shown = letters(await shownIn(page, true));
	const view = { ...viewOf(content, sitePage), layout: layoutView(content), body };
	const { texts, lists, links } = textsOf(view, "", NOT_SHOWN[sitePage.kind]);
	expect.soft(texts.filter(({ text }) => !shown.includes(letters(text)))).toEqual([]);
	// Case studies used as proof list their largest result first.
	for (const { field, entries } of lists.filter(({ field }) => !field.startsWith("proof."))) {
		let at = 0;
		for (const entry of entries) {
			const next = shown.indexOf(letters(entry), at);
			expect.soft(next, `${field} in order: ${entry}`).toBeGreaterThanOrEqual(0);
			at = Math.max(at, next);
		}
	}
	const hrefs = await page.locator("a[href]").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect.soft(links.filter((link) => !hrefs.includes(link))).toEqual([]);
}

for (const sitePage of [...pages, content.notFound]) {
	const path = sitePage.kind === "not-found" ? "/no-such-page" : sitePage.path;

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false });
		test(`${path} shows all its content, and no controls that need JavaScript`, async ({ page }) => {
			await page.goto(path);
			await expectTexts(page, sitePage);
			await expect(page.getByRole("button", { name: "Copy e-mail address" })).toHaveCount(0);
			await expect(page.getByRole("group", { name: "Theme" })).toHaveCount(0);
		});
	});

	if (!visitedPaths.includes(path)) continue;
	test(`${path} shows all its content after hydration, and logs no errors or warnings`, async ({ page, problems }) => {
		expect((await page.goto(path))?.status()).toBe(200);
		await page.mouse.move(5, 5);
		await waitUntilHydrated(page);
		await expectTexts(page, sitePage);
		expect(problems).toEqual([]);
	});
}
