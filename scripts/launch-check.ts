import type { Content } from "../model/content.ts";
import { loadContent } from "../model/load.ts";
import { placeholdersOf, readSite, type Site } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";
import type { LaunchFinding } from "./launch/checks.ts";
import * as check from "./launch/checks.ts";

const PLACES_SHOWN = 4;

type Find = (content: Content, site: Site) => LaunchFinding[] | Promise<LaunchFinding[]>;

/** How to find the problems of each topic. `fix` says how to fix them, unless each finding says so itself. */
const topics: Record<string, { fix?: string; find: Find }> = {
	settings: { fix: "set them in content/site.md or .env", find: (_content, site) => check.checkSettings(site) },
	content: { find: (content, site) => check.checkTexts(content, loadContent({ placeholders: placeholdersOf(site), drafts: true })) },
	samples: { fix: "replace them with real ones, then set sample: false", find: check.listSamples },
	claims: {
		fix: "add those that you can prove to content/confirmed.md, and remove the others",
		find: (content) => check.checkClaims(content, check.confirmedFigures()),
	},
	unconfirmed: { fix: "if a phrase is correct, delete its confirm: entry; otherwise, change the text", find: check.checkUnconfirmed },
	facts: {
		fix: "read the source again, correct the fact and its pages if anything changed, then set checked and reviewDue",
		find: async (content) => [...check.checkDue(content, new Date()), ...(options.offline ? [] : await check.checkSources(content.facts))],
	},
	photos: { find: (content, site) => (options.offline ? [] : check.checkPhotos(site, content)) },
	policies: { find: (content) => check.checkPolicies(content, new Date()) },
};

const { values: options } = readArguments({
	usage: "npm run launch-check -- [options]",
	purpose: "Lists what to do before the site goes public. To check only the facts: npm run check:facts",
	takes: "about ten seconds, longer when hosts are slow",
	exits: "0 if nothing blocks the launch, 1 if something does, 2 on invalid arguments or content",
	options: {
		only: { type: "string", value: "TOPIC", help: `Check only one topic: ${Object.keys(topics).join(", ")}` },
		offline: { type: "boolean", help: "Skip requests to the photo host and sources" },
	},
});
const chosen = Object.entries(topics).filter(([topic]) => options.only === undefined || topic === options.only);
if (chosen.length === 0) fail(`--only ${options.only}: expected one of ${Object.keys(topics).join(", ")}.`);

/** Returns the number of findings at each level, as text. */
function count(findings: readonly LaunchFinding[]): string {
	const open = findings.filter(({ level }) => level === "open").length;
	return `${open} open (✗), ${findings.length - open} to look at (·)`;
}

try {
	const site = readSite();
	const content = loadContent({ placeholders: placeholdersOf(site) });
	const checked = await Promise.all(chosen.map(async ([topic, { fix, find }]) => ({ topic, fix, findings: await find(content, site) })));
	const found = checked.filter(({ findings }) => findings.length > 0);
	const all = found.flatMap(({ findings }) => findings);
	console.log(all.length > 0 ? `${count(all)}:` : "Nothing to do.");
	for (const { topic, findings } of found) console.log(`  ${topic.padEnd(14)}${count(findings)}`);
	const first = found.some(({ topic }) => topic === "settings") ? "Start with the settings, then delete" : "First delete";
	if (options.only === undefined && all.length > 0) console.log(`${first} content you won't keep; its samples and claims go with it.`);
	for (const { topic, fix, findings } of found) {
		console.log(`\n${topic}${fix ? ` (${fix})` : ""}`);
		for (const { level, what, places } of findings) {
			const more = places.length > PLACES_SHOWN ? ` and ${places.length - PLACES_SHOWN} more` : "";
			console.log(`  ${level === "open" ? "✗" : "·"} ${what}\n      ${places.slice(0, PLACES_SHOWN).join(", ")}${more}`);
		}
	}
	process.exitCode = all.some(({ level }) => level === "open") ? 1 : 0;
} catch (error) {
	fail(error);
}
