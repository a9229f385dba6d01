import type { Content, SitePage } from "../model/content.ts";
import { placeholdersOf, type Site } from "../model/site/site.ts";
import { canonicalUrl, markdownPath } from "../shared/addresses.ts";
import { shownChange } from "./last-changed.ts";

/** URL path of the file that contains all pages as Markdown. */
export const LLMS_FULL_PATH = "/llms-full.txt";

/** Returns a Markdown file for each page, and one with all pages. */
export function markdownPages(content: Content, site: Site, markdown: ReadonlyMap<string, string>) {
	const written = content.pages.map((page) => ({ page, url: canonicalUrl(site, page.path), text: markdown.get(page.path) ?? "" }));
	return [
		{
			path: LLMS_FULL_PATH,
			body: `${[agencySummary(content, site), ...written.map(({ url, text }) => `Source: ${url}\n\n${text}`)].join("\n\n---\n\n")}\n`,
		},
		...written.map(({ page, url, text }) => ({ path: markdownPath(page.path), body: markdownPage(content, page, url, text) })),
	];
}

/** Returns the introduction to the agency that begins llms.txt and llms-full.txt (https://llmstxt.org). */
export function agencySummary(content: Content, site: Site): string {
	const { name, legalName, email, phone } = site;
	const company = `Company: ${legalName}, ${placeholdersOf(site).address}. E-mail ${email}, WhatsApp ${phone}.`;
	return [`# ${name}`, `> ${content.agency.data.blurb}`, company].join("\n\n");
}

/** Returns the Markdown of a page, with its metadata as frontmatter. */
function markdownPage(content: Content, page: SitePage, url: string, markdown: string): string {
	const { title, description } = page.entry.data.head;
	// On other pages, authors belong to individual case studies and posts.
	const { author = undefined, reviewer = undefined } = page.kind === "service" || page.kind === "industry" ? page.entry.data : {};
	const fields = { title, description, author, reviewer, updated: shownChange(content, page) };
	// Every JSON string is valid YAML.
	const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]));
	return ["---", ...lines, `canonical: ${url}`, "---", "", markdown, ""].join("\n");
}
