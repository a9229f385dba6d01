import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import type { HeadersPolicy } from "../hosting/headers-policy.ts";
import { contentType, HOST_FILES, headersOf, variesBy } from "../hosting/headers-policy.ts";
import { hostFiles } from "../hosting/write-hosts.ts";
import { moved, redirects } from "./expectations.ts";
import type { Answer, RunningServer } from "./servers.ts";
import { ask, BUILD, missing, SERVERS, startServer } from "./servers.ts";
import { paths, service, site } from "./site.ts";

const client = join(BUILD, "client");
const policy: HeadersPolicy = { ...JSON.parse(readFileSync(join(BUILD, "hosts", "policy.json"), "utf8")), redirects };

/** Every file of the build that is an address, without its compressed variants. */
const files = readdirSync(client, { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile())
	.map((entry) => `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
const assets = files.filter((file) => !/\.(br|gz|html)$/.test(file) && !HOST_FILES.some((hidden) => hidden === file));
const fileOf = (page: string) => (page === "/" ? "/index.html" : `${page}.html`);
const compresses = (file: string) => files.includes(`${file}.br`);

/** What a client says it takes, and what it gets of a file that has compressed variants. */
const ENCODINGS: readonly [accepted: string | undefined, sent: "br" | "gzip" | undefined][] = [
	[undefined, undefined],
	["identity", undefined],
	["gzip", "gzip"],
	["gzip, deflate, br, zstd", "br"],
	["br;q=1.0, gzip;q=0.8", "br"],
	["br;q=0, gzip", "gzip"],
	["gzip;q=0", undefined],
];

const encodingOf = ({ headers }: Answer) => headers["content-encoding"];

function decoded({ headers, body }: Answer): Buffer {
	if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
	return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

/** What an answer must say of a file, whatever its encoding. One object, since thousands of single expectations take long. */
function expected(status: number, file: string): Record<string, unknown> {
	const headers = {
		"content-type": contentType(file),
		vary: variesBy(file),
		link: undefined,
		"content-location": undefined,
		"x-robots-tag": undefined,
		...headersOf(policy, file),
	};
	return {
		status,
		cookie: undefined,
		powered: undefined,
		server: undefined,
		...Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value])),
	};
}

function comparable({ status, headers }: Answer, file: string): Record<string, unknown> {
	const names = Object.keys(expected(status, file)).filter((name) => !["status", "cookie", "powered", "server"].includes(name));
	return {
		status,
		cookie: headers["set-cookie"],
		powered: headers["x-powered-by"],
		// nginx can hide its version, but not its name.
		server: headers.server === "nginx" ? undefined : headers.server,
		...Object.fromEntries(names.map((name) => [name, name === "content-type" ? headers[name]?.toLowerCase() : headers[name]])),
	};
}

for (const name of SERVERS) {
	test.describe(name, () => {
		test.describe.configure({ mode: "serial" });
		const absent = missing(name);
		test.skip(absent !== undefined, absent);

		let server: RunningServer;
		let home: string;
		const get = (path: string, headers: Record<string, string> = {}) => ask(server.port, path, { headers });
		const inEveryEncoding = (path: string) =>
			Promise.all(ENCODINGS.map(([accepted]) => get(path, accepted === undefined ? {} : { "Accept-Encoding": accepted })));

		test.beforeAll(async () => {
			home = mkdtempSync(join(tmpdir(), "site-redirects-"));
			mkdirSync(join(home, "hosts"));
			symlinkSync(client, join(home, "client"));
			for (const [file, text] of Object.entries(hostFiles(policy, site.origin))) writeFileSync(join(home, "hosts", file), text);
			server = await startServer(name, home);
		});
		test.afterAll(async () => {
			await server?.stop();
			rmSync(home, { recursive: true, force: true });
		});

		test("every page, in every encoding", async () => {
			for (const path of paths) {
				const file = readFileSync(join(client, fileOf(path)));
				const answers = await inEveryEncoding(path);
				expect(answers.map(encodingOf), path).toEqual(ENCODINGS.map(([, sent]) => sent));
				expect(
					answers.map((answer) => decoded(answer).equals(file)),
					`the bytes of ${path}`,
				).toEqual(ENCODINGS.map(() => true));
				expect(
					answers.map((answer) => comparable(answer, fileOf(path))),
					path,
				).toEqual(ENCODINGS.map(() => expected(200, fileOf(path))));
			}
		});

		test("every other file", async () => {
			expect(assets.length).toBeGreaterThan(10);
			for (const path of assets) {
				const answer = await get(path, { "Accept-Encoding": "br, gzip" });
				expect(encodingOf(answer), path).toBe(compresses(path) ? "br" : undefined);
				expect(decoded(answer).equals(readFileSync(join(client, path))), `the bytes of ${path}`).toBe(true);
				expect(comparable(answer, path), path).toEqual(expected(200, path));
			}
		});

		test("a version that the client has is not sent again, in any encoding", async () => {
			for (const path of [...paths, ...assets.slice(0, 5)]) {
				const tags: (string | undefined)[] = [];
				for (const encoding of ["br", "gzip", "identity"]) {
					const { etag = "no ETag", "cache-control": caching } = (await get(path, { "Accept-Encoding": encoding })).headers;
					tags.push(etag);
					const conditions = [etag, `"other", ${etag}`, `W/${etag}`, "*", '"another"'];
					const answers = await Promise.all(conditions.map((tag) => get(path, { "Accept-Encoding": encoding, "If-None-Match": tag })));
					expect(
						answers.map(({ status }) => status),
						`${path} in ${encoding}`,
					).toEqual([304, 304, 304, 304, 200]);
					for (const { headers, body } of answers.slice(0, 4))
						expect([headers.etag, headers["cache-control"], body.length]).toEqual([etag, caching, 0]);
				}
				if (compresses(paths.includes(path) ? fileOf(path) : path))
					expect(new Set(tags).size, `an ETag of its own for each encoding of ${path}`).toBe(3);
			}
		});

		test("HEAD says what GET would, without a body", async () => {
			for (const path of [...paths, "/no-such-page"]) {
				const [head, full] = await Promise.all(
					["HEAD", "GET"].map((method) => ask(server.port, path, { method, headers: { "Accept-Encoding": "br" } })),
				);
				expect(head?.status).toBe(full?.status);
				expect(head?.body.length).toBe(0);
				for (const header of ["content-type", "content-encoding", "etag", "cache-control"]) expect(head?.headers[header]).toBe(full?.headers[header]);
			}
		});

		test("one address a page: other forms of it are redirected for good, with their query", async () => {
			for (const path of paths) {
				const forms = path === "/" ? ["/index", "/index.html"] : [`${path}/`, `${path}.html`];
				for (const form of forms) {
					for (const query of ["", "?debug=true&x=%2F%2Fexample.com"]) {
						const { status, headers } = await get(form + query);
						expect(status, form + query).toBe(301);
						expect(headers.location, form + query).toBe(path + query);
						expect(headers["content-security-policy"]).toBe(policy.headers["Content-Security-Policy"]);
					}
				}
			}
		});

		const expectMoved = async (addresses: typeof moved, query = "") => {
			for (const [from, to] of addresses) {
				const [address = "", part] = to.split("#");
				const { status, headers } = await get(from + query);
				expect(status, from).toBe(301);
				expect(headers.location, from).toBe(`${address}${query}${part === undefined ? "" : `#${part}`}`);
			}
		};

		test("addresses of an old site lead to where they are now", async () => {
			await expectMoved(moved.filter(([from], index) => !from.startsWith("/products/") || index % 100 === 0));
			expect((await get("/categories")).status).toBe(404);
		});

		test("and so does each of as many as an old shop may have", { tag: "@long" }, () => expectMoved(moved));

		test("a redirect keeps the query, such as the tags of a campaign, before the part of the page", () =>
			expectMoved(
				moved.filter(([from]) => !from.startsWith("/products/")),
				"?utm_source=news&x=%2F%2Fexample.com%23",
			));

		test("an address is compared as it was sent: an encoded slash or letter makes another one", async () => {
			const page = readFileSync(join(client, "404.html"));
			for (const path of [
				`/services%2F${service.slug}`,
				"/services%2fseo",
				"/%73ervices/seo",
				`${service.path}%2Ehtml`,
				"/services%2Fseo?x=1",
				"/old%2ephp",
				"/robots%2Etxt",
				`${service.path}%2F`,
			]) {
				const { status, body } = await get(path);
				expect(status, path).toBe(404);
				expect(body.equals(page), path).toBe(true);
			}
			// In a query it is what it is.
			expect((await get(`${service.path}?page=%2Fservices%2Fseo`)).status).toBe(200);
		});

		test("a page is sent as Markdown to whom would rather have that, and to nobody else", async () => {
			for (const path of paths) {
				const twin = path === "/" ? "/index.md" : `${path}.md`;
				const text = readFileSync(join(client, twin));
				for (const accept of [
					"text/markdown",
					"Text/Markdown",
					"text/markdown;q=0.9",
					"text/markdown;charset=utf-8",
					"text/markdown, */*",
					"text/markdown, text/html, */*",
					"text/markdown;q=0.9, text/html;q=0.5",
					"text/html;q=0.7, text/markdown;q=1.0, */*;q=0.1",
					"text/html;q=0.5,text/markdown; charset=UTF-8; q=0.6",
				]) {
					const answer = await get(path, { Accept: accept, "Accept-Encoding": "br" });
					expect(decoded(answer).equals(text), `${path} for ${accept}`).toBe(true);
					expect(comparable(answer, twin), path).toEqual(expected(200, twin));
				}
				for (const accept of [
					"text/html,application/xhtml+xml,*/*;q=0.8",
					"*/*",
					"text/*",
					"text/html, text/markdown;q=0.5",
					"text/html, text/markdown",
					"text/html;q=0.5, text/markdown;q=0.5",
					"text/markdown;q=0.5, */*",
					"text/markdown;q=0.5, text/html;q=0.9",
					"text/markdown;q=0",
					"text/markdownish",
				]) {
					expect(comparable(await get(path, { Accept: accept }), fileOf(path)), `${path} for ${accept}`).toEqual(expected(200, fileOf(path)));
				}
			}
			for (const path of ["/robots.txt", "/services/"])
				expect((await get(path, { Accept: "text/markdown" })).headers["content-type"] ?? "", path).not.toContain("markdown");
		});

		test("an address that is none is told in a line to whom reads Markdown", async () => {
			test.skip(name !== "node", "nginx and Caddy send the 404 page.");
			for (const [path, accept] of [
				["/no-such-page", "text/markdown"],
				["/no-such-page.md", undefined],
				["/services/no-such-page.md", "*/*"],
			] as const) {
				const { status, headers, body } = await get(path, accept === undefined ? {} : { Accept: accept });
				expect(status, path).toBe(404);
				expect(headers, path).toMatchObject({ "content-type": contentType(".md"), "x-robots-tag": "noindex", vary: "Accept-Encoding, Accept" });
				expect(body.toString(), path).toMatch(/^# Page Not Found\n/);
				expect(body.length, path).toBeLessThan(200);
			}
			expect((await get("/no-such-page.md", { Accept: "text/html,*/*;q=0.8" })).headers["content-type"]).toBe(contentType(".html"));
		});

		test("a page and its twin name each other, the page as the one to be found; the files for language models ask not to be", async () => {
			for (const path of paths) {
				const { headers } = await get(path === "/" ? "/index.md" : `${path}.md`);
				expect(headers.link).toBe(`<${site.origin}${path}>; rel="canonical"`);
				const twin = `${site.origin}${path === "/" ? "/index.md" : `${path}.md`}`;
				expect((await get(path)).headers.link).toBe(`<${twin}>; rel="alternate"; type="text/markdown"`);
			}
			for (const path of ["/llms.txt", "/llms-full.txt"]) expect((await get(path)).headers["x-robots-tag"]).toBe("noindex");
		});

		test("the logo may be shown elsewhere", async () => {
			expect((await get("/icon-512.png")).headers["cross-origin-resource-policy"]).toBe("cross-origin");
			expect((await get("/icon-192.png")).headers["cross-origin-resource-policy"]).toBe("same-origin");
		});

		test("an address that is none answers 404 with the 404 page, in every encoding", async () => {
			const page = readFileSync(join(client, "404.html"));
			// Our own server has it as Markdown, too.
			const notFound = { ...expected(404, "/404.html"), ...(name === "node" && { vary: variesBy(".html") }) };
			const none = [
				"/no-such-page",
				"/no-such-page/",
				"/no-such-page.html",
				"/services/no-such-page",
				"/assets",
				"/assets/",
				"/assets/gone-12345678.js",
				"/share/gone.png",
				"/404",
				"/404.html",
				"/__not-found",
				"/Services",
				...paths.filter((path) => path !== "/").map((path) => `${path}/no-such-page`),
				...HOST_FILES,
				...files.filter((file) => /\.(br|gz)$/.test(file)).slice(0, 10),
			];
			for (const path of none) {
				const answers = await inEveryEncoding(path);
				expect(answers.map(encodingOf), path).toEqual(ENCODINGS.map(([, sent]) => sent));
				expect(
					answers.map((answer) => decoded(answer).equals(page)),
					path,
				).toEqual(ENCODINGS.map(() => true));
				expect(
					answers.map((answer) => comparable(answer, "/404.html")),
					path,
				).toEqual(ENCODINGS.map(() => notFound));
			}
		});

		test("a part of a file", async () => {
			const path = service.path;
			const file = readFileSync(join(client, fileOf(path)));
			for (const [range, start, end] of [
				["bytes=0-9", 0, 10],
				["bytes=100-", 100, file.length],
				["bytes=-7", file.length - 7, file.length],
			] as const) {
				const { status, headers, body } = await get(path, { Range: range });
				expect(status, range).toBe(206);
				expect(headers["content-range"]).toBe(`bytes ${start}-${end - 1}/${file.length}`);
				expect(body.equals(file.subarray(start, end)), range).toBe(true);
			}
			expect((await get(path, { Range: `bytes=${file.length}-` })).status).toBe(416);
			expect((await get(path, { Range: "bytes=0-9", "If-Range": '"an older version"' })).status).toBe(200);
		});

		test("reading is all one can do", async () => {
			for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"]) {
				for (const path of ["/", service.path, "/no-such-page"]) {
					const { status, headers } = await ask(server.port, path, { method });
					expect(status, `${method} ${path}`).toBe(405);
					expect(headers.allow, `${method} ${path}`).toBe("GET, HEAD");
				}
			}
		});
	});
}
