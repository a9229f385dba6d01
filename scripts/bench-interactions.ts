import type { Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { startServer } from "../e2e/servers/servers.ts";
import { findChromium } from "./chromium.mjs";
import { readArguments } from "./command.mjs";

const SLOWDOWN = 4;

const { values } = readArguments({
	usage: "npm run bench:interactions -- [options]",
	purpose: `Measures the time from an interaction with the built site to the next paint, with ${SLOWDOWN}x CPU throttling.`,
	takes: "about a minute",
	options: { runs: { type: "string", value: "N", default: "5", help: "Runs of each interaction; the table shows medians" } },
});
const runs = Number(values.runs);

/** Interactions with their goals in milliseconds from the input to the next paint. */
const interactions: Record<string, { path: string; phone?: boolean; goal: number; act: (page: Page) => Promise<void> }> = {
	"plain text": { path: "/", goal: 50, act: (page) => page.getByRole("contentinfo").locator("p").first().click() },
	"open the phone menu": { path: "/", phone: true, goal: 60, act: (page) => page.getByRole("button", { name: "Menu" }).click() },
	"open a question": { path: "/", goal: 60, act: (page) => page.locator("summary").first().click() },
	"choose the dark theme": { path: "/", goal: 80, act: (page) => page.locator("footer").getByRole("button", { name: "Dark" }).click() },
	"choose a tab of the stage": { path: "/", goal: 80, act: (page) => page.locator("main label:has(input[type=radio])").nth(1).click() },
	"read more": { path: "/services/seo", goal: 80, act: (page) => page.getByText("Read More").first().click() },
	"follow a link": { path: "/", goal: 50, act: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click() },
};

const site = await startServer("node", "build/production");
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
const rows: Record<string, object> = {};
try {
	for (const [name, interaction] of Object.entries(interactions)) {
		const times: number[] = [];
		for (let run = 0; run < runs; run++) times.push(await measure(interaction));
		times.sort((a, b) => a - b);
		rows[name] = { "median ms": times[Math.floor((runs - 1) / 2)], "worst ms": times.at(-1), "goal ms": interaction.goal };
	}
} finally {
	await browser.close();
	await site.stop();
}
console.table(rows);

/** Hydrates a page in a fresh tab and returns the duration of the longest event of an interaction. */
async function measure({ path, phone, act }: (typeof interactions)[string]): Promise<number> {
	const page = await browser.newPage({ viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 } });
	await page.route(/^https:/, (route) => route.abort());
	await page.goto(site.url + path);
	await page.keyboard.press("Shift");
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	const longest = await page.evaluateHandle(() => {
		const event = { duration: 0 };
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) event.duration = Math.max(event.duration, duration);
		}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
		return event;
	});
	await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
	await act(page);
	await page.waitForTimeout(600);
	const duration = await longest.evaluate((event) => event.duration);
	await page.close();
	return duration;
}
