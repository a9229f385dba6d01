import type { Plugin } from "vite";
import { contentType } from "../hosting/policy.ts";
import { LOGO_FILE, readSvg } from "../model/logo.ts";
import { pictureFiles } from "./own-pictures.ts";

/** Writes the files of the owner's pictures. In development each is made when it is asked for. */
export function ownPictures(): Plugin {
	return {
		name: "site:own-pictures",
		applyToEnvironment: ({ name }) => name === "client",
		async generateBundle() {
			const files = await pictureFiles();
			const logo = readSvg(LOGO_FILE);
			if (logo) this.emitFile({ type: "asset", fileName: logo.url.slice(1), source: logo.text });
			await Promise.all(files.map(async ({ url, make }) => this.emitFile({ type: "asset", fileName: url.slice(1), source: await make() })));
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const path = request.url?.split("?")[0] ?? "";
				if (!/^\/assets\/.+\.(avif|webp|jpg|svg)$/.test(path)) return next();
				try {
					const logo = readSvg(LOGO_FILE);
					if (path === logo?.url) {
						response.setHeader("Content-Type", contentType(path) ?? "image/svg+xml");
						return response.end(logo.text);
					}
					const file = (await pictureFiles()).find(({ url }) => url === path);
					if (!file) return next();
					response.setHeader("Content-Type", contentType(path) ?? "application/octet-stream");
					response.end(await file.make());
				} catch (error) {
					next(error);
				}
			});
		},
	};
}
