import type { LaunchFinding } from "./checks.ts";

const PLACES_SHOWN = 4;

/** What to do about a topic, where its findings do not say it themselves. */
const HINTS: Partial<Record<LaunchFinding["topic"], string>> = {
	settings: "set them in site.config.ts or .env",
	samples: "replace what was invented, then set sample: false",
	claims: "list what you can prove in content/confirmed.md",
	"to confirm": "delete the line below confirm: when it is true, or change the words",
	facts: "read the source, mend the page, then set checked and checkAgain",
};

/** Writes findings by topic, or as JSON, and lets the program end with 1 while anything is open. */
export function printFindings(findings: readonly LaunchFinding[], { json }: { json: boolean | undefined }): void {
	console.log(json ? JSON.stringify(findings, undefined, "\t") : readable(findings));
	process.exitCode = findings.some(({ level }) => level === "open") ? 1 : 0;
}

function readable(findings: readonly LaunchFinding[]): string {
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
