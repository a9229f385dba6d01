import type { Content } from "../model/load.ts";
import { loadContent } from "../model/load.ts";
import type { Site } from "../model/site/site.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";
import type { LaunchFinding } from "./launch/checks.ts";
import * as check from "./launch/checks.ts";

const PLACES_SHOWN = 4;

/** How to find a topic's problems, and how to fix them unless the findings say so. */
interface Topic {
	fix?: string;
	find: (content: Content, site: Site, now: Date) => LaunchFinding[] | Promise<LaunchFinding[]>;
}

let noSourceResponds = false;
const topics: Record<string, Topic> = {
	settings: { fix: "set them in content/site.md or .env", find: (_content, site) => check.checkSettings(site) },
	texts: { find: (content, site) => check.checkTexts(content, loadContent({ placeholders: placeholdersOf(site), drafts: true })) },
	samples: { fix: "replace them with real ones, then set sample: false", find: check.listSamples },
	claims: {
		fix: "list the ones you can prove in content/confirmed.md",
		find: (content) => check.checkClaims(content, check.confirmedFigures()),
	},
	"to confirm": { fix: "if true, delete the line below confirm:; if not, change the words", find: check.checkUnconfirmed },
	facts: {
		fix: "read the source, correct the page, then set checked and reviewDue",
		find: async (content, _site, now) => {
			const sources = options.offline ? [] : await check.checkSources(content.facts);
			noSourceResponds = !sources;
			return [...check.checkDue(content, now), ...(sources ?? [])];
		},
	},
	photos: { find: (content, site) => (options.offline ? [] : check.checkPhotos(site, content)) },
	policies: { find: (content, _site, now) => check.checkPolicies(content, now) },
};

const { values: options } = readArguments({
	usage: "npm run launch-check -- [options]",
	purpose: "Lists what to do before the site goes public. npm run check:facts checks only the facts.",
	takes: "about ten seconds, longer when hosts are slow",
	exits: "0 if nothing is open, 1 if something is, 2 if the content has mistakes or no source could be reached",
	options: {
		only: { type: "string", value: "TOPIC", help: `Check one of ${Object.keys(topics).join(", ")}` },
		offline: { type: "boolean", help: "Skip requests to the photo host and sources" },
	},
});
const chosen = Object.entries(topics).filter(([topic]) => options.only === undefined || topic === options.only);
if (chosen.length === 0) fail(`--only ${options.only}: expected one of ${Object.keys(topics).join(", ")}.`);

try {
	const site = readSite();
	const content = loadContent({ placeholders: placeholdersOf(site) });
	const found = new Map<string, LaunchFinding[]>();
	for (const [topic, { find }] of chosen) {
		const findings = await find(content, site, new Date());
		if (findings.length > 0) found.set(topic, findings);
	}
	if (found.size > 0) print(found);
	else if (!noSourceResponds) console.log("Nothing is open.");
	if (noSourceResponds) fail(`No source could be reached; 0 of ${content.facts.length} facts checked.`);
	process.exitCode = [...found.values()].flat().some(({ level }) => level === "open") ? 1 : 0;
} catch (error) {
	fail(error instanceof Error ? error.message : String(error));
}

/** Prints a summary by topic, then the findings. */
function print(found: ReadonlyMap<string, readonly LaunchFinding[]>): void {
	const count = (findings: readonly LaunchFinding[]) => {
		const open = findings.filter(({ level }) => level === "open").length;
		return `${open} open (✗), ${findings.length - open} to look at (·)`;
	};
	console.log(`${count([...found.values()].flat())}:`);
	for (const [topic, findings] of found) console.log(`  ${topic.padEnd(14)}${count(findings)}`);
	if (options.only === undefined)
		console.log("Start with the settings, then delete content you won't keep; its samples and claims go with it.");
	for (const [topic, findings] of found) {
		const { fix } = topics[topic] ?? {};
		console.log(`\n${topic}${fix ? ` (${fix})` : ""}`);
		for (const { level, what, places } of findings) {
			const more = places.length > PLACES_SHOWN ? ` and ${places.length - PLACES_SHOWN} more` : "";
			console.log(`  ${level === "open" ? "✗" : "·"} ${what}\n      ${places.slice(0, PLACES_SHOWN).join(", ")}${more}`);
		}
	}
}
