import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import Negotiator from "negotiator";
import type { Headers, HeadersPolicy } from "../hosting/headers-policy.ts";
import { ACCEPTS, CONTENT_TYPES, contentType, HOST_FILES, headersOf, NOT_FOUND_FILE, variesBy } from "../hosting/headers-policy.ts";
import type { Destination } from "../hosting/redirects.ts";
import { redirectTable } from "../hosting/redirects.ts";

/** A built file, held in memory. */
export interface ServedFile {
	/** From the root of the site, for example /services/seo.html. */
	path: string;
	whole: Variant;
	/** The same, compressed beforehand; the smallest first. */
	compressed: readonly Variant[];
	/** Headers of every answer with it, but for its encoding and tag. */
	headers: Headers;
	/** The page's text as Markdown, for clients that ask for it. */
	markdown?: ServedFile;
}

/** The bytes of a file in one encoding. */
interface Variant {
	/** Undefined for the file itself. */
	encoding?: "br" | "gzip";
	body: Buffer;
	/** Made of the bytes, so that a rebuild of the same content keeps what clients have. */
	etag: string;
}

/** The smallest first. */
const ENCODINGS = [
	{ name: "br", ending: ".br", accepted: new RegExp(ACCEPTS.br, "i") },
	{ name: "gzip", ending: ".gz", accepted: new RegExp(ACCEPTS.gzip, "i") },
] as const;

const HTML = CONTENT_TYPES[".html"] ?? "";
const MARKDOWN = CONTENT_TYPES[".md"] ?? "";

/** What a built site answers. */
interface ServedFiles {
	/** By address. No other address is answered with 200. */
	files: ReadonlyMap<string, ServedFile>;
	/** Where another form of an address, or an address of an old site, leads; undefined for all others. */
	movedTo: (address: string) => Destination | undefined;
	notFound: ServedFile;
}

/**
 * Reads a built site once and whole: no request touches the disk, so no address can reach another file, and a build
 * that writes into the same folder later changes nothing of what is answered.
 *
 * @throws when the folder holds no built site.
 */
export function readFiles(client: string, policy: HeadersPolicy): ServedFiles {
	const files = new Map<string, ServedFile>();
	const forms = new Map<string, Destination>();

	for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
		const path = `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join("/")}`;
		if (!entry.isFile() || /\.(br|gz)$/.test(path) || HOST_FILES.some((file) => file === path)) continue;
		const page = path.replace(/(\/index)?\.html$/, "") || "/";
		files.set(path.endsWith(".html") ? page : path, {
			path,
			...variantsOf(join(client, path)),
			headers: { ...headersOf(policy, path), "Content-Type": contentType(path) ?? "application/octet-stream", Vary: variesBy(path) },
		});
		if (!path.endsWith(".html") || path === NOT_FOUND_FILE) continue;
		forms.set(path, { address: page, part: "" });
		forms.set(page === "/" ? "/index" : `${page}/`, { address: page, part: "" });
	}
	for (const [address, file] of files) {
		if (file.path.endsWith(".html")) file.markdown = files.get(address === "/" ? "/index.md" : `${address}.md`);
	}
	const redirected = redirectTable(policy.redirects);

	const notFound = files.get("/404");
	if (!notFound) throw new Error(`No built site in ${client}. Run "npm run build" first.`);
	files.delete("/404");
	return {
		files,
		movedTo: (address) => redirected(address) ?? forms.get(address),
		notFound: { ...notFound, headers: { ...notFound.headers, Vary: variesBy(".html") }, markdown: notFoundAsMarkdown(policy) },
	};
}

/** For programs that read Markdown, the 404 page is a long answer to a mistyped address. */
function notFoundAsMarkdown(policy: HeadersPolicy): ServedFile {
	const body = Buffer.from("# Page Not Found\n\nThere is no such page. [llms.txt](/llms.txt) lists the pages of this site.\n");
	return {
		path: NOT_FOUND_FILE,
		whole: variantOf(body),
		compressed: [],
		headers: { ...policy.headers, "Content-Type": MARKDOWN, Vary: variesBy(".md"), "X-Robots-Tag": "noindex" },
	};
}

const variantOf = (body: Buffer, encoding?: Variant["encoding"]): Variant => ({
	...(encoding && { encoding }),
	body,
	etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
});

function variantsOf(file: string): Pick<ServedFile, "whole" | "compressed"> {
	const endings = ENCODINGS.filter(({ ending }) => existsSync(file + ending));
	return {
		whole: variantOf(readFileSync(file)),
		compressed: endings.map(({ name, ending }) => variantOf(readFileSync(file + ending), name)),
	};
}

/** The variant of a file that a client takes. */
export function variantFor({ whole, compressed }: ServedFile, acceptEncoding = ""): Variant {
	return compressed.find(({ encoding }) => ENCODINGS.some(({ name, accepted }) => name === encoding && accepted.test(acceptEncoding))) ?? whole;
}

/**
 * Whether a client would rather have Markdown than HTML. Where it wants both as much, what it names first; where it does not
 * care, what the address says.
 */
export function prefersMarkdown(accept: string | undefined, address: string): boolean {
	const offered = address.endsWith(".md") ? [MARKDOWN, HTML] : [HTML, MARKDOWN];
	return new Negotiator({ headers: { accept } }).mediaType(offered) === MARKDOWN;
}
