import type { Content } from "../model/load.ts";
import type { Site } from "../model/site-config.ts";
import { placeholdersOf } from "../model/site-config.ts";
import type { SitePage } from "../model/site-pages.ts";
import { canonicalUrl, markdownPath } from "../shared/addresses.ts";
import { shownChange } from "./last-changed.ts";

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
		{
			path: LLMS_FULL_PATH,
			body: `${[entity(content, site), ...written.map(({ url, markdown }) => `Source: ${url}\n\n${markdown}`)].join("\n\n---\n\n")}\n`,
		},
		...written.map(({ page, url, markdown }) => ({ path: markdownPath(page.path), body: twin(content, page, url, markdown) })),
	];
}

/** Who speaks in a file of the site's words, in the form of https://llmstxt.org. */
export function entity(content: Content, site: Site): string {
	const { name, legalName, email, phone } = site;
	const company = `Company: ${legalName}, ${placeholdersOf(site).address}. E-mail ${email}, WhatsApp ${phone}.`;
	return [`# ${name}`, `> ${content.agency.data.blurb}`, company].join("\n\n");
}

/** The first lines name the HTML page as the canonical one, and who stands behind its words, where the page does. */
function twin(content: Content, page: SitePage, url: string, markdown: string): string {
	const { title, description } = page.entry.data.head;
	const { author, reviewer } = signed(page);
	const fields = { title, description, author, reviewer, updated: shownChange(content, page) };
	// JSON is YAML, whatever stands in a text.
	const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]));
	return ["---", ...lines, `canonical: ${url}`, "---", "", markdown, ""].join("\n");
}

/** Who signs a page as a whole; cases and posts are signed one by one. */
function signed({ kind, entry }: SitePage): { author?: string | undefined; reviewer?: string | undefined } {
	return kind === "service" || kind === "industry" ? entry.data : {};
}
