/**
 * npm run launch-check: what still stands between this copy and the public. Ends with 1 while anything is open.
 *
 * --json writes the findings as JSON; --offline asks neither the photo host nor the sources of facts.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "../model/load.ts";
import { placeholdersOf } from "../model/site-config.ts";
import { readSite } from "../vite/read-site.ts";
import type { LaunchFinding } from "./launch/checks.ts";
import {
	checkAdvice,
	checkBylines,
	checkClaims,
	checkPhotos,
	checkPolicies,
	checkSamples,
	checkSecurityText,
	checkSettings,
	checkShareImages,
	checkTexts,
	confirmedFigures,
	photosInUse,
} from "./launch/checks.ts";
import { checkDue, checkSources, checkUnconfirmed } from "./launch/facts.ts";
import { report } from "./launch/report.ts";
import { withProgress } from "./progress.ts";

const { values: options } = parseArgs({ options: { json: { type: "boolean" }, offline: { type: "boolean" } } });

try {
	const site = await readSite();
	const placeholders = placeholdersOf(site);
	const content = loadContent({ placeholders });
	const client = join(process.env.SITE_BUILD_DIR ?? "build/production", "client");
	const now = new Date();
	const network = !options.offline;
	const photos = await withProgress("Photos", photosInUse(content).length, (step) => checkPhotos(site, content, { network, step }));
	const gone = network ? await withProgress("Sources", content.facts.length, (step) => checkSources(content.facts, { step })) : [];
	const findings: LaunchFinding[] = [
		...checkSettings(site),
		...checkTexts(loadContent({ placeholders, drafts: true })),
		...checkAdvice(content),
		...checkSamples(content),
		...checkClaims(confirmedFigures()),
		...checkUnconfirmed(content),
		...checkDue(content, now),
		...gone,
		...photos,
		...checkPolicies(content, now),
		...checkBylines(content, now),
		...(existsSync(join(client, "index.html"))
			? [...checkSecurityText(client, now), ...checkShareImages(client, content)]
			: ([{ topic: "share images", level: "open", what: "There is no build to look at: npm run build", file: client }] as const)),
	];
	report(findings, { json: options.json });
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
