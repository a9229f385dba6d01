import { execFile } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { parse } from "parse5";
import { z } from "zod";
import { startServer } from "../e2e/servers/servers.ts";
import { byTag, elementsIn } from "../hosting/html.ts";
import { htmlPath } from "../shared/addresses.ts";
import { findChromium } from "./chromium.mjs";
import { fail, readArguments } from "./command.mjs";

const LIGHTHOUSE = "lighthouse@13.5.0";
const BUILD = "build/production";
/** A copy of the build with extra pages, each of which contains only the first view of another page. */
const COPY = "build/bench";

const { values, positionals } = readArguments({
	usage: "npm run bench -- [options] [path …]",
	purpose: `Compares pages of the build (default: /) with copies cut off after two sections and the --peer page. Runs npx ${LIGHTHOUSE}.`,
	takes: "about 15 seconds for each run of each URL",
	operands: true,
	options: {
		runs: { type: "string", value: "N", default: "9", help: "Runs of each URL; the table shows medians" },
		peer: { type: "string", value: "URL", help: "A page on another site to compare with" },
		scores: { type: "boolean", help: "Only print scores for accessibility, best practices, and SEO; fail below 100" },
	},
});
const runs = Number(values.runs);
if (values.peer && !URL.canParse(values.peer)) fail(`--peer: expected a URL such as https://example.com/, found ${values.peer}.`);
const paths = positionals.length > 0 ? positionals : ["/"];
const unknown = paths.find((path) => !path.startsWith("/") || !existsSync(fileOf(BUILD, path)));
if (unknown) fail(`${unknown} is not a page in ${BUILD}. Run npm run build, and pass paths such as /services/seo.`);

const METRICS = {
	"FCP ms": "first-contentful-paint",
	"LCP ms": "largest-contentful-paint",
	"TBT ms": "total-blocking-time",
	CLS: "cumulative-layout-shift",
	bytes: "total-byte-weight",
} as const;
const reportSchema = z.object({
	audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
	categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});
type Report = z.infer<typeof reportSchema>;

rmSync(COPY, { recursive: true, force: true });
cpSync(BUILD, COPY, { recursive: true });
const firstViews = new Map(paths.map((path, index) => [path, writeFirstView(path, `/first-view-${index}`)]));
const site = await startServer("node", COPY);
try {
	for (const [path, firstView] of firstViews) await (values.scores ? printScores(path) : compare(path, firstView));
} finally {
	await site.stop();
}

async function printScores(path: string) {
	const { categories } = await lighthouse(site.url + path, "accessibility,best-practices,seo");
	const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${Math.round((score ?? 0) * 100)}`);
	if (!scores.every((score) => score.endsWith(" 100"))) process.exitCode = 1;
	console.log(`${path}: ${scores.join(", ")}`);
}

async function compare(path: string, firstView: string) {
	const urls = { "this page": site.url + path, "its first view alone": site.url + firstView, ...(values.peer && { peer: values.peer }) };
	const rows = Object.entries(urls).map(([name, url]) => ({ name, url, reports: [] as Report[] }));
	// Alternate between URLs, so that a slow moment affects all of them.
	for (let run = 0; run < runs; run++) for (const { url, reports } of rows) reports.push(await lighthouse(url, "performance"));
	console.log(`\n${path}: medians of ${runs} runs; "spread" is the range of FCP as a percentage of its median`);
	console.table(Object.fromEntries(rows.map(({ name, reports }) => [name, summary(reports)])));
}

function summary(reports: readonly Report[]) {
	const sorted = (metric: string) => reports.map(({ audits }) => audits[metric]?.numericValue ?? 0).sort((a, b) => a - b);
	const median = (metric: string) => sorted(metric)[Math.floor((reports.length - 1) / 2)] ?? 0;
	const paints = sorted(METRICS["FCP ms"]);
	const spread = Math.round((((paints.at(-1) ?? 0) - (paints[0] ?? 0)) / median(METRICS["FCP ms"])) * 100);
	const medians = Object.entries(METRICS).map(([name, metric]) => [name, Number(median(metric).toFixed(name === "CLS" ? 4 : 0))]);
	return { ...Object.fromEntries(medians), spread: `${spread}%${spread > 10 ? ": measure again" : ""}` };
}

async function lighthouse(url: string, categories: string): Promise<Report> {
	const options = `--quiet --output=json --throttling-method=devtools --only-categories=${categories}`.split(" ");
	const flags = ["--chrome-flags=--headless=new --no-sandbox --disable-gpu", "--blocked-url-patterns=https://images.unsplash.com/*"];
	const env = { ...process.env, CHROME_PATH: findChromium() };
	try {
		const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options, ...flags], { env, maxBuffer: 2 ** 26 });
		return reportSchema.parse(JSON.parse(stdout));
	} catch (error) {
		fail(`Lighthouse could not measure ${url}. ${error instanceof Error ? error.message : error}`, 1);
	}
}

/** Adds a copy of a page that is cut off after the first two children of <main>. Returns its URL path. */
function writeFirstView(path: string, target: string): string {
	const html = readFileSync(fileOf(BUILD, path), "utf8");
	const [main] = elementsIn(parse(html, { sourceCodeLocationInfo: true }), byTag("main"));
	// Cutting leaves elements open, which browsers close.
	const firstView = html.slice(0, main?.childNodes[2]?.sourceCodeLocation?.startOffset);
	writeFileSync(fileOf(COPY, target), firstView);
	writeFileSync(`${fileOf(COPY, target)}.br`, brotliCompressSync(firstView));
	return target;
}

function fileOf(dir: string, path: string): string {
	return `${dir}/client${htmlPath(path)}`;
}
