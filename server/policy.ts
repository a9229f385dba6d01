import type { Redirect } from "../app/content/redirects.ts";
import { SHARE_FOLDER } from "../app/seo/addresses.ts";

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What every server and host does with the built site; each host's configuration is made from this. */
export interface Policy {
	/** Headers of every answer. */
	headers: Headers;
	/** Headers that files below a folder have instead. */
	folders: readonly { folder: string; headers: Headers }[];
	/** Addresses of an old site and where they lead now. */
	redirects: readonly Redirect[];
}

interface PolicyInput {
	/** Origin of the stock photos. */
	photoHost: string;
	/** Address that receives web vitals and pressed calls to action, when there is one. */
	analytics?: string;
	/** The one inline script of every page, as a CSP source: 'sha256-…'. */
	scriptHash: string;
	/** The one stylesheet of every page, as a CSP source. */
	styleHash: string;
	redirects: readonly Redirect[];
}

/** Where hashed files are: their content never changes under the same name. */
const ASSETS = "/assets/";

const YEAR = 365 * 24 * 60 * 60;

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

/** Files in the site's folder that are meant for hosts and answer to nobody. */
export const HOST_FILES = ["/_headers", "/_redirects"] as const;

/**
 * The header and cache policy.
 *
 * There is no `require-trusted-types-for`: React creates script elements, also those of data, by setting innerHTML,
 * which that directive forbids.
 */
export function policyOf({ photoHost, analytics, scriptHash, styleHash, redirects }: PolicyInput): Policy {
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
			{ folder: `${SHARE_FOLDER}/`, headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
		],
		redirects,
	};
}

/** Content type of a file; undefined when no type is known for it. */
export function contentType(path: string): string | undefined {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return CONTENT_TYPES[name] ?? CONTENT_TYPES[name.slice(name.lastIndexOf("."))];
}

/** All headers of a file that is found. */
export function headersOf(policy: Policy, path: string): Headers {
	return Object.assign({}, policy.headers, ...policy.folders.filter(({ folder }) => path.startsWith(folder)).map(({ headers }) => headers));
}
