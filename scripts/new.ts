/**
 * npm run new: adds an entry to the content and says what to do next.
 *
 * Asks for what it needs; in scripts: npm run new -- post "Title" [--publish], npm run new -- question "How …?" --page services/seo
 */
import { parseArgs } from "node:util";
import { type CANCEL_SYMBOL, cancel, confirm, intro, isCancel, outro, select, text } from "@clack/prompts";
import { loadContent } from "../app/content/load.ts";
import { placeholdersOf } from "../app/content/site.ts";
import site from "../site.config.ts";
import type { Change } from "./new/entry.ts";
import { addEntry, addQuestion, pagesWithQuestions } from "./new/entry.ts";
import type { KindName } from "./new/samples.ts";
import { kinds } from "./new/samples.ts";

const QUESTION = "question";
const kindNames = Object.keys(kinds) as KindName[];
const isKind = (name: string): name is KindName => kindNames.some((kind) => kind === name);
const read = () => loadContent({ placeholders: placeholdersOf(site), drafts: true });

/** The answer to a question; ends the program when the editor gives up. */
async function answered<Answer extends string | boolean>(prompt: Promise<Answer | typeof CANCEL_SYMBOL>): Promise<Answer> {
	const answer = await prompt;
	if (!isCancel(answer)) return answer;
	cancel("Nothing was written.");
	process.exit(1);
}

async function ask(): Promise<Change> {
	intro("A new entry for the site");
	const content = read();
	const kind = await answered(
		select({
			message: "What is it?",
			options: [
				...kindNames.map((value) => ({ value, label: kinds[value].label })),
				{ value: QUESTION, label: "Question and answer", hint: "on a page that has some" },
			],
		}),
	);
	if (!isKind(kind)) {
		const options = pagesWithQuestions(content).map(({ path, questions }) => ({ value: path, label: `/${path}`, hint: `${questions} questions` }));
		const page = await answered(select({ message: "On which page?", options }));
		const question = await answered(text({ message: "The question", validate: (value) => (value ? undefined : "A question is needed.") }));
		return addQuestion(page, question, content);
	}
	const name = await answered(text({ message: kinds[kind].asks, validate: (value) => (value ? undefined : "A name is needed.") }));
	const publish = await answered(
		confirm({
			message: `Part of the next build, so that content/counts.md says ${content.counts.data[kinds[kind].count] + 1} ${kinds[kind].count}?`,
			active: "Yes",
			inactive: "No, a draft that only dev shows",
			initialValue: false,
		}),
	);
	return addEntry(kind, name, content, publish);
}

function told(): Change {
	const { values, positionals } = parseArgs({ options: { page: { type: "string" }, publish: { type: "boolean" } }, allowPositionals: true });
	const [kind = "", name = ""] = positionals;
	if (!name || (kind === QUESTION ? !values.page : !isKind(kind))) {
		throw new Error(
			`Usage: npm run new -- <${kindNames.join(" | ")}> "Name" [--publish]\n   or: npm run new -- ${QUESTION} "How …?" --page services/seo`,
		);
	}
	return isKind(kind) ? addEntry(kind, name, read(), values.publish ?? false) : addQuestion(values.page ?? "", name, read());
}

try {
	const asked = process.argv.length <= 2;
	const { file, line, raised } = asked ? await ask() : told();
	const place = line === undefined ? file : `${file}:${line}`;
	const count = raised ? ` content/counts.md says ${raised.field}: ${raised.to} now.` : "";
	const next = `Open ${place} and write what stands after "Write here:".${count}`;
	read();
	if (asked) outro(next);
	else console.log(next);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
