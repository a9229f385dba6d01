import { execFileSync } from "node:child_process";
import { timingSafeEqual } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { formatProblems } from "../model/reading/problem.ts";
import { articleHtml } from "../vite/content/article-html.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { problemsOf } from "./check.ts";
import { openFile, readSource, splitRef, versionAt, withList, withText } from "./fields.ts";
import { renderFields, renderForm, renderShown, renderWindow } from "./forms.tsx";
import { LIST_CHANGES, Refused } from "./splice.ts";
import type { PageTexts } from "./texts.ts";
import { pageTexts } from "./texts.ts";

/** URL path for the editor's requests. */
export const ENDPOINT = "/@edit";

/** Maximum request size in bytes, many times the longest article. */
const LIMIT = 500_000;

const text = z.string();
const requests = z.discriminatedUnion("do", [
	z.strictObject({ do: z.literal("page"), path: text }),
	z.strictObject({ do: z.literal("form"), refs: z.array(text.max(400)).min(1).max(50), add: z.boolean().default(false) }),
	// The text of each field by its FILE#PATH, what the form showed as `from FILE#PATH`, and a list entry as `add`, `up`, …
	z.strictObject({ do: z.literal("save"), submitted: z.record(text, text) }),
	z.strictObject({ do: z.literal("words"), text }),
	z.strictObject({ do: z.literal("preview"), text }),
	z.strictObject({ do: z.literal("changes") }),
	z.strictObject({ do: z.literal("undo") }),
	z.strictObject({ do: z.literal("redo") }),
]);

export interface Answer {
	/** The dialog's content; if there is a message, what to add to the open form. */
	html?: string;
	/** Files that were written. */
	saved?: string[];
	/** Why the request was refused. */
	message?: string;
	/** A page's fields, and how many steps can be undone and redone. */
	page?: PageTexts & { undo: number; redo: number };
}

/** New versions of files, with those that they replace. */
type Step = readonly { file: string; from: string; to: string }[];

/** Writes files, and returns the step that restores them. @throws {Refused} if one of them has changed. */
function write(step: Step): Step {
	for (const { file, from } of step)
		if (readSource(file) !== from) throw new Refused(`${file} has changed since that edit. Use your editor or git to restore it.`, 409);
	mkdirSync(".cache/edit", { recursive: true });
	for (const { file, to } of step) {
		// Renaming makes the write atomic.
		const part = `.cache/edit/${process.pid}-${Date.now()}`;
		writeFileSync(part, to, { mode: statSync(file).mode });
		renameSync(part, file);
	}
	return step.map(({ file, from, to }) => ({ file, from: to, to: from }));
}

/** Returns the changes that a form asks for. @throws {Refused} if the file no longer has what the form shows, or with its mistakes. */
function changesIn(submitted: Readonly<Record<string, string>>, source: SiteSource): Step {
	const isStale = (ref: string) => {
		const [file, path] = splitRef(ref);
		const shown = submitted[`from ${ref}`];
		return shown !== undefined && shown !== versionAt(openFile(file), path);
	};
	const refs = Object.keys(submitted).filter((name) => /^[^ ]+#/.test(name) && submitted[name] !== submitted[`from ${name}`]);
	const moves = LIST_CHANGES.flatMap((change) => (submitted[change] ? [{ change, ref: submitted[change] }] : []));
	if (moves.some(({ ref }) => isStale(ref)))
		throw new Refused("Nothing was saved. The list has changed since you opened it. Close this window and try again.", 409);
	const stale = refs.filter(isStale);
	if (stale.length > 0) {
		const theirs = stale.map((ref) => `“${versionAt(openFile(splitRef(ref)[0]), splitRef(ref)[1])}”`);
		const message = `The file has changed since you opened it. It says:\n${theirs.join("\n")}\nSave again to replace that with your version.`;
		throw new Refused(`Nothing was saved. ${message}`, 409, renderShown(stale));
	}

	const files = new Map<string, string>();
	function change(ref: string, edit: (file: string, source: string, path: string) => string) {
		const [file, path] = splitRef(ref);
		files.set(file, edit(file, files.get(file) ?? readSource(file), path));
	}
	const [added, moved] = [true, false].map((is) => moves.filter((move) => (move.change === "add") === is));
	for (const { ref } of added ?? []) change(ref, (...place) => withList(...place, "add"));
	for (const ref of refs) change(ref, (...place) => withText(...place, submitted[ref] ?? ""));
	for (const move of moved ?? []) change(move.ref, (...place) => withList(...place, move.change));

	const problems = problemsOf(files);
	const fixable = problems.filter(({ file }) => file.endsWith(".md")).map(({ file, field }) => `${file}#${field}`);
	const others = [...new Set(fixable)].filter((ref) => !(ref in submitted));
	if (problems.length > 0) throw new Refused(`Nothing was saved. ${formatProblems(problems)}`, 422, renderFields(others, source));
	return [...files].map(([file, to]) => ({ file, from: readSource(file), to })).filter(({ from, to }) => from !== to);
}

/**
 * Returns the request handler that reads and changes content.
 * @param token Secret that every request must carry; only pages of this server know it.
 * @param read Returns the current content.
 */
export function editEndpoint(token: string, read: () => Promise<SiteSource>) {
	const steps: Record<"undo" | "redo", Step[]> = { undo: [], redo: [] };

	function stepBy(direction: "undo" | "redo"): Answer {
		const step = steps[direction].at(-1);
		if (!step) throw new Refused(`There is nothing to ${direction}.`, 409);
		steps[direction === "undo" ? "redo" : "undo"].push(write(step));
		steps[direction].pop();
		return { saved: step.map(({ file }) => file) };
	}

	function save(step: Step): Answer {
		steps.undo.push(...(step.length > 0 ? [write(step)] : []));
		steps.redo = step.length > 0 ? [] : steps.redo;
		return { saved: step.map(({ file }) => file) };
	}

	async function answer(request: z.output<typeof requests>): Promise<Answer> {
		if (request.do === "undo" || request.do === "redo") return stepBy(request.do);
		if (request.do === "words") return { html: wordsWindow(request.text) };
		if (request.do === "preview") return { html: Object.values(await articleHtml(request.text, { titled: false })).join("") };
		const source = await read();
		if (request.do === "save") return save(changesIn(request.submitted, source));
		if (request.do === "form") return { html: renderForm(request, source) };
		if (request.do === "changes") return { html: changesWindow(source) };
		return { page: { ...pageTexts(source, request.path), undo: steps.undo.length, redo: steps.redo.length } };
	}

	return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
		const reply = (status: number, body: Answer) => {
			response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(JSON.stringify(body));
		};
		try {
			checkSender(message, token);
			const request = requests.safeParse(await json(message).catch(() => undefined));
			if (!request.success) throw new Refused(`Invalid request: ${z.prettifyError(request.error)}`, 400);
			reply(200, await answer(request.data));
		} catch (error) {
			if (error instanceof Refused) reply(error.status, { message: error.message, html: error.html });
			else reply(500, { message: String(error) });
		}
	};
}

/** @throws {Refused} unless a page of this server sent the request. Checking `Host` prevents DNS rebinding. */
function checkSender({ method, headers }: IncomingMessage, token: string): void {
	const { host = "", origin } = headers;
	if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
		throw new Refused("Editing only works on this computer. Open the page at http://localhost.", 403);
	if (method !== "POST") throw new Refused("Use POST.", 405);
	if (origin !== `http://${host}`) throw new Refused("Only pages of this server can edit.", 403);
	if (!(Number(headers["content-length"]) <= LIMIT))
		throw new Refused(`The request is too large. Stay below ${LIMIT.toLocaleString("en-US")} bytes.`, 413);
	if (!/^application\/json(;|$)/.test(headers["content-type"] ?? "")) throw new Refused("Send JSON.", 415);
	const [given, wanted] = [Buffer.from(String(headers["x-edit-token"] ?? "")), Buffer.from(token)];
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
		throw new Refused("The server has restarted. Reload the page.", 403);
}

/** Returns a window that says where in the code some interface text is. */
function wordsWindow(words: string): string {
	const files = ["app/words.ts", ...globSync("app/**/*.{ts,tsx}").sort()];
	const file = files.find((name) => readFileSync(name, "utf8").includes(words));
	const [before = ""] = file ? readFileSync(file, "utf8").split(words) : [];
	const place = file ? `It is in ${file}:${before.split("\n").length}.` : "The code assembles it, mostly from labels in app/words.ts.";
	return renderWindow("Interface text", <p>This text is not in content/. {place}</p>);
}

/** Returns a window with the changes since the last commit, and a link to each file's page. */
function changesWindow({ content }: SiteSource): string {
	const git = (...args: string[]) => execFileSync("git", [...args, "--", "content"], { encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 });
	const pages = new Map([...content.pages, content.notFound].map(({ path, entry }) => [entry.file, path]));
	try {
		const added = git("ls-files", "--others", "--exclude-standard").split("\n").filter(Boolean);
		const changed = git("diff", "HEAD", "--relative", "--name-only").split("\n").filter(Boolean);
		const diff = git("diff", "HEAD", "--relative", "--no-ext-diff", "--no-color");
		return renderWindow(
			`Files changed since the last commit: ${changed.length + added.length}`,
			<>
				<ul>
					{[...changed, ...added].map((file) => (
						<li key={file}>
							{pages.has(file) ? <a href={pages.get(file)}>{file}</a> : file} {added.includes(file) && "(new, not in the download)"}
						</li>
					))}
				</ul>
				<a href={`data:text/plain;charset=utf-8,${encodeURIComponent(diff)}`} download="changes.patch">
					Download the changes
				</a>
				<pre className="wide">{diff}</pre>
			</>,
		);
	} catch (error) {
		throw new Refused(`Git can’t compare content/ with the last commit: ${String(error).replace(/^.*Command failed.*\n/, "")}`, 409);
	}
}
