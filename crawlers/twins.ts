import type { Content } from "../model/load.ts";
import type { Site } from "../model/site-config.ts";
import type { SitePage } from "../model/site-pages.ts";
import { canonicalUrl, markdownPath } from "../shared/addresses.ts";

/** The words of all pages in one file. */
export const LLMS_FULL_PATH = "/llms-full.txt";

/** The addresses of the files that are made from rendered pages. */
export function twinPaths({ pages }: Content): string[] {
	return [LLMS_FULL_PATH, ...pages.map(({ path }) => markdownPath(path))];
}

/** Each page's text as a file of its own, and all of them in one; `textOf` gives a rendered page's words as Markdown. */
export async function twinFiles(content: Content, site: Site, textOf: (path: string, url: string) => Promise<string>) {
	const written = [];
	// One after the other, so that no more than one page is held.
	for (const page of content.pages) {
		const url = canonicalUrl(site, page.path);
		written.push({ page, url, markdown: await textOf(page.path, url) });
	}
	return [
		{ path: LLMS_FULL_PATH, body: `${written.map(({ url, markdown }) => `Source: ${url}\n\n${markdown}`).join("\n\n---\n\n")}\n` },
		...written.map(({ page, url, markdown }) => ({ path: markdownPath(page.path), body: twin(page, url, markdown) })),
	];
}

/** The first lines name the HTML page as the canonical one. */
function twin(page: SitePage, url: string, markdown: string): string {
	return ["---", `title: ${JSON.stringify(page.entry.data.head.title)}`, `canonical: ${url}`, "---", "", markdown, ""].join("\n");
}
