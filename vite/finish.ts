import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { MANIFEST_FILES, MANIFEST_PATH } from "../app/framework/build-output.ts";
import { fileHeaders } from "../crawlers/site-files.ts";
import { twinFiles } from "../crawlers/twins.ts";
import type { BuiltPage } from "../hosting/built-pages.ts";
import { writeHosts } from "../hosting/write-hosts.ts";
import { pruneCache } from "../model/cache.ts";
import type { Content } from "../model/load.ts";
import type { Site } from "../model/site-config.ts";
import { canonicalUrl } from "../shared/addresses.ts";
import { compressFiles, compressible, levelOfPages } from "./compress.ts";
import { readOnce } from "./content-source.ts";
import { fewAtOnce } from "./few-at-once.ts";
import { completeLicenses } from "./licenses.ts";
import { htmlFileOf, renderer } from "./prerender.ts";
import { readRendered } from "./rendered-page.ts";
import { drawPictures } from "./site-files-plugin.ts";
import { withWeights } from "./weights.ts";

/** Renders the pages once both bundles are there, and finishes the build, from the same content as they. */
export function finish(site: Site): Plugin {
	let drawing: ReturnType<typeof drawPictures> | undefined;
	return {
		name: "site:finish",
		sharedDuringBuild: true,
		async buildStart() {
			if (this.environment.mode !== "build" || this.environment.name !== "client") return;
			const { content } = await readOnce();
			// Other threads draw while this one makes the bundles.
			drawing = drawPictures(content, site);
			// What goes wrong is told when the pictures are waited for.
			drawing.catch(() => {});
		},
		buildApp: {
			order: "post",
			async handler({ config }) {
				const buildDirectory = dirname(config.environments.client?.build.outDir ?? config.build.outDir);
				const client = join(buildDirectory, "client");
				const { content } = await readOnce();
				completeLicenses(client);
				for (const file of globSync(MANIFEST_FILES, { cwd: client })) renameSync(join(client, file), join(client, MANIFEST_PATH));
				const pages = await writePages({ buildDirectory, content, site });
				const pictures = (await drawing) ?? [];
				for (const { path, body } of pictures) write(join(client, path), body);
				await compressFiles(pictures.map(({ path }) => join(client, path)).filter((file) => file.endsWith(".svg")));
				rmSync(join(buildDirectory, "server"), { recursive: true });
				writeHosts(buildDirectory, { site, pages, files: fileHeaders(content, site), redirects: content.redirects });
				pruneCache();
			},
		},
	};
}

interface Pages {
	buildDirectory: string;
	content: Content;
	site: Site;
}

/** Writes every page as a plain host serves it, and its Markdown, which is made from what was rendered. */
async function writePages({ buildDirectory, content, site }: Pages): Promise<BuiltPage[]> {
	const client = join(buildDirectory, "client");
	const level = levelOfPages(content.pages.length);
	const { pages, render } = await renderer(buildDirectory);
	const scripts = new Set(pages.map(({ script }) => join(client, script)));
	// What all pages share is compressed while they are rendered.
	const compressing = compressFiles(compressible(client).filter((file) => !scripts.has(file)));
	const published = new Set<string>(content.pages.map(({ path }) => path));
	const built: BuiltPage[] = [];
	const words = new Map<string, string>();
	await fewAtOnce(pages, async ({ path, script }) => {
		const html = await withWeights(await render(path), client, level);
		const file = htmlFileOf(path);
		write(join(client, file), html);
		const url = published.has(path) ? canonicalUrl(site, path) : undefined;
		const [read] = await Promise.all([readRendered({ file, html, url }), compressFiles([join(client, file), join(client, script)], level)]);
		built.push(read.built);
		words.set(path, read.markdown);
	});
	const twins = await twinFiles(content, site, async (path) => words.get(path) ?? "");
	for (const { path, body } of twins) write(join(client, path), body);
	await compressFiles(twins.map(({ path }) => join(client, path)));
	await compressing;
	return built.sort((a, b) => a.file.localeCompare(b.file, "en"));
}

function write(file: string, body: string | Uint8Array): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, body);
}
