import { loadContent } from "../model/load.ts";
import { TO_WRITE } from "../model/reading/left-to-write.ts";
import { ContentError } from "../model/reading/problem.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";
import { addEntry, addQuestion } from "./new/entry.ts";
import type { KindName } from "./new/template.ts";
import { kinds } from "./new/template.ts";

const isKind = (name: string): name is KindName => name in kinds;
const FORMS = `npm run new -- <${Object.keys(kinds).join(" | ")}> "Name" [--publish]
       npm run new -- question "How …?" --page services/seo`;

const { values, positionals } = readArguments({
	usage: FORMS,
	purpose: "Adds an entry or a question to the content, with texts to replace.",
	takes: "a second",
	exits: "0 when added, 1 when not, 2 for wrong arguments",
	operands: true,
	options: {
		publish: { type: "boolean", help: "Part of the next build instead of a draft" },
		page: { type: "string", value: "PATH", help: "The page that gets the question; home for the home page" },
	},
});
const [kind = "", name = ""] = positionals;
const isQuestion = kind === "question" && values.page !== undefined;
if (!name || !(isQuestion || isKind(kind))) fail(`Say what to add:\n       ${FORMS}`);

try {
	const content = loadContent({ placeholders: placeholdersOf(readSite()), drafts: true });
	const file = isKind(kind) ? addEntry(kind, name, content, Boolean(values.publish)) : addQuestion(values.page ?? "", name);
	console.log(`Open ${file} and replace each text that starts with "${TO_WRITE}".`);
} catch (error) {
	const advice = error instanceof ContentError ? "\n\nNothing was written. Fix this first, then run the command again." : "";
	fail(`${error instanceof Error ? error.message : error}${advice}`, 1);
}
