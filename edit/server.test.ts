import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DefaultTreeAdapterMap } from "parse5";
import { parseFragment } from "parse5";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readAsChanged } from "../vite/content/read-content.ts";
import { ENDPOINT, editEndpoint } from "./server.tsx";

const TOKEN = "the-token";
const PAGE = "content/pages/home.md";
const home = process.cwd();
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "site-edit-"));
	cpSync("content", join(folder, "content"), { recursive: true });
	cpSync("app/styles", join(folder, "app/styles"), { recursive: true });
	process.chdir(folder);
	server = createServer(editEndpoint(TOKEN, readAsChanged())).listen(0, "127.0.0.1");
	await new Promise((done) => server.once("listening", done));
	port = Number(Object(server.address()).port);
});
afterAll(() => {
	server.close().closeAllConnections();
	process.chdir(home);
	rmSync(folder, { recursive: true });
});

const contentNow = () => globSync("content/**/*.md").map((file) => [file, readFileSync(file, "utf8")]);
let before: ReturnType<typeof contentNow>;
beforeEach(() => {
	before = contentNow();
});

interface Reply {
	status: number;
	body: { message?: string; html?: string; page?: { file: string; texts: [ref: string, text: string][] } };
}

/** Sends a request as the page does; headers can be overridden. */
function send(body: unknown, { method = "POST", ...others }: Record<string, string> = {}): Promise<Reply> {
	const host = `127.0.0.1:${port}`;
	const headers = { host, origin: `http://${host}`, "content-type": "application/json", "x-edit-token": TOKEN, ...others };
	return new Promise((resolve, reject) => {
		const sent = request({ port, host: "127.0.0.1", path: ENDPOINT, method, headers }, async (response) => {
			const chunks: Buffer[] = [];
			for await (const chunk of response) chunks.push(chunk);
			resolve({ status: response.statusCode ?? 0, body: JSON.parse(String(Buffer.concat(chunks))) });
		});
		sent.on("error", reject);
		sent.end(typeof body === "string" || body instanceof Buffer ? body : JSON.stringify(body));
	});
}

type Form = Record<string, string>;

/** Returns what a browser would submit for a form. */
function fieldsOf(html = ""): Form {
	const form: Form = {};
	const visit = (node: DefaultTreeAdapterMap["childNode"]) => {
		const attributes = "attrs" in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {};
		const text = "childNodes" in node ? node.childNodes.map((child) => ("value" in child ? child.value : "")).join("") : "";
		const isSent = attributes.type !== "radio" || attributes.checked !== undefined;
		if (attributes.name && isSent && node.nodeName !== "button") form[attributes.name] = attributes.value ?? text;
		if ("childNodes" in node) node.childNodes.forEach(visit);
	};
	parseFragment(html).childNodes.forEach(visit);
	return form;
}

const open = async (request: object) => fieldsOf((await send(request)).body.html);
const formOf = (ref: string) => open({ do: "fields", refs: [ref] });
const textOf = async (ref: string) => (await formOf(ref))[`text:${ref}`];
const submit = (form: Form) => send({ do: "save", form });
const save = async (ref: string, text: string) => submit({ ...(await formOf(ref)), [`text:${ref}`]: text });
const change = async (ref: string, to: string, form?: Form) => submit({ ...(form ?? (await formOf(ref))), change: `${to} ${ref}` });

const edit = (ref: string) => ({ do: "save", form: { opening: JSON.stringify({ do: "fields", refs: [ref] }), [`text:${ref}`]: "x" } });

test("refuses cross-origin, malformed, and oversized requests, and writes nothing", async () => {
	symlinkSync(join(home, "README.md"), "content/pages/link.md");
	const refusals: [number, unknown, Record<string, string>?][] = [
		[403, { do: "undo" }, { "x-edit-token": "wrong" }],
		[403, { do: "undo" }, { "x-edit-token": "" }],
		[403, { do: "undo" }, { origin: "https://evil.example" }],
		[403, { do: "undo" }, { origin: `http://localhost:${port}` }],
		[403, { do: "undo" }, { host: "evil.example", origin: "http://evil.example" }],
		[403, { do: "undo" }, { host: `localhost.evil.example:${port}`, origin: `http://localhost.evil.example:${port}` }],
		[405, "", { method: "PUT" }],
		[415, { do: "undo" }, { "content-type": "text/plain" }],
		[400, "not JSON"],
		[400, { do: "delete" }],
		[400, { do: "undo", more: true }],
		[400, Buffer.from([0xff, 0xfe, 0x00, 0x80])],
		[413, "x".repeat(10_000_000)],
		...[
			"../package.json#name",
			"content/../package.json#name",
			"/etc/passwd#x",
			"content/pages/../../README.md#x",
			"content/none.md#x",
			"README.md#x",
		].map((ref): [number, unknown] => [403, edit(ref)]),
		[403, edit("content/pages/link.md#hero.title")],
		[403, edit("content/pages#x")],
		[403, { do: "fields", refs: ["content/pages/link.md#hero.title"] }],
	];
	try {
		for (const [status, body, others] of refusals) {
			const reply = await send(body, others).catch((error) => ({
				status: error.code === "EPIPE" || error.code === "ECONNRESET" ? 413 : 0,
				body: {},
			}));
			expect([reply.status, JSON.stringify(body).slice(0, 90), others]).toEqual([status, JSON.stringify(body).slice(0, 90), others]);
		}
	} finally {
		rmSync("content/pages/link.md");
	}
	expect(contentNow()).toEqual(before);
});

test("saves a field, then undoes and redoes the change byte for byte", async () => {
	expect((await send({ do: "undo" })).status).toBe(409);
	const ref = `${PAGE}#hero.audit`;
	expect((await save(ref, "What we’d fix first: #1, “once”.")).status).toBe(200);
	const after = contentNow();
	expect(await textOf(ref)).toBe("What we’d fix first: #1, “once”.");
	expect((await send({ do: "undo" })).status).toBe(200);
	expect(contentNow()).toEqual(before);
	expect((await send({ do: "redo" })).status).toBe(200);
	expect(contentNow()).toEqual(after);
	writeFileSync(PAGE, readFileSync(PAGE, "utf8").replace("Get clicked", "Get Clicked"));
	const refused = await send({ do: "undo" });
	expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("has changed since")]);
	for (const [file = "", text = ""] of before) writeFileSync(file, text);
});

test("rejects a mistake with the build's message, and shows the other field to fix", async () => {
	const tooLong = await save(`${PAGE}#head.title`, "x".repeat(61));
	expect(tooLong.status).toBe(422);
	expect(tooLong.body.html).toMatch(/content\/pages\/home\.md:\d+ {2}head\.title: found &quot;x+…?.* expected at most 60 characters/);
	expect((await save(`${PAGE}#faq.0.question`, "What we do")).body.html).toContain("must end with a question mark");
	expect((await save(`${PAGE}#hero.intro`, "Uses **bold**")).body.html).toContain("plain text");
	const phrase = await save(`${PAGE}#hero.links.0.text`, "Get found.");
	expect(phrase.status).toBe(422);
	expect(fieldsOf(phrase.body.html)).toMatchObject({
		[`text:${PAGE}#hero.links.0.text`]: "Get found.",
		[`text:${PAGE}#hero.title`]: "Get clicked. ==Get cited.==",
	});
	// No link contains the last phrase of this title.
	expect((await save(`${PAGE}#hero.title`, "Get clicked. ==Get cited.== Get paid.")).status).toBe(422);
	expect(contentNow()).toEqual(before);
});

test("shows both versions if the file changed after the form opened", async () => {
	const ref = `${PAGE}#hero.audit`;
	const form = await formOf(ref);
	writeFileSync(PAGE, readFileSync(PAGE, "utf8").replace(/^ {2}audit: .*$/m, "  audit: Theirs"));
	const refused = await submit({ ...form, [`text:${ref}`]: "Mine" });
	const again = fieldsOf(refused.body.html);
	expect([refused.status, again[`text:${ref}`], again[`was:${ref}`]]).toEqual([409, "Mine", "Theirs"]);
	expect(readFileSync(PAGE, "utf8")).toContain("audit: Theirs");
	expect((await submit(again)).status).toBe(200);
	expect(await textOf(ref)).toBe("Mine");
	for (const [file = "", text = ""] of before) writeFileSync(file, text);
});

/** Adds a list entry through its form. */
async function add(ref: string, texts: Record<string, string>) {
	const form = await open({ do: "entry", ref });
	const named = Object.keys(form).map((name) => [name, texts[name.split(".").at(-1) ?? ""] ?? form[name] ?? ""]);
	return submit({ ...form, ...Object.fromEntries(named.filter(([name = ""]) => name.startsWith("text:"))) });
}

test("adds and removes list entries, and refuses stale or invalid list changes", async () => {
	expect((await add(`${PAGE}#faq.0`, { question: "Is this new?", answer: "Yes: it’s #1." })).status).toBe(200);
	expect(await textOf(`${PAGE}#faq.1.answer`)).toBe("Yes: it’s #1.");
	const refused = await add(`${PAGE}#faq.1`, { question: "No mark", answer: "None." });
	expect([refused.status, refused.body.html]).toEqual([422, expect.stringContaining("question mark")]);
	const form = await formOf(`${PAGE}#faq.1.question`);
	expect((await change(`${PAGE}#faq.1`, "remove", form)).status).toBe(200);
	expect(contentNow()).toEqual(before);
	expect((await change(`${PAGE}#faq.1`, "up", form)).status).toBe(409);
	expect((await change(`${PAGE}#faq.99`, "up", await formOf(`${PAGE}#faq.1.question`))).status).toBe(422);
});

test("refuses to remove the last entry of a list that requires one", async () => {
	const stat = "content/agency.md#stats.0";
	let reply: Reply = { status: 200, body: {} };
	for (let count = 0; count < 10 && reply.status === 200; count++) reply = await change(stat, "remove", await formOf(`${stat}.label`));
	expect([reply.status, reply.body.html]).toEqual([422, expect.stringContaining("stats")]);
	expect(await textOf(`${stat}.label`)).not.toBe("");
	while ((await send({ do: "undo" })).status === 200);
	expect(contentNow()).toEqual(before);
});

test("removes and restores an optional field, and empties and refills a list", async () => {
	const ref = `${PAGE}#faq.0.short`;
	const short = await textOf(ref);
	expect((await save(ref, "")).status).toBe(200);
	expect(readFileSync(PAGE, "utf8")).not.toContain(short);
	expect((await save(ref, "SEO: #1.")).status).toBe(200);
	expect(await textOf(ref)).toBe("SEO: #1.");
	for (let step = 0; step < 2; step++) await send({ do: "undo" });
	expect(await textOf(ref)).toBe(short);

	const first = "content/agency.md#reassurances.0";
	while ((await change(first, "remove")).status === 200);
	expect(readFileSync("content/agency.md", "utf8")).toContain("reassurances: []");
	expect((await add(first, { 0: "Free: always" })).status).toBe(200);
	expect(await textOf(first)).toBe("Free: always");
	while ((await send({ do: "undo" })).status === 200);
	expect(contentNow()).toEqual(before);
});

test("offers choices with pictures", async () => {
	const photos = await send({ do: "fields", refs: ["content/industries/healthcare.md#photo"] });
	expect(photos.body.html).toMatch(/<input type="radio"[^>]* value="photo-[\w-]+"\/><img src="http[^"]+" alt="" loading="lazy"\/> \w+/);
	const icons = await send({ do: "fields", refs: ["content/agency.md#stats.0.icon"] });
	expect(icons.body.html).toMatch(/value="heart"\/><svg class="icon"/);
});

test("lists every field as pages show it, and picks up changes", async () => {
	const shown = async () => Object.fromEntries((await send({ do: "texts", path: "/" })).body.page?.texts ?? []);
	const texts = await shown();
	expect(Object.keys(texts).length).toBeGreaterThan(2000);
	expect(texts[`${PAGE}#hero.intro`]).not.toContain("{siteName}");
	expect((await save(`${PAGE}#hero.audit`, "New words.")).status).toBe(200);
	expect(await shown()).toEqual({ ...texts, [`${PAGE}#hero.audit`]: "New words." });
	await send({ do: "undo" });
});
