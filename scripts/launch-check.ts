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
	checkBuild,
	checkBylines,
	checkClaims,
	checkPhotos,
	checkPolicies,
	checkSecurityText,
	checkSettings,
	checkTexts,
	confirmedFigures,
	listSamples,
} from "./launch/checks.ts";
import { checkDue, checkUnconfirmed, fetchSources } from "./launch/facts.ts";
import { printFindings } from "./launch/report.ts";

const { values: options } = parseArgs({ options: { json: { type: "boolean" }, offline: { type: "boolean" } } });

try {
	const site = await readSite();
	const placeholders = placeholdersOf(site);
	const content = loadContent({ placeholders });
	const client = join(process.env.SITE_BUILD_DIR ?? "build/production", "client");
	const now = new Date();
	const network = !options.offline;
	if (network && process.stderr.isTTY) console.error("Asking photos and sources …");
	const photos = await checkPhotos(site, content, { network });
	const gone = network ? await fetchSources(content.facts) : [];
	const findings: LaunchFinding[] = [
		...checkSettings(site),
		...checkTexts(loadContent({ placeholders, drafts: true })),
		...checkAdvice(content),
		...listSamples(content),
		...checkClaims(confirmedFigures()),
		...checkUnconfirmed(content),
		...checkDue(content, now),
		...gone,
		...photos,
		...checkPolicies(content, now),
		...checkBylines(content, now),
		...(existsSync(join(client, "index.html"))
			? [...checkSecurityText(client, now), ...checkBuild(client, content)]
			: ([{ topic: "build", level: "open", what: "There is no build to look at: npm run build", file: client }] as const)),
	];
	printFindings(findings, { json: options.json });
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
