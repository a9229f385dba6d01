import { pathOfFile } from "./built-pages.ts";
import type { HeadersPolicy } from "./headers-policy.ts";
import { byPrecedence, folderOf } from "./redirects.ts";

/** Returns `vercel.json`. If several rules set a header, Vercel uses the last. */
export function vercelConfig({ headers, folders, files, redirects }: HeadersPolicy): string {
	const list = (of: HeadersPolicy["headers"]) => Object.entries(of).map(([key, value]) => ({ key, value }));
	const config = {
		cleanUrls: true,
		trailingSlash: false,
		headers: [
			{ source: "/(.*)", headers: list(headers) },
			...folders.map(({ folder, headers: own }) => ({ source: `${folder}(.*)`, headers: list(own) })),
			...files.map(({ file, headers: own }) => ({ source: pathOfFile(file.slice(1)), headers: list(own) })),
		],
		// `:rest*` matches the folder itself, too. Vercel keeps the query.
		redirects: byPrecedence(redirects).map(({ from, to }) => {
			const folder = folderOf(from);
			return { source: folder === undefined ? from : `${folder}/:rest*`, destination: to, statusCode: 301 };
		}),
	};
	return `${JSON.stringify(config, null, "\t")}\n`;
}
