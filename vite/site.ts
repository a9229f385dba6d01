import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "../app/content/site.ts";

/** The file that says whose site it is. */
export const SITE_FILE = "site.config.ts";

/**
 * Reads site.config.ts as it is now. An `import` would be kept by Node, and would make Vite restart for each change.
 *
 * @throws with the file, field, found and allowed of a mistake.
 */
export async function readSite(): Promise<Site> {
	const url = pathToFileURL(resolve(SITE_FILE));
	url.searchParams.set("at", String(performance.now()));
	const module: { default: Site } = await import(/* @vite-ignore */ url.href);
	return module.default;
}
