import type { Locator } from "@playwright/test";

/** Lists of cards that an owner makes longer or shorter: where they stand, and how many entries are tried. */
export const LISTS = [
	// How many there are decides in its component how wide a service or a package is, so that here only the shipped number is tried.
	{ what: "services on the home page", path: "/", section: "[aria-labelledby=services-heading]", counts: [] },
	{ what: "industries on the home page", path: "/", section: "[aria-labelledby=industries-heading]", counts: [5, 7, 8, 9] },
	{ what: "testimonials", path: "/", section: "[aria-labelledby=testimonials]", counts: [1, 2, 3] },
	{ what: "services", path: "/services", section: "[aria-labelledby=services-heading]", counts: [] },
	{ what: "industries", path: "/industries", section: "[aria-labelledby=sectors]", counts: [5, 7, 8, 9] },
	{ what: "posts", path: "/blog", section: "main", counts: [1, 2, 4, 5] },
	{ what: "packages", path: "/services/link-building", section: "[aria-labelledby=pricing]", counts: [] },
] as const;

/** As long as the schemas allow a heading to be, and as short as somebody may write. */
export const LONGEST = {
	heading: "Telecommunications Infrastructure and International Logistics",
	text: "A sentence of a card that goes on and on. ".repeat(9).trim(),
};
export const SHORTEST = { heading: "IT", text: "Yes." };

/** The list of a section. */
export const listIn = (page: { locator: (selector: string) => Locator }, section: string) =>
	page.locator(`${section} ul:has(> li :is(h2, h3, figure))`).first();

/** Gives a list as many entries as wanted, by repeating the ones that it has: what stands in them is not the question. */
export const resize = (list: Locator, count: number) =>
	list.evaluate((element, wanted) => {
		const entries = [...element.children];
		for (let index = entries.length; index < wanted; index++) element.append(entries[index % entries.length]?.cloneNode(true) ?? "");
		for (const entry of entries.slice(wanted)) entry.remove();
	}, count);

/** Puts other words into the headings and paragraphs of a list. */
export const reword = (list: Locator, words: { heading: string; text: string }) =>
	list.evaluate((element, { heading, text }) => {
		const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { currentNode } = texts;
			const around = currentNode.parentElement;
			if (!around || !currentNode.textContent?.trim() || around.closest("svg, .sr-only, [aria-hidden], time")) continue;
			if (around.closest("h2, h3")) currentNode.textContent = heading;
			else if (around.closest("p") === around && !around.closest("figure")) currentNode.textContent = text;
		}
	}, words);
