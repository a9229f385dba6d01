import { join } from "node:path";
import { loadContent } from "../model/load.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";
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
	const now = new Date();
	if (!options.offline && process.stderr.isTTY) console.error("Requesting photos and sources …");
	const sources = options.offline ? [] : await checkSources(content.facts);
	const findings = [
		...check.checkSettings(site),
		...check.checkTexts(content, loadContent({ placeholders, drafts: true })),
		...check.listSamples(content),
		...check.checkClaims(check.confirmedFigures()),
		...checkUnconfirmed(content),
		...checkDue(content, now),
		...(sources ?? [check.look("facts")("No source answers, so none was checked.", "content/facts")]),
		...(options.offline ? [] : await check.checkPhotos(site, content)),
		...check.checkPolicies(content, now),
		...check.checkBylines(content, now),
		...check.checkBuild(join(process.env.SITE_BUILD_DIR ?? "build/production", "client"), content, now),
	];
	printFindings(findings, { json: options.json });
} catch (error) {
	fail(error instanceof Error ? error.message : String(error));
}
