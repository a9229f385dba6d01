import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import fresh from "fresh";
import parseRange from "range-parser";
import type { Headers, HeadersPolicy } from "../hosting/headers-policy.ts";
import { NEEDLESSLY_ENCODED } from "../hosting/headers-policy.ts";
import type { ServedFile } from "./files.ts";
import { prefersMarkdown, readFiles, variantFor } from "./files.ts";

/** How long a client may take, so that slow ones don't hold the server: in milliseconds. */
const PATIENCE = { headers: 10_000, request: 15_000, keepAlive: 5_000, silence: 30_000 } as const;

/**
 * The static server of `npm start`: the built files, precompressed, one address a page.
 *
 * @param buildDirectory Folder of the build, with `client/` and `hosts/`. It is read now and never again.
 * @throws when the folder holds no built site.
 */
export function createSiteServer(buildDirectory: string): Server {
	const policyFile = join(buildDirectory, "hosts", "policy.json");
	if (!existsSync(policyFile)) throw new Error(`No built site in ${buildDirectory}. Run "npm run build" first.`);
	// Our own build wrote it, in this very form.
	const policy: HeadersPolicy = JSON.parse(readFileSync(policyFile, "utf8"));
	const { files, movedTo, notFound } = readFiles(resolve(buildDirectory, "client"), policy);

	const server = createServer({ headersTimeout: PATIENCE.headers, requestTimeout: PATIENCE.request, connectionsCheckingInterval: 5_000 });
	server.keepAliveTimeout = PATIENCE.keepAlive;
	server.timeout = PATIENCE.silence;
	server.on("request", (request, response) => {
		// After close() the server finishes what is in flight; a kept connection would hold it up.
		if (!server.listening) response.shouldKeepAlive = false;
		const { method, url = "" } = request;
		if (method !== "GET" && method !== "HEAD") {
			response.writeHead(405, { ...policy.headers, Allow: "GET, HEAD" }).end();
			return;
		}
		const [path = "", query] = url.split(/\?(.*)/s);
		const address = addressOf(path);
		const move = movedTo(address);
		if (move) {
			const location = move.address + (query === undefined ? "" : `?${query}`) + move.part;
			response.writeHead(301, { ...policy.headers, Location: location }).end();
			return;
		}
		const found = files.get(address);
		const file = found ?? notFound;
		const sent = (file.markdown && prefersMarkdown(request.headers.accept, address) && file.markdown) || file;
		sendFile(request, response, sent, found ? 200 : 404);
	});
	return server;

	function sendFile(request: IncomingMessage, response: ServerResponse, file: ServedFile, status: 200 | 404) {
		const { body, encoding, etag } = variantFor(file, String(request.headers["accept-encoding"]));
		const { "Content-Type": type, ...headers }: Headers = { ...file.headers, ETag: etag };
		if (status === 200 && fresh(request.headers, { etag })) {
			response.writeHead(304, headers).end();
			return;
		}
		const ranges = status === 200 && request.method === "GET" ? rangesOf(request, body.length, etag) : undefined;
		if (ranges === "none of it") {
			response.writeHead(416, { ...policy.headers, "Content-Range": `bytes */${body.length}` }).end();
			return;
		}
		const sent = ranges ? body.subarray(ranges.start, ranges.end + 1) : body;
		response.writeHead(ranges ? 206 : status, {
			...headers,
			"Content-Type": type,
			"Content-Length": sent.length,
			...(encoding && { "Content-Encoding": encoding }),
			...(status === 200 && { "Accept-Ranges": "bytes" }),
			...(ranges && { "Content-Range": `bytes ${ranges.start}-${ranges.end}/${body.length}` }),
		});
		response.end(request.method === "HEAD" ? undefined : sent);
	}
}

/** The one part of a file that is asked for; undefined for the whole of it, which several parts are answered with, too. */
function rangesOf({ headers: { range, "if-range": version } }: IncomingMessage, size: number, etag: string) {
	if (range === undefined || (version !== undefined && version !== etag)) return undefined;
	const ranges = parseRange(size, range);
	if (ranges === -1) return "none of it";
	return ranges !== -2 && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
}

/**
 * The address without percent encoding. One that is encoded where it need not be, or cannot be decoded, stays as it is,
 * which is no address of the site: %2F is no slash.
 */
function addressOf(path: string): string {
	if (NEEDLESS.test(path)) return path;
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

const NEEDLESS = new RegExp(NEEDLESSLY_ENCODED, "i");
