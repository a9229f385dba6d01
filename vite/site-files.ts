import pngToIco from "png-to-ico";
import type { Plugin } from "vite";
import type { Content } from "../app/content/load.ts";
import { CONTENT_DIR, loadContent } from "../app/content/load.ts";
import type { Site } from "../app/content/site.ts";
import { placeholdersOf } from "../app/content/site.ts";
import { sitePages } from "../app/content/views.ts";
import { shareImagePath } from "../app/seo/addresses.ts";
import { headingOf } from "../app/seo/heading.ts";
import { NOT_FOUND_IMAGE, NOT_FOUND_TITLE } from "../app/seo/meta.ts";
import { buildTime, ICONS, siteFilePaths, textFiles } from "../app/seo/site-files.ts";
import { contentType } from "../server/policy.ts";
import { toPng, toSvg } from "./drawing.ts";
import { mark } from "./icons.ts";
import { progress } from "./progress.ts";
import { shareImage } from "./share-image.ts";
import { readSite } from "./site.ts";

/** Edges of the pictures in favicon.ico. */
const ICO_SIZES = [16, 32, 48];

/**
 * Writes the files that stand beside the pages: sitemap, robots.txt, feed, text for machines, manifest, icons and share
 * images (siteFilePaths lists them). In development they are made when they are asked for.
 */
export function siteFiles(site: Site): Plugin {
	const read = (drafts: boolean, current: Site) => loadContent({ placeholders: placeholdersOf(current), drafts });
	return {
		name: "site:files",
		applyToEnvironment: ({ name }) => name === "client",
		async generateBundle() {
			const content = read(false, site);
			const texts = await textFiles(content, site, buildTime());
			for (const { path, body } of texts) this.emitFile({ type: "asset", fileName: path.slice(1), source: body });
			const pictures = siteFilePaths(content).filter((path) => !texts.some((text) => text.path === path));
			const line = progress("Share images and icons", pictures.length);
			await Promise.all(
				pictures.map(async (path) => {
					this.emitFile({ type: "asset", fileName: path.slice(1), source: await picture(content, site, path) });
					line.step();
				}),
			);
			line.end();
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const path = request.url?.split("?")[0] ?? "";
				// Pages ask for their Markdown as modules; reading all content for each would slow every change.
				if (!FILE.test(path) || path.startsWith(`/${CONTENT_DIR}/`)) return next();
				try {
					// As the configuration is now, which may have changed since the start.
					const current = await readSite();
					const content = read(true, current);
					if (!siteFilePaths(content).includes(path)) return next();
					const text = (await textFiles(content, current, buildTime())).find((file) => file.path === path);
					response.setHeader("Content-Type", contentType(path) ?? "application/octet-stream");
					response.end(text ? text.body : await picture(content, current, path));
				} catch (error) {
					next(error);
				}
			});
		},
	};
}

/** What an address of such a file ends with; tells it from a page and a module without reading the content. */
const FILE = /\.(txt|xml|md|webmanifest|svg|png|ico)$/;

/** An icon or share image by its address. */
async function picture(content: Content, site: Site, path: string): Promise<Buffer | string> {
	const icon = ICONS.find((candidate) => candidate.path === path);
	const of = (size: number, rounded: boolean) => mark({ siteName: site.name, size, rounded });
	switch (icon?.kind) {
		case "svg":
			return toSvg(of(64, true));
		case "ico":
			return pngToIco(await Promise.all(ICO_SIZES.map((size) => toPng(of(size, true)))));
		case "rounded":
		case "full":
			return toPng(of(icon.size, icon.kind === "rounded"));
	}
	const host = new URL(site.origin).host;
	if (path === NOT_FOUND_IMAGE) return toPng(shareImage({ title: NOT_FOUND_TITLE, siteName: site.name, address: `${host}/…` }));
	const page = sitePages(content).find((candidate) => shareImagePath(candidate.path) === path);
	if (!page) throw new Error(`${path} is no picture of the site.`);
	const { title, mark: phrase } = headingOf(page);
	return toPng(shareImage({ title, mark: phrase, siteName: site.name, address: `${host}${page.path.replace(/\/$/, "")}` }));
}
