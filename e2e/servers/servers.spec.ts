import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { contentType, type HeadersPolicy, HOST_FILES, headersOf, varyHeader } from "../../hosting/headers-policy.ts";
import { hostFiles } from "../../hosting/write-hosts.ts";
import { htmlPath, markdownPath } from "../../shared/addresses.ts";
import { paths, service, site } from "../site.ts";
import { type Answer, ask, BUILD, programPath, type RunningServer, SERVERS, startServer } from "./servers.ts";

const client = join(BUILD, "client");
const built = (file: string) => readFileSync(join(client, file));
const files = readdirSync(client, { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name) && !HOST_FILES.some((file) => file === `/${entry.name}`))
	.map((entry) => `/${relative(client, join(entry.parentPath, entry.name))}`);
const page = service.path;

const redirects = [
	{ from: "/old.php", to: "/services/seo" },
	{ from: "/our-team", to: "/about-us#facts" },
	{ from: "/shop", to: "https://shop.example.com/all" },
	{ from: "/category/*", to: "/blog" },
	{ from: "/category/case.studies/*", to: "/case-studies#technology" },
	{ from: "/category/one", to: "/services" },
	// Nearly as many redirects as allowed, and long ones: nginx doesn't start if its hash tables are too small.
	...Array.from({ length: 990 }, (_, index) => ({
		from: `/products/${"a-rather-long-name-of-something-".repeat(5)}${index}.html`,
		to: "/services",
	})),
];
const moved = [
	...redirects
		.filter(({ from }, index) => !from.endsWith("*") && index % 100 < 10)
		.flatMap(({ from, to }) => [[from, to] as const, [`${from}/`, to] as const]),
	["/category", "/blog"],
	["/category/2019/some.html", "/blog"],
	["/category/case.studies/", "/case-studies#technology"],
	["/category/case.studies/a/b", "/case-studies#technology"],
	["/category/caseXstudies/a", "/blog"],
] as const;
const policy: HeadersPolicy = { ...JSON.parse(readFileSync(join(BUILD, "hosts", "policy.json"), "utf8")), redirects };

/** Path traversals to files outside the site. */
const TRAVERSALS = ["../", "..%2f", "%2e%2e/", "%252e%252e%252f", "..%5c"].flatMap((up) =>
	["etc/passwd", "package.json", "hosts/policy.json", "server/app.ts", ".git/HEAD"].map((file) => `/assets/${up.repeat(8)}${file}`),
);

/** Expected `Content-Encoding` for values of `Accept-Encoding`. */
const ENCODINGS = { "gzip, deflate, br, zstd": "br", "br;q=0, gzip": "gzip", "gzip;q=0": undefined, identity: undefined } as const;

function decoded({ headers, body }: Answer): Buffer {
	if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
	return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

/** Expects a response with a whole file and all its headers, in any encoding. */
function expectFile(answer: Answer, file: string, what = file): void {
	expect(answer.status, what).toBe(200);
	expect(decoded(answer).equals(built(file)), `the bytes of ${what}`).toBe(true);
	const wanted = Object.entries({ ...headersOf(policy, file), "Content-Type": contentType(file) ?? "", Vary: varyHeader(file) });
	const sent = wanted.map(([name]) => [name, answer.headers[name.toLowerCase()]?.replace("UTF-8", "utf-8")]);
	expect(sent, what).toEqual(wanted);
	expect(answer.headers.server ?? "nginx", "Server header without a version").toBe("nginx");
}

for (const name of SERVERS) {
	test.describe(name, () => {
		test.describe.configure({ mode: "default" });
		test.skip(!programPath(name), `${name} is not installed (Debian: apt-get install ${name})`);

		let server: RunningServer;
		let home: string;
		const get = (path: string, headers: Record<string, string> = {}) => ask(server.port, path, { headers });
		const expectNotFound = async (path: string) => {
			const answer = await get(path, { Accept: "text/html", "Accept-Encoding": "br" });
			expect(answer.status, path).toBe(404);
			expect(decoded(answer).equals(built("404.html")), path).toBe(true);
			expect(answer.headers["content-security-policy"]).toBe(policy.headers["Content-Security-Policy"]);
		};

		test.beforeAll(async () => {
			home = mkdtempSync(join(tmpdir(), "site-servers-"));
			cpSync(client, join(home, "client"), { recursive: true });
			mkdirSync(join(home, "hosts"));
			for (const [file, text] of Object.entries(hostFiles(policy, site.origin))) writeFileSync(join(home, "hosts", file), text);
			server = await startServer(name, home);
		});
		test.afterAll(async () => {
			await server?.stop();
			if (home) rmSync(home, { recursive: true });
		});

		test("serves every page in the encoding that the client accepts", async () => {
			for (const path of paths) {
				for (const [accepted, sent] of Object.entries(ENCODINGS)) {
					const answer = await get(path, { "Accept-Encoding": accepted });
					expect(answer.headers["content-encoding"], `${path} for ${accepted}`).toBe(sent);
					expectFile(answer, htmlPath(path));
				}
			}
		});

		test("serves every other file with its type and headers", async () => {
			for (const file of files) expectFile(await get(file, { "Accept-Encoding": "br" }), file);
		});

		test("returns 304 if the client has the current version", async () => {
			for (const encoding of ["br", "gzip", "identity"]) {
				const { etag = "" } = (await get(page, { "Accept-Encoding": encoding })).headers;
				const answers = await Promise.all(
					[etag, `"other", W/${etag}`, '"other"'].map((tag) => get(page, { "Accept-Encoding": encoding, "If-None-Match": tag })),
				);
				expect(answers.map(({ status }) => status)).toEqual([304, 304, 200]);
				expect(answers[0]?.headers["cache-control"]).toBe(policy.headers["Cache-Control"]);
			}
		});

		test("redirects page URL variants and old-site URLs, keeping the query before the fragment", async () => {
			const forms = paths.flatMap((path) =>
				(path === "/" ? ["/index", "/index.html"] : [`${path}/`, `${path}.html`]).map((form) => [form, path] as const),
			);
			for (const [from, to] of [...forms, ...moved]) {
				const [address, part] = to.split("#");
				for (const query of ["", "?utm_source=news&x=%2F%2Fexample.com%23"]) {
					const { status, headers } = await get(from + query);
					expect([status, headers.location], from).toEqual([301, `${address}${query}${part ? `#${part}` : ""}`]);
					expect(headers["content-security-policy"]).toBe(policy.headers["Content-Security-Policy"]);
				}
			}
		});

		test("returns the 404 page with status 404 for unknown, malformed, and internal URLs", async () => {
			const unknown = ["/no-such-page", `${page}/no-such-page`, "/assets/", "/404", "/404.html", "/categories", "/index.html.br"];
			const odd = ["/Services", "/services%2Fseo", "/%73ervices/seo", "/robots%2Etxt", "/old%2ephp", "//example.com/", `/${page}.html`];
			for (const path of [...unknown, ...odd, ...HOST_FILES]) await expectNotFound(path);
		});

		test("serves Markdown when Accept lists it before HTML", async () => {
			const markdown = ["text/markdown", "Text/Markdown;q=0.1, */*", "application/json, text/markdown, text/html"];
			const html = ["text/html, text/markdown", "text/html;q=0.5, text/markdown", "text/html,application/xhtml+xml,*/*;q=0.8", "*/*"];
			for (const path of ["/", page]) {
				for (const accept of markdown) expectFile(await get(path, { Accept: accept }), markdownPath(path), `${path} for ${accept}`);
				for (const accept of html) expectFile(await get(path, { Accept: accept }), htmlPath(path), `${path} for ${accept}`);
			}
			expectFile(await get("/robots.txt", { Accept: "text/markdown" }), "/robots.txt");
		});

		test("serves byte ranges", async () => {
			const file = built(htmlPath(page));
			const ranges = { "bytes=0-9": [0, 10], "bytes=100-": [100, file.length], "bytes=-7": [file.length - 7, file.length] } as const;
			for (const [range, [start, end]] of Object.entries(ranges)) {
				const { status, headers, body } = await get(page, { Range: range });
				expect([status, headers["content-range"]]).toEqual([206, `bytes ${start}-${end - 1}/${file.length}`]);
				expect(body.equals(file.subarray(start, end)), range).toBe(true);
			}
			expect((await get(page, { Range: `bytes=${file.length}-` })).status).toBe(416);
			expect((await get(page, { Range: "bytes=0-9", "If-Range": '"an older version"' })).status).toBe(200);
		});

		test("responds to HEAD without a body, and rejects methods other than GET and HEAD", async () => {
			const { status, headers, body } = await ask(server.port, page, { method: "HEAD" });
			expect([status, headers["content-type"], body.length]).toEqual([200, contentType(".html"), 0]);
			for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
				const refused = await ask(server.port, page, { method });
				expect([refused.status, refused.headers.allow], method).toEqual([405, "GET, HEAD"]);
			}
		});

		if (name !== "node") return;

		test("returns a Markdown 404 if Accept prefers Markdown, or if the URL ends in .md and Accept doesn't list HTML", async () => {
			for (const [path, Accept] of [
				["/no-such-page", "text/markdown"],
				["/services/no-such-page.md", "*/*"],
			] as const) {
				const { status, headers, body } = await get(path, { Accept });
				expect([status, headers["content-type"], headers.vary]).toEqual([404, contentType(".md"), varyHeader(".md")]);
				expect(body.toString()).toMatch(/^# Page Not Found\n/);
			}
			await expectNotFound("/no-such-page.md");
		});

		test("serves no files outside the site", async () => {
			for (const path of TRAVERSALS) await expectNotFound(path);
		});

		test("keeps serving the old build, which open pages need, until a restart", async () => {
			rmSync(join(home, "client", "assets"), { recursive: true });
			for (const path of paths) writeFileSync(join(home, "client", htmlPath(path)), "rebuilt");
			for (const file of files.filter((path) => path.startsWith("/assets/"))) expectFile(await get(file), file);
			expectFile(await get(page), htmlPath(page));
		});
	});
}
