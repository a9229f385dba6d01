import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, relative, sep } from "node:path";
import fresh from "fresh";
import parseRange from "range-parser";
import type { Headers, HeadersPolicy } from "../hosting/headers-policy.ts";
import {
	ACCEPTS,
	contentType,
	FIRST_ACCEPTED_TYPE,
	headersOf,
	NONCANONICAL_ESCAPE,
	NOT_FOUND_FILE,
	varyHeader,
} from "../hosting/headers-policy.ts";
import { redirectTable } from "../hosting/redirects.ts";

/** Timeouts in milliseconds, to keep slow clients from exhausting the server. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5_000, connectionsCheckingInterval: 5_000 };

/** Precompressed variants, smallest first. */
const ENCODINGS = [
	{ name: "br", ending: ".br", accepted: new RegExp(ACCEPTS.br, "i") },
	{ name: "gzip", ending: ".gz", accepted: new RegExp(ACCEPTS.gzip, "i") },
] as const;

/** Files that have no URL: compressed variants, files for hosts, and the 404 page. */
const HIDDEN = /\.(br|gz)$|^\/_(headers|redirects)$|^\/404(\.html|\.md)?$/;
const NONCANONICAL = new RegExp(NONCANONICAL_ESCAPE, "i");
const FIRST_ACCEPTED = new RegExp(FIRST_ACCEPTED_TYPE, "i");
const NOT_FOUND_MARKDOWN = "# Page Not Found\n\nThere is no such page. [llms.txt](/llms.txt) lists the pages of this site.\n";

/**
 * Creates the static server for `npm start` and `npm run preview`. It also redirects variants of a page's URL to the page.
 * @param buildDirectory Folder of the build, with `client/` and `hosts/`. The server reads it once, so later builds have no effect.
 * @throws if the folder has no built site.
 */
export function createSiteServer(buildDirectory: string): Server {
	const policyFile = join(buildDirectory, "hosts", "policy.json");
	if (!existsSync(policyFile)) throw new Error(`No built site in ${buildDirectory}. Run "npm run build" first.`);
	const policy: HeadersPolicy = JSON.parse(readFileSync(policyFile, "utf8"));
	const files = readFiles(join(buildDirectory, "client"));
	const notFound = stored(Buffer.from(NOT_FOUND_MARKDOWN));
	files.set("/404.md", notFound);
	const fileAt = new Map([...files.keys()].filter((file) => !HIDDEN.test(file)).map((file) => [pageAt(file), file]));
	const redirected = redirectTable(policy.redirects);

	const server = createServer(TIMEOUTS, (request, response) => {
		// Once the server is closing, close each connection after its response; otherwise, close() waits until the connection times out.
		response.shouldKeepAlive &&= server.listening;
		const { method, url = "", headers: asked } = request;
		const reply = (status: number, headers: Headers, body?: Buffer) =>
			response.writeHead(status, { ...headers, ...(body && { "Content-Length": body.length }) }).end(method === "HEAD" ? undefined : body);
		if (method !== "GET" && method !== "HEAD") return reply(405, { ...policy.headers, Allow: "GET, HEAD" });

		const [encodedPath = ""] = url.split("?", 1);
		const path = decoded(encodedPath);
		const page = pageAt(path);
		const found = fileAt.get(path);
		const isOtherForm = fileAt.get(page)?.endsWith(".html");
		const move = found ? undefined : (redirected(path) ?? (isOtherForm ? { url: page, fragment: "" } : undefined));
		if (move) return reply(301, { ...policy.headers, Location: move.url + url.slice(encodedPath.length) + move.fragment });

		const [, named] = FIRST_ACCEPTED.exec(asked.accept ?? "") ?? [];
		const wantsMarkdown = named?.toLowerCase() === "markdown" || (!found && !named && path.endsWith(".md"));
		const markdownFile = (found ?? NOT_FOUND_FILE).replace(/html$/, "md");
		const file = wantsMarkdown && files.has(markdownFile) ? markdownFile : (found ?? NOT_FOUND_FILE);

		const encoding = ENCODINGS.find(({ ending, accepted }) => files.has(file + ending) && accepted.test(String(asked["accept-encoding"])));
		const { body, etag } = files.get(file + (encoding?.ending ?? "")) ?? notFound;
		const headers = {
			...headersOf(policy, file),
			"Content-Type": contentType(file) ?? "application/octet-stream",
			Vary: varyHeader(file),
			ETag: etag,
			...(encoding && { "Content-Encoding": encoding.name }),
		};
		if (!found) return reply(404, headers, body);
		if (fresh(asked, { etag })) return reply(304, headers);

		const isRange = method === "GET" && (asked["if-range"] ?? etag) === etag;
		const ranges = parseRange(body.length, (isRange && asked.range) || "");
		if (ranges === -1) return reply(416, { ...headers, "Content-Range": `bytes */${body.length}` });
		// Requests for several ranges get the whole file, as the standard allows.
		const [range] = ranges !== -2 && ranges.type === "bytes" && ranges.length === 1 ? ranges : [];
		if (!range) return reply(200, { ...headers, "Accept-Ranges": "bytes" }, body);
		const { start, end } = range;
		return reply(206, { ...headers, "Content-Range": `bytes ${start}-${end}/${body.length}` }, body.subarray(start, end + 1));
	});
	server.timeout = 30_000;
	return server;
}

/** Reads a built site into memory. Requests never touch the disk, so no path can reach other files. */
function readFiles(client: string) {
	const entries = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = entries.map((entry) => relative(client, join(entry.parentPath, entry.name)));
	return new Map(paths.map((path) => [`/${path.replaceAll(sep, "/")}`, stored(readFileSync(join(client, path)))]));
}

/** Adds an ETag to a file's content: its hash, so that rebuilding the same content keeps the ETag. */
const stored = (body: Buffer) => ({ body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` });

/** Returns the URL of the page at a path: without `.html` or a trailing slash, and `/` for `/index`. */
function pageAt(path: string): string {
	const [, page = path] = /^(\/.*[^/])(?:\.html|\/)$/.exec(path) ?? [];
	return page === "/index" ? "/" : page;
}

/** Decodes a path. Malformed and noncanonical paths, such as those with %2F, are left as they are and get a 404. */
function decoded(path: string): string {
	try {
		return NONCANONICAL.test(path) ? path : decodeURIComponent(path);
	} catch {
		return path;
	}
}
