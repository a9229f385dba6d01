import type { ViteDevServer } from "vite";
import { contentType } from "../../hosting/headers-policy.ts";

/** Serves generated files in development. `make` returns undefined for paths that it doesn't handle. */
export function serveGenerated(server: ViteDevServer, make: (path: string) => Promise<string | Uint8Array | undefined>): void {
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
