import type { LaunchFinding } from "./checks.ts";

const PLACES_SHOWN = 4;

/** What to do about a topic, where its findings don't say so. */
const HINTS: Partial<Record<LaunchFinding["topic"], string>> = {
	settings: "set them in content/site.md or .env",
	samples: "replace them with real ones, then set sample: false",
	claims: "list the ones you can prove in content/confirmed.md",
	"to confirm": "when true, delete the line below confirm:; otherwise change the words",
	facts: "read the source, correct the page, then set checked and checkAgain",
};

/** Prints a summary and findings by topic, or JSON. Sets the exit code to 1 while anything is open. */
export function printFindings(findings: readonly LaunchFinding[], { json }: { json: boolean | undefined }): void {
	console.log(json ? JSON.stringify(findings, undefined, "\t") : findings.length === 0 ? "Nothing is open." : readable(findings));
	process.exitCode = findings.some(({ level }) => level === "open") ? 1 : 0;
}

function readable(findings: readonly LaunchFinding[]): string {
	const topics = [...Map.groupBy(findings, ({ topic }) => topic)];
	const count = (all: readonly LaunchFinding[]) => {
		const open = all.filter(({ level }) => level === "open").length;
		return `${open} open (✗), ${all.length - open} to look at (·)`;
	};
	const line = ({ level, what, places }: LaunchFinding) => {
		const more = places.length > PLACES_SHOWN ? ` and ${places.length - PLACES_SHOWN} more` : "";
		return `  ${level === "open" ? "✗" : "·"} ${what}\n      ${places.slice(0, PLACES_SHOWN).join(", ")}${more}`;
	};
	const summary = topics.map(([topic, of]) => `  ${topic.padEnd(14)}${count(of)}`);
	const details = topics.map(([topic, of]) => `\n${topic}${HINTS[topic] ? ` (${HINTS[topic]})` : ""}\n${of.map(line).join("\n")}`);
	return [`${count(findings)}:`, ...summary, ...details].join("\n");
}
