import { globSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { FALLBACK_FILE, MANIFEST_FILES, MANIFEST_PATH, NOT_FOUND_PATH } from "../app/framework/build-output.ts";
import { markdownOf } from "../crawlers/markdown.ts";
import { fileHeaders } from "../crawlers/site-files.ts";
import { twinFiles } from "../crawlers/twins.ts";
import { writeHosts } from "../hosting/write-hosts.ts";
import type { Content } from "../model/load.ts";
import type { Site } from "../model/site-config.ts";
import { brotliLevel, compressFiles, compressible } from "./compress.ts";
import { readOnce } from "./content-source.ts";
import { forgetUnused, kept } from "./kept.ts";
import { completeLicenses } from "./licenses.ts";
import { fillWeights } from "./weights.ts";

/** Finishes the build once all pages are rendered, from the same content as they. */
export function finish(site: Site): Plugin {
	return {
		name: "site:finish",
		sharedDuringBuild: true,
		buildApp: {
			order: "post",
			async handler({ config }) {
				const buildDirectory = dirname(config.environments.client?.build.outDir ?? config.build.outDir);
				const { content } = await readOnce();
				completeLicenses(join(buildDirectory, "client"));
				await finishBuild(buildDirectory, content, site);
				writeHosts(buildDirectory, { site, files: fileHeaders(content, site), redirects: content.redirects });
			},
		},
	};
}

/**
 * Makes the prerendered output what a plain host serves: `services/seo.html` for /services/seo (a folder would make
 * hosts add a slash), `404.html`, no fallback that answers unknown addresses with 200, no server code. The pages' Markdown is made
 * here, as it is made from what was rendered.
 */
async function finishBuild(buildDirectory: string, content: Content, site: Site): Promise<void> {
	const client = join(buildDirectory, "client");
	renameSync(join(client, NOT_FOUND_PATH, "index.html"), join(client, "404.html"));
	rmdirSync(join(client, NOT_FOUND_PATH));
	rmSync(join(client, FALLBACK_FILE), { force: true });
	for (const file of globSync(MANIFEST_FILES, { cwd: client })) renameSync(join(client, file), join(client, MANIFEST_PATH));
	rmSync(join(buildDirectory, "server"), { recursive: true, force: true });

	for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
		if (entry.name !== "index.html" || entry.parentPath === client) continue;
		const folder = entry.parentPath;
		mkdirSync(dirname(`${folder}.html`), { recursive: true });
		renameSync(join(folder, "index.html"), `${folder}.html`);
		if (readdirSync(folder).length === 0) rmdirSync(folder);
	}
	fillWeights(client);
	const level = brotliLevel(content.pages.length);
	// Other threads compress what is there while this one reads the pages.
	const compressing = compressFiles(compressible(client), level);
	const twins = await twinFiles(content, site, async (path, url) => {
		const html = await readFile(join(client, path === "/" ? "index.html" : `${path}.html`), "utf8");
		return String(await kept("twins", url + html, async () => Buffer.from(markdownOf(html, url))));
	});
	for (const { path, body } of twins) writeFileSync(join(client, path), body);
	await compressing;
	await compressFiles(
		twins.map(({ path }) => join(client, path)),
		level,
	);
	forgetUnused();
}
