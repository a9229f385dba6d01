import { pathOfFile } from "./built-pages.ts";
import type { HeadersPolicy } from "./headers-policy.ts";
import { byPrecedence, folderOf } from "./redirects.ts";

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Lines with "!" remove a header before it is set again, because Cloudflare
 * would append the value. Netlify overrides headers and ignores these lines.
 */
export function headersFile({ headers, folders, files }: HeadersPolicy): string {
	const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
	const rules = [
		...folders.map(({ folder, headers: own }) => ({ address: `${folder}*`, own })),
		...files.map(({ file, headers: own }) => ({ address: pathOfFile(file.slice(1)), own })),
	];
	const blocks = rules.map(({ address, own }) =>
		[address, ...Object.entries(own).flatMap(([name, value]) => [...(name in headers ? [`  ! ${name}`] : []), `  ${name}: ${value}`])].join(
			"\n",
		),
	);
	return `${[["/*", ...lines].join("\n"), ...blocks].join("\n\n")}\n`;
}

/** Returns `_redirects` for Netlify and Cloudflare Pages, both of which keep the query string. */
export function redirectsFile({ redirects }: HeadersPolicy): string {
	return byPrecedence(redirects)
		.flatMap(({ from, to }) => [from, folderOf(from) ?? `${from}/`].map((form) => `${form} ${to} 301\n`))
		.join("");
}
