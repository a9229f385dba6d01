import type { PhotoAnswer } from "./site-with-photos.ts";
import type { Visitor } from "./visitor.ts";
import { click, hover, tap, until } from "./visitor.ts";

/** What a journey needs to know of the site; the content names the pages. */
interface Places {
	/** A service page with an article that opens. */
	service: string;
	/** A page with photos that load lazily. */
	photos: string;
	/** Its e-mail address, which can be copied. */
	contact: string;
	/** Makes the photo host answer late, or with an error. */
	answerPhotos(how: PhotoAnswer): void;
}

/** One thing that visitors do, and what they must meet, in any engine. */
interface Journey {
	name: string;
	/** Whether npm test makes it in Firefox and WebKit as well; the long run makes them all. */
	isMain?: boolean;
	run: (visitor: Visitor, places: Places) => Promise<void>;
}

const SERVICES_BUTTON = "header nav [popovertarget=menu-services]";
const PHONE_TOGGLE = "header [popovertarget=phone-menu]";
const HEADLINE = "main h1";
const CONTENTS_LINK = "nav[aria-label='On this page'] a";

/** Whether an element is seen, not only rendered. */
const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
const isHidden = (selector: string) =>
	!(document.querySelector(selector)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false);
const isFocused = (selector: string) => document.activeElement?.matches(selector) ?? false;

const seen = (visitor: Visitor, selector: string) => until(visitor, `${selector} to be seen`, isSeen, selector);
const hidden = (visitor: Visitor, selector: string) => until(visitor, `${selector} to be hidden`, isHidden, selector);
const at = (visitor: Visitor, path: string) => until(visitor, `the page ${path}`, (wanted) => location.pathname === wanted, path);

async function desktop(visitor: Visitor, path: string): Promise<void> {
	await visitor.resize(1280, 800);
	await visitor.movePointer(640, 790);
	await visitor.open(path);
}

/** Waits until a heading has come to rest below the header, inside the window. */
function landed(visitor: Visitor, id: string): Promise<void> {
	return until(
		visitor,
		`#${id} at the top of the window`,
		(wanted) => {
			const { top, height } = document.getElementById(wanted)?.getBoundingClientRect() ?? new DOMRect(0, -1);
			const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
			return height > 0 && top >= header - 1 && top < innerHeight / 2 ? true : `top ${top}, height ${height}, header ${header}`;
		},
		id,
	);
}

/** The last of the page's contents links, whose heading is in the closed part of the article. */
async function lastContentsLink(visitor: Visitor): Promise<string> {
	// Gecko may say that a page is open while the one before it still answers.
	await seen(visitor, CONTENTS_LINK);
	return visitor.evaluate((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)].at(-1)?.hash.slice(1) ?? "", CONTENTS_LINK);
}

export const journeys: readonly Journey[] = [
	{
		name: "a menu opens on hover, closes on leaving, and its link opens the page",
		async run(visitor, { service }) {
			await desktop(visitor, "/contact-us");
			await hover(visitor, SERVICES_BUTTON);
			await seen(visitor, "#menu-services");
			await visitor.movePointer(640, 790);
			await hidden(visitor, "#menu-services");
			await hover(visitor, SERVICES_BUTTON);
			await click(visitor, `#menu-services a[href="${service}"]`);
			await at(visitor, service);
			await hidden(visitor, "#menu-services");
		},
	},
	{
		name: "a menu opens by key, and Escape gives the focus back",
		async run(visitor) {
			await desktop(visitor, "/contact-us");
			await visitor.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), SERVICES_BUTTON);
			await visitor.press("Enter");
			await seen(visitor, "#menu-services");
			await visitor.press("Escape");
			await hidden(visitor, "#menu-services");
			await until(visitor, "the focus on the button", isFocused, SERVICES_BUTTON);
		},
	},
	{
		name: "a menu opens by a click and by a finger",
		async run(visitor) {
			await desktop(visitor, "/contact-us");
			await tap(visitor, SERVICES_BUTTON);
			await seen(visitor, "#menu-services");
			await visitor.tap(640, 790);
			await hidden(visitor, "#menu-services");
			await click(visitor, SERVICES_BUTTON);
			// A click on what hover has opened closes it or keeps it; a second one does the other.
			await visitor.movePointer(640, 790);
			await hidden(visitor, "#menu-services");
		},
	},
	{
		name: "one question is open at a time and can be closed",
		async run(visitor, { service }) {
			await desktop(visitor, service);
			await visitor.evaluate(() => {
				for (const [index, item] of [...document.querySelectorAll("details[name]")].entries()) item.setAttribute("data-number", String(index));
			});
			await click(visitor, "[data-number='0'] > summary");
			await until(visitor, "the first answer", () => document.querySelectorAll("details[name][open]").length === 1);
			await click(visitor, "[data-number='2'] > summary");
			await until(visitor, "the third answer alone", () => {
				const open = [...document.querySelectorAll("details[name][open]")];
				return open.length === 1 && open[0]?.getAttribute("data-number") === "2";
			});
			await visitor.evaluate(() => document.querySelector<HTMLElement>("[data-number='2'] > summary")?.focus());
			await visitor.press("Enter");
			await until(visitor, "no answer", () => document.querySelectorAll("details[name][open]").length === 0);
		},
	},
	{
		name: "Read More opens the article, Read Less closes it",
		async run(visitor, { service }) {
			await desktop(visitor, service);
			await click(visitor, "main details:not([name]) > summary");
			await until(visitor, "the whole article", () => document.querySelector<HTMLDetailsElement>("main details:not([name])")?.open === true);
			await until(
				visitor,
				"the label Read Less",
				() => document.querySelector<HTMLElement>("main details:not([name]) > summary")?.innerText.trim() === "Read Less",
			);
			await click(visitor, "main details:not([name]) > summary");
			await until(visitor, "the first paragraph alone", () => document.querySelector<HTMLDetailsElement>("main details:not([name])")?.open === false);
		},
	},
	{
		name: "a contents link opens the article and lands on its heading at the first click, by key and by a finger",
		async run(visitor, { service }) {
			for (const way of ["click", "key", "finger"] as const) {
				await desktop(visitor, "/contact-us");
				await desktop(visitor, service);
				const id = await lastContentsLink(visitor);
				const link = `${CONTENTS_LINK}[href="#${id}"]`;
				if (way === "click") await click(visitor, link);
				else if (way === "finger") await tap(visitor, link);
				else {
					await visitor.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), link);
					await visitor.press("Enter");
				}
				await landed(visitor, id);
			}
		},
	},
	{
		name: "the theme that was chosen stays, on the next page and after a reload",
		async run(visitor, { service, contact }) {
			await desktop(visitor, service);
			await click(visitor, "footer [data-choice=dark]");
			await until(visitor, "the dark theme", () => getComputedStyle(document.body).colorScheme === "dark");
			await click(visitor, `footer a[href="${contact}"]`);
			await at(visitor, contact);
			await until(visitor, "the dark theme on the next page", () => getComputedStyle(document.body).colorScheme === "dark");
			await visitor.open(service);
			await until(visitor, "Dark to be pressed", () => document.querySelector("footer [data-choice=dark]")?.getAttribute("aria-pressed") === "true");
			await click(visitor, "footer [data-choice=system]");
			await until(visitor, "the system's theme", () => getComputedStyle(document.body).colorScheme !== "dark");
		},
	},
	{
		name: "a link opens the next page without a reload, and back returns to the place and the link",
		isMain: true,
		async run(visitor, { contact, service }) {
			await desktop(visitor, service);
			await click(visitor, "footer [data-choice=system]");
			await until(visitor, "hydration", () => document.documentElement.hasAttribute("data-awake"));
			await visitor.evaluate(() => {
				document.documentElement.classList.add("same-document");
			});
			const link = `footer a[href="${contact}"]`;
			await hover(visitor, link);
			const left = await visitor.evaluate(() => scrollY);
			await visitor.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }), link);
			await visitor.press("Enter");
			await at(visitor, contact);
			await until(visitor, "the page's headline in focus", isFocused, HEADLINE);
			await until(visitor, "the top of the page", () => scrollY === 0);
			await until(visitor, "the same document", () => document.documentElement.classList.contains("same-document"));
			await visitor.back();
			await at(visitor, service);
			await until(visitor, `the place that was left, ${left}`, (wanted) => Math.abs(scrollY - wanted) < 3 || scrollY, left);
			await until(visitor, "the link that was left in focus", isFocused, link);
		},
	},
	{
		name: "photos that arrive late are seen; broken ones leave their drawing",
		async run(visitor, { photos, answerPhotos }) {
			answerPhotos("late");
			await desktop(visitor, photos);
			const count = await visitor.evaluate(() => document.querySelectorAll("main img[loading=lazy]").length);
			for (let index = 0; index < count; index += 1) {
				await visitor.evaluate((number) => document.querySelectorAll("main img[loading=lazy]")[number]?.scrollIntoView({ block: "center" }), index);
				await until(
					visitor,
					`photo ${index + 1} of ${count} to be seen`,
					(number) => {
						const photo = document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]")[number];
						if (!photo?.complete || photo.naturalWidth === 0) return "not loaded";
						return photo.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && Number(getComputedStyle(photo).opacity) === 1;
					},
					index,
				);
			}
			answerPhotos("broken");
			await visitor.open(`${photos}?again`);
			await visitor.evaluate(() => document.querySelector("main img[loading=lazy]")?.scrollIntoView({ block: "center" }));
			await until(visitor, "the drawing under a broken photo", () => {
				const photo = document.querySelector<HTMLImageElement>("main img[loading=lazy]");
				const drawing = photo?.parentElement?.querySelector("svg");
				return Boolean(photo?.complete && photo.naturalWidth === 0 && drawing?.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
			});
		},
	},
	{
		name: "the monitor shows on debug=true and stays away once hidden",
		async run(visitor, { service }) {
			await desktop(visitor, `${service}?debug=true`);
			await until(visitor, "the monitor", () => [...document.querySelectorAll("button")].some((button) => button.innerText === "Hide Monitor"));
			await visitor.evaluate(() => {
				for (const button of document.querySelectorAll("button")) if (button.innerText === "Hide Monitor") button.id = "hide-monitor";
			});
			await click(visitor, "#hide-monitor");
			await until(visitor, "no monitor", () => !document.querySelector("#hide-monitor"));
			await visitor.open(service);
			await visitor.press("Shift");
			await until(visitor, "hydration", () => document.documentElement.hasAttribute("data-awake"));
			await until(visitor, "no monitor", () => ![...document.querySelectorAll("button")].some((button) => button.innerText === "Hide Monitor"));
		},
	},
	{
		name: "the phone menu opens by a finger, closes on Escape, on the e-mail button, which has the tap, and on a chosen link",
		async run(visitor, { contact, service }) {
			await visitor.resize(390, 800);
			await visitor.open(contact);
			await tap(visitor, PHONE_TOGGLE);
			await seen(visitor, "#phone-menu");
			await visitor.press("Escape");
			await hidden(visitor, "#phone-menu");
			// The tap is caught, since an engine with a mail program would leave for it.
			await visitor.evaluate(() =>
				document.querySelector(".header-email")?.addEventListener("click", (event) => {
					event.preventDefault();
					document.documentElement.classList.add("mail-chosen");
				}),
			);
			await tap(visitor, PHONE_TOGGLE);
			await tap(visitor, ".header-email");
			await until(visitor, "the e-mail button to have the tap", () => document.documentElement.classList.contains("mail-chosen"));
			await hidden(visitor, "#phone-menu");
			await tap(visitor, PHONE_TOGGLE);
			await tap(visitor, `#phone-menu a[href="${service}"]`);
			await at(visitor, service);
			await hidden(visitor, "#phone-menu");
		},
	},
	{
		name: "an unknown address gets the 404 with the attempted path and a way home",
		async run(visitor) {
			await desktop(visitor, "/no-such-page?ref=mail#part");
			await until(
				visitor,
				"the attempted path",
				() => document.querySelector("main [data-attempted]")?.textContent === "/no-such-page?ref=mail#part",
			);
			await until(
				visitor,
				"one header and one main",
				() => document.querySelectorAll("header.site-header").length === 1 && document.querySelectorAll("main").length === 1,
			);
			await click(visitor, "main a[href='/']");
			await at(visitor, "/");
		},
	},
	{
		name: "copying the e-mail address is confirmed by a toast that Escape dismisses",
		async run(visitor, { contact }) {
			await desktop(visitor, contact);
			await click(visitor, "main .copy-address");
			await until(visitor, "the toast", () => document.querySelector("[role=region][aria-label*=otification] li") !== null);
			await visitor.press("Escape");
			await until(visitor, "no toast", () => document.querySelector("[role=region][aria-label*=otification] li") === null);
		},
	},
];
