import type { Policy } from "../policy.ts";

/**
 * `_headers` for Netlify and Cloudflare Pages. A header that a folder has instead is first taken away: Cloudflare would
 * append it. Netlify replaces by itself and skips that line.
 */
export function headersFile({ headers, folders }: Policy): string {
	const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
	const blocks = folders.map(({ folder, headers: own }) =>
		[`${folder}*`, ...Object.entries(own).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])].join("\n"),
	);
	return `${[["/*", ...lines].join("\n"), ...blocks].join("\n\n")}\n`;
}

/** `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects }: Policy): string {
	return redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join("");
}
