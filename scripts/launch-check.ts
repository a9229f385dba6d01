/**
 * npm run launch-check: what still stands between this copy and the public. Ends with 1 while anything is open.
 *
 * --json writes the findings as JSON; --offline does not ask the photo host.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "../app/content/load.ts";
import { placeholdersOf } from "../app/content/site.ts";
import site from "../site.config.ts";
import { progress } from "../vite/progress.ts";
import type { Finding } from "./launch/checks.ts";
import {
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

const PLACES_SHOWN = 4;

/** What to do about a topic, where its findings do not say it themselves. */
const HINTS: Partial<Record<Finding["topic"], string>> = {
	settings: "set them in site.config.ts or .env",
	samples: "replace what was invented, then set sample: false",
	claims: "list what you can prove in content/confirmed.md",
};

const { values: options } = parseArgs({ options: { json: { type: "boolean" }, offline: { type: "boolean" } } });

try {
	const placeholders = placeholdersOf(site);
	const content = loadContent({ placeholders });
	const client = join(process.env.SITE_BUILD_DIR ?? "build/production", "client");
	const now = new Date();
	const line = progress("Photos", photosInUse(content).length);
	const photos = await checkPhotos(site, content, { network: !options.offline, step: line.step });
	line.end();
	const findings: Finding[] = [
		...checkSettings(site),
		...checkTexts(loadContent({ placeholders, drafts: true })),
		...checkSamples(content),
		...checkClaims(confirmedFigures()),
		...photos,
		...checkPolicies(content, now),
		...(existsSync(join(client, "index.html"))
			? [...checkSecurityText(client, now), ...checkShareImages(client, content)]
			: ([{ topic: "share images", level: "open", what: "There is no build to look at: npm run build", file: client }] as const)),
	];
	console.log(options.json ? JSON.stringify(findings, undefined, "\t") : readable(findings));
	process.exitCode = findings.some(({ level }) => level === "open") ? 1 : 0;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}

function readable(findings: readonly Finding[]): string {
	const topics = [...new Set(findings.map(({ topic }) => topic))];
	const parts = topics.map((topic) =>
		[
			`\n${topic}${HINTS[topic] ? ` (${HINTS[topic]})` : ""}`,
			...findings
				.filter((finding) => finding.topic === topic)
				.map(({ level, what, file, places = [] }) => {
					const where = places.length > 0 ? places.slice(0, PLACES_SHOWN).join(", ") : file;
					const more = places.length > PLACES_SHOWN ? ` and ${places.length - PLACES_SHOWN} more` : "";
					return `  ${level === "open" ? "✗" : "·"} ${what}\n      ${where}${more}`;
				}),
		].join("\n"),
	);
	const open = findings.filter(({ level }) => level === "open").length;
	return `${parts.join("\n")}\n\n${open === 0 ? "Nothing is open." : `${open} open (✗), ${findings.length - open} to look at (·).`}`;
}
