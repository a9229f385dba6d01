/**
 * npm run bench:interactions: how long waking, client navigation and each state take in a browser, medians of five.
 * Waking and states at a CPU slowed down four times, navigation at full speed. The states begin
 * with what any click takes on the machine at hand.
 */
import type { CDPSession, Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { AWAKE_EVENT } from "../../app/hydration/boot.ts";
import { createSiteServer } from "../../server/app.ts";
import { median } from "./median.ts";

const RUNS = 5;
const PORT = 4604;
const SLOWDOWN = 4;

const server = createSiteServer("build/production").listen(PORT);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const rows: Record<string, string | number>[] = [];

for (const path of ["/", "/services/seo", "/contact-us"]) {
	rows.push(
		await sample(`waking ${path}`, 100, async (page, session) => {
			await open(page, `http://localhost:${PORT}${path}`);
			await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
			const ready = page.evaluate(
				(event) =>
					new Promise<number>((done) => {
						addEventListener(event, () => {
							// From the arrival of the last script, so that compiling and running count, but not the network.
							const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
							done(performance.now() - Math.max(...scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd)));
						});
					}),
				AWAKE_EVENT,
			);
			await page.keyboard.press("Shift");
			return ready;
		}),
	);
}

rows.push(
	await sample("heading after a click on a prefetched link", 50, async (page) => {
		await open(page, `http://localhost:${PORT}/`);
		await page.keyboard.press("Shift");
		await page.locator("html[data-awake]").waitFor({ state: "attached" });
		const link = page.getByRole("main").getByRole("link", { name: "Link Building" });
		await link.hover();
		await page.waitForLoadState("networkidle");
		const shown = page.evaluate(
			() =>
				new Promise<number>((done) => {
					const before = document.querySelector("h1");
					document.addEventListener(
						"click",
						() => {
							const start = performance.now();
							const observer = new MutationObserver(() => {
								const heading = document.querySelector("h1");
								if (!heading || heading === before) return;
								observer.disconnect();
								done(performance.now() - start);
							});
							observer.observe(document.body, { childList: true, subtree: true });
						},
						{ capture: true, once: true },
					);
				}),
		);
		await link.click();
		return shown;
	}),
);

const states: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
	"a click on plain text": { path: "/", act: (page) => page.getByRole("contentinfo").locator("p").first().click() },
	"open a question": { path: "/", act: (page) => page.locator("summary").first().click() },
	"read more": { path: "/services/seo", act: (page) => page.getByText("Read More").first().click() },
	"dark theme": { path: "/", act: (page) => page.getByRole("contentinfo").getByRole("button", { name: "Dark" }).click() },
	"open a dropdown": {
		path: "/",
		act: (page) => page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Services" }).press("Enter"),
	},
};
for (const [name, { path, act }] of Object.entries(states)) {
	rows.push(
		await sample(`interaction: ${name}`, 50, async (page, session) => {
			await open(page, `http://localhost:${PORT}${path}`);
			await page.keyboard.press("Shift");
			await page.locator("html[data-awake]").waitFor({ state: "attached" });
			await page.evaluate(() => {
				const durations: number[] = [0];
				Object.assign(window, { durations });
				new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
					type: "event",
					durationThreshold: 16,
				} as PerformanceObserverInit);
			});
			await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
			await act(page);
			await page.waitForTimeout(600);
			return page.evaluate(() => Math.max(...((window as Window & { durations?: number[] }).durations ?? [])));
		}),
	);
}

console.table(rows);
await browser.close();
server.close();
server.closeAllConnections();

async function open(page: Page, url: string) {
	await page.route(/^https:/, (route) => route.abort());
	await page.goto(url, { waitUntil: "load" });
}

/** Measures in a fresh page each time. @param target what it should stay under, in milliseconds. */
async function sample(what: string, target: number, measure: (page: Page, session: CDPSession) => Promise<number>) {
	const times: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
		times.push(await measure(page, await page.context().newCDPSession(page)));
		await page.close();
	}
	return { what, "median ms": Math.round(median(times)), "worst ms": Math.round(Math.max(...times)), "target ms": target };
}
