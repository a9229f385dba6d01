import { execFile } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { parse } from "parse5";
import { z } from "zod";
import { byTag, elementsIn } from "../hosting/html.ts";
import { htmlPath } from "../shared/addresses.ts";
import { findChromium } from "./chromium.mjs";
import { fail, readArguments } from "./command.mjs";
import { serveBuild } from "./serve-build.ts";

const runFile = promisify(execFile);
const LIGHTHOUSE = "lighthouse@13.5.0";
const BUILD = "build/production";
const FIRST_VIEW = "build/bench-first-view";

const { values, positionals } = readArguments({
	usage: "npm run bench -- [options] [path …]",
	purpose: `Measures built pages (default: /), their first view only, and another site, alternating between them, with npx ${LIGHTHOUSE}.`,
	takes: "about 15 seconds for each run of each URL",
	exits: "0 on success, 1 on failure, 2 for wrong arguments",
	operands: true,
	options: {
		runs: { type: "string", value: "N", default: "9", help: "Runs of each URL; the table shows medians" },
		peer: { type: "string", value: "URL", help: "A page on another site to compare with" },
	},
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs: expected a whole number of at least 1, found ${values.runs}.`);
if (values.peer && !URL.canParse(values.peer)) fail(`--peer: expected a URL such as https://example.com/, found ${values.peer}.`);
const unknown = positionals.find((path) => !path.startsWith("/") || !existsSync(clientFile(BUILD, path)));
if (unknown) fail(`${unknown} is not a page in ${BUILD}. Run npm run build, and pass paths such as /services/seo.`);

const METRICS = {
	"FCP ms": "first-contentful-paint",
	"LCP ms": "largest-contentful-paint",
	"TBT ms": "total-blocking-time",
	CLS: "cumulative-layout-shift",
	bytes: "total-byte-weight",
} as const;
const reportSchema = z.object({
	audits: z.looseRecord(z.enum(Object.values(METRICS)), z.object({ numericValue: z.number() })),
});
type Report = z.infer<typeof reportSchema>;

const paths = positionals.length > 0 ? positionals : ["/"];
const site = await serveBuild(BUILD);
makeFirstViews();
const firstView = await serveBuild(FIRST_VIEW);
try {
	for (const path of paths) {
		const urls = { "this page": site.url + path, "its first view alone": firstView.url + path, ...(values.peer && { peer: values.peer }) };
		const rows = Object.entries(urls).map(([name, url]) => ({ name, url, reports: [] as Report[] }));
		// Alternate between URLs, so that a slow moment affects all of them.
		for (let run = 0; run < runs; run++) for (const { url, reports } of rows) reports.push(await lighthouse(url));
		console.log(`\n${path}: medians of ${runs}, spread of the first paint from lowest to highest`);
		console.table(Object.fromEntries(rows.map(({ name, reports }) => [name, summary(reports)])));
	}
} finally {
	firstView.stop();
	site.stop();
}

function summary(reports: readonly Report[]) {
	const sorted = (metric: keyof Report["audits"]) => reports.map(({ audits }) => audits[metric].numericValue).sort((a, b) => a - b);
	const median = (metric: keyof Report["audits"]) => sorted(metric)[Math.floor((reports.length - 1) / 2)] ?? 0;
	const paints = sorted(METRICS["FCP ms"]);
	const spread = Math.round((((paints.at(-1) ?? 0) - (paints[0] ?? 0)) / median(METRICS["FCP ms"])) * 100);
	const medians = Object.entries(METRICS).map(([name, metric]) => [name, Number(median(metric).toFixed(name === "CLS" ? 4 : 0))]);
	return { ...Object.fromEntries(medians), spread: `${spread} %${spread > 10 ? ": measure again" : ""}` };
}

async function lighthouse(url: string) {
	const options = `--quiet --output=json --throttling-method=devtools --only-categories=performance`.split(" ");
	const flags = ["--chrome-flags=--headless=new --no-sandbox --disable-gpu", "--blocked-url-patterns=https://images.unsplash.com/*"];
	const env = { ...process.env, CHROME_PATH: findChromium() };
	try {
		const { stdout } = await runFile("npx", ["--yes", LIGHTHOUSE, url, ...options, ...flags], { env, maxBuffer: 2 ** 26 });
		return reportSchema.parse(JSON.parse(stdout));
	} catch (error) {
		fail(`Lighthouse could not measure ${url}. ${error instanceof Error ? error.message : error}`, 1);
	}
}

/** Copies the build and cuts off each measured page after the first two children of <main>. */
function makeFirstViews() {
	rmSync(FIRST_VIEW, { recursive: true, force: true });
	cpSync(BUILD, FIRST_VIEW, { recursive: true });
	for (const path of paths) {
		const file = clientFile(FIRST_VIEW, path);
		const html = readFileSync(file, "utf8");
		const [main] = elementsIn(parse(html, { sourceCodeLocationInfo: true }), byTag("main"));
		// Browsers close the open elements.
		const firstView = html.slice(0, main?.childNodes[2]?.sourceCodeLocation?.startOffset);
		writeFileSync(file, firstView);
		writeFileSync(`${file}.br`, brotliCompressSync(firstView));
	}
}

function clientFile(dir: string, path: string): string {
	return join(dir, "client", htmlPath(path));
}
