import type { Page } from "@playwright/test";
import { MANIFEST_PATH } from "../../app/framework/build-output.ts";
import { MONITOR_KEY } from "../../app/monitor/flag.ts";
import { THEMES } from "../../app/theme/theme.ts";
import { hydrate } from "../behavior/hydrate.ts";
import { expect, test, VIEWPORTS } from "../fixtures.ts";
import { monitor, themeControl } from "../locators.ts";
import { servePhotos } from "../photo-host.ts";
import { EVERY_PAGE, longestPaths, paths, site } from "../site.ts";

/** Static files that a page may request from its own origin. */
const FILES =
	/^\/(assets\/[\w.-]+\.(js|css|woff2|svg|avif|webp|jpg)|favicon\.(svg|ico)|apple-touch-icon\.png|[\w-]+\.webmanifest|icon[\w-]*\.png)$/;
/** Resource types of calls to a backend. */
const CALLS = ["fetch", "xhr", "websocket", "eventsource", "ping"];

test.use({ viewport: VIEWPORTS[1] });

/** Collects violations of the content security policy and related headers. Serves photos, because the policies apply to them, too. */
async function policyViolations(page: Page): Promise<string[]> {
	const violations: string[] = [];
	await servePhotos(page, "present");
	await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
	await page.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
			Reflect.get(
				window,
				"reportViolation",
			)(`${effectiveDirective} refused ${blockedURI} (${location.pathname}, ${sourceFile}:${lineNumber})`);
		});
	});
	page.on("console", (message) => {
		if (/Content Security Policy|Permissions-Policy|Cross-Origin|Refused to/i.test(message.text())) violations.push(message.text());
	});
	return violations;
}

/** Exercises a page's themes, disclosures, photos, menus, copy buttons, and monitor. */
async function useEverything(page: Page): Promise<void> {
	await expect(monitor(page)).toBeVisible();
	for (const theme of THEMES) await themeControl(page).getByRole("button", { name: theme }).click();
	await page.evaluate(() => {
		for (const details of document.querySelectorAll("details")) details.open = true;
	});
	for (const button of await page.getByRole("button", { name: "Copy e-mail address" }).all()) await button.click();
	await page.keyboard.press("End");
	await page.getByRole("navigation").first().getByRole("button", { name: "Services" }).hover();
}

for (const path of [...longestPaths, "/no-such-page?q=<b>#<i>"]) {
	const details = { tag: EVERY_PAGE || path !== "/" ? [] : "@long" };
	test(`${path} calls no backend and violates no CSP directive while a visitor uses its controls`, details, async ({ page, baseURL }) => {
		const violations = await policyViolations(page);
		const requests: { method: string; url: URL; type: string }[] = [];
		page.on("request", (request) => requests.push({ method: request.method(), url: new URL(request.url()), type: request.resourceType() }));
		page.on("websocket", (socket) => requests.push({ method: "GET", url: new URL(socket.url()), type: "websocket" }));
		await page.addInitScript((key) => localStorage.setItem(key, "true"), MONITOR_KEY);

		await page.goto(path);
		// The 404 page never hydrates.
		if (paths.includes(path)) await hydrate(page);
		await useEverything(page);
		const next = paths[(paths.indexOf(path) + 1) % paths.length] ?? "/";
		await page.locator(`a[href="${next}"]`).first().dispatchEvent("click");
		await expect(page).toHaveURL(next);
		await page.waitForLoadState("networkidle");

		expect(violations).toEqual([]);
		expect(requests.length).toBeGreaterThan(5);
		const calls = () => requests.filter(({ type }) => CALLS.includes(type)).map(({ url, type }) => `${type} ${url.pathname}`);
		await expect.poll(calls).toEqual([]);
		const own = [...paths, MANIFEST_PATH, new URL(path, baseURL).pathname];
		for (const { method, url } of requests) {
			expect(method, url.href).toBe("GET");
			if (url.origin === baseURL) expect(FILES.test(url.pathname) || own.includes(url.pathname), url.href).toBe(true);
			else expect(url.origin).toBe(new URL(site.photoHost).origin);
		}
		expect(await page.context().cookies()).toEqual([]);
	});
}

test("the content security policy blocks injected inline scripts", async ({ page }) => {
	const violations = await policyViolations(page);
	await page.goto("/");
	await page.evaluate(() =>
		document.head.append(Object.assign(document.createElement("script"), { textContent: "window.injected = true" })),
	);
	await expect.poll(() => violations.join()).toContain("script-src-elem refused");
	expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
});
