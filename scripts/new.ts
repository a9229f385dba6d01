/**
 * npm run new: adds an entry to the content and says what to do next.
 *
 * Asks for what it needs; in scripts: npm run new -- post "Title" [--publish], npm run new -- question "How …?" --page services/seo
 */
import { parseArgs } from "node:util";
import { type CANCEL_SYMBOL, cancel, confirm, intro, isCancel, outro, select, text } from "@clack/prompts";
import { loadContent } from "../model/load.ts";
import { ContentError } from "../model/problem.ts";
import { placeholdersOf } from "../model/site-config.ts";
import { TO_WRITE } from "../model/unwritten.ts";
import { readSite } from "../vite/read-site.ts";
import type { Change } from "./new/entry.ts";
import { addEntry, addQuestion, pagesWithQuestions } from "./new/entry.ts";
import type { KindName } from "./new/samples.ts";
import { kinds } from "./new/samples.ts";

const QUESTION = "question";
const kindNames = Object.keys(kinds) as KindName[];
const isKind = (name: string): name is KindName => kindNames.some((kind) => kind === name);
const read = async () => loadContent({ placeholders: placeholdersOf(await readSite()), drafts: true });

/** The content before anything is added. @throws with the mistakes that it has by then. */
async function readBefore() {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		throw new Error(`${error.message}\n\nNothing was written: mend this first, then run it again.`);
	}
}

const USAGE = `npm run new asks what to add. Without questions:

npm run new -- <${kindNames.join(" | ")}> "Name" [--publish]
npm run new -- ${QUESTION} "How …?" --page services/seo

--publish  part of the next build instead of a draft
--page     the page that gets the question
--help     this text`;

/** The answer to a question; ends the program when the editor gives up. */
async function answered<Answer extends string | boolean>(prompt: Promise<Answer | typeof CANCEL_SYMBOL>): Promise<Answer> {
	const answer = await prompt;
	if (!isCancel(answer)) return answer;
	cancel("Nothing was written.");
	process.exit(1);
}

async function fromQuestions(): Promise<Change> {
	intro("A new entry for the site");
	const content = await readBefore();
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
			message: "Part of the next build?",
			active: "Yes",
			inactive: "No, a draft that only dev shows",
			initialValue: false,
		}),
	);
	return addEntry(kind, name, content, publish);
}

async function add(): Promise<void> {
	const interactive = process.argv.length <= 2;
	const { values, positionals } = parseArgs({
		options: { page: { type: "string" }, publish: { type: "boolean", default: false }, help: { type: "boolean", short: "h" } },
		allowPositionals: true,
	});
	if (values.help) return console.log(USAGE);
	const [kind = "", name = ""] = positionals;
	let change: Change;
	if (interactive) change = await fromQuestions();
	else if (kind === QUESTION && name && values.page) change = addQuestion(values.page, name, await readBefore());
	else if (isKind(kind) && name) change = addEntry(kind, name, await readBefore(), values.publish);
	else throw new Error(USAGE);
	const { file, line } = change;
	const place = line === undefined ? file : `${file}:${line}`;
	const next = `Open ${place} and write what stands after "${TO_WRITE}"; a build stops there until you have.`;
	await read();
	if (interactive) outro(next);
	else console.log(next);
}

try {
	await add();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	if (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")) console.error(`\n${USAGE}`);
	process.exitCode = 1;
}
