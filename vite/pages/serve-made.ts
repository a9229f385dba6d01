import type { ViteDevServer } from "vite";
import { contentType } from "../../hosting/headers-policy.ts";

/**
 * Serves files in development that a build would write. An error is shown in the browser, and the server keeps running.
 *
 * @param make Returns the file at a URL path, or undefined for every path that is not its own.
 */
export function serveMade(server: ViteDevServer, make: (path: string) => Promise<string | Uint8Array | undefined>): void {
	server.middlewares.use(async (request, response, next) => {
		const path = request.url?.split("?")[0] ?? "";
		try {
			const body = await make(path);
			if (body === undefined) return next();
			response.setHeader("Content-Type", contentType(path) ?? "application/octet-stream");
			response.end(body);
		} catch (error) {
			next(error);
		}
	});
}
