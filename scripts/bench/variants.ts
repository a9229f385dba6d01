import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Policy } from "../../server/policy.ts";
import { compressFiles } from "../../vite/compress.ts";

/** production: what is shipped. twin: the same files without any script. stock: the framework's own build of the same app. */
export type Variant = "production" | "twin" | "stock";

/** Folder of a variant's files. */
export const dirOf = (variant: Variant) => `build/bench/${variant}/client`;

/**
 * Builds what the benchmark compares, with photos from a stand-in host.
 *
 * @throws when a build fails.
 */
export async function buildVariants(photoHost: string): Promise<void> {
	rmSync("build/bench", { recursive: true, force: true });
	build("production", photoHost);
	build("stock", photoHost, ["--config", "scripts/bench/stock.config.ts"]);
	cpSync("build/bench/production", "build/bench/twin", { recursive: true });
	servePlainly("stock");
	for (const file of readdirSync(dirOf("twin"), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"))) {
		const path = join(dirOf("twin"), file);
		writeFileSync(path, withoutScripts(readFileSync(path, "utf8")));
	}
	await compressFiles(dirOf("twin"));
}

/** Gives a build the headers of the production build, but for the policy that would refuse its scripts. */
function servePlainly(variant: Variant) {
	const policy: Policy = JSON.parse(readFileSync("build/bench/production/hosts/policy.json", "utf8"));
	const { "Content-Security-Policy": _, ...headers } = policy.headers;
	mkdirSync(`build/bench/${variant}/hosts`, { recursive: true });
	writeFileSync(`build/bench/${variant}/hosts/policy.json`, JSON.stringify({ ...policy, headers }));
}

/** A page without its scripts; structured data is no script and stays. */
export function withoutScripts(html: string): string {
	return html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link rel="modulepreload"[^>]*>/g, "");
}

function build(variant: Variant, photoHost: string, args: string[] = []) {
	const { status, stderr } = spawnSync("react-router", ["build", ".", ...args], {
		stdio: ["ignore", "ignore", "pipe"],
		encoding: "utf8",
		env: {
			...process.env,
			SITE_BUILD_DIR: `build/bench/${variant}`,
			SITE_PHOTO_HOST: photoHost,
			...(variant === "stock" && { SITE_STOCK_BUILD: "1" }),
		},
	});
	if (status !== 0) throw new Error(`The ${variant} build failed.\n${stderr}`);
}
