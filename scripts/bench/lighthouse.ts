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

const RETRIES = 3;

/**
 * Runs Lighthouse; again, up to three times, where its trace could not be recorded.
 *
 * @param port Debugging port of a Chromium.
 * @throws when Lighthouse can't measure the page.
 */
export async function runLighthouse(url: string, port: number, throttlingMethod: Throttling, onlyCategories: string[]): Promise<Run> {
	const run = () => lighthouse(url, { port, logLevel: "silent", onlyCategories, throttlingMethod, output: "json" });
	let result = await run();
	// A trace that could not be recorded is Lighthouse's own trouble, for which it asks to be run again.
	for (let again = 0; again < RETRIES && result?.lhr.runtimeError; again++) result = await run();
	if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
	const { audits, categories } = result.lhr;
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
