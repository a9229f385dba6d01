import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "@playwright/test";
import type { Measurement } from "../app/analytics/report.ts";
import type { ProjectCopy } from "../scripts/copy-project.ts";
import { copyProject } from "../scripts/copy-project.ts";
import { listen, startServer } from "./servers.ts";
import { site } from "./site.ts";

/** A receiver, and a site that was built to send to it. */
interface Measured {
	url: string;
	received: Measurement[];
	cookies: string[];
}

// Built once: the address is part of the build.
const test = base.extend<{ received: Measured }, { measured: Measured }>({
	measured: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
		async ({}, use) => {
			const received: Measurement[] = [];
			const cookies: string[] = [];
			const receiver = createServer(async (request, response) => {
				const chunks: Buffer[] = [];
				for await (const chunk of request) chunks.push(chunk);
				received.push(JSON.parse(Buffer.concat(chunks).toString()));
				if (request.headers.cookie) cookies.push(request.headers.cookie);
				response.writeHead(204).end();
			});
			const address = `http://127.0.0.1:${await listen(receiver)}/collect`;
			const copy: ProjectCopy = copyProject();
			const built = copy.run("react-router", ["build"], { SITE_ANALYTICS: address, SITE_BUILD_DIR: "build/production" });
			if (built.status !== 0) throw new Error(built.output);
			const running = await startServer("node", join(copy.dir, "build/production"));
			await use({ url: running.url, received, cookies });
			await running.stop();
			receiver.close();
			copy.remove();
		},
		{ scope: "worker", timeout: 180_000 },
	],
	received: async ({ measured, page }, use) => {
		measured.received.length = 0;
		await page.route(`${site.photoHost}/**`, (route) => route.abort());
		await use(measured);
	},
});

// One build for the whole file.
test.describe.configure({ mode: "serial" });

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))));

/** Presses the page's first mail button without opening a mail program. */
async function pressMail(page: Page): Promise<string> {
	await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
	const button = page.getByRole("main").locator(`a[href="mailto:${site.email}"]`).first();
	const label = await button.innerText();
	await button.click();
	return label.trim();
}

test("web vitals and the call to action pressed arrive, without a cookie", { tag: "@long" }, async ({
	page,
	received: { url, received, cookies },
}) => {
	const script = page.waitForEvent("requestfinished", (request) => /analytics-.*\.js$/.test(request.url()));
	await page.goto(`${url}/blog`);
	await script;
	await idle(page);
	const label = await pressMail(page);
	await expect.poll(() => received.filter(({ kind }) => kind === "action")).toEqual([{ kind: "action", page: "/blog", name: "email", label }]);
	// A busy machine may not have painted yet, and the browser tells of a paint somewhat later.
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
	// CLS and INP are known when the page is left.
	await page.goto("about:blank");
	const vitals = () => received.filter(({ kind, page: path }) => kind === "vital" && path === "/blog").map(({ name }) => name);
	await expect.poll(() => [...new Set(vitals())].sort()).toEqual(expect.arrayContaining(["CLS", "FCP", "LCP", "TTFB"]));
	expect(cookies).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);
});

for (const [signal, value] of [
	["globalPrivacyControl", true],
	["doNotTrack", "1"],
] as const) {
	test(`${signal} is honoured: nothing is sent`, { tag: "@long" }, async ({ page, received: { url, received } }) => {
		await page.addInitScript(([name, set]) => Object.defineProperty(Navigator.prototype, String(name), { get: () => set }), [signal, value] as const);
		await page.goto(`${url}/blog`);
		await idle(page);
		await pressMail(page);
		await page.goto("about:blank");
		await page.waitForTimeout(500);
		expect(received).toEqual([]);
	});
}
