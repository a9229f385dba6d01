import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromParse5 } from "hast-util-from-parse5";
import { selectAll } from "hast-util-select";
import { toString as textIn } from "mdast-util-to-string";
import { parseFragment } from "parse5";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readAsChanged } from "../vite/content/read-content.ts";
import { withText } from "./fields.ts";
import { ENDPOINT, editEndpoint } from "./server.tsx";

const TOKEN = "the-token";
const PAGE = "content/pages/home.md";
const home = process.cwd();
let server: Server;
let port: number;
let before: [file: string, text: string][];

const contentNow = () => globSync("content/**/*.md").map((file): [string, string] => [file, readFileSync(file, "utf8")]);

beforeAll(async () => {
	const folder = mkdtempSync(join(tmpdir(), "site-edit-"));
	for (const name of ["content", "app"]) cpSync(name, join(folder, name), { recursive: true });
	process.chdir(folder);
	before = contentNow();
	server = createServer(editEndpoint(TOKEN, readAsChanged())).listen(0, "127.0.0.1");
	await new Promise((done) => server.once("listening", done));
	port = Number(Object(server.address()).port);
});
afterAll(() => {
	const folder = process.cwd();
	server.close().closeAllConnections();
	process.chdir(home);
	rmSync(folder, { recursive: true });
});
/** Undoing the test's changes must restore every byte. */
afterEach(async () => {
	while ((await send({ do: "undo" })).status === 200);
	expect(contentNow()).toEqual(before);
});

interface Reply {
	status: number;
	body: { message?: string; html?: string; saved?: string[]; page?: { undo: number } };
}

/** Sends a request as the page does; headers can be overridden or left out. */
function send(body: unknown, { method = "POST", ...others }: Record<string, string | undefined> = {}): Promise<Reply> {
	const host = `127.0.0.1:${port}`;
	const all = { host, origin: `http://${host}`, "content-type": "application/json", "x-edit-token": TOKEN, ...others };
	const headers = Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
	return new Promise((resolve, reject) => {
		const sent = request({ port, host: "127.0.0.1", path: ENDPOINT, method, headers }, async (response) => {
			const chunks: Buffer[] = [];
			for await (const chunk of response) chunks.push(chunk);
			resolve({ status: response.statusCode ?? 0, body: JSON.parse(String(Buffer.concat(chunks))) });
		});
		// The server closes the connection while a large body is being sent.
		sent.on("error", (error) => (/EPIPE|ECONNRESET/.test(error.message) ? resolve({ status: 413, body: {} }) : reject(error)));
		sent.end(typeof body === "string" || body instanceof Buffer ? body : JSON.stringify(body));
	});
}

type Submitted = Record<string, string>;

/** Returns what a browser would submit for a form. */
function valuesOf(html = ""): Submitted {
	const fields = selectAll("[name]:not(button, [type=radio]:not([checked]))", fromParse5(parseFragment(html)));
	return Object.fromEntries(fields.map((field) => [`${field.properties.name}`, `${field.properties.value ?? textIn(field)}`]));
}

const formOf = async (ref: string) => valuesOf((await send({ do: "form", refs: [ref] })).body.html);
const textOf = async (ref: string) => (await formOf(ref))[ref];
const submit = (submitted: Submitted) => send({ do: "save", submitted });
const save = async (ref: string, text: string) => submit({ ...(await formOf(ref)), [ref]: text });
const change = async (ref: string, to: string) => submit({ ...(await formOf(ref)), [to]: ref });

/** Adds a list entry through its form. */
async function add(ref: string, texts: Submitted) {
	const form = valuesOf((await send({ do: "form", refs: [ref], add: true })).body.html);
	return submit(Object.fromEntries(Object.entries(form).map(([name, text]) => [name, texts[name.split(".").at(-1) ?? ""] ?? text])));
}

const FOREIGN = [
	...["../package.json", "content/../package.json", "/etc/passwd", "content/pages/../../README.md", "content/none.md", "README.md"],
	...["content/pages", "content/pages/link.md"],
];

test("refuses cross-origin, malformed, and oversized requests, and files outside content/", async () => {
	symlinkSync(join(home, "README.md"), "content/pages/link.md");
	const undo = { do: "undo" };
	const refusals: [number, unknown, Record<string, string | undefined>?][] = [
		[403, undo, { "x-edit-token": "wrong" }],
		[403, undo, { "x-edit-token": "" }],
		[403, undo, { origin: "https://evil.example" }],
		[403, undo, { origin: `http://localhost:${port}` }],
		[403, undo, { origin: undefined }],
		[403, undo, { host: "evil.example", origin: "http://evil.example" }],
		[403, undo, { host: `localhost.evil.example:${port}`, origin: `http://localhost.evil.example:${port}` }],
		[405, "", { method: "PUT" }],
		[405, "", { method: "GET", origin: undefined, "content-type": undefined }],
		[415, undo, { "content-type": "text/plain" }],
		[400, "not JSON"],
		[400, { do: "delete" }],
		[400, { do: "undo", more: true }],
		[400, { do: "save", submitted: { up: 1 } }],
		[400, Buffer.from([0xff, 0xfe, 0x00, 0x80])],
		[413, "x".repeat(10_000_000)],
		...FOREIGN.flatMap((file): [number, unknown][] => [
			[403, { do: "form", refs: [`${file}#name`] }],
			[403, { do: "save", submitted: { [`${file}#name`]: "x" } }],
			[403, { do: "save", submitted: { up: `${file}#list.1` } }],
		]),
	];
	for (const [status, body, headers] of refusals) {
		const described = [JSON.stringify(body).slice(0, 90), headers];
		expect([(await send(body, headers)).status, ...described]).toEqual([status, ...described]);
	}
	rmSync("content/pages/link.md");
});

test("saves a field, and undoes and redoes the change byte for byte", async () => {
	expect(await send({ do: "undo" })).toMatchObject({ status: 409, body: { message: "There is nothing to undo." } });
	const ref = `${PAGE}#hero.audit`;
	expect(await save(ref, "What we’d fix first: #1, “once”.")).toMatchObject({ status: 200, body: { saved: [PAGE] } });
	const after = contentNow();
	expect(await textOf(ref)).toBe("What we’d fix first: #1, “once”.");
	await send({ do: "undo" });
	expect(contentNow()).toEqual(before);
	await send({ do: "redo" });
	expect(contentNow()).toEqual(after);
	expect((await send({ do: "redo" })).body.message).toBe("There is nothing to redo.");

	const text = readFileSync(PAGE, "utf8");
	writeFileSync(PAGE, text.replace("Get clicked", "Get Clicked"));
	expect(await send({ do: "undo" })).toMatchObject({ status: 409, body: { message: expect.stringContaining("has changed since") } });
	writeFileSync(PAGE, text);
	expect(await save(ref, "What we’d fix first: #1, “once”.")).toMatchObject({ status: 200, body: { saved: [] } });
	expect((await send({ do: "page", text: "/" })).body.page?.undo).toBe(1);
});

test("renames a person everywhere", async () => {
	expect((await save("content/people/daniel-okafor.md#name", "Daniel Okoro")).body.saved).toHaveLength(10);
});

test.each([
	["head.title", "x".repeat(61), /content\/pages\/home\.md:\d+ {2}Head › Title: found "x+…?.* expected at most 60 characters/],
	["faq.0.question", "What we do", /expected a question mark at the end/],
	["hero.intro", "Uses **bold**", /plain text/],
	// No link contains the last phrase of this title.
	["hero.title", "Get clicked. ==Get cited.== Get paid.", /home\.md:\d+ {2}Hero › Title: found/],
])("refuses a mistake in %s with the build's message", async (path, text, message) => {
	const { status, body } = await save(`${PAGE}#${path}`, text);
	expect([status, body.message]).toEqual([422, expect.stringMatching(message)]);
});

test("a refusal includes the other field that needs fixing", async () => {
	const form = { ...(await formOf(`${PAGE}#hero.links.0.text`)), [`${PAGE}#hero.links.0.text`]: "Get found." };
	const other = valuesOf((await submit(form)).body.html);
	expect(other[`${PAGE}#hero.title`]).toBe("Get clicked. ==Get cited.==");
	expect(Object.keys(other).filter((name) => name.startsWith(PAGE))).toHaveLength(1);
	expect((await submit({ ...form, [`${PAGE}#hero.title`]: "Get found. ==Get cited.==" })).status).toBe(200);
});

test("removing a sentence also removes its source and asks to clear its confirm: entries", async () => {
	const file = "content/services/link-building.md";
	const claim = `${file}#confirm.1`;
	expect(readFileSync(file, "utf8")).toContain("- id: clock\n");
	const form = { ...(await formOf(`${file}#faq.4.answer`)), [`${file}#faq.4.answer`]: "Yes, and we replace them." };
	const other = valuesOf((await submit(form)).body.html);
	expect(other[claim]).toBe("We replace what you strike.");
	const cleared = Object.keys(other).filter((name) => name.startsWith(`${file}#confirm.`));
	expect((await submit({ ...form, ...other, ...Object.fromEntries(cleared.map((name) => [name, ""])) })).status).toBe(200);
	expect(readFileSync(file, "utf8")).not.toMatch(/- id: clock\n|We replace what you strike/);
});

test("adds, moves, and removes list entries, and refuses stale or invalid changes", async () => {
	expect((await add(`${PAGE}#faq.0`, { question: "Is this new?", answer: "Yes: it’s #1." })).status).toBe(200);
	expect(await textOf(`${PAGE}#faq.1.answer`)).toBe("Yes: it’s #1.");
	const refused = await add(`${PAGE}#faq.1`, { question: "No mark", answer: "None." });
	expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("question mark")]);
	const form = await formOf(`${PAGE}#faq.1.question`);
	expect((await submit({ ...form, up: `${PAGE}#faq.1` })).status).toBe(200);
	expect(await textOf(`${PAGE}#faq.0.question`)).toBe("Is this new?");
	expect((await submit({ ...form, remove: `${PAGE}#faq.1` })).status).toBe(409);
	expect((await submit({ ...(await formOf(`${PAGE}#faq.1.question`)), up: `${PAGE}#faq.99` })).status).toBe(422);
	expect((await change(`${PAGE}#faq.0`, "remove")).status).toBe(200);
	expect(contentNow()).toEqual(before);
});

test.each([
	["up", 1],
	["down", 0],
])("says which entry was moved %s, also when that is undone", async (to, index) => {
	const question = await textOf(`${PAGE}#faq.${index}.question`);
	expect((await change(`${PAGE}#faq.${index}`, to)).body.message).toContain(`FAQ › “${question}” (moved)`);
	expect((await send({ do: "undo" })).body.message).toContain(`FAQ › “${question}” (moved)`);
});

test("Undo says what the text is now", async () => {
	const times = await textOf(`${PAGE}#hero.times`);
	await save(`${PAGE}#hero.times`, "Soon.");
	expect((await send({ do: "undo" })).body.message).toContain(`Hero › Times is now “${times?.slice(0, 40)}`);
});

test("refuses to remove the last entry of a list that requires one", async () => {
	const criterion = "content/services/link-building.md#pricing.tiers.0.domainCriteria.0";
	let reply: Reply = { status: 200, body: {} };
	for (let count = 0; count < 10 && reply.status === 200; count++) reply = await change(criterion, "remove");
	expect([reply.status, reply.body.message]).toEqual([422, expect.stringContaining("found []; expected at least 1 entry")]);
	expect(await textOf(criterion)).not.toBe("");
});

test("removes and restores an optional field, and empties and refills a list", async () => {
	const ref = `${PAGE}#faq.0.short`;
	const short = await textOf(ref);
	expect((await save(ref, "")).status).toBe(200);
	expect(readFileSync(PAGE, "utf8")).not.toContain(short);
	expect((await save(ref, "SEO: #1.")).status).toBe(200);
	expect(await textOf(ref)).toBe("SEO: #1.");

	const first = "content/claims.md#reassurances.0";
	while ((await change(first, "remove")).status === 200);
	expect(readFileSync("content/claims.md", "utf8")).toContain("reassurances: []");
	expect((await add(first, { 0: "Free: always" })).status).toBe(200);
	expect(await textOf(first)).toBe("Free: always");
});

test("writes numbers only to number fields, and keeps other input as text", () => {
	const file = "content/services/link-building.md";
	const source = readFileSync(file, "utf8");
	const price = `${file}#pricing.tiers.0.monthlyPrice`;
	expect(withText(price, source, "1899")).toContain("monthlyPrice: 1899\n");
	for (const text of ["007", "true", "1,899"]) expect(withText(price, source, text)).toMatch(new RegExp(`monthlyPrice: ["']?${text}`));
	for (const text of ["007", "42", "true"])
		expect(withText(`${file}#hero.title`, source, text)).toMatch(new RegExp(`title: ["']${text}["']`));
});

test("doesn't name a file for interface text that code assembles", async () => {
	expect((await send({ do: "words", text: "Nowhere in the code" })).body.message).not.toMatch(/:\d+\./);
});

test("lists changed fields and new files, and reports git errors", async () => {
	const changes = async () => (await send({ do: "changes" })).body;
	expect((await changes()).message).toContain("not a git repository");
	for (const args of ["init -q", "add content", "-c user.name=a -c user.email=a@example.com commit -qm all"])
		execFileSync("git", args.split(" "));
	const questions = [...readFileSync(PAGE, "utf8").matchAll(/- question: (.*)/g)].map(([, question]) => `FAQ › “${question}”`);
	await save(`${PAGE}#hero.audit`, "New words.");
	await add(`${PAGE}#faq.1`, { question: "Is it new?", short: "", answer: "Yes." });
	await save(`${PAGE}#faq.1.answer`, `${await textOf(`${PAGE}#faq.1.answer`)} More.`);
	await change(`${PAGE}#faq.0`, "down");
	expect((await change(`${PAGE}#faq.4`, "remove")).body.message).toContain("(content/");
	writeFileSync("content/new.txt", "");
	const { html = "" } = await changes();
	expect(html).toMatch(
		/commit: 2.*<a href="\/">Home<\/a>.*<del>.*<\/del> <ins>New words\.<\/ins>.*<ins> More\.<\/ins>.*content\/new\.txt \(new/s,
	);
	expect([...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label)).toEqual([
		"Hero › Audit",
		`${questions[1]} › Answer`,
		`${questions[0]} (moved)`,
		...["Question", "Answer"].map((field) => `FAQ › “Is it new?” (added) › ${field}`),
		...["Question", "Short", "Answer"].map((field) => `${questions[3]} (removed) › ${field}`),
	]);
	rmSync("content/new.txt");
});
