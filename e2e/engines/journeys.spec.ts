import { expect, test } from "@playwright/test";
import { service as longService } from "../site.ts";
import { ENGINES, startVisitor } from "./engines.ts";
import { startSiteWithPhotos } from "./site-with-photos.ts";

const LONG = { tag: "@long" };
const [service, contact] = [longService.path, "/contact-us"];

const MENU_BUTTON = "header nav [popovertarget=menu-services]";
const MENU = "#menu-services";
const PHONE_TOGGLE = "header [popovertarget=phone-menu]";
const PHONE_MENU = "#phone-menu";
const CONTENTS_LINK = "nav[aria-label='On this page'] a";

/** Runs in the page. Returns the top of a heading if it is just below the header; otherwise, a description of where it is. */
function landed(heading: string) {
	const { top, height } = document.querySelector(heading)?.getBoundingClientRect() ?? new DOMRect();
	const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
	return (height > 0 && top >= header && top < header + 60 && { top }) || `top ${top}, height ${height}, header ${header}`;
}

for (const { engine, missing, start } of ENGINES) {
	test.describe(engine, () => {
		// All journeys share one browser window.
		test.describe.configure({ mode: "default", timeout: 120_000 });
		test.skip(missing !== "", `${missing}: not installed (docs/testing.md, "Programs")`);

		let served: Awaited<ReturnType<typeof startSiteWithPhotos>>;
		let visitor: Awaited<ReturnType<typeof startVisitor>>;

		test.beforeAll(async () => {
			served = await startSiteWithPhotos();
			visitor = await startVisitor(start, served.origin);
		});
		test.afterAll(async () => {
			await visitor?.stop();
			served?.stop();
		});

		async function open(path: string) {
			await visitor.resize(1280, 800);
			await visitor.movePointer(640, 790);
			await visitor.open(path);
		}

		test("a link opens the next page without a reload, and Back restores scroll and focus", async () => {
			await open(service);
			await visitor.click("footer [data-choice=system]");
			await visitor.sees(":root[data-hydrated]");
			await visitor.evaluate(() => document.documentElement.classList.add("same-document"));
			const link = `footer a[href="${contact}"]`;
			await visitor.hover(link);
			const left = await visitor.evaluate(() => scrollY);
			await visitor.focus(link);
			await visitor.press("Enter");
			await visitor.arrives(contact);
			await visitor.sees("main h1:focus");
			await visitor.until("the top of the page", () => scrollY === 0);
			await visitor.sees(":root.same-document");
			await visitor.back();
			await visitor.arrives(service);
			await visitor.until(`scroll position ${left}`, (wanted) => Math.abs(scrollY - wanted) < 3 || scrollY, left);
			await visitor.sees(`${link}:focus`);
		});

		test("a hash link, the End key, and find-in-page reach targets far down the page", async () => {
			await open(contact);
			await visitor.open(`${service}#cta`);
			const before = await visitor.until("the heading below the header", landed, "#cta");
			await new Promise((resolve) => setTimeout(resolve, 2000));
			// Allow 5 pixels, because late fonts may move a line slightly.
			const after = { top: expect.closeTo(before.top, -1) };
			expect(await visitor.evaluate(landed, "#cta"), "after the rest is laid out").toEqual(after);
			await open(service);
			await visitor.press("End");
			await visitor.until("the end", () => innerHeight + scrollY >= document.documentElement.scrollHeight - 2 || `at ${scrollY}`);
			await open(`${service}?again`);
			// Visitors open find-in-page by keyboard, and any key lays out the rest of the page.
			await visitor.press("Escape");
			// Every browser has window.find, but TypeScript's DOM library doesn't.
			const find = () => Reflect.get(window, "find").call(window, document.querySelector("#cta")?.textContent);
			expect(await visitor.evaluate(find)).toBe(true);
			await visitor.until("the heading in view", () => {
				const { top, bottom } = document.querySelector("#cta")?.getBoundingClientRect() ?? new DOMRect();
				return (top >= 0 && bottom <= innerHeight) || `top: ${top}`;
			});
		});

		test("a menu opens on hover, closes when the pointer leaves, and its link opens the page", LONG, async () => {
			await open(contact);
			expect(await visitor.evaluate(() => matchMedia("(hover: hover) and (prefers-reduced-motion: no-preference)").matches)).toBe(true);
			await visitor.hover(MENU_BUTTON);
			await visitor.sees(MENU);
			await visitor.movePointer(640, 790);
			await visitor.misses(MENU);
			await visitor.hover(MENU_BUTTON);
			await visitor.click(`${MENU} a[href="${service}"]`);
			await visitor.arrives(service);
			await visitor.misses(MENU);
		});

		test("a menu opened by keyboard closes on Escape and returns focus; one opened by touch closes on a tap outside", LONG, async () => {
			await open(contact);
			await visitor.focus(MENU_BUTTON);
			await visitor.press("Enter");
			await visitor.sees(MENU);
			await visitor.press("Escape");
			await visitor.misses(MENU);
			await visitor.sees(`${MENU_BUTTON}:focus`);
			await visitor.tap(MENU_BUTTON);
			await visitor.sees(MENU);
			await visitor.tapAt(640, 790);
			await visitor.misses(MENU);
		});

		for (const way of ["click", "tap"] as const) {
			test(`a ${way} on a link in the table of contents scrolls to its heading`, LONG, async () => {
				await open(contact);
				await open(service);
				await visitor.click("details.article > summary");
				await visitor.sees(CONTENTS_LINK);
				const hash = await visitor.evaluate(
					(links) => [...document.querySelectorAll<HTMLAnchorElement>(links)].at(-1)?.hash ?? "",
					CONTENTS_LINK,
				);
				await visitor[way](`${CONTENTS_LINK}[href="${hash}"]`);
				await visitor.until(`${hash} below the header`, landed, hash);
			});
		}

		test("the phone menu closes on Escape or a tap on a link or the email button, which still receives the tap", LONG, async () => {
			await visitor.resize(390, 800);
			await visitor.open(contact);
			await visitor.tap(PHONE_TOGGLE);
			await visitor.sees(PHONE_MENU);
			await visitor.press("Escape");
			await visitor.misses(PHONE_MENU);
			// With an email client installed, a click on a `mailto:` link would leave the page.
			await visitor.evaluate(() =>
				document.querySelector(".header-email")?.addEventListener("click", (event) => {
					event.preventDefault();
					document.documentElement.classList.add("email-tapped");
				}),
			);
			await visitor.tap(PHONE_TOGGLE);
			await visitor.tap(".header-email");
			await visitor.sees(":root.email-tapped");
			await visitor.misses(PHONE_MENU);
			await visitor.tap(PHONE_TOGGLE);
			await visitor.tap(`${PHONE_MENU} a[href="${service}"]`);
			await visitor.arrives(service);
			await visitor.misses(PHONE_MENU);
		});

		test("copying the email address shows a toast that Escape dismisses", LONG, async () => {
			await open(contact);
			await visitor.click("main .copy-address");
			await visitor.sees("[aria-label*=otification] li");
			await visitor.press("Escape");
			await visitor.misses("[aria-label*=otification] li");
		});
	});
}
