import lighthouse from "lighthouse";

/** What one run of Lighthouse (mobile) says of a page; times in milliseconds, bytes over the network. */
export interface Run {
	fcp: number;
	lcp: number;
	tbt: number;
	cls: number;
	bytes: number;
	/** Scores by category, 0 to 100. */
	scores: Record<string, number>;
}

/** simulate: Lighthouse's default, computed from an unthrottled load. devtools: the load itself is throttled. */
export type Throttling = "simulate" | "devtools";

/** How a page is measured. */
interface Conditions {
	/** Debugging port of a Chromium. */
	port: number;
	throttlingMethod: Throttling;
	/** How many times slower the processor is made. */
	cpuSlowdownMultiplier: number;
}

const RETRIES = 3;

/**
 * By how much this machine has to be slowed down to be a phone of the middle class. Lighthouse's default of 4 makes one of
 * a machine with an index of 1500 to 2000; a slower one needs less (its docs/throttling.md, "Calibrating the CPU
 * slowdown", read 2026-11-22).
 *
 * @param benchmarkIndex What Lighthouse says of the machine's processor.
 */
export const slowdownFor = (benchmarkIndex: number) => Math.min(4, Math.max(1, Number((benchmarkIndex / 400).toFixed(1))));

/**
 * Runs Lighthouse; again, up to three times, where its trace could not be recorded.
 *
 * @throws when Lighthouse can't measure the page.
 */
export async function runLighthouse(url: string, conditions: Conditions, onlyCategories: string[]): Promise<Run> {
	const { audits, categories } = await report(url, conditions, onlyCategories);
	const value = (id: string) => {
		const number = audits[id]?.numericValue;
		if (number === undefined) throw new Error(`${url}: Lighthouse gave no ${id}.`);
		return number;
	};
	return {
		fcp: value("first-contentful-paint"),
		lcp: value("largest-contentful-paint"),
		tbt: value("total-blocking-time"),
		cls: value("cumulative-layout-shift"),
		bytes: value("total-byte-weight"),
		scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
	};
}

/**
 * Lighthouse's index of this machine's processor at this moment.
 *
 * @param url Any page: it is loaded, too.
 */
export async function benchmarkIndex(url: string, port: number): Promise<number> {
	const { environment } = await report(url, { port, throttlingMethod: "simulate", cpuSlowdownMultiplier: 1 }, ["performance"]);
	return environment.benchmarkIndex;
}

async function report(url: string, { port, throttlingMethod, cpuSlowdownMultiplier }: Conditions, onlyCategories: string[]) {
	const config = { extends: "lighthouse:default", settings: { throttling: { cpuSlowdownMultiplier } } };
	const run = () => lighthouse(url, { port, logLevel: "silent", onlyCategories, throttlingMethod, output: "json" }, config);
	let result = await run();
	// A trace that could not be recorded is Lighthouse's own trouble, for which it asks to be run again.
	for (let again = 0; again < RETRIES && result?.lhr.runtimeError; again++) result = await run();
	if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
	return result.lhr;
}
