import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { NOT_FOUND_PATH } from "../app/content/views.ts";
import { compressFiles } from "./compress.ts";

/**
 * Makes the prerendered output what a plain host serves: `services/seo.html` for /services/seo (a folder would make
 * hosts add a slash), `404.html`, no fallback that answers unknown addresses with 200, no server code.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
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
	await compressFiles(client);
}
