import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { BOOT_ID, type Boot } from "../app/hydration/boot.ts";
import { PRODUCTION } from "./builds.ts";
import { paths } from "./site.ts";

/** Folder of the built site, which owners upload to a host. */
export const buildDir = join(PRODUCTION.dir, "client");

/** Returns the file of a page; "/404" is the page served for unknown URLs. */
export const fileOf = (path: string) => join(buildDir, path === "/" ? "index.html" : `${path}.html`);

/** Paths of all built pages, including "/404". */
export const builtPages: readonly string[] = [...paths, "/404"];

/** Returns the HTML of a built page. */
export const htmlOf = (path: string) => readFileSync(fileOf(path), "utf8");

/** Returns the number of bytes sent for a file: the size of its Brotli variant if there is one. */
export function transferSize(file: string): number {
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function readBoot(html: string): Boot {
	const [, json] = new RegExp(`<script id="${BOOT_ID}" type="application/json">([\\s\\S]*?)</script>`).exec(html) ?? [];
	if (!json) throw new Error("The page has no data block for hydration.");
	return JSON.parse(json);
}

/** Returns the URLs of all scripts loaded to hydrate a page, including static imports. */
export function hydrationScripts(html: string): string[] {
	const { manifest, entry, modules } = readBoot(html);
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

/** Returns the URLs of the scripts that contain a page's content. */
export function contentScripts(html: string): string[] {
	return readBoot(html).modules.flatMap(([id, url]) => (id.includes("content/") ? [url] : []));
}
