import type { Page, Route } from "@playwright/test";
import { MANIFEST_PATH } from "../app/framework/build-output.ts";
import { THEME_KEY } from "../app/theme/theme.ts";
import { awake, refuseStorage, requestsOf, wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";
import { EVERY_PAGE, industry, photoPaths, service, site } from "./site.ts";

const PAGE = service.path;
const NEXT = industry.path;
const titleOf = (path: string) => (path === PAGE ? service : industry).data.hero.title;
const [question] = service.data.faq;

const heading = (page: Page) => page.locator("h1");

/** Follows a link of the page's own content or footer, as a visitor would. */
const follow = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first().click();

/** Errors that nobody caught; what the network did is in the console, too, and is no fault of the page. */
let errors: string[];
test.beforeEach(({ page }) => {
	errors = [];
	page.on("pageerror", (error) => errors.push(String(error)));
});
test.afterEach(() => expect(errors).toEqual([]));

/** The page can be read, its native parts work, and its links lead where they say. */
async function expectReadsAndWorks(page: Page) {
	await expect(heading(page)).toBeVisible();
	await expect(page.locator("main")).toContainText(question?.question ?? "");
	const faq = page.locator("details", { hasText: question?.question ?? "" }).last();
	await faq.locator("summary").click();
	await expect(faq).toHaveAttribute("open", "");
	await expect(faq).toContainText(question?.answer ?? "");
	await expect(page.locator(`main a[href^="mailto:${site.email}"]`).first()).toBeVisible();
	await follow(page, NEXT);
	await expect(page).toHaveURL(NEXT);
	await expect(heading(page)).toBeVisible();
	await expect(page).not.toHaveTitle(/Unexpected/);
}

test.describe("photo host", () => {
	const faults: Record<string, (route: Route) => unknown> = {
		down: (route) => route.abort("connectionrefused"),
		"slow without end": () => {},
		"answering rubbish": (route) => route.fulfill({ contentType: "image/jpeg", body: "<html>no photo</html>" }),
		"answering 500": (route) => route.fulfill({ status: 500, contentType: "text/html", body: "broken" }),
		"answering with a script": (route) => route.fulfill({ contentType: "text/javascript", body: "window.injected = true" }),
	};
	// How the host fails is the same for every photo and every page that has them.
	for (const [name, answer] of Object.entries(faults)) {
		if (!EVERY_PAGE && name !== "down") continue;
		test(name, async ({ page }) => {
			await page.route(`${site.photoHost}/**`, (route) => void answer(route));
			for (const path of EVERY_PAGE ? photoPaths : ["/industries"]) {
				await page.goto(path, { waitUntil: "domcontentloaded" });
				await wake(page);
				await page.locator("main img").last().scrollIntoViewIfNeeded();
				// No broken picture: the photo is hidden, or still awaited, and nothing covers its drawing.
				const photos = await page.locator("main :is(.photo, .print) img").all();
				expect(photos.length, path).toBeGreaterThan(0);
				for (const photo of photos) {
					// An owner's own picture comes from the site itself.
					if ((await photo.getAttribute("src"))?.startsWith("/assets/")) continue;
					await photo.evaluate((image) => image.scrollIntoView());
					if (name === "slow without end") await expect(photo).not.toHaveAttribute("data-photo");
					else await expect(photo).toBeHidden();
				}
				expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
			}
		});
	}
});

test.describe("scripts", () => {
	const faults = {
		missing: (route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" }),
		"not answered": (route) => route.abort("connectionreset"),
		"cut short": async (route) => {
			const response = await route.fetch();
			const code = await response.text();
			await route.fulfill({ contentType: "text/javascript", body: code.slice(0, code.length / 2) });
		},
		"with the wrong type": async (route) => {
			const response = await route.fetch();
			await route.fulfill({ contentType: "text/plain", headers: { "X-Content-Type-Options": "nosniff" }, body: await response.text() });
		},
	} satisfies Record<string, (route: Route) => Promise<void>>;
	/** The page is read and used although some of its scripts do not come, and its link leads on by one page load. */
	async function expectUsedWithout(page: Page, scripts: string, answer: (route: Route) => Promise<void>) {
		await page.route(scripts, answer);
		const loads = requestsOf(page, "document");
		await page.goto(PAGE);
		await Promise.all([page.waitForRequest(scripts), page.keyboard.press("Shift")]);
		await expectReadsAndWorks(page);
		expect(loads).toEqual([PAGE, NEXT]);
		await expect(page.locator("html")).not.toHaveAttribute("data-awake");
	}

	for (const [name, answer] of Object.entries(faults)) {
		const details = { tag: name === "missing" ? [] : "@long" };
		test(`every script ${name}: the page is read and used without`, details, ({ page }) => expectUsedWithout(page, "**/assets/*.js", answer));

		test(`the next page's script ${name}: its link leads there all the same, by one page load`, details, async ({ page }) => {
			await page.goto(PAGE);
			await wake(page);
			await page.route(`**/assets/${industry.slug}-*.js`, answer);
			const loads = requestsOf(page, "document");
			await follow(page, NEXT);
			await expect(page).toHaveURL(NEXT);
			await expect(heading(page)).toContainText(titleOf(NEXT));
			// The new page cannot wake either; it stays complete and loads nothing again.
			await page.keyboard.press("Shift");
			await page.waitForLoadState("networkidle");
			expect(loads).toEqual([NEXT]);
			await expect(page.locator("html")).not.toHaveAttribute("data-awake");
		});
	}

	for (const [name, scripts] of [
		["the root's module", "**/assets/root-*.js"],
		["the manifest", `**${MANIFEST_PATH}`],
	] as const)
		test(`${name} alone missing: the page is read and used without`, { tag: "@long" }, ({ page }) =>
			expectUsedWithout(page, scripts, faults.missing),
		);
});

test("a deployment replaced under an open tab: its next link loads the new version, once, at the address asked for", async ({ page }) => {
	await page.goto(PAGE);
	await wake(page);
	// From now on the files of the version that the tab has are gone, until it loads a page of the new one.
	const loads = requestsOf(page, "document");
	await page.route("**/assets/**", (route) => (loads.length === 0 ? route.fulfill({ status: 404, body: "gone" }) : route.continue()));
	await follow(page, NEXT);
	await expect(page).toHaveURL(NEXT);
	await expect(heading(page)).toContainText(titleOf(NEXT));
	await wake(page);
	expect(loads).toEqual([NEXT]);
});

test.describe("storage", () => {
	const faults: Record<string, (page: Page) => Promise<unknown>> = {
		refused: refuseStorage,
		full: (page) =>
			page.addInitScript(() => {
				Storage.prototype.setItem = () => {
					throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
				};
			}),
		missing: (page) =>
			page.addInitScript(() => {
				for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });
			}),
	};
	for (const [name, break_] of Object.entries(faults)) {
		test(name, { tag: name === "refused" ? [] : "@long" }, async ({ page, problems }) => {
			await break_(page);
			await page.goto(PAGE);
			await page.getByRole("button", { name: "Dark" }).last().click();
			await awake(page);
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			await expectReadsAndWorks(page);
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			await page.goBack();
			await expect(page).toHaveURL(PAGE);
			await page.goto("/?debug=true");
			await page.getByRole("button", { name: "Hide Monitor" }).click();
			await expect(page.getByRole("button", { name: "Hide Monitor" })).toHaveCount(0);
			expect(problems.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
		});
	}
});

test("offline in the middle of a visit: the page stays, and goes on when the network is back", { tag: "@long" }, async ({ page, context }) => {
	await page.goto(PAGE);
	await wake(page);
	const loads = requestsOf(page, "document");
	await context.setOffline(true);
	const failed = page.waitForEvent("requestfailed");
	await follow(page, NEXT);
	await failed;
	await expect(page).toHaveURL(PAGE);
	expect(loads).toEqual([]);
	await expect(heading(page)).toContainText(titleOf(PAGE));
	const faq = page.locator("details[name=faq]").first();
	await faq.locator("summary").click();
	await expect(faq).toHaveAttribute("open", "");
	await context.setOffline(false);
	await follow(page, NEXT);
	await expect(page).toHaveURL(NEXT);
	await expect(heading(page)).toContainText(titleOf(NEXT));
});

test.describe("a very old browser", { tag: "@long" }, () => {
	/** Takes out of the HTML what such a browser does not know; the interfaces go with it. */
	async function forget(page: Page, attributes: RegExp, members: readonly [type: string, name: string][]) {
		await page.route(
			(url) => url.origin !== site.photoHost && !url.pathname.startsWith("/assets/"),
			async (route) => {
				if (route.request().resourceType() !== "document") return route.fallback();
				const response = await route.fetch();
				return route.fulfill({ response, body: (await response.text()).replace(attributes, "") });
			},
		);
		await page.addInitScript((gone) => {
			for (const [type, name] of gone) delete Reflect.get(window, type).prototype[name];
		}, members);
	}

	test("without exclusive details: the questions open", async ({ page }) => {
		await forget(page, / name="faq"/g, [["HTMLDetailsElement", "name"]]);
		await page.goto(PAGE);
		await expect(page.locator("details[name]")).toHaveCount(0);
		await wake(page);
		// React closes the others.
		const items = page.locator("ul > li > details");
		await items.nth(1).locator("summary").click();
		await items.nth(2).locator("summary").click();
		await expect(items.nth(2)).toHaveAttribute("open", "");
		await expect(page.locator("ul > li > details[open]")).toHaveCount(1);
		await expectReadsAndWorks(page);
	});

	test("without popover: on a phone, the page is read and every page is reached", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		// Such a browser does not know the selector either.
		await page.addInitScript(() => {
			for (const type of [Element, Document]) {
				for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
					const known = Reflect.get(type.prototype, name);
					if (!known) continue;
					Object.assign(type.prototype, {
						[name](selector: string) {
							if (selector.includes(":popover-open")) throw new DOMException(`'${selector}' is not a valid selector.`, "SyntaxError");
							return known.call(this, selector);
						},
					});
				}
			}
		});
		await forget(page, / popover(target(action)?)?="[^"]*"/gi, [
			["HTMLElement", "popover"],
			["HTMLElement", "showPopover"],
			["HTMLElement", "hidePopover"],
			["HTMLElement", "togglePopover"],
			["HTMLButtonElement", "popoverTargetElement"],
			["HTMLButtonElement", "popoverTargetAction"],
		]);
		await page.goto(PAGE);
		await expect(page.locator("[popover]")).toHaveCount(0);
		await wake(page);
		await expectReadsAndWorks(page);
	});

	test("without requestIdleCallback and PerformanceObserver", async ({ page }) => {
		await page.addInitScript(() => {
			Reflect.deleteProperty(window, "requestIdleCallback");
			Reflect.deleteProperty(window, "PerformanceObserver");
		});
		await page.goto("/");
		await wake(page);
		await page.goto(PAGE);
		await expectReadsAndWorks(page);
	});
});

test("200 tabs' worth of events: the page stays quick and ends with the last choice", { tag: "@long" }, async ({ page }) => {
	await page.goto("/contact-us");
	await wake(page);
	// Time of the page's thread, not of the clock: other tests have the machine as well.
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable", { timeDomain: "threadTicks" });
	const taskTime = async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
	};
	const timed = async (task: () => Promise<void>) => {
		const before = await taskTime();
		await task();
		return (await taskTime()) - before;
	};
	// What a page without any script needs on this machine to be styled anew for 50 changes of the theme.
	const bare = await timed(() =>
		page.evaluate(() => {
			for (let change = 0; change < 50; change++) {
				document.documentElement.dataset.theme = change % 2 === 0 ? "light" : "dark";
				document.documentElement.getBoundingClientRect();
			}
		}),
	);
	// 1,800 events, after some of which the router asks for the place on the page.
	const spent = await timed(() =>
		page.evaluate((key) => {
			for (let tab = 0; tab < 200; tab++) {
				const theme = tab % 2 === 0 ? "light" : "dark";
				localStorage.setItem(key, theme);
				dispatchEvent(new StorageEvent("storage", { key, newValue: theme, storageArea: localStorage }));
				dispatchEvent(new StorageEvent("storage", { key: `of another tab ${tab}`, newValue: "x".repeat(1_000), storageArea: localStorage }));
				document.dispatchEvent(new Event("visibilitychange"));
				for (const name of ["pagehide", "pageshow", "blur", "focus", "online", "resize"]) dispatchEvent(new Event(name));
			}
		}, THEME_KEY),
	);
	expect(spent, `seconds for all of them; ${bare} for a quarter of their styles`).toBeLessThan(8 * bare + 0.5);
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect(page.getByRole("button", { name: "Dark" }).last()).toHaveAttribute("aria-pressed", "true");
	await page.goto(PAGE);
	await expectReadsAndWorks(page);
});
