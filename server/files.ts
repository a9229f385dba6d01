import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Headers, Policy } from "./policy.ts";
import { ACCEPTS, contentType, HOST_FILES, headersOf } from "./policy.ts";

/** A built file, and the compressed variants that stand beside it. */
export interface SiteFile {
	/** From the root of the site, for example /services/seo.html. */
	path: string;
	encodings: readonly Encoding[];
	/** Headers of every answer with it, but for its encoding. */
	headers: Headers;
}

type Encoding = (typeof ENCODINGS)[number]["name"];

/** The smallest first. */
const ENCODINGS = [
	{ name: "br", ending: ".br", accepted: new RegExp(ACCEPTS.br, "i") },
	{ name: "gzip", ending: ".gz", accepted: new RegExp(ACCEPTS.gzip, "i") },
] as const;

/** What a built site answers. */
export interface SiteFiles {
	/** By address. No other address reaches the disk. */
	files: ReadonlyMap<string, SiteFile>;
	/** Other forms of an address, and addresses of an old site, with where they lead. */
	moved: ReadonlyMap<string, { to: string; keepsQuery: boolean }>;
	notFound: SiteFile;
}

const NOT_FOUND = "/404.html";

/**
 * Lists a built site once, so that no address can reach another file.
 *
 * @throws when the folder holds no built site.
 */
export function readSite(client: string, policy: Policy): SiteFiles {
	const files = new Map<string, SiteFile>();
	const moved = new Map<string, { to: string; keepsQuery: boolean }>();

	for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
		const path = `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join("/")}`;
		if (!entry.isFile() || /\.(br|gz)$/.test(path) || HOST_FILES.some((file) => file === path)) continue;
		const page = path.replace(/(\/index)?\.html$/, "") || "/";
		files.set(path.endsWith(".html") ? page : path, {
			path,
			encodings: ENCODINGS.filter(({ ending }) => existsSync(join(client, path + ending))).map(({ name }) => name),
			headers: { ...headersOf(policy, path), "Content-Type": contentType(path) ?? "application/octet-stream", Vary: "Accept-Encoding" },
		});
		if (!path.endsWith(".html") || path === NOT_FOUND) continue;
		moved.set(path, { to: page, keepsQuery: true });
		moved.set(page === "/" ? "/index" : `${page}/`, { to: page, keepsQuery: true });
	}
	for (const { from, to } of policy.redirects) {
		moved.set(from, { to, keepsQuery: false });
		moved.set(`${from}/`, { to, keepsQuery: false });
	}

	const notFound = files.get("/404");
	if (!notFound) throw new Error(`No built site in ${client}. Run "npm run build" first.`);
	files.delete("/404");
	return { files, moved, notFound };
}

/** The variant of a file that a client takes: its path, and its encoding unless it is the file itself. */
export function variantFor({ path, encodings }: SiteFile, acceptEncoding = ""): { path: string; encoding?: Encoding } {
	const found = ENCODINGS.find(({ name, accepted }) => encodings.includes(name) && accepted.test(acceptEncoding));
	return found ? { path: path + found.ending, encoding: found.name } : { path };
}
