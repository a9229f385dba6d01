import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFiles, compressible, levelOfPages } from "../../vite/compress.ts";

/** production: what is shipped. twin: the same files without any script. */
export const VARIANTS = ["production", "twin"] as const;
export type Variant = (typeof VARIANTS)[number];

const TWIN_FILES = "build/bench/twin/client";

/**
 * Builds what the benchmark compares, with photos from a stand-in host.
 *
 * @throws when a build fails.
 */
export async function buildVariants(photoHost: string): Promise<void> {
	rmSync("build/bench", { recursive: true, force: true });
	build(photoHost);
	cpSync("build/bench/production", "build/bench/twin", { recursive: true });
	const pages = readdirSync(TWIN_FILES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
	for (const page of pages) {
		const path = join(TWIN_FILES, page);
		writeFileSync(path, withoutScripts(readFileSync(path, "utf8")));
	}
	await compressFiles(compressible(TWIN_FILES), levelOfPages(pages.length - 1));
}

/** A page without its scripts; structured data is no script and stays. */
function withoutScripts(html: string): string {
	return html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link rel="modulepreload"[^>]*>/g, "");
}

function build(photoHost: string) {
	const { status, stderr } = spawnSync("react-router", ["build"], {
		stdio: ["ignore", "ignore", "pipe"],
		encoding: "utf8",
		env: { ...process.env, SITE_BUILD_DIR: "build/bench/production", SITE_PHOTO_HOST: photoHost },
	});
	if (status !== 0) throw new Error(`The build failed.\n${stderr}`);
}
