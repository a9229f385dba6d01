import { VIEWPORTS, wake } from "./awake.ts";
import { expect, test } from "./fixtures.ts";
import { paths, site } from "./site.ts";

/** What a page may ask its own host for: pages and files, each of a known kind. */
const FILES = /^\/(assets\/[\w.-]+\.(js|css|woff2)|favicon\.(svg|ico)|apple-touch-icon\.png|[\w-]+\.webmanifest|icon[\w-]*\.png)$/;
/** Ways to ask that only a backend would answer. */
const CALLS = ["fetch", "xhr", "websocket", "eventsource", "ping"];

test.use({ viewport: VIEWPORTS[1] });

for (const path of paths) {
	test(`${path} calls no backend`, async ({ page, baseURL }) => {
		const requests: { method: string; url: URL; type: string }[] = [];
		page.on("request", (request) => requests.push({ method: request.method(), url: new URL(request.url()), type: request.resourceType() }));
		page.on("websocket", (socket) => requests.push({ method: "GET", url: new URL(socket.url()), type: "websocket" }));

		await page.goto(`${path}?debug=true`);
		await wake(page);
		await expect(page.getByRole("region", { name: "Performance monitor" })).toBeVisible();
		for (const button of await page.getByRole("button", { name: "Copy address" }).all()) await button.click();
		await page.keyboard.press("End");
		// To another page and back, as the router does it.
		const next = paths[(paths.indexOf(path) + 1) % paths.length] ?? "/";
		await page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), next);
		await page.waitForLoadState("networkidle");

		expect(requests.length).toBeGreaterThan(5);
		for (const { method, url, type } of requests) {
			expect(method, url.href).toBe("GET");
			expect(CALLS, url.href).not.toContain(type);
			if (url.origin === baseURL) expect(FILES.test(url.pathname) || paths.includes(url.pathname), url.href).toBe(true);
			else expect(url.origin).toBe(new URL(site.photoHost).origin);
		}
	});
}
