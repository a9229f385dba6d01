import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { RunningServer } from "./servers.ts";
import { ask, BUILD, missing, SERVERS, startServer } from "./servers.ts";
import { paths, service } from "./site.ts";

/** A request as it goes over the wire, since no client library would send most of these. */
interface Case {
	name: string;
	method?: string;
	target: string;
	headers?: Record<string, string>;
}

/** Numbers from a seed: the same cases on every run. */
function random(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

const SEED = 20_261_121;

/** Files that exist on the machine or in the project and must never be reached. */
const SECRETS = ["etc/passwd", "package.json", "hosts/policy.json", "server/app.ts", ".env", "site.config.ts"];

/** A list of which no entry holds a space, each as it goes over the wire: a backslash is one. */
const listed = (...text: Parameters<typeof String.raw>) =>
	String.raw(...text)
		.trim()
		.split(/\s+/);

const STEPS = listed`
	../ ..%2f %2e%2e/ %2e%2e%2f ..%5c ..\ %252e%252e%252f ..%c0%af ..%u2215 ....// .%2e/ ..;/ %c0%ae%c0%ae/
`;

function cases(): Case[] {
	const next = random(SEED);
	const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
	const asset = readdirSync(join(BUILD, "client", "assets")).find((file) => file.endsWith(".js")) ?? "";
	const page = service.path;

	const traversal = STEPS.flatMap((step) =>
		SECRETS.map((secret) => ({
			name: "traversal",
			target: `${pick(["/", "/assets/", "/services/"])}${step.repeat(1 + Math.floor(next() * 8))}${secret}`,
		})),
	);
	const malformed = listed`
		/% /%0 /%zz /%e0%a4%a /%ff%fe /%c3%28 /%00 /services%00 ${service.path}%00.html /%0d%0aSet-Cookie:a=b /%0a/ /%7f /%u0041
	`;
	const elsewhere = listed`
		//example.com //example.com/ //example.com/.. //example.com/%2e%2e/ /${service.path}/ /${service.path}.html /\example.com/
		/%5cexample.com/ /%2fexample.com/ /%2f%2fexample.com/ /%2fservices/seo/ /.//example.com/ ///example.com/ ////services/
		/services//${service.slug}/ ${service.path}// /\/example.com/ /https://example.com/ /https:/example.com/ /%09/example.com/
		/;//example.com/ /@example.com/
	`;
	const unlisted = listed`
		/.env /.git/config /.git/HEAD /.htaccess /.DS_Store /.well-known/ /.vite/manifest.json /package.json /node_modules/react/package.json
		/server/app.ts /hosts/policy.json /hosts/nginx.conf /Caddyfile /vercel.json /_headers /_redirects /_HEADERS /__not-found /__throws
		/__spa-fallback.html /index.html.br /404.html.gz /assets/${asset}.map /assets/${asset}.br /assets/${asset}/ /assets/${asset}/x /assets/
		${service.path}/..;/ /services.data /_root.data
	`;
	const long = [8_192, 8_000, 5_000, 1_000, 300].flatMap((length) => [
		`/${"a".repeat(length)}`,
		`/${"a/".repeat(length / 2)}`,
		`/?${"q=".repeat(length / 2)}`,
	]);
	const queries = listed`
		?__proto__[x]=1 ?__proto__=1 ?constructor.prototype.x=1 ?hasOwnProperty=1 ?toString ?debug=true&debug=false ?<script>alert(1)</script>
		?%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E ?%00 ?% ?a=%0d%0aX-Injected:%20yes ?? ?# ?&&&===
	`;
	const odd: Case[] = [
		...["/__proto__", "/constructor", "/toString", "/hasOwnProperty", "/valueOf"].map((target) => ({ name: "object member", target })),
		...["POST", "PUT", "DELETE", "TRACE", "OPTIONS", "PATCH", "PROPFIND", "PURGE", "FOO", "get"].map((method) => ({
			name: "method",
			method,
			target: page,
		})),
		{ name: "CONNECT", method: "CONNECT", target: "example.com:443" },
		{ name: "whole address", target: `http://example.com${service.path}` },
		{ name: "whole address with slash", target: `http://example.com${service.path}/` },
		{ name: "asterisk", method: "OPTIONS", target: "*" },
		{ name: "no slash", target: service.path.slice(1) },
		{ name: "empty host", target: "/", headers: { Host: "" } },
		{ name: "foreign host", target: "/services/", headers: { Host: "evil.example" } },
		{
			name: "forwarded host",
			target: "/services/",
			headers: { "X-Forwarded-Host": "evil.example", "X-Original-URL": "/../../etc/passwd", "X-Rewrite-URL": "/.env" },
		},
		...[
			"bytes=5-2",
			"bytes=-",
			"bytes=a-b",
			"bytes=0-0,1-1,2-2",
			"bytes=-0",
			"bytes=99999999999999999999-",
			"items=0-1",
			"bytes=0-1;",
			"bytes",
			`bytes=${"0-1,".repeat(500)}2-3`,
		].map((range) => ({ name: "Range", target: page, headers: { Range: range } })),
		...['"', "W/", "W/W/W/", '"a"b"c"', ",,,,", "*, *", `"${"x".repeat(4_000)}"`, '"\\"'].map((tag) => ({
			name: "If-None-Match",
			target: page,
			headers: { "If-None-Match": tag },
		})),
		...["br;q=banana", "*;q=0", "br;q=-1", ";;;,,,", "brbrbr", "x".repeat(4_000), "gzip;q=0, br;q=0, identity;q=0"].map((encoding) => ({
			name: "Accept-Encoding",
			target: page,
			headers: { "Accept-Encoding": encoding },
		})),
		{ name: "If-Modified-Since", target: page, headers: { "If-Modified-Since": "yesterday" } },
	];
	const alphabet = listed`
		/ // .. . %2e %2f %5c %00 % \ services seo assets .html .br ; : @ ? # ~ * é < " ' { } $ index 404
	`;
	const seeded = Array.from({ length: 120 }, () => ({
		name: "random",
		target: `/${Array.from({ length: 1 + Math.floor(next() * 9) }, () => pick(alphabet)).join("")}`,
	}));
	return [
		...traversal,
		...malformed.map((target) => ({ name: "malformed", target })),
		...elsewhere.map((target) => ({ name: "to another host", target })),
		...unlisted.map((target) => ({ name: "unlisted", target })),
		...long.map((target) => ({ name: "long", target })),
		...queries.flatMap((query) => ["/", page, "/no-such-page", "/services/"].map((path) => ({ name: "query", target: path + query }))),
		...odd,
		...seeded,
	];
}

/** Sends bytes as they are and gives back the answer's head and body; empty when the server only closes. */
function send(port: number, { method = "GET", target, headers = {} }: Case): Promise<{ status: number; head: string; body: string }> {
	return new Promise((done, fail) => {
		const socket = connect(port, "127.0.0.1");
		const chunks: Buffer[] = [];
		socket.setTimeout(10_000, () => socket.destroy(new Error("no answer within 10 s")));
		socket.on("data", (chunk) => chunks.push(chunk));
		socket.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNRESET" || error.code === "EPIPE" ? finish() : fail(error)));
		socket.on("end", finish);
		const lines = Object.entries({ Host: "localhost", ...headers, Connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
		socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`);
		function finish() {
			const text = Buffer.concat(chunks).toString("latin1");
			const end = text.indexOf("\r\n\r\n");
			done({
				status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0),
				head: end < 0 ? text : text.slice(0, end),
				body: end < 0 ? "" : text.slice(end + 4),
			});
		}
	});
}

/** What only stands in files that are not the site's. */
const LEAKS = [
	/root:x:0:0/,
	/"devDependencies"/,
	/createSiteServer/,
	/defineSite/,
	/node_modules[\\/]/,
	/\bat .+:\d+:\d+\)?$/m,
	/\/tmp\//,
	/\/home\//,
	/"redirects":/,
	/sourceMappingURL/,
];

const attacks = cases();

for (const name of SERVERS) {
	test.describe(name, () => {
		const absent = missing(name);
		test.skip(absent !== undefined, absent);

		let server: RunningServer;
		test.beforeAll(async () => {
			server = await startServer(name);
		});
		test.afterAll(() => server?.stop());

		test(`${attacks.length} hostile requests: nothing leaks, nothing crashes, the next request is served`, async () => {
			test.setTimeout(90_000);
			const addresses = new Set([
				...paths,
				...paths.filter((path) => path !== "/").flatMap((path) => [`${path}/`, `${path}.html`]),
				"/index",
				"/index.html",
			]);
			const bodies = new Set(paths.map((path) => readFileSync(join(BUILD, "client", path === "/" ? "index.html" : `${path}.html`), "latin1")));
			const wrong: string[] = [];
			for (const attack of attacks) {
				const { status, head, body } = await send(server.port, attack);
				const blame = (what: string) => wrong.push(`${attack.name}: ${attack.method ?? "GET"} ${attack.target.slice(0, 120)} → ${status}: ${what}`);

				if (status >= 500 && status !== 501 && status !== 505) blame("a server error");
				if (status === 0 && head !== "") blame("not HTTP");
				for (const leak of LEAKS) if (leak.test(head) || (!bodies.has(body) && leak.test(body))) blame(`leaks ${leak}`);
				if (/^(set-cookie|x-injected|x-powered-by):/im.test(head)) blame("a header that nobody set");
				const location = /^location: (.*)$/im.exec(head)?.[1]?.trim();
				if (location !== undefined && !paths.includes(location.replace(/[?#].*$/s, ""))) blame(`redirects to ${location}`);
				if (location !== undefined && status !== 301) blame(`redirects with ${status}`);

				// 200 is for addresses of the site alone; what the path means is what a browser would make of it.
				const path = attack.target.startsWith("/") ? decodedPath(attack.target) : undefined;
				if (status === 200 && path !== undefined && !addresses.has(path) && path !== "/") blame("found");
				if (["traversal", "unlisted", "object member"].includes(attack.name) && status < 400) blame("not refused");
				if (attack.name === "method" && status < 400) blame("not refused");
			}
			expect(wrong).toEqual([]);
			expect((await ask(server.port, service.path)).status).toBe(200);
			expect(server.process.exitCode).toBeNull();
		});

		test("broken and endless requests are ended, and others are served meanwhile", async () => {
			const opened = [
				"GET / HTTP/1.1\r\nHost: a\r\nX: ",
				"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
				"GET\r\n\r\n",
				"\r\n\r\n\r\n",
				"GET / HTTP/9.9\r\n\r\n",
				"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999\r\n\r\nx",
				"GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nzzz",
			].map((text) => {
				const socket = connect(server.port, "127.0.0.1");
				socket.on("error", () => {});
				socket.write(Buffer.from(text, "latin1"));
				return socket;
			});
			for (let turn = 0; turn < 20; turn++) expect((await ask(server.port, "/")).status).toBe(200);
			for (const socket of opened) socket.destroy();
			expect((await ask(server.port, "/")).status).toBe(200);
			expect(server.process.exitCode).toBeNull();
		});
	});
}

/** The path that a server sees: without query, decoded once, dot segments resolved. */
function decodedPath(target: string): string | undefined {
	try {
		const path = decodeURIComponent((target.split(/[?#]/)[0] ?? "").replaceAll("\\", "%5c"));
		const parts: string[] = [];
		for (const part of path.split("/").slice(1)) {
			if (part === "..") parts.pop();
			else if (part !== ".") parts.push(part);
		}
		return `/${parts.join("/")}`;
	} catch {
		return undefined;
	}
}
