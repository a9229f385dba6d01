import type { Policy } from "../policy.ts";

/** `vercel.json`: of several headers of one name, Vercel takes the last. */
export function vercelConfig({ headers, folders, redirects }: Policy): string {
	const list = (of: Policy["headers"]) => Object.entries(of).map(([key, value]) => ({ key, value }));
	const config = {
		cleanUrls: true,
		trailingSlash: false,
		headers: [
			{ source: "/(.*)", headers: list(headers) },
			...folders.map(({ folder, headers: own }) => ({ source: `${folder}(.*)`, headers: list(own) })),
		],
		redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
	};
	return `${JSON.stringify(config, null, "\t")}\n`;
}
