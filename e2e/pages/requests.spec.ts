import type { Page } from "@playwright/test";
import { MANIFEST_PATH } from "../../app/framework/build-output.ts";
import { MONITOR_KEY } from "../../app/monitor/flag.ts";
import { THEMES } from "../../app/theme/theme.ts";
import { wake } from "../behavior/awake.ts";
import { expect, test } from "../fixtures.ts";
import { servePhotos } from "../photo-host.ts";
import { VIEWPORTS } from "../screens.ts";
import { EVERY_PAGE, longestPaths, paths, site, weighedService } from "../site.ts";

/** What a page may ask its own host for: pages and files, each of a known kind. */
const FILES = /^\/(assets\/[\w.-]+\.(js|css|woff2|svg|avif|webp|jpg)|favicon\.(svg|ico)|apple-touch-icon\.png|[\w-]+\.webmanifest|icon[\w-]*\.png)$/;
/** Ways to ask that only a backend would answer. */
const CALLS = ["fetch", "xhr", "websocket", "eventsource", "ping"];
/** The page that reads its own HTML to tell its weight, where a visitor comes to it without a load. */
const WEIGHED = weighedService?.path;

test.use({ viewport: VIEWPORTS[1] });

/** Collects what the policy refused. Photos are answered, so that the policy is asked about them, too. */
async function refusalsOf(page: Page): Promise<string[]> {
	const refused: string[] = [];
	await servePhotos(page, "present");
	await page.exposeFunction("refusedByPolicy", (what: string) => refused.push(what));
	await page.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
			Reflect.get(window, "refusedByPolicy")(`${location.pathname}: ${effectiveDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`);
		});
	});
	page.on("console", (message) => {
		if (/Content Security Policy|Permissions-Policy|Cross-Origin|Refused to/i.test(message.text())) refused.push(message.text());
	});
	return refused;
}

/** Uses what a page has: themes, disclosures, photos at its end, menus, copying, the monitor. */
async function use(page: Page): Promise<void> {
	await expect(page.getByRole("region", { name: "Performance monitor" })).toBeVisible();
	const theme = page.getByRole("contentinfo").getByRole("group", { name: "Theme" });
	for (const choice of THEMES) await theme.getByRole("button", { name: choice }).click();
	await page.evaluate(() => {
		for (const details of document.querySelectorAll("details")) details.open = true;
	});
	for (const button of await page.getByRole("button", { name: "Copy e-mail address" }).all()) await button.click();
	await page.keyboard.press("End");
	await page.getByRole("navigation").first().getByRole("button", { name: "Services" }).hover();
}

for (const path of [...longestPaths, "/no-such-page?q=<b>#<i>"]) {
	test(`${path}, used with everything on it, calls no backend and is refused nothing by its own policy`, {
		tag: EVERY_PAGE || path !== "/" ? [] : "@long",
	}, async ({ page, baseURL }) => {
		const refused = await refusalsOf(page);
		const requests: { method: string; url: URL; type: string }[] = [];
		page.on("request", (request) => requests.push({ method: request.method(), url: new URL(request.url()), type: request.resourceType() }));
		page.on("websocket", (socket) => requests.push({ method: "GET", url: new URL(socket.url()), type: "websocket" }));
		await page.addInitScript((key) => localStorage.setItem(key, "true"), MONITOR_KEY);

		await page.goto(path);
		// A page under an address that is not its own stays plain, whatever a visitor does.
		if (paths.includes(path)) await wake(page);
		else await page.keyboard.press("Shift");
		await use(page);
		// To another page, as the router does it.
		const next = paths[(paths.indexOf(path) + 1) % paths.length] ?? "/";
		await page
			.locator(`a[href="${next}"]`)
			.first()
			.evaluate((link: HTMLElement) => link.click());
		await expect(page).toHaveURL(next);
		await page.waitForLoadState("networkidle");

		expect(refused).toEqual([]);
		expect(requests.length).toBeGreaterThan(5);
		const own = [...paths, MANIFEST_PATH, new URL(path, baseURL).pathname];
		const calls = () => requests.filter(({ type }) => CALLS.includes(type)).map(({ url, type }) => `${type} ${url.pathname}`);
		// Once the page that the router leads to is there.
		await expect.poll(calls).toEqual(next === WEIGHED ? [`fetch ${WEIGHED}`] : []);
		for (const { method, url } of requests) {
			expect(method, url.href).toBe("GET");
			if (url.origin === baseURL) expect(FILES.test(url.pathname) || own.includes(url.pathname), url.href).toBe(true);
			else expect(url.origin).toBe(new URL(site.photoHost).origin);
		}
		expect(await page.context().cookies()).toEqual([]);
	});
}

test("what does not belong to the site is refused", async ({ page }) => {
	const refused = await refusalsOf(page);
	await page.goto("/");
	await page.evaluate(() => {
		const script = document.createElement("script");
		script.textContent = "window.injected = true";
		const image = document.createElement("img");
		image.src = "https://example.com/pixel.png";
		const style = document.createElement("style");
		style.textContent = "body{display:none}";
		document.head.append(script, image, style);
	});
	await expect
		.poll(() => refused.filter((line) => line.includes(" refused ")).map((line) => /: (\S+) refused/.exec(line)?.[1]))
		.toEqual(expect.arrayContaining(["script-src-elem", "img-src", "style-src-elem"]));
	expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
});
