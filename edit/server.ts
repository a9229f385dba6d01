import { execFileSync } from "node:child_process";
import { timingSafeEqual } from "node:crypto";
import { chmodSync, globSync, mkdirSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve, sep } from "node:path";
import { z } from "zod";
import { ContentError } from "../model/reading/problem.ts";
import { valueAt } from "../model/reading/schema-walk.ts";
import { articleHtml } from "../vite/content/article-html.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { mistakesOf, readSource } from "./check.ts";
import { choicesOf, contextOf, describe, fieldsBeside, fieldsOf, hashOf, isOptionalAt, kindAt, listsOf, splitRef } from "./fields.ts";
import { ARTICLE, addField, changeList, NotHere, readFields, readTextAt, removeField, writeTextAt } from "./splice.ts";
import type { ShownText } from "./texts.ts";
import { shownTexts } from "./texts.ts";

/** Where the browser sends what it wants. */
export const ENDPOINT = "/@edit";

/** Bytes that a request may have; the longest article has a tenth. */
const LIMIT = 500_000;

const ref = z.string().max(400);
const requests = z.discriminatedUnion("do", [
	z.strictObject({ do: z.literal("fields"), refs: z.array(ref).max(50) }),
	z.strictObject({ do: z.literal("lists"), ref }),
	z.strictObject({ do: z.literal("choices"), ref, search: ref }),
	z.strictObject({ do: z.literal(["page", "texts"]), path: ref }),
	z.strictObject({ do: z.literal("words"), text: ref }),
	z.strictObject({
		do: z.literal("save"),
		edits: z
			.array(z.strictObject({ ref, hash: z.string(), text: z.string() }))
			.min(1)
			.max(50),
	}),
	z.strictObject({
		do: z.literal("list"),
		ref,
		hash: z.string(),
		index: z.number().int().min(0),
		change: z.enum(["add", "remove", "up", "down"]),
		texts: z.array(z.strictObject({ path: ref, text: z.string() })).default([]),
	}),
	z.strictObject({ do: z.literal("preview"), text: z.string() }),
	z.strictObject({ do: z.literal(["undo", "redo", "changes"]) }),
]);

type Request = z.output<typeof requests>;

/** An answer that is not what was asked for. */
class Refused extends Error {
	readonly status: number;
	readonly reply: object;

	constructor(status: number, message: string, more: object = {}) {
		super(message);
		this.status = status;
		this.reply = { message, ...more };
	}
}

const refuse = (status: number, message: string, more = {}) => new Refused(status, message, more);

/** One step that can be undone: each file before and after it. */
type Step = Map<string, { before: string; after: string }>;

/**
 * Returns the listener that reads and changes content for the page.
 *
 * @param token What a request must carry; only pages of this server know it.
 */
export function editEndpoint(token: string, read: () => Promise<SiteSource>) {
	const texts = new WeakMap<SiteSource, ShownText[]>();
	const done: Step[] = [];
	const undone: Step[] = [];
	const state = () => ({ undo: done.length, redo: undone.length });

	/** Writes files whole or not at all, once all of them are known to be right. */
	function write(files: ReadonlyMap<string, string>): void {
		mkdirSync(".cache/edit", { recursive: true });
		for (const [file, text] of files) {
			const part = `.cache/edit/${process.pid}-${Date.now()}`;
			writeFileSync(part, text);
			chmodSync(part, statSync(file).mode);
			renameSync(part, file);
		}
	}

	/** Checks and writes changed files, so that the change can be undone. */
	function apply(after: ReadonlyMap<string, string>) {
		const mistakes = mistakesOf(after);
		if (mistakes.length > 0) throw refuse(422, mistakes.map(({ message }) => message).join("\n"), { mistakes });
		const step: Step = new Map();
		for (const [file, text] of after) if (text !== readSource(file)) step.set(file, { before: readSource(file), after: text });
		if (step.size > 0) {
			write(after);
			done.push(step);
			undone.length = 0;
		}
		return { saved: [...step.keys()], ...state() };
	}

	function goBack(from: Step[], to: Step[], [expected, wanted]: ["after", "before"] | ["before", "after"]) {
		const step = from.at(-1);
		if (!step) throw refuse(409, "There is nothing left to go back to.");
		for (const [file, versions] of step) {
			if (readSource(file) !== versions[expected])
				throw refuse(409, `${file} has changed since. Go back in the editor instead, or with git.`);
		}
		write(new Map([...step].map(([file, versions]) => [file, versions[wanted]])));
		from.pop();
		to.push(step);
		return { saved: [...step.keys()], ...state() };
	}

	function save(edits: (Request & { do: "save" })["edits"]) {
		const files = new Map<string, string>();
		const stale: { ref: string; hash: string; value: string }[] = [];
		for (const { ref, hash, text } of edits) {
			const [file, path] = splitRef(ref);
			const source = readSource(contentFile(file));
			if (hash !== hashOf(source)) stale.push({ ref, hash: hashOf(source), value: readTextAt(source, path) ?? "" });
			files.set(file, withText(files.get(file) ?? source, ref, text));
		}
		if (stale.length > 0) throw refuse(409, "The file has changed since you opened it.", { stale });
		try {
			return apply(files);
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			throw refuse(error.status, error.message, { ...error.reply, also: edits.flatMap(({ ref }) => repeatsOf(ref)) });
		}
	}

	function changeEntry({ ref, hash, index, change, texts }: Request & { do: "list" }) {
		const [file, path] = splitRef(ref);
		const source = readSource(contentFile(file));
		if (hash !== hashOf(source)) throw refuse(409, "The file has changed since you opened it. Close this and open it again.");
		const list = valueAt(readFields(source).fields, path.split("."));
		const length = Array.isArray(list) ? list.length : 0;
		let next: string;
		if (change === "add" && length === 0) {
			const filled = texts.filter(({ text }) => text !== "");
			const values = filled.map((one) => [one.path, newValue(source, `${ref}.0${one.path && `.${one.path}`}`, one.text)] as const);
			next = addField(source, `${path}.0`, values[0]?.[0] === "" ? values[0][1] : Object.fromEntries(values));
		} else if (change === "remove" && length === 1 && isOptionalAt(ref, source)) next = removeField(source, path);
		else next = changeList(source, path, index, change);
		if (change === "add" && length > 0) {
			for (const { path: inner, text } of texts) next = withText(next, `${ref}.${index + 1}${inner && `.${inner}`}`, text);
		}
		return apply(new Map([[file, next]]));
	}

	async function answer(request: Request): Promise<object> {
		if (request.do === "undo") return goBack(done, undone, ["after", "before"]);
		if (request.do === "redo") return goBack(undone, done, ["before", "after"]);
		if (request.do === "save") return save(request.edits);
		if (request.do === "list") return changeEntry(request);
		if (request.do === "words") return { place: placeOfWords(request.text) };
		if (request.do === "preview") {
			const { before, lead, rest } = await articleHtml(request.text, { titled: false });
			return { html: before + lead + rest };
		}
		const refs = "refs" in request ? request.refs : "ref" in request ? [request.ref] : [];
		const sources = refs.map((one) => readSource(contentFile(splitRef(one)[0])));
		const source = await read();
		const { site, content } = source;
		const context = contextOf(content, site);
		const pages = [...content.pages, content.notFound];
		if (request.do === "changes") return { ...changes(new Map(pages.map(({ path, entry }) => [entry.file, path]))), ...state() };
		if (request.do === "choices") return { choices: choicesOf(request.ref, request.search, context) };
		const [first, text] = [refs[0] ?? "", sources[0] ?? ""];
		if (request.do === "lists") return { lists: listsOf(first, context, text) };
		if (request.do === "fields") {
			return {
				fields: refs.map((one, index) => describe(one, context, sources[index])),
				beside: fieldsBeside(first, context, text),
				lists: listsOf(first, context, text),
			};
		}
		const wanted = "path" in request ? request.path : "";
		const page = content.pages.find(({ path }) => path === wanted) ?? content.notFound;
		const { file } = page.entry;
		const article = "body" in page.entry && page.articleForm ? `${file}#${ARTICLE}` : undefined;
		if (request.do === "page") return { name: page.name, article, fields: fieldsOf(file) };
		if (!texts.has(source)) texts.set(source, shownTexts(content, context));
		return { file, article, texts: texts.get(source) };
	}

	return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
		const reply = (status: number, body: object) => {
			response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(JSON.stringify(body));
		};
		try {
			checkSender(message, token);
			const request = requests.safeParse(JSON.parse(await bodyOf(message)));
			if (!request.success) throw refuse(400, `Not a request of the page: ${z.prettifyError(request.error)}`);
			reply(200, await answer(request.data));
		} catch (error) {
			if (error instanceof Refused) reply(error.status, error.reply);
			else if (error instanceof NotHere) reply(422, { message: error.message });
			else if (error instanceof ContentError) reply(422, { message: error.message });
			else reply(error instanceof SyntaxError || error instanceof TypeError ? 400 : 500, { message: String(error) });
		}
	};
}

/** Lets only pages of this very server through, whatever name a foreign page has given to this address. */
function checkSender({ method, headers }: IncomingMessage, token: string): void {
	const { host = "", origin } = headers;
	if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
		throw refuse(403, "Editing works on this computer only: open the page at http://localhost.");
	if (origin !== `http://${host}`) throw refuse(403, "Only the page itself may edit.");
	if (method !== "POST") throw refuse(405, "Only POST.");
	if (!/^application\/json(;|$)/.test(headers["content-type"] ?? "")) throw refuse(415, "Only JSON.");
	const [given, wanted] = [Buffer.from(String(headers["x-edit-token"] ?? "")), Buffer.from(token)];
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw refuse(403, "The server was started anew. Reload the page.");
}

/** Returns a new field's value. */
function newValue(source: string, ref: string, text: string): unknown {
	const kind = kindAt(...splitRef(ref), readFields(source).fields);
	return kind !== "text" && /^(true|false|\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}

/** Returns a file with another text in a field. An optional field is added, and left out when it is empty. */
function withText(source: string, ref: string, text: string): string {
	const [, path] = splitRef(ref);
	const isAbsent = readTextAt(source, path) === undefined;
	if (text === "" && path !== ARTICLE && isOptionalAt(ref, source)) return isAbsent ? source : removeField(source, path);
	return isAbsent ? addField(source, path, newValue(source, ref, text)) : writeTextAt(source, path, text);
}

/** Returns the file and line in app/ with words of the interface. */
function placeOfWords(text: string): string {
	for (const file of ["app/words.ts", ...globSync("app/**/*.{ts,tsx}").sort()]) {
		const line = readFileSync(file, "utf8")
			.split("\n")
			.findIndex((row) => row.includes(text));
		if (line >= 0) return `${file}:${line + 1}`;
	}
	return "app/";
}

/** The fields of a file that hold a text of it, or are held by it: a phrase of a headline changes with the headline. */
function repeatsOf(ref: string): string[] {
	const [file, path] = splitRef(ref);
	const text = path === ARTICLE ? "" : (readTextAt(readSource(file), path) ?? "");
	const repeats = fieldsOf(file).filter(
		({ value }) => value.length > 5 && text.length > 5 && (value.includes(text) || text.includes(value)),
	);
	return repeats
		.map((field) => field.ref)
		.filter((one) => one !== ref)
		.slice(0, 4);
}

async function bodyOf(message: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of message) {
		size += chunk.length;
		if (size > LIMIT) throw refuse(413, "That is more than a page can have.");
		chunks.push(chunk);
	}
	return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}

/** Returns the file when it is a Markdown file below content/ and no link leads out of it. */
function contentFile(file: string): string {
	const refused = refuse(403, `${file} is not a file of content/.`);
	if (!/^content\/[a-z0-9/-]+\.md$/.test(file)) throw refused;
	const real = statSync(file, { throwIfNoEntry: false })?.isFile() ? realpathSync(file) : "";
	if (real !== resolve(realpathSync("content"), file.slice("content/".length)) || !real.startsWith(realpathSync("content") + sep))
		throw refused;
	return file;
}

/** What git would commit of content/: its files with their pages, and the difference. */
function changes(pages: ReadonlyMap<string, string>): { files: { file: string; page?: string }[]; diff: string } {
	const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
	try {
		const files = git("status", "--porcelain", "-z", "--untracked-files=all", "--", "content").split("\0").filter(Boolean);
		return {
			files: files.map((line) => ({ file: line.slice(3), page: pages.get(line.slice(3)) })),
			diff: git("diff", "HEAD", "--", "content"),
		};
	} catch {
		throw refuse(409, "Changes are listed from git, and this folder has no commit yet.");
	}
}
