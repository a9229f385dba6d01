/**
 * npm run check:facts: facts that somebody has to read up again, and sources that are gone. Ends with 1 while there are any.
 *
 * --json writes the findings as JSON; --offline asks no source.
 */
import { parseArgs } from "node:util";
import { readOnce } from "../vite/content-source.ts";
import { checkDue, fetchSources } from "./launch/facts.ts";
import { printFindings } from "./launch/report.ts";

const { values: options } = parseArgs({ options: { json: { type: "boolean" }, offline: { type: "boolean" } } });

try {
	const { content } = await readOnce();
	if (!options.offline && process.stderr.isTTY) console.error("Asking sources …");
	const gone = options.offline ? [] : await fetchSources(content.facts);
	printFindings([...checkDue(content, new Date()), ...gone], { json: options.json });
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
