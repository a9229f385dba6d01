/**
 * npm run bench: every page against its script-free twin, in the same run, medians of three, at the speed of a
 * phone of the middle class. Arguments: addresses of pages to measure (default: all), --applied for throttling that is
 * applied instead of simulated.
 */
import type { Server } from "node:http";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { paths } from "../../e2e/site.ts";
import { createSiteServer } from "../../server/app.ts";
import type { Run, Throttling } from "./lighthouse.ts";
import { benchmarkIndex, runLighthouse, slowdownFor } from "./lighthouse.ts";
import { median } from "./median.ts";
import { createPhotoHost } from "./photo-host.ts";
import type { Variant } from "./variants.ts";
import { buildVariants, VARIANTS } from "./variants.ts";

/** CI shares its machine with nobody knows whom: only what no machine changes is asked of it, and that once. */
const RUNS = process.env.CI ? 1 : 3;
/** What every page must have 100 of. */
const PERFECT = ["accessibility", "best-practices", "seo"];
const DEBUGGING_PORT = 9333;
const PORTS = { production: 4601, twin: 4602, photos: 4600 };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { applied: { type: "boolean", default: false } } });
const throttling: Throttling = values.applied ? "devtools" : "simulate";
const measured = positionals.length > 0 ? positionals : paths;

console.log("Building the site and its script-free twin …");
await buildVariants(`http://localhost:${PORTS.photos}`);
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
	args: [
		`--remote-debugging-port=${DEBUGGING_PORT}`,
		"--no-sandbox",
		"--disable-gpu",
		"--disable-background-networking",
		"--disable-component-update",
	],
});

const servers = [createPhotoHost().listen(PORTS.photos)];
for (const variant of VARIANTS) servers.push(createSiteServer(`build/bench/${variant}`).listen(PORTS[variant]));

const COLUMNS = ["page", "build", "FCP ms", "LCP ms", "LCP to twin", "TBT ms", "CLS", "bytes", "performance", "a11y, practices, SEO"];
const printRow = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

const indexes: number[] = [];
for (let run = 0; run < RUNS; run++) indexes.push(await benchmarkIndex(`http://localhost:${PORTS.twin}/`, DEBUGGING_PORT));
const cpuSlowdownMultiplier = slowdownFor(median(indexes));
console.log(
	`Lighthouse mobile, ${throttling === "simulate" ? "simulated" : "applied"} throttling, ${RUNS === 1 ? "one run each" : `medians of ${RUNS}`}.`,
	`The processor has an index of ${indexes.join(", ")}, so it is slowed down ${cpuSlowdownMultiplier} times.\n`,
);
printRow(COLUMNS);
printRow(COLUMNS.map(() => "---"));
for (const path of measured) {
	const runs: Record<Variant, Run[]> = { production: [], twin: [] };
	// Pair by pair, so that a slow moment of the machine meets both.
	for (let run = 0; run < RUNS; run++) for (const variant of VARIANTS) runs[variant].push(await measure(variant, path));
	// Times differ from machine to machine; these do not.
	if (runs.production.some(({ cls, scores }) => cls > 0 || PERFECT.some((category) => scores[category] !== 100))) process.exitCode = 1;
	const twin = summary(runs.twin);
	for (const variant of VARIANTS) {
		const { fcp, lcp, tbt, cls, bytes, performance } = summary(runs[variant]);
		const toTwin = variant === "twin" ? "" : `${(((lcp - twin.lcp) / twin.lcp) * 100).toFixed(1)} %`;
		const others = variant === "production" ? PERFECT.map((category) => runs.production.at(-1)?.scores[category]).join(" ") : "";
		printRow([path, variant, Math.round(fcp), Math.round(lcp), toTwin, Math.round(tbt), Number(cls.toFixed(4)), bytes, performance, others]);
	}
}
await browser.close();
for (const server of servers) close(server);

function measure(variant: Variant, path: string): Promise<Run> {
	return runLighthouse(
		`http://localhost:${PORTS[variant]}${path}`,
		{ port: DEBUGGING_PORT, throttlingMethod: throttling, cpuSlowdownMultiplier },
		variant === "production" ? ["performance", ...PERFECT] : ["performance"],
	);
}

function summary(runs: readonly Run[]) {
	const of = (pick: (run: Run) => number) => median(runs.map(pick));
	return {
		fcp: of((run) => run.fcp),
		lcp: of((run) => run.lcp),
		tbt: of((run) => run.tbt),
		cls: of((run) => run.cls),
		bytes: of((run) => run.bytes),
		performance: of((run) => run.scores.performance ?? 0),
	};
}

function close(server: Server) {
	server.close();
	server.closeAllConnections();
}
