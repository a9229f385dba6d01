import { UNFINISHED_PREFIX } from "../model/checks/texts.ts";
import { loadContent } from "../model/load.ts";
import { CONTENT_DIR } from "../model/reading/content-files.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";
import { addEntry, type KindName, kinds } from "./new/entry.ts";

const isKind = (name: string): name is KindName => name in kinds;
const FORM = `npm run new -- <${Object.keys(kinds).join(" | ")}> "Name" [--publish]`;

const { values, positionals } = readArguments({
	usage: FORM,
	purpose: "Adds an entry to the content, with placeholder text to replace.",
	takes: "a second",
	operands: true,
	options: { publish: { type: "boolean", help: "Publish the entry in the next build instead of adding a draft" } },
});
const [kind = "", name = ""] = positionals;
if (!isKind(kind) || !name) fail(`Specify a kind and a name:\n  ${FORM}`);

try {
	const content = loadContent({ placeholders: placeholdersOf(readSite()), drafts: true });
	const file = addEntry(kind, name, content, Boolean(values.publish));
	console.log(
		`Open ${file}. Replace every placeholder that starts with "${UNFINISHED_PREFIX}", and check the values that are already filled in.`,
	);
	if (kind === "industry" || kind === "service")
		console.log(
			`Then add the ${kind} under items in ${CONTENT_DIR}/pages/${kinds[kind].folder}.md, or the overview will show less about it.`,
		);
} catch (error) {
	fail(`${error instanceof Error ? error.message : error}\n\nNothing was written. Fix this first, then run the command again.`, 1);
}
