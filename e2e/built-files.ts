import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Boot } from "../app/hydration/boot.ts";
import { BOOT_ID } from "../app/hydration/boot.ts";
import { PRODUCTION } from "./builds.ts";
import { paths } from "./site.ts";

/** Folder of the built site that the tests look at. */
export const buildDir = join(PRODUCTION.dir, "client");

/** The built file of a page; "/404" is the page for unknown addresses. */
export const fileOf = (path: string) => join(buildDir, path === "/" ? "index.html" : `${path}.html`);

/** All built pages: the routes and the 404. */
export const builtPages: readonly string[] = [...paths, "/404"];

/** HTML of a built page. */
export const htmlOf = (path: string) => readFileSync(fileOf(path), "utf8");

/** Bytes of a file as they travel: its brotli variant where there is one. */
export function travelBytes(file: string): number {
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The data from which a built page wakes. */
function bootOf(html: string): Boot {
	const [, json] = new RegExp(`<script id="${BOOT_ID}" type="application/json">([\\s\\S]*?)</script>`).exec(html) ?? [];
	if (!json) throw new Error("The page has no data block to wake from.");
	return JSON.parse(json);
}

/** Every script that waking a page loads: what its data block names, and what those import statically. */
export function wakingScripts(html: string): string[] {
	const { manifest, entry, modules } = bootOf(html);
	const found = new Set<string>();
	const queue = [manifest, entry, ...modules.map(([, url]) => url)];
	for (let url = queue.pop(); url; url = queue.pop()) {
		if (found.has(url)) continue;
		found.add(url);
		const code = readFileSync(join(buildDir, url), "utf8");
		for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) queue.push(`/assets/${name}`);
	}
	return [...found];
}

/** Addresses of the modules among them that are made from a content file. */
export function contentModules(html: string): string[] {
	return bootOf(html).modules.flatMap(([id, url]) => (id.includes("content/") ? [url] : []));
}
