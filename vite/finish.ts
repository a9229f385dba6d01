import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { twinFiles } from "../crawlers/twins.ts";
import type { Content } from "../model/load.ts";
import type { Site } from "../model/site-config.ts";
import { compressFiles } from "./compress.ts";
import { fillWeights } from "./weights.ts";

/** Where the 404 page is rendered before it becomes 404.html; matched by the catch-all route. */
export const NOT_FOUND_PATH = "/__not-found";

/**
 * Makes the prerendered output what a plain host serves: `services/seo.html` for /services/seo (a folder would make
 * hosts add a slash), `404.html`, no fallback that answers unknown addresses with 200, no server code. The pages' Markdown is made
 * here, as it is made from what was rendered.
 */
export async function finishBuild(buildDirectory: string, content: Content, site: Site): Promise<void> {
	const client = join(buildDirectory, "client");
	renameSync(join(client, NOT_FOUND_PATH, "index.html"), join(client, "404.html"));
	rmdirSync(join(client, NOT_FOUND_PATH));
	rmSync(join(client, "__spa-fallback.html"), { force: true });
	rmSync(join(buildDirectory, "server"), { recursive: true, force: true });

	for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
		if (entry.name !== "index.html" || entry.parentPath === client) continue;
		const folder = entry.parentPath;
		mkdirSync(dirname(`${folder}.html`), { recursive: true });
		renameSync(join(folder, "index.html"), `${folder}.html`);
		if (readdirSync(folder).length === 0) rmdirSync(folder);
	}
	fillWeights(client);
	const htmlOf = (path: string) => readFileSync(join(client, path === "/" ? "index.html" : `${path}.html`), "utf8");
	for (const { path, body } of await twinFiles(content, site, htmlOf)) writeFileSync(join(client, path), body);
	await compressFiles(client);
}
