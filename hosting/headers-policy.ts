import type { Redirect } from "../model/redirects.ts";
import { SHARE_FOLDER } from "../shared/addresses.ts";

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What every server and host does with the built site; each host's configuration is made from this. */
export interface HeadersPolicy {
	/** Headers of every answer. */
	headers: Headers;
	/** Headers that files below a folder have instead. */
	folders: readonly { folder: string; headers: Headers }[];
	/** Headers that single files have besides or instead. */
	files: readonly { file: string; headers: Headers }[];
	/** Addresses of an old site and where they lead now. */
	redirects: readonly Redirect[];
}

interface HeadersPolicyInput {
	/** Origin of the stock photos. */
	photoHost: string;
	/** Address that receives web vitals and pressed calls to action, when there is one. */
	analytics?: string;
	/** The one inline script of every page, as a CSP source: 'sha256-…'. */
	scriptHash: string;
	/** The one stylesheet of every page, as a CSP source. */
	styleHash: string;
	/** Headers of single files. */
	files?: HeadersPolicy["files"];
	redirects: readonly Redirect[];
}

/** Where hashed files are: their content never changes under the same name. */
const ASSETS = "/assets/";

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

/** Content types by the file's name or its ending, names first; the build stops at a file that is not covered. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
	"feed.xml": "application/atom+xml; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".md": "text/markdown; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".ico": "image/x-icon",
	".woff2": "font/woff2",
};

/**
 * What a client's Accept-Encoding must match for a file to be sent compressed; "q=0" is a refusal. Written so that
 * JavaScript and nginx read it alike.
 */
export const ACCEPTS = {
	br: String.raw`(^|,)\s*br\s*(;\s*q=(1|0\.\d*[1-9])[^,]*)?\s*(,|$)`,
	gzip: String.raw`(^|,)\s*gzip\s*(;\s*q=(1|0\.\d*[1-9])[^,]*)?\s*(,|$)`,
} as const;

/** A media type in an Accept: with its weight in tenths, which the pattern's one group holds, or named without one. */
function accepted(type: string) {
	return {
		weighed: String.raw`(?:^|,)\s*${type}\s*(?:;[^,]*)?;\s*q=(1|0\.[1-9]|0)`,
		plain: String.raw`(?:^|,)\s*${type}\s*(?:;|,|$)`,
	};
}

/**
 * How much a client wants Markdown and how much HTML, for servers that know no media types: patterns for Accept that nginx and
 * Caddy read alike, the first that matches counts. Weights are compared in tenths; our own server does it by the book.
 */
export const WANTED = {
	markdown: [accepted("text/markdown")],
	html: ["text/html", String.raw`text/\*`, String.raw`\*/\*`].map(accepted),
} as const;

/** An Accept that names HTML first, which decides where it wants both as much. */
export const HTML_FIRST = "text/html.*text/markdown";

/**
 * Percent encoding of a slash or of a character that stands for itself, as a pattern that JavaScript, nginx and Caddy
 * read alike, upper case and lower. Such an address is another one than the page's, so that each page has only one.
 */
export const NEEDLESSLY_ENCODED = "%(2[def]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)";

/** The page of every address that is none. */
export const NOT_FOUND_FILE = "/404.html";

/** What an answer with a file depends on besides its address: pages are also sent as Markdown. */
export function variesBy(path: string): string {
	return /\.(html|md)$/.test(path) && path !== NOT_FOUND_FILE ? "Accept-Encoding, Accept" : "Accept-Encoding";
}

/** Files in the site's folder that are meant for hosts and answer to nobody. */
export const HOST_FILES = ["/_headers", "/_redirects"] as const;

/**
 * The header and cache policy.
 *
 * There is no `require-trusted-types-for`: React creates script elements, also those of data, by setting innerHTML,
 * which that directive forbids.
 */
export function headersPolicy({ photoHost, analytics, scriptHash, styleHash, files = [], redirects }: HeadersPolicyInput): HeadersPolicy {
	const csp = {
		"default-src": "'none'",
		"script-src": `'self' ${scriptHash}`,
		"style-src": `'self' ${styleHash}`,
		"img-src": `'self' ${new URL(photoHost).origin}`,
		"font-src": "'self'",
		"connect-src": analytics ? `'self' ${new URL(analytics).origin}` : "'self'",
		"manifest-src": "'self'",
		"base-uri": "'none'",
		"form-action": "'none'",
		"frame-ancestors": "'none'",
	};
	return {
		headers: {
			"Cache-Control": "public, max-age=0, must-revalidate",
			"Content-Security-Policy": Object.entries(csp)
				.map(([directive, sources]) => `${directive} ${sources}`)
				.join("; "),
			"Cross-Origin-Opener-Policy": "same-origin",
			"Cross-Origin-Resource-Policy": "same-origin",
			"Permissions-Policy": "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"Strict-Transport-Security": `max-age=${2 * YEAR}`,
			"X-Content-Type-Options": "nosniff",
		},
		folders: [
			{ folder: ASSETS, headers: { "Cache-Control": `public, max-age=${YEAR}, immutable` } },
			{
				folder: `${SHARE_FOLDER}/`,
				headers: { "Cache-Control": `public, max-age=${DAY}`, "Cross-Origin-Resource-Policy": "cross-origin" },
			},
		],
		files,
		redirects,
	};
}

/** Content type of a file; undefined when no type is known for it. */
export function contentType(path: string): string | undefined {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return CONTENT_TYPES[name] ?? CONTENT_TYPES[name.slice(name.lastIndexOf("."))];
}

/** All headers of a file that is found. */
export function headersOf({ headers, folders, files }: HeadersPolicy, path: string): Headers {
	const own = [...folders.filter(({ folder }) => path.startsWith(folder)), ...files.filter(({ file }) => path === file)];
	return Object.assign({}, headers, ...own.map((rule) => rule.headers));
}
