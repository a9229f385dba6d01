import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readAsChanged } from "../vite/content/read-content.ts";
import { ENDPOINT, editEndpoint } from "./server.ts";

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
	body: {
		message?: string;
		fields?: { ref: string; hash: string; value: string }[];
		others?: { ref: string }[];
		lists?: { ref: string; length: number }[];
		first?: object[];
		choices?: { value: string; image?: string }[];
	};
}

/** Sends a request as the page does, unless told otherwise. */
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

async function fieldOf(ref: string) {
	const { body } = await send({ do: "open", refs: [ref] });
	return body.fields?.[0] ?? { hash: "", value: "" };
}

async function save(ref: string, text: string, hash?: string) {
	return send({ do: "save", edits: [{ ref, text, hash: hash ?? (await fieldOf(ref)).hash }] });
}

const edit = (ref: string) => ({ do: "save", edits: [{ ref, text: "x", hash: "" }] });

test("refuses requests of other pages, other kinds and other sizes, and writes nothing", async () => {
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
		[403, { do: "open", refs: ["content/pages/link.md#hero.title"] }],
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

test("saves a text, goes back and forth byte for byte, and says when there is nothing to go back to", async () => {
	expect((await send({ do: "undo" })).status).toBe(409);
	const ref = `${PAGE}#hero.audit`;
	expect((await save(ref, "What we’d fix first: #1, “once”.")).status).toBe(200);
	const after = contentNow();
	expect((await fieldOf(ref)).value).toBe("What we’d fix first: #1, “once”.");
	expect((await send({ do: "undo" })).status).toBe(200);
	expect(contentNow()).toEqual(before);
	expect((await send({ do: "redo" })).status).toBe(200);
	expect(contentNow()).toEqual(after);
	writeFileSync(PAGE, readFileSync(PAGE, "utf8").replace("Get clicked", "Get Clicked"));
	const refused = await send({ do: "undo" });
	expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("has changed since")]);
	for (const [file = "", text = ""] of before) writeFileSync(file, text);
});

test("refuses a mistake in the build's own words and names the text elsewhere that has to change, too", async () => {
	const tooLong = await save(`${PAGE}#head.title`, "x".repeat(61));
	expect(tooLong.status).toBe(422);
	expect(tooLong.body.message).toMatch(/content\/pages\/home\.md:\d+ {2}head\.title: found "x+…?.* expected at most 60 characters/);
	// The question without its mark is no question.
	expect((await save(`${PAGE}#faq.0.question`, "What we do")).body.message).toContain("must end with a question mark");
	expect((await save(`${PAGE}#hero.intro`, "Uses **bold**")).body.message).toContain("plain text");
	const phrase = await save(`${PAGE}#hero.links.0.text`, "Get found.");
	expect([phrase.status, phrase.body.fields?.[0]?.ref]).toEqual([422, `${PAGE}#hero.title`]);
	// A word of the title that no link shows would not be on the page.
	expect((await save(`${PAGE}#hero.title`, "Get clicked. ==Get cited.== Get paid.")).status).toBe(422);
	expect(contentNow()).toEqual(before);
});

test("shows both versions when the file has changed since the dialog opened", async () => {
	const ref = `${PAGE}#hero.audit`;
	const { hash } = await fieldOf(ref);
	writeFileSync(PAGE, readFileSync(PAGE, "utf8").replace(/^ {2}audit: .*$/m, "  audit: Theirs"));
	const refused = await save(ref, "Mine", hash);
	expect([refused.status, refused.body.fields?.[0]?.value]).toEqual([409, "Theirs"]);
	expect(readFileSync(PAGE, "utf8")).toContain("audit: Theirs");
	for (const [file = "", text = ""] of before) writeFileSync(file, text);
});

/** Adds an entry as the dialog does. */
async function add(ref: string, texts: Record<string, string>) {
	const { body } = await send({ do: "add", ref });
	const edits = (body.fields ?? []).map((field) => ({
		ref: field.ref,
		hash: field.hash,
		text: texts[field.ref.split(".").at(-1) ?? ""] ?? "",
	}));
	return send({ do: "save", edits: [...(body.first ?? []), ...edits] });
}

async function change(ref: string, what: string, hash?: string) {
	return send({ do: "save", edits: [{ ref, change: what, hash: hash ?? (await fieldOf(ref)).hash }] });
}

test("changes a list, and refuses a change that the schema or the file does not allow", async () => {
	expect((await add(`${PAGE}#faq.0`, { question: "Is this new?", answer: "Yes: it’s #1." })).status).toBe(200);
	expect((await fieldOf(`${PAGE}#faq.1.answer`)).value).toBe("Yes: it’s #1.");
	const refused = await add(`${PAGE}#faq.1`, { question: "No mark", answer: "None." });
	expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("question mark")]);
	const { hash } = await fieldOf(`${PAGE}#faq.1.question`);
	expect((await change(`${PAGE}#faq.1`, "remove", hash)).status).toBe(200);
	expect(contentNow()).toEqual(before);
	expect((await change(`${PAGE}#faq.1`, "up", hash)).status).toBe(409);
	expect((await change(`${PAGE}#faq.99`, "up", (await fieldOf(`${PAGE}#faq.1.question`)).hash)).status).toBe(422);
});

test("refuses to remove the last entry of a list that needs one", async () => {
	const stat = "content/agency.md#stats.0";
	let reply = await change(stat, "remove", (await fieldOf(`${stat}.label`)).hash);
	for (let count = 0; count < 10 && reply.status === 200; count++)
		reply = await change(stat, "remove", (await fieldOf(`${stat}.label`)).hash);
	expect(reply).toMatchObject({ status: 422, body: { message: expect.stringContaining("stats") } });
	expect((await fieldOf(`${stat}.label`)).value).not.toBe("");
	while ((await send({ do: "undo" })).status === 200);
	expect(contentNow()).toEqual(before);
});

test("adds an optional field, leaves it out again, and empties and fills a list", async () => {
	const ref = `${PAGE}#faq.0.short`;
	const short = await fieldOf(ref);
	expect((await save(ref, "")).status).toBe(200);
	expect(await fieldOf(ref)).toMatchObject({ value: "", optional: true });
	expect((await save(ref, "SEO: #1.")).status).toBe(200);
	expect((await fieldOf(ref)).value).toBe("SEO: #1.");
	for (let step = 0; step < 2; step++) await send({ do: "undo" });
	expect((await fieldOf(ref)).value).toBe(short.value);

	const first = "content/agency.md#reassurances.0";
	while ((await change(first, "remove")).status === 200);
	expect(readFileSync("content/agency.md", "utf8")).toContain("reassurances: []");
	expect((await send({ do: "add", ref: first })).body).toMatchObject({ fields: [{ ref: first, value: "" }], first: [] });
	expect((await add(first, { 0: "Free: always" })).status).toBe(200);
	expect((await fieldOf(first)).value).toBe("Free: always");
	while ((await send({ do: "undo" })).status === 200);
	expect(contentNow()).toEqual(before);
});

test("offers what a picker can choose", async () => {
	const photos = await send({ do: "choices", ref: "content/industries/healthcare.md#photo" });
	expect(photos.body.choices?.[0]).toMatchObject({ value: expect.any(String), image: expect.stringContaining("http") });
	const icons = await send({ do: "choices", ref: "content/agency.md#stats.0.icon" });
	expect(icons.body.choices?.length).toBeGreaterThan(5);
	expect(icons.body.choices?.[0]?.image).toContain("data:image/svg+xml");
});
