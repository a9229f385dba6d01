import { chromium, type Locator, type Page } from "@playwright/test";
import { startServer } from "../e2e/servers/servers.ts";
import { findChromium } from "./chromium.mjs";
import { readArguments } from "./command.mjs";

const SLOWDOWN = 4;

const { values } = readArguments({
	usage: "npm run bench:interactions -- [options]",
	purpose: `Measures the time from an interaction with the built site to the next paint, with ${SLOWDOWN}x CPU throttling.`,
	takes: "about a minute",
	options: { runs: { type: "string", value: "N", default: "5", help: "Runs of each interaction; the table shows median and worst" } },
});
const runs = Number(values.runs);

/** Interactions, each with a goal in milliseconds from input to next paint. */
const interactions: Record<string, { path: string; phone?: boolean; goal: number; target: (page: Page) => Locator }> = {
	"plain text": { path: "/", goal: 50, target: (page) => page.getByRole("contentinfo").locator("p").first() },
	"open the phone menu": { path: "/", phone: true, goal: 60, target: (page) => page.getByRole("button", { name: "Menu" }) },
	"open a question": { path: "/", goal: 60, target: (page) => page.locator("summary").first() },
	"choose the dark theme": { path: "/", goal: 80, target: (page) => page.locator("footer").getByRole("button", { name: "Dark" }) },
	"choose an industry tab": { path: "/", goal: 80, target: (page) => page.locator("main label:has(input[type=radio])").nth(1) },
	"read more": { path: "/services/seo", goal: 80, target: (page) => page.getByText("Read More").first() },
	"follow a link": { path: "/", goal: 50, target: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Blog" }) },
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

/** Hydrates a page in a fresh tab, clicks like a visitor, and returns the duration of the interaction's longest event in milliseconds. */
async function measure({ path, phone, target }: (typeof interactions)[string]): Promise<number> {
	const page = await browser.newPage({ viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 } });
	await page.route(/^https:/, (route) => route.abort());
	await page.goto(site.url + path);
	await page.keyboard.press("Shift");
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	const longest = await page.evaluateHandle(() => {
		const event = { duration: 0 };
		new PerformanceObserver((list) => {
			// As in Interaction to Next Paint, hovering doesn't count.
			for (const entry of list.getEntries())
				if ("interactionId" in entry && entry.interactionId) event.duration = Math.max(event.duration, entry.duration);
		}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
		return event;
	});
	await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
	// Without delays, the pointer would move, press, and release at once, so a single paint would follow all three.
	await target(page).hover();
	await page.waitForTimeout(400);
	await target(page).click({ delay: 100 });
	await page.waitForTimeout(600);
	const duration = await longest.evaluate((event) => event.duration);
	await page.close();
	return duration;
}
