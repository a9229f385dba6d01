/**
 * npm run check:facts: facts that somebody has to read up again, and sources that are gone. Ends with 1 while there are any.
 *
 * --json writes the findings as JSON; --offline asks no source.
 */
import { parseArgs } from "node:util";
import { loadContent } from "../model/load.ts";
import { placeholdersOf } from "../model/site-config.ts";
import { readSite } from "../vite/read-site.ts";
import { checkDue, checkSources } from "./launch/facts.ts";
import { report } from "./launch/report.ts";
import { withProgress } from "./progress.ts";

const { values: options } = parseArgs({ options: { json: { type: "boolean" }, offline: { type: "boolean" } } });

try {
	const content = loadContent({ placeholders: placeholdersOf(await readSite()) });
	const gone = options.offline ? [] : await withProgress("Sources", content.facts.length, (step) => checkSources(content.facts, { step }));
	report([...checkDue(content, new Date()), ...gone], { json: options.json });
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
