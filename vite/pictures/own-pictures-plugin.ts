import type { Plugin } from "vite";
import { serveGenerated } from "../pages/serve-generated.ts";
import { logoFiles } from "./drawings.ts";
import { pictureFiles } from "./own-pictures.ts";

/** Emits the owner's pictures and logos; in development, generates each on request. */
export function ownPictures(): Plugin {
	return {
		name: "site:own-pictures",
		applyToEnvironment: ({ name }) => name === "client",
		async generateBundle() {
			const files = await pictureFiles();
			for (const { url, text } of await logoFiles()) this.emitFile({ type: "asset", fileName: url.slice(1), source: text });
			await Promise.all(files.map(async ({ url, make }) => this.emitFile({ type: "asset", fileName: url.slice(1), source: await make() })));
		},
		configureServer(server) {
			serveGenerated(server, async (path) => {
				if (!/^\/assets\/.+\.(avif|webp|jpg|svg)$/.test(path)) return undefined;
				const logo = (await logoFiles()).find(({ url }) => url === path);
				if (logo) return logo.text;
				return (await pictureFiles()).find(({ url }) => url === path)?.make();
			});
		},
	};
}
