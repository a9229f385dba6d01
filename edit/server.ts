import { execFileSync } from "node:child_process";
import { timingSafeEqual } from "node:crypto";
import { chmodSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { figuresAndCounts } from "../model/reading/placeholders.ts";
import { ContentError, formatProblem } from "../model/reading/problem.ts";
import { placeholdersOf } from "../model/site/site.ts";
import { articleHtml } from "../vite/content/article-html.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { problemsOf } from "./check.ts";
import { describeAll, dialogFor, dialogForEntry, dialogForPage, dialogForWords } from "./dialogs.ts";
import type { Edit, Field } from "./fields.ts";
import { contentFile, edited, editSchema, fieldAt, hashOf, Refused, readSource } from "./fields.ts";
import type { ShownText } from "./shown.ts";
import { choicesOf, shownTexts } from "./shown.ts";
import { ARTICLE, NotHere } from "./splice.ts";

/** Where the browser sends what it wants. */
export const ENDPOINT = "/@edit";

/** Bytes that a request may have; the longest article has a tenth. */
const LIMIT = 500_000;

const ref = z.string().max(400);
const requests = z.discriminatedUnion("do", [
	z.strictObject({ do: z.literal("open"), refs: z.array(ref).min(1).max(50) }),
	z.strictObject({ do: z.literal("add"), ref }),
	z.strictObject({ do: z.literal("choices"), ref }),
	z.strictObject({ do: z.literal(["page", "texts"]), path: ref }),
	z.strictObject({ do: z.literal("words"), text: ref }),
	z.strictObject({
		do: z.literal("save"),
		edits: z.array(editSchema).min(1).max(50),
	}),
	z.strictObject({ do: z.literal("preview"), text: z.string() }),
	z.strictObject({ do: z.literal("changes") }),
	z.strictObject({ do: z.literal("undo") }),
	z.strictObject({ do: z.literal("redo") }),
]);

/** What the server says after it wrote files: their names, and how many steps Undo and Redo have. */
export interface Saved {
	saved: string[];
	undo: number;
	redo: number;
}

/** What the server says when it doesn't do what was asked. */
export interface Refusal {
	message: string;
	/** Fields as they are in the file now: those that have changed meanwhile, or have a mistake. */
	fields?: Field[];
}

/** One step that can be undone: each file before and after it. */
type Step = Map<string, { before: string; after: string }>;

/**
 * Returns the listener that reads and changes content for the page.
 *
 * @param token What a request must carry; only pages of this server know it.
 */
export function editEndpoint(token: string, read: () => Promise<SiteSource>) {
	const steps: Step[] = [];
	/** How many of the steps are in the files; those above were undone. */
	let done = 0;
	const texts = new WeakMap<SiteSource, readonly ShownText[]>();

	function answerAfter(step: Step, version: "before" | "after"): Saved {
		mkdirSync(".cache/edit", { recursive: true });
		for (const [file, texts] of step) {
			// A file is written whole or not at all.
			const part = `.cache/edit/${process.pid}-${Date.now()}`;
			writeFileSync(part, texts[version]);
			chmodSync(part, statSync(file).mode);
			renameSync(part, file);
		}
		return { saved: [...step.keys()], undo: done, redo: steps.length - done };
	}

	function go(by: 1 | -1): Saved {
		const step = steps[by === 1 ? done : done - 1];
		if (!step) throw new Refused(409, "There is nothing left to go back to.");
		for (const [file, { before, after }] of step) {
			if (readSource(file) !== (by === 1 ? before : after))
				throw new Refused(409, `${file} has changed since. Go back in the editor instead, or with git.`);
		}
		done += by;
		return answerAfter(step, by === 1 ? "after" : "before");
	}

	function save(edits: readonly Edit[]): Saved {
		const step: Step = new Map();
		const stale: string[] = [];
		for (const edit of edits) {
			const file = contentFile(edit.ref);
			const before = readSource(file);
			if (edit.hash !== hashOf(before)) stale.push(edit.ref);
			else step.set(file, { before, after: edited(step.get(file)?.after ?? before, edit) });
		}
		if (stale.length > 0) throw new Refused(409, "The file has changed since you opened it.", describeAll(stale));
		for (const [file, { before, after }] of step) if (before === after) step.delete(file);
		const problems = problemsOf(new Map([...step].map(([file, { after }]) => [file, after])));
		if (problems.length > 0) {
			const mistaken = problems.map(({ file, field }) => `${file}#${field}`);
			throw new Refused(422, problems.map(formatProblem).join("\n"), describeAll(mistaken));
		}
		if (step.size > 0) {
			steps.splice(done, Infinity, step);
			done++;
		}
		return answerAfter(step, "after");
	}

	async function answer(request: z.output<typeof requests>): Promise<object> {
		if (request.do === "undo") return go(-1);
		if (request.do === "redo") return go(1);
		if (request.do === "save") return save(request.edits);
		if (request.do === "open") return dialogFor(request.refs);
		if (request.do === "add") return dialogForEntry(request.ref);
		if (request.do === "words") return dialogForWords(request.text);
		if (request.do === "preview") {
			const { before, lead, rest } = await articleHtml(request.text, { titled: false });
			return { html: before + lead + rest };
		}
		if (request.do === "choices") contentFile(request.ref);
		const source = await read();
		const { site, content } = source;
		const pages = [...content.pages, content.notFound];
		if (request.do === "choices") return { choices: choicesOf(...fieldAt(request.ref), content, site.photoHost) };
		if (request.do === "changes") {
			const pathOf = new Map(pages.map(({ path, entry }) => [entry.file, path]));
			return { ...changes(pathOf), undo: done, redo: steps.length - done };
		}
		const page = pages.find(({ path }) => path === request.path) ?? content.notFound;
		const article = "body" in page.entry && page.articleForm ? `${page.entry.file}#${ARTICLE}` : undefined;
		if (request.do === "page") return dialogForPage(page.name, page.entry.file, article);
		const placeholders = { ...figuresAndCounts(true), ...placeholdersOf(site) };
		if (!texts.has(source)) texts.set(source, shownTexts(content, placeholders));
		return { file: page.entry.file, article, texts: texts.get(source), placeholders };
	}

	return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
		const reply = (status: number, body: object) => {
			response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(JSON.stringify(body));
		};
		try {
			checkSender(message, token);
			const request = requests.safeParse(JSON.parse(await bodyOf(message)));
			if (!request.success) throw new Refused(400, `Not a request of the page: ${z.prettifyError(request.error)}`);
			reply(200, await answer(request.data));
		} catch (error) {
			const { message } = error instanceof Error ? error : new Error(String(error));
			if (error instanceof Refused) reply(error.status, { message, fields: error.fields });
			else if (error instanceof NotHere || error instanceof ContentError) reply(422, { message });
			else reply(error instanceof SyntaxError || error instanceof TypeError ? 400 : 500, { message });
		}
	};
}

/** Lets only pages of this very server through, whatever name a foreign page has given to this address. */
function checkSender({ method, headers }: IncomingMessage, token: string): void {
	const { host = "", origin } = headers;
	if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
		throw new Refused(403, "Editing works on this computer only: open the page at http://localhost.");
	if (origin !== `http://${host}`) throw new Refused(403, "Only the page itself may edit.");
	if (method !== "POST") throw new Refused(405, "Only POST.");
	if (!/^application\/json(;|$)/.test(headers["content-type"] ?? "")) throw new Refused(415, "Only JSON.");
	const [given, wanted] = [Buffer.from(String(headers["x-edit-token"] ?? "")), Buffer.from(token)];
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
		throw new Refused(403, "The server was restarted. Reload the page.");
}

async function bodyOf(message: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of message) {
		size += chunk.length;
		if (size > LIMIT) throw new Refused(413, "That is more than a page can have.");
		chunks.push(chunk);
	}
	return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}

/** What git would commit of content/: its files with their pages, and the difference. */
export interface Changes {
	files: { file: string; page?: string | undefined }[];
	diff: string;
}

function changes(pages: ReadonlyMap<string, string>): Changes {
	const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
	try {
		const lines = git("status", "--porcelain", "-z", "--untracked-files=all", "--", "content").split("\0").filter(Boolean);
		const files = lines.map((line) => line.slice(3)).map((file) => ({ file, page: pages.get(file) }));
		return { files, diff: git("diff", "HEAD", "--", "content") };
	} catch {
		throw new Refused(409, "Changes are listed from git, and this folder has no commit yet.");
	}
}
