import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../model/load.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";
import type { LaunchFinding } from "./launch/checks.ts";
import * as check from "./launch/checks.ts";
import { checkDue, checkSources, checkUnconfirmed } from "./launch/facts.ts";
import { printFindings } from "./launch/report.ts";

const { values: options } = readArguments({
	usage: "npm run launch-check -- [options]",
	purpose: "Lists what to do before the site goes public: settings, texts, samples, claims, facts, photos, policies.",
	takes: "about ten seconds, longer when hosts are slow",
	exits: "0 when nothing is open, 1 when something is, 2 when it cannot be checked",
	options: {
		json: { type: "boolean", help: "Print the findings as JSON" },
		offline: { type: "boolean", help: "Request neither photos nor the sources of facts" },
	},
});

try {
	const site = readSite();
	const placeholders = placeholdersOf(site);
	const content = loadContent({ placeholders });
	const client = join(process.env.SITE_BUILD_DIR ?? "build/production", "client");
	const now = new Date();
	if (!options.offline && process.stderr.isTTY) console.error("Requesting photos and sources …");
	const sources = options.offline ? [] : await checkSources(content.facts);
	const findings: LaunchFinding[] = [
		...check.checkSettings(site),
		...check.checkTexts(loadContent({ placeholders, drafts: true })),
		...check.checkAdvice(content),
		...check.listSamples(content),
		...check.checkClaims(check.confirmedFigures()),
		...checkUnconfirmed(content),
		...checkDue(content, now),
		...(sources ?? [{ topic: "facts", level: "look", what: "No source answers, so none was checked.", file: "content/facts" }]),
		...(options.offline ? [] : await check.checkPhotos(site, content)),
		...check.checkPolicies(content, now),
		...check.checkBylines(content, now),
		...(existsSync(join(client, "index.html"))
			? [...check.checkSecurityText(client, now), ...check.checkBuild(client, content)]
			: ([{ topic: "build", level: "open", what: "There is no build. Run npm run build.", file: client }] as const)),
	];
	printFindings(findings, { json: options.json });
} catch (error) {
	fail(error instanceof Error ? error.message : String(error));
}
