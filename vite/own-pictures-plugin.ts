import type { Plugin } from "vite";
import { LOGO_FILE, readSvg } from "../model/logo.ts";
import { pictureFiles } from "./own-pictures.ts";
import { serveMade } from "./serve-made.ts";

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
			serveMade(server, async (path) => {
				if (!/^\/assets\/.+\.(avif|webp|jpg|svg)$/.test(path)) return undefined;
				const logo = readSvg(LOGO_FILE);
				if (path === logo?.url) return logo.text;
				return (await pictureFiles()).find(({ url }) => url === path)?.make();
			});
		},
	};
}
