import type { IncomingMessage } from "node:http";
import type { ViteDevServer } from "vite";
import { contentType } from "../hosting/headers-policy.ts";

/**
 * In development a file is made when it is asked for. A mistake in what it is made of is shown in the browser, and the server goes on.
 *
 * @param make Gives the file of an address, and undefined for all addresses that are none of its own.
 */
export function serveMade(server: ViteDevServer, make: (path: string, request: IncomingMessage) => Promise<string | Uint8Array | undefined>): void {
	server.middlewares.use(async (request, response, next) => {
		const path = request.url?.split("?")[0] ?? "";
		try {
			const body = await make(path, request);
			if (body === undefined) return next();
			response.setHeader("Content-Type", contentType(path) ?? "application/octet-stream");
			response.end(body);
		} catch (error) {
			next(error);
		}
	});
}
