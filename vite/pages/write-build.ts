import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Plugin } from "vite";
import { MANIFEST_FILES, MANIFEST_PATH, NOT_FOUND_PATH } from "../../app/framework/build-output.ts";
import { type BuiltPage, builtPage } from "../../hosting/built-pages.ts";
import { parseHtml } from "../../hosting/html.ts";
import { writeHosts } from "../../hosting/write-hosts.ts";
import { markdownOf } from "../../machines/markdown.ts";
import { markdownPages } from "../../machines/markdown-pages.ts";
import { buildTime, fileHeaders, picturePaths, textFiles } from "../../machines/site-files.ts";
import type { Content } from "../../model/content.ts";
import { pruneCache } from "../../model/reading/cache.ts";
import type { Site } from "../../model/site/site.ts";
import { canonicalUrl, htmlPath } from "../../shared/addresses.ts";
import { readOnce } from "../content/read-content.ts";
import { compressFolder } from "./compress.ts";
import { completeLicenses } from "./licenses.ts";
import { drawPicture } from "./site-pictures.ts";

/** After both bundles are built, renders the pages and writes all other files and the hosts' configuration. */
export function writeBuild(site: Site): Plugin {
	return {
		name: "site:write-build",
		buildApp: {
			order: "post",
			async handler({ config }) {
				const buildDirectory = dirname(config.environments.client?.build.outDir ?? config.build.outDir);
				const client = join(buildDirectory, "client");
				const { content } = await readOnce();
				completeLicenses(client);
				for (const file of globSync(MANIFEST_FILES, { cwd: client })) renameSync(join(client, file), join(client, MANIFEST_PATH));
				const { pages, markdown } = await writePages(buildDirectory, content, site);
				rmSync(join(buildDirectory, "server"), { recursive: true });
				const texts = [...(await textFiles(content, site, buildTime())), ...markdownPages(content, site, markdown)];
				for (const { path, body } of texts) write(join(client, path), body);
				for (const path of picturePaths(content)) write(join(client, path), await drawPicture(content, site, path));
				await compressFolder(client);
				writeHosts(buildDirectory, { site, pages, files: fileHeaders(content, site), redirects: content.redirects });
				pruneCache();
			},
		},
	};
}

/** Writes every page. Returns the data for `writeHosts` to check, and the Markdown by URL path. */
async function writePages(buildDirectory: string, content: Content, site: Site) {
	const client = join(buildDirectory, "client");
	const published = new Set<string>(content.pages.map(({ path }) => path));
	const pages: BuiltPage[] = [];
	const markdown = new Map<string, string>();
	for await (const { path, html } of renderPages(buildDirectory)) {
		const file = path === NOT_FOUND_PATH ? "404.html" : htmlPath(path).slice(1);
		write(join(client, file), html);
		const document = parseHtml(html);
		pages.push(builtPage(file, document));
		if (published.has(path)) markdown.set(path, markdownOf(document, canonicalUrl(site, path)));
	}
	return { pages, markdown };
}

interface RenderedPage {
	path: string;
	html: string;
}

/**
 * Renders every page of a server bundle, including the 404.
 * @throws if a page fails to render.
 */
async function* renderPages(buildDirectory: string): AsyncGenerator<RenderedPage> {
	// React Router's own prerendering starts a second Vite server and sorts all routes three times per page (40 ms at 1,000 pages).
	const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(resolve(buildDirectory, "server", "index.js")).href);
	const answer = createRequestHandler(build, "production");
	for (const route of Object.values(build.routes)) {
		if (route?.parentId !== "root") continue;
		const path = route.path === "*" ? NOT_FOUND_PATH : `/${route.path ?? ""}`;
		const response = await answer(new Request(new URL(path, "http://localhost")));
		if (response.status !== 200) throw new Error(`${path} failed to render (status ${response.status}). See the error above.`);
		yield { path, html: await response.text() };
	}
}

function write(file: string, body: string | Uint8Array): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, body);
}
