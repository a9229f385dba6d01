import type { Redirect } from "../model/kinds/redirects.ts";
import type { Site } from "../model/site/site.ts";
import { SHARE_FOLDER } from "../shared/addresses.ts";

/** Values of headers, by name. */
export type Headers = Readonly<Record<string, string>>;

/** How every server and host serves the built site. The build generates each host's configuration from this policy. */
export interface HeadersPolicy {
	/** Headers on every response. */
	headers: Headers;
	/** Overrides for files below a folder. */
	folders: readonly { folder: string; headers: Headers }[];
	/** Additions and overrides for single files. */
	files: readonly { file: string; headers: Headers }[];
	/** URLs of an old site and their targets. */
	redirects: readonly Redirect[];
}

interface HeadersPolicyInput extends Pick<Site, "photoHost" | "analytics"> {
	/** The inline script that all pages share, as a CSP source: 'sha256-…'. */
	scriptHash: string;
	/** The shared stylesheet and the screens' stylesheets, as CSP sources. */
	styleHashes: readonly string[];
	/** Headers of single files. */
	files?: HeadersPolicy["files"];
	redirects: readonly Redirect[];
}

/** Folder of hashed files, which never change under the same name. */
const ASSETS = "/assets/";

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

/** Content types by file name or extension; names take precedence. The build fails on files with neither. */
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

/** Patterns for `Accept-Encoding` headers that accept an encoding; "q=0" rejects it. The syntax works in JavaScript and nginx. */
export const ACCEPTS = {
	br: String.raw`(^|,)\s*br\s*(;\s*q=(1|0\.\d*[1-9])[^,]*)?\s*(,|$)`,
	gzip: String.raw`(^|,)\s*gzip\s*(;\s*q=(1|0\.\d*[1-9])[^,]*)?\s*(,|$)`,
} as const;

/**
 * Matches the first mention of HTML or Markdown in `Accept`, ignoring weights. If it is Markdown, pages are served as Markdown. The
 * syntax works in JavaScript, nginx, and Caddy.
 */
export const FIRST_ACCEPTED_TYPE = "text/(html|markdown)";

/**
 * Matches a percent-encoded slash or unreserved character; use it case-insensitively. Such URLs get a 404, so that each page has
 * only one URL. The syntax works in JavaScript, nginx, and Caddy.
 */
export const NONCANONICAL_ESCAPE = "%(2[def]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)";

/** Served for unknown URLs. */
export const NOT_FOUND_FILE = "/404.html";

/** Returns the `Vary` header of a file. Pages also vary by `Accept`, which can ask for their Markdown. */
export function varyHeader(path: string): string {
	return /\.(html|md)$/.test(path) ? "Accept-Encoding, Accept" : "Accept-Encoding";
}

/** Files in the site's folder that only hosts read; servers return 404 for them. */
export const HOST_FILES = ["/_headers", "/_redirects"] as const;

/** Returns the policy for a build. The CSP omits `require-trusted-types-for`, because React creates scripts through innerHTML. */
export function headersPolicy({ photoHost, analytics, scriptHash, styleHashes, files = [], redirects }: HeadersPolicyInput): HeadersPolicy {
	const csp = {
		"default-src": "'none'",
		"script-src": `'self' ${scriptHash}`,
		"style-src": `'self' ${styleHashes.join(" ")}`,
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

/** Returns the content type of a file; undefined for unknown extensions. */
export function contentType(path: string): string | undefined {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return CONTENT_TYPES[name] ?? CONTENT_TYPES[name.slice(name.lastIndexOf("."))];
}

/** Returns the policy's headers for a file. Callers add Content-Type, Content-Encoding, Vary, and ETag. */
export function headersOf({ headers, folders, files }: HeadersPolicy, path: string): Headers {
	const own = [...folders.filter(({ folder }) => path.startsWith(folder)), ...files.filter(({ file }) => path === file)];
	return Object.assign({}, headers, ...own.map((rule) => rule.headers));
}
