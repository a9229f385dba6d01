import { type CANCEL_SYMBOL, cancel, confirm, intro, isCancel, outro, select, text } from "@clack/prompts";
import { loadContent } from "../model/load.ts";
import { TO_WRITE } from "../model/reading/left-to-write.ts";
import { ContentError } from "../model/reading/problem.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";
import type { Change } from "./new/entry.ts";
import { addEntry, addQuestion, pagesWithQuestions } from "./new/entry.ts";
import type { KindName } from "./new/template.ts";
import { kinds } from "./new/template.ts";

const QUESTION = "question";
const kindNames = Object.keys(kinds) as KindName[];
const isKind = (name: string): name is KindName => kindNames.some((kind) => kind === name);

const FORMS = `npm run new -- <${kindNames.join(" | ")}> "Name" [--publish]
npm run new -- ${QUESTION} "How …?" --page services/seo`;

const { values, positionals } = readArguments({
	usage: `npm run new, which asks what to add; or\n${FORMS}`,
	purpose: "Adds an entry or a question to the content, with texts to replace.",
	takes: "a second",
	exits: "0 when added, 1 when not, 2 for wrong arguments",
	operands: true,
	options: {
		publish: { type: "boolean", help: "Part of the next build instead of a draft" },
		page: { type: "string", value: "PATH", help: "The page that gets the question" },
	},
});

/** The content before anything is added. @throws with its mistakes. */
async function read() {
	try {
		return await loadContent({ placeholders: placeholdersOf(readSite()), drafts: true });
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		throw new Error(`${error.message}\n\nNothing was written. Fix this first, then run the command again.`);
	}
}

/** The answer to a question; exits when the editor cancels. */
async function answered<Answer extends string | boolean>(prompt: Promise<Answer | typeof CANCEL_SYMBOL>): Promise<Answer> {
	const answer = await prompt;
	if (!isCancel(answer)) return answer;
	cancel("Nothing was written.");
	process.exit(1);
}

const askFor = (message: string) => answered(text({ message, validate: (value) => (value ? undefined : `${message} is needed.`) }));

async function fromQuestions(): Promise<Change> {
	intro("A new entry for the site");
	const content = await read();
	const entries = kindNames.map((value) => ({ value, label: kinds[value].label }));
	const asked = { value: QUESTION, label: "Question and answer", hint: "on a page that has some" };
	const kind = await answered(select({ message: "What is it?", options: [...entries, asked] }));
	if (!isKind(kind)) {
		const options = pagesWithQuestions(content).map(({ path, questions }) => ({
			value: path,
			label: `/${path}`,
			hint: `${questions} questions`,
		}));
		const page = await answered(select({ message: "On which page?", options }));
		return addQuestion(page, await askFor("The question"), content);
	}
	const name = await askFor(kind === "post" || kind === "case-study" ? "A title" : "A name");
	const publish = { message: "Part of the next build?", active: "Yes", inactive: "No, a draft that only dev shows", initialValue: false };
	return addEntry(kind, name, content, await answered(confirm(publish)));
}

async function add(): Promise<void> {
	const [kind = "", name = ""] = positionals;
	const interactive = positionals.length === 0 && values.page === undefined;
	if (interactive && !process.stdin.isTTY) fail(`Without a terminal, say what to add:\n${FORMS}`);
	let change: Change;
	if (interactive) change = await fromQuestions();
	else if (kind === QUESTION && name && values.page) change = addQuestion(values.page, name, await read());
	else if (isKind(kind) && name) change = addEntry(kind, name, await read(), Boolean(values.publish));
	else fail(`Expected one of:\n${FORMS}`);
	const next = `Open ${change.file} and replace each text that starts with "${TO_WRITE}".`;
	if (interactive) outro(next);
	else console.log(next);
}

try {
	await add();
} catch (error) {
	fail(error instanceof Error ? error.message : String(error), 1);
}
