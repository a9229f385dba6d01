import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer, STATUS_CODES } from "node:http";
import { join, resolve } from "node:path";
import send from "send";
import type { SiteFile } from "./files.ts";
import { readSite, variantFor } from "./files.ts";
import type { Policy } from "./policy.ts";

/** How long a client may take, so that slow ones don't hold the server: in milliseconds. */
const PATIENCE = { headers: 10_000, request: 15_000, keepAlive: 5_000, silence: 30_000 } as const;

/**
 * The static server of `npm start`: the built files, precompressed, one address a page.
 *
 * @param buildDirectory Folder of the build, with `client/` and `hosts/`.
 * @throws when the folder holds no built site.
 */
export function createSiteServer(buildDirectory: string): Server {
	const policyFile = join(buildDirectory, "hosts", "policy.json");
	if (!existsSync(policyFile)) throw new Error(`No built site in ${buildDirectory}. Run "npm run build" first.`);
	// Our own build wrote it, in this very form.
	const policy: Policy = JSON.parse(readFileSync(policyFile, "utf8"));
	const client = resolve(buildDirectory, "client");
	const { files, moved, notFound } = readSite(client, policy);

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
		const address = decoded(path);
		const move = moved.get(address);
		if (move) {
			const location = move.to + (move.keepsQuery && query !== undefined ? `?${query}` : "");
			response.writeHead(301, { ...policy.headers, Location: location }).end();
			return;
		}
		const file = files.get(address);
		if (file) sendFile(request, response, file, 200);
		else sendFile(request, response, notFound, 404);
	});
	return server;

	/** Conditional requests and ranges are the library's; which variant, and its headers, are the site's. */
	function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: 200 | 404) {
		const { path, encoding } = variantFor(file, String(request.headers["accept-encoding"]));
		response.statusCode = status;
		response.setHeaders(new Map(Object.entries({ ...file.headers, ...(encoding && { "Content-Encoding": encoding }) })));
		send(request, path, { root: client, dotfiles: "allow", cacheControl: false, acceptRanges: status === 200 })
			.on("error", ({ status: fault }) => sendFault(response, fault))
			.pipe(response);
	}

	/** A range that cannot be had, or a file that a new build took away. */
	function sendFault(response: ServerResponse, status: number) {
		response.removeHeader("Content-Encoding");
		response.writeHead(status, { ...policy.headers, "Content-Type": "text/plain; charset=utf-8" }).end(STATUS_CODES[status]);
	}
}

/** The address without percent encoding; one that cannot be decoded stays as it is, which is no address of the site. */
function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
