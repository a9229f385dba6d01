import { loadContent } from "../model/load.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";
import * as check from "./launch/checks.ts";

const PLACES_SHOWN = 4;

/** The topics, with how to fix their findings unless the findings say it. */
const TOPICS = {
	settings: "set them in content/site.md or .env",
	texts: "",
	samples: "replace them with real ones, then set sample: false",
	claims: "list the ones you can prove in content/confirmed.md",
	"to confirm": "when true, delete the line below confirm:; otherwise change the words",
	facts: "read the source, correct the page, then set checked and reviewDue",
	photos: "",
	policies: "",
} as const;
type Topic = keyof typeof TOPICS;
const topics = Object.keys(TOPICS) as Topic[];

const { values: options } = readArguments({
	usage: "npm run launch-check -- [options]",
	purpose: "Lists what to do before the site goes public. npm run check:facts checks only the facts.",
	takes: "about ten seconds, longer when hosts are slow",
	exits: "0 when nothing is open, 1 when something is, 2 when the content has mistakes or no source of facts could be reached",
	options: {
		only: { type: "string", value: "TOPIC", help: `Check one of ${topics.join(", ")}` },
		offline: { type: "boolean", help: "Don't request photos and the sources of facts" },
	},
});
const chosen = topics.filter((topic) => options.only === undefined || topic === options.only);
if (chosen.length === 0) fail(`--only ${options.only}: expected one of ${topics.join(", ")}.`);

try {
	await run();
} catch (error) {
	fail(error instanceof Error ? error.message : String(error));
}

async function run(): Promise<void> {
	const site = readSite();
	const placeholders = placeholdersOf(site);
	const content = loadContent({ placeholders });
	const now = new Date();
	let reached = true;
	const checks: Record<Topic, () => check.LaunchFinding[] | Promise<check.LaunchFinding[]>> = {
		settings: () => check.checkSettings(site),
		texts: () => check.checkTexts(content, loadContent({ placeholders, drafts: true })),
		samples: () => check.listSamples(content, site),
		claims: () => check.checkClaims(check.confirmedFigures()),
		"to confirm": () => check.checkUnconfirmed(content),
		facts: async () => {
			const sources = options.offline ? [] : await check.checkSources(content.facts);
			reached = sources !== undefined;
			return [...check.checkDue(content, now), ...(sources ?? [])];
		},
		photos: () => (options.offline ? [] : check.checkPhotos(site, content)),
		policies: () => check.checkPolicies(content, now),
	};
	const found = new Map<Topic, check.LaunchFinding[]>();
	for (const topic of chosen) {
		const findings = await checks[topic]();
		if (findings.length > 0) found.set(topic, findings);
	}
	if (found.size > 0) print(found);
	else if (reached) console.log("Nothing is open.");
	if (!reached) fail(`No source could be reached; 0 of ${content.facts.length} facts checked.`);
	process.exitCode = [...found.values()].flat().some(({ level }) => level === "open") ? 1 : 0;
}

/** Prints a summary by topic, then the findings. */
function print(found: ReadonlyMap<Topic, readonly check.LaunchFinding[]>): void {
	const count = (findings: readonly check.LaunchFinding[]) => {
		const open = findings.filter(({ level }) => level === "open").length;
		return `${open} open (✗), ${findings.length - open} to look at (·)`;
	};
	console.log(`${count([...found.values()].flat())}:`);
	for (const [topic, findings] of found) console.log(`  ${topic.padEnd(14)}${count(findings)}`);
	if (options.only === undefined)
		console.log("First set the settings, then delete what you don't keep: its samples and claims go with it.");
	for (const [topic, findings] of found) {
		console.log(`\n${topic}${TOPICS[topic] && ` (${TOPICS[topic]})`}`);
		for (const { level, what, places } of findings) {
			const more = places.length > PLACES_SHOWN ? ` and ${places.length - PLACES_SHOWN} more` : "";
			console.log(`  ${level === "open" ? "✗" : "·"} ${what}\n      ${places.slice(0, PLACES_SHOWN).join(", ")}${more}`);
		}
	}
}
