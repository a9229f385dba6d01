import pngToIco from "png-to-ico";
import type { Plugin } from "vite";
import { NOT_FOUND_IMAGE, NOT_FOUND_TITLE } from "../../machines/meta.ts";
import { ICONS, picturePaths } from "../../machines/site-files.ts";
import { headingOf } from "../../machines/titles.ts";
import type { Content } from "../../model/content.ts";
import { LOGO_FILE } from "../../model/site/logo.ts";
import type { Site } from "../../model/site/site.ts";
import { shareImagePath } from "../../shared/addresses.ts";
import { readAsChanged } from "../content/read-content.ts";
import { faviconDrawing, logoFiles, readDrawing, squarePng } from "../pictures/drawings.ts";
import { logo } from "../pictures/icons.ts";
import { pictureFiles } from "../pictures/own-pictures.ts";
import { toPng, toSvg } from "../pictures/picture.ts";
import { shareImage } from "../pictures/share-image.ts";
import { serveGenerated } from "./serve-generated.ts";

/**
 * Emits the owner's pictures and logos. In development, serves them, the icons, and the share images on request. In a build,
 * write-build.ts writes the icons and share images.
 */
export function sitePictures(): Plugin {
	const read = readAsChanged();
	return {
		name: "site:pictures",
		applyToEnvironment: ({ name }) => name === "client",
		async generateBundle() {
			const files = await pictureFiles();
			for (const { url, text } of await logoFiles()) this.emitFile({ type: "asset", fileName: url.slice(1), source: text });
			await Promise.all(files.map(async ({ url, make }) => this.emitFile({ type: "asset", fileName: url.slice(1), source: await make() })));
		},
		configureServer(server) {
			serveGenerated(server, async (path) => {
				if (!/\.(avif|webp|jpg|svg|png|ico)$/.test(path)) return undefined;
				const own = (await pictureFiles()).find(({ url }) => url === path)?.make();
				const logo = (await logoFiles()).find(({ url }) => url === path)?.text;
				if (own ?? logo) return own ?? logo;
				const { content, site } = await read();
				return picturePaths(content).includes(path) ? drawPicture(content, site, path) : undefined;
			});
		},
	};
}

/** Draws the icon or share image for a URL path. */
export async function drawPicture(content: Content, site: Site, path: string): Promise<Buffer | string> {
	const icon = ICONS.find((candidate) => candidate.path === path);
	if (icon) {
		const own = await faviconDrawing();
		const draw = (size: number, full: boolean) =>
			own ? squarePng(own, size, full) : toPng(logo({ siteName: site.name, size, rounded: !full }));
		if (icon.kind === "svg") return own?.text ?? toSvg(logo({ siteName: site.name, size: 64, rounded: true }));
		if (icon.kind === "ico") return pngToIco(await Promise.all([16, 32, 48].map((size) => draw(size, false))));
		return draw(icon.size, icon.kind === "full");
	}
	const host = new URL(site.origin).host;
	const page = content.pages.find((candidate) => shareImagePath(candidate.path) === path);
	if (!page && path !== NOT_FOUND_IMAGE) throw new Error(`${path} is neither an icon nor a share image.`);
	const heading = page ? headingOf(page) : { title: NOT_FOUND_TITLE };
	const address = host + (page ? page.path.replace(/\/$/, "") : "/…");
	return toPng(shareImage({ ...heading, siteName: site.name, logo: await readDrawing(LOGO_FILE), address }));
}
