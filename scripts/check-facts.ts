import { readOnce } from "../vite/content/read-content.ts";
import { fail, readArguments } from "./command.mjs";
import { checkDue, checkSources } from "./launch/facts.ts";
import { printFindings } from "./launch/report.ts";

const { values: options } = readArguments({
	usage: "npm run check:facts -- [options]",
	purpose: "Lists facts due for review, and sources that are gone.",
	takes: "about ten seconds, longer when hosts are slow",
	exits: "0 when nothing is due, 1 when something is, 2 when no source could be reached or the content has mistakes",
	options: {
		json: { type: "boolean", help: "Print the findings as JSON" },
		offline: { type: "boolean", help: "Request no source" },
	},
});

try {
	const { content } = await readOnce();
	if (!options.offline && process.stderr.isTTY) console.error("Requesting sources …");
	const sources = options.offline ? [] : await checkSources(content.facts);
	printFindings([...checkDue(content, new Date()), ...(sources ?? [])], { json: options.json });
	if (!sources) fail(`No source could be reached; 0 of ${content.facts.length} facts checked.`);
} catch (error) {
	fail(error instanceof Error ? error.message : String(error));
}
