import { chmodSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { checkUnfinished, UNCITED } from "../model/checks/texts.ts";
import { draftFiles, entriesOf, schemaOf } from "../model/content.ts";
import { loadContent } from "../model/load.ts";
import { figuresAndCounts } from "../model/reading/placeholders.ts";
import { ContentError, formatProblem, formatProblems, type Problem } from "../model/reading/problem.ts";
import { unsaved } from "../model/reading/read-entry.ts";
import { referencesIn } from "../model/reading/schema-walk.ts";
import { checkSamples } from "../model/site/sample-entries.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { articleHtml } from "../vite/content/article-html.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { compare, nameOf, renderChanges, shortened } from "./changes.tsx";
import { fieldAt, inWords, openAt, readSource, versionOf, withList, withText } from "./fields.ts";
import { renderFields, renderForm, renderVersions } from "./forms.tsx";
import { LIST_CHANGES, Refused } from "./splice.ts";

/** URL path for the editor's requests. */
export const ENDPOINT = "/@edit";

const requestSchema = z.strictObject({
	do: z.enum(["page", "form", "fields", "save", "words", "preview", "changes", "undo", "redo"]),
	/** A page's path, words to find in the code, or Markdown to preview. */
	text: z.string().default(""),
	/** FILE#PATH of the fields and groups in a form; with `add`, of the list entry above a new one. */
	refs: z.array(z.string().max(400)).max(50).default([]),
	add: z.boolean().default(false),
	/** Texts by FILE#PATH, the versions in the form by `was FILE#PATH`, and a list entry to `add`, `remove`, or move `up` or `down`. */
	submitted: z.record(z.string(), z.string()).default({}),
});

export interface Answer {
	/** The dialog's content; if something was refused, what to add to the open form. */
	html?: string;
	/** What was saved, a reason for a refusal, or a short answer. */
	message?: string;
	/** FILE#PATH of a field that has to change. */
	wrong?: string;
	/** Files that were written. */
	saved?: string[];
	page?: { file: string; placeholders: Readonly<Record<string, string>>; undo: number; redo: number };
}

/** New versions of files, with the versions that they replace and the name of the list entry that was moved. */
type Step = readonly { file: string; from: string; to: string; moved: string }[];

const fileOf = (ref: string) => ref.replace(/#.*/, "");

/** Writes files, and adds the inverse step to `history`. @throws {Refused} if a file no longer matches `from`. */
function write(step: Step, verb: string, history: Step[]): Answer {
	if (step.length === 0) return { saved: [], message: "Nothing to save." };
	for (const { file, from } of step)
		if (readSource(file) !== from) throw new Refused(`${file} has changed since that edit. Use your editor or git instead.`, 409);
	mkdirSync(".cache/edit", { recursive: true });
	for (const { file, to } of step) {
		// Renaming makes the write atomic.
		const part = `.cache/edit/${process.pid}-${Date.now()}`;
		writeFileSync(part, to);
		chmodSync(part, statSync(file).mode);
		renameSync(part, file);
	}
	history.push(step.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from })));
	const now = (after: string) => after && ` is now “${shortened(after)}”`;
	const labels = new Set(step.flatMap(({ from, to }) => compare(from, to, step).map(({ label, after }) => label + now(after))));
	const saved = step.map(({ file }) => file);
	return { saved, message: `${verb}: ${[...labels].slice(0, 3).join(", ")} (${saved.join(", ")})` };
}

/** Checks the content as if a step had been saved. Returns problems that would stop a build, or problems in drafts. */
function problemsWith(step: Step): readonly Problem[] {
	for (const { file, to } of step) unsaved.set(file, to);
	try {
		const site = readSite();
		const placeholders = placeholdersOf(site);
		const published = loadContent({ placeholders });
		if (draftFiles().length > 0) loadContent({ placeholders, drafts: true });
		return [...checkSamples(published, site), ...checkUnfinished(published)];
	} catch (error) {
		if (error instanceof ContentError) return error.problems;
		throw error;
	} finally {
		unsaved.clear();
	}
}

/** Returns the problems that a step would introduce. */
function problemsOf(step: Step): Problem[] {
	const after = problemsWith(step);
	const before = after.length > 0 ? problemsWith([]).map(formatProblem) : [];
	return after.filter((problem) => !before.includes(formatProblem(problem)));
}

/** Returns the fields that name a person, if the given field is the person's name. Renaming changes them, too. */
function mentionsOf(ref: string, name: string | undefined, { content }: SiteSource): string[] {
	if (!/^content\/people\/.*#name$/.test(ref)) return [];
	return entriesOf(content).flatMap(({ file, data }) =>
		referencesIn(schemaOf(file), data)
			.filter(({ refersTo, value }) => /^(people|authors)$/.test(refersTo) && value === name)
			.map(({ path }) => `${file}#${path.join(".")}`),
	);
}

/** Returns the new versions of files. @throws {Refused} if a file has changed since the form opened, or would have problems. */
function changesIn(submitted: Readonly<Record<string, string>>, source: SiteSource): Step {
	const change = LIST_CHANGES.find((name) => submitted[name]);
	const entry = (change && submitted[change]) ?? "";
	const isChanged = (ref: string) => change === "add" || submitted[ref] !== submitted[`was ${ref}`];
	const refs = Object.keys(submitted).filter((name) => /^[^ ]+#/.test(name) && isChanged(name));
	const isStale = (ref: string) => ref && change !== "add" && ![undefined, versionOf(ref)].includes(submitted[`was ${ref}`]);
	const stale = [entry, ...refs].filter(isStale);
	if (stale.length > 0) {
		const theirs = stale.map((ref) => `“${versionOf(ref)}”`).join("\n");
		const message = `The file has changed since you opened it. It now says:\n${theirs}\nPress the button again to make your change anyway.`;
		throw new Refused(`Nothing was saved. ${message}`, 409, renderVersions(stale));
	}
	const texts = new Map<string, string>();
	const edit = (ref: string, changed: (ref: string, source: string) => string) =>
		texts.set(fileOf(ref), changed(ref, texts.get(fileOf(ref)) ?? readSource(fileOf(ref))));
	if (change === "add") edit(entry, (ref, text) => withList(ref, text, change));
	// In reverse, because clearing a claim changes the indexes of those below it.
	for (const ref of refs.toReversed())
		for (const field of [ref, ...mentionsOf(ref, submitted[`was ${ref}`], source)])
			edit(field, (one, text) => withText(one, text, submitted[ref] ?? ""));
	if (change && change !== "add") edit(entry, (ref, text) => withList(ref, text, change));

	const moved = change === "up" || change === "down" ? nameOf(versionOf(entry)) : "";
	const step = () => [...texts].map(([file, to]) => ({ file, from: readSource(file), to, moved })).filter(({ from, to }) => from !== to);
	let problems = problemsOf(step());
	// A source without a citation is a mistake, so removing its last citation also removes the source.
	const uncited = problems.filter(({ field, found }) => field.startsWith("sources.") && found.endsWith(UNCITED)).reverse();
	for (const { file, field } of uncited) edit(`${file}#${field}`, (ref, text) => withList(ref, text, "remove"));
	if (uncited.length > 0) problems = problemsOf(step());
	const fixable = problems.filter(({ file }) => file.endsWith(".md")).map(({ file, field }) => `${file}#${field}`);
	const others = [...new Set(fixable)].filter((ref) => !(ref in submitted) && fieldAt(openAt(ref)));
	const inPlainWords = problems.map((problem) => ({ ...problem, field: inWords(problem.field) }));
	if (problems.length > 0)
		throw new Refused(`Nothing was saved. ${formatProblems(inPlainWords)}`, 422, renderFields(others, source), fixable[0]);
	return step();
}

/** Returns the request handler that reads and changes content. Requests must carry the token, which only this server's pages know. */
export function editEndpoint(token: string, read: () => Promise<SiteSource>) {
	const [past, future]: [Step[], Step[]] = [[], []];

	function replay(verb: "Undo" | "Redo", from: Step[], to: Step[]): Answer {
		const step = from.at(-1);
		if (!step) throw new Refused(`There is nothing to ${verb.toLowerCase()}.`, 409);
		const answer = write(step, `${verb}ne`, to);
		from.pop();
		return answer;
	}

	async function answerTo(message: IncomingMessage): Promise<Answer> {
		checkSender(message, token);
		const request = requestSchema.safeParse(await json(message).catch(() => undefined));
		if (!request.success) throw new Refused(`Invalid request: ${z.prettifyError(request.error)}`, 400);
		const { do: action, text, refs, add, submitted } = request.data;
		if (action === "undo") return replay("Undo", past, future);
		if (action === "redo") return replay("Redo", future, past);
		if (action === "words") return { message: wordsAt(text) };
		if (action === "preview") return { html: Object.values(await articleHtml(text, { titled: false })).join("") };
		const source = await read();
		if (action === "save") {
			const step = changesIn(submitted, source);
			if (step.length > 0) future.length = 0;
			return write(step, "Saved", past);
		}
		if (action === "form") return { html: renderForm(refs, add, source) };
		if (action === "fields") return { html: renderFields(refs, source) };
		if (action === "changes") return { html: renderChanges(source, past.flat()) };
		const { file } = (source.content.pages.find(({ path }) => path === text) ?? source.content.notFound).entry;
		const placeholders = { ...figuresAndCounts(true), ...placeholdersOf(source.site) };
		return { page: { file, placeholders, undo: past.length, redo: future.length } };
	}

	return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
		const refusal = (error: Error) => (error instanceof Refused ? error.answer : { status: 500, message: error.message });
		const { status = 200, ...body }: Answer & { status?: number } = await answerTo(message).catch(refusal);
		response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(JSON.stringify(body));
	};
}

/** @throws {Refused} unless a page of this server sent the request. Checking `Host` prevents DNS rebinding. */
function checkSender({ method, headers }: IncomingMessage, token: string): void {
	const { host = "", origin } = headers;
	if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
		throw new Refused("Editing only works on this computer. Open the page at http://localhost.", 403);
	if (method !== "POST") throw new Refused("Use POST.", 405);
	if (origin !== `http://${host}`) throw new Refused("Only pages from this server can make edits.", 403);
	// The limit is many times the length of the longest article.
	if (!(Number(headers["content-length"]) <= 500_000)) throw new Refused("The text is too long. Open the file in your editor.", 413);
	if (!/^application\/json(;|$)/.test(headers["content-type"] ?? "")) throw new Refused("Send JSON.", 415);
	if (headers["x-edit-token"] !== token) throw new Refused("The server has restarted. Reload the page.", 403);
}

/** Returns a message with the location of interface text in the code. */
function wordsAt(words: string): string {
	const files = ["app/words.ts", ...globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.tsx"] }).sort()];
	const file = files.find((name) => readFileSync(name, "utf8").includes(words));
	const [before = ""] = file ? readFileSync(file, "utf8").split(words) : [];
	const place = file ? `It is in ${file}:${before.split("\n").length}.` : "The code assembles it, mostly from labels in app/words.ts.";
	return `This text is not in content/. ${place} Alt+click or Alt+Enter follows a link or presses a button.`;
}
