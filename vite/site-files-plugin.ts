import pngToIco from "png-to-ico";
import type { Plugin } from "vite";
import { headingOf } from "../crawlers/heading.ts";
import { NOT_FOUND_IMAGE, NOT_FOUND_TITLE } from "../crawlers/meta.ts";
import { buildTime, ICONS, picturePaths, siteFilePaths, textFiles } from "../crawlers/site-files.ts";
import { LLMS_FULL_PATH, twinFiles, twinPaths } from "../crawlers/twins.ts";
import { CONTENT_DIR } from "../model/content-files.ts";
import type { Content } from "../model/load.ts";
import { loadContent } from "../model/load.ts";
import { LOGO_FILE, readSvg } from "../model/logo.ts";
import type { Site } from "../model/site-config.ts";
import { placeholdersOf } from "../model/site-config.ts";
import { markdownPath, shareImagePath } from "../shared/addresses.ts";
import { readOnce } from "./content-source.ts";
import { logo } from "./icons.ts";
import { faviconSvg, squarePng } from "./own-logo.ts";
import { toPng, toSvg } from "./picture.ts";
import { readSite } from "./read-site.ts";
import { serveMade } from "./serve-made.ts";
import { shareImage } from "./share-image.ts";

/** Edges of the pictures in favicon.ico. */
const ICO_SIZES = [16, 32, 48];

/**
 * Writes the texts that stand beside the pages: sitemap, robots.txt, feed, llms.txt and manifest. What is drawn, and what is made
 * from rendered pages, takes longer and is written when the build ends (siteFilePaths lists all of them). In development
 * each is made when it is asked for.
 */
export function siteFiles(site: Site): Plugin {
	return {
		name: "site:files",
		applyToEnvironment: ({ name }) => name === "client",
		async generateBundle() {
			const { content } = await readOnce();
			const texts = await textFiles(content, site, buildTime());
			for (const { path, body } of texts) this.emitFile({ type: "asset", fileName: path.slice(1), source: body });
		},
		configureServer(server) {
			serveMade(server, async (path, request) => {
				// Pages ask for their Markdown as modules; reading all content for each would slow every change.
				if (!FILE.test(path) || path.startsWith(`/${CONTENT_DIR}/`)) return undefined;
				// As the configuration is now, which may have changed since the start.
				const current = await readSite();
				const content = loadContent({ placeholders: placeholdersOf(current), drafts: true });
				if (!siteFilePaths(content, current).includes(path)) return undefined;
				// Of one page nothing but that page is rendered.
				const pages = path === LLMS_FULL_PATH ? content.pages : content.pages.filter((page) => markdownPath(page.path) === path);
				const files = twinPaths(content).includes(path)
					? await twinFiles({ ...content, pages }, current, async (page, url) => {
							const [{ parseHtml }, { markdownOf }] = await Promise.all([import("../crawlers/html.ts"), import("../crawlers/markdown.ts")]);
							const rendered = await fetch(`http://localhost:${request.socket.localPort}${page}`);
							return markdownOf(parseHtml(await rendered.text()), url);
						})
					: await textFiles(content, current, buildTime());
				return files.find((file) => file.path === path)?.body ?? picture(content, current, path);
			});
		},
	};
}

/** Draws the icons and the share images of a site. */
export function drawPictures(content: Content, site: Site): Promise<{ path: string; body: Buffer | string }[]> {
	return Promise.all(picturePaths(content).map(async (path) => ({ path, body: await picture(content, site, path) })));
}

/** What an address of such a file ends with; tells it from a page and a module without reading the content. */
const FILE = /\.(txt|xml|md|webmanifest|svg|png|ico)$/;

/** An icon or share image by its address. */
async function picture(content: Content, site: Site, path: string): Promise<Buffer | string> {
	const icon = ICONS.find((candidate) => candidate.path === path);
	if (icon) {
		const own = faviconSvg();
		const draw = (size: number, full: boolean) => (own ? squarePng(own, size, full) : toPng(logo({ siteName: site.name, size, rounded: !full })));
		if (icon.kind === "svg") return own?.text ?? toSvg(logo({ siteName: site.name, size: 64, rounded: true }));
		if (icon.kind === "ico") return pngToIco(await Promise.all(ICO_SIZES.map((size) => draw(size, false))));
		return draw(icon.size, icon.kind === "full");
	}
	const host = new URL(site.origin).host;
	const page = content.pages.find((candidate) => shareImagePath(candidate.path) === path);
	if (!page && path !== NOT_FOUND_IMAGE) throw new Error(`${path} is no picture of the site.`);
	const heading = page ? headingOf(page) : { title: NOT_FOUND_TITLE };
	const address = host + (page ? page.path.replace(/\/$/, "") : "/…");
	return toPng(shareImage({ ...heading, siteName: site.name, logo: readSvg(LOGO_FILE), address }));
}
