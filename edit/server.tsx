import { execFileSync } from "node:child_process";
import { timingSafeEqual } from "node:crypto";
import { chmodSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { formatProblems } from "../model/reading/problem.ts";
import { articleHtml } from "../vite/content/article-html.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { problemsOf } from "./check.ts";
import { fieldAt, openFile, readSource, splitRef, withList, withText } from "./fields.ts";
import type { Form, Submitted } from "./forms.tsx";
import { renderFields, renderForm, renderWindow } from "./forms.tsx";
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
	z.strictObject({ do: z.literal("save"), submitted: z.record(text, text) }),
	z.strictObject({ do: z.literal("words"), text }),
	z.strictObject({ do: z.literal("preview"), text }),
	z.strictObject({ do: z.literal("changes") }),
	z.strictObject({ do: z.literal("undo") }),
	z.strictObject({ do: z.literal("redo") }),
]);

export interface Answer {
	/** The dialog's content; if there is a message, fields to add to the open dialog. */
	html?: string;
	/** Files that were written. */
	saved?: string[];
	/** Why the request was refused, and the fields that need fixing. */
	message?: string;
	refs?: readonly string[];
	/** A page's fields, and how many steps can be undone and redone. */
	page?: PageTexts & { undo: number; redo: number };
}

/** New versions of files, with those that they replace. */
type Step = Map<string, { from: string; to: string }>;

const reversed = (step: Step): Step => new Map([...step].map(([file, { from, to }]) => [file, { from: to, to: from }]));

function write(step: Step): Answer {
	mkdirSync(".cache/edit", { recursive: true });
	for (const [file, { to }] of step) {
		// Renaming makes the write atomic.
		const part = `.cache/edit/${process.pid}-${Date.now()}`;
		writeFileSync(part, to);
		chmodSync(part, statSync(file).mode);
		renameSync(part, file);
	}
	return { saved: [...step.keys()] };
}

/**
 * Returns the request handler that reads and changes content.
 * @param token Secret that every request must carry; only pages of this server know it.
 * @param read Returns the current content.
 */
export function editEndpoint(token: string, read: () => Promise<SiteSource>) {
	const forms: Form[] = [];
	const steps: Record<"undo" | "redo", Step[]> = { undo: [], redo: [] };

	function stepBy(direction: "undo" | "redo"): Answer {
		const step = steps[direction].at(-1);
		if (!step) throw new Refused(`There is nothing to ${direction}.`, 409);
		for (const [file, { from }] of step)
			if (readSource(file) !== from) throw new Refused(`${file} has changed since that edit. Use your editor or git to restore it.`, 409);
		steps[direction].pop();
		steps[direction === "undo" ? "redo" : "undo"].push(reversed(step));
		return write(step);
	}

	function save({ refs, add, files, seen }: Form, submitted: Submitted): Answer {
		const valueIn = ([file, path]: readonly [string, string], version?: string) => fieldAt(openFile(file, version), path)?.value ?? "";
		const texts = Object.entries(submitted).flatMap(([ref, text]) => (ref.includes("#") ? [{ place: splitRef(ref), text }] : []));
		const typed = texts.filter(({ place, text }) => add || text !== valueIn(place, files.get(place[0])));
		const moves = LIST_CHANGES.flatMap((move) => (submitted[move] ? [{ place: splitRef(submitted[move]), move }] : []));

		for (const file of new Set([...typed, ...moves].map(({ place }) => place[0]))) {
			const now = readSource(file);
			if ((seen.get(file) ?? files.get(file)) === now) continue;
			const changed = `Nothing was saved. ${file} has changed since you opened it.`;
			if (moves.length > 0) throw new Refused(`${changed} Close this window and try again.`, 409);
			seen.set(file, now);
			const theirs = typed.flatMap(({ place }) => (place[0] === file ? `“${valueIn(place)}”` : []));
			const replace = `It says:\n${theirs.join("\n")}\nSave again to replace that with your version.`;
			throw new Refused(`${changed} ${add ? "Save again to add the entry." : replace}`, 409);
		}
		const step: Step = new Map();
		function change([file, path]: readonly [string, string], edit: (file: string, source: string, path: string) => string) {
			const { from, to } = step.get(file) ?? { from: readSource(file), to: readSource(file) };
			step.set(file, { from, to: edit(file, to, path) });
		}
		if (add) change(splitRef(refs[0] ?? ""), (...place) => withList(...place, "add"));
		for (const { place, text } of typed) change(place, (...to) => withText(...to, text));
		for (const { place, move } of moves) change(place, (...to) => withList(...to, move));

		for (const [file, { from, to }] of step) if (from === to) step.delete(file);
		const problems = problemsOf(new Map([...step].map(([file, { to }]) => [file, to])));
		const fixable = problems.filter(({ file }) => file.endsWith(".md")).map(({ file, field }) => `${file}#${field}`);
		if (problems.length > 0) throw new Refused(`Nothing was saved. ${formatProblems(problems)}`, 422, fixable);
		if (step.size > 0) {
			steps.undo.push(reversed(step));
			steps.redo = [];
		}
		return write(step);
	}

	async function answer(request: z.output<typeof requests>): Promise<Answer & { status?: number }> {
		if (request.do === "undo" || request.do === "redo") return stepBy(request.do);
		if (request.do === "words") return { html: wordsWindow(request.text) };
		if (request.do === "preview") return { html: Object.values(await articleHtml(request.text, { titled: false })).join("") };
		if (request.do === "page")
			return { page: { ...pageTexts(await read(), request.path), undo: steps.undo.length, redo: steps.redo.length } };
		if (request.do === "changes") return { html: changesWindow(await read()) };
		if (request.do === "form") return { html: renderForm(request, forms, await read()) };
		const { submitted } = request;
		const form = forms[Number(submitted.form)];
		if (!form) throw new Refused("This form is no longer available. Close it, then click the text again.", 400);
		try {
			return save(form, submitted);
		} catch (error) {
			if (!(error instanceof Refused) || error.refs.length === 0) throw error;
			const { status, message, refs } = error;
			return { status, message, refs, html: renderFields(form, submitted, refs, await read()) };
		}
	}

	return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
		const reply = (status: number, body: object) => {
			response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(JSON.stringify(body));
		};
		try {
			checkSender(message, token);
			const request = requests.safeParse(await json(message).catch(() => undefined));
			if (!request.success) throw new Refused(`Invalid request: ${z.prettifyError(request.error)}`, 400);
			const { status = 200, ...body } = await answer(request.data);
			reply(status, body);
		} catch (error) {
			const { message } = error instanceof Error ? error : new Error(String(error));
			reply(error instanceof Refused ? error.status : 500, { message });
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
		const { message } = error instanceof Error ? error : new Error(String(error));
		throw new Refused(`Git can’t compare content/ with the last commit: ${message.replace(/^Command failed.*\n/, "")}`, 409);
	}
}
