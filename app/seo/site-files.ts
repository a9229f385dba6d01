import { Readable } from "node:stream";
import { Feed } from "feed";
import { SitemapStream, streamToPromise } from "sitemap";
import type { Content } from "../content/load.ts";
import type { Site } from "../content/site.ts";
import type { SitePage } from "../content/views.ts";
import { sitePages } from "../content/views.ts";
import { themeColors } from "../theme/colors.ts";
import { canonicalUrl, FEED_PATH, markdownPath, shareImagePath } from "./addresses.ts";
import { AI_CRAWLERS } from "./crawlers.ts";
import { markdownOf } from "./markdown.ts";
import { NOT_FOUND_IMAGE } from "./meta.ts";

/** A file of the site that is no page, by its address. */
export interface SiteFile {
	path: string;
	body: string;
}

/** The icons, by their address; `size` is the edge in pixels of those that are pictures. */
export const ICONS = [
	{ path: "/favicon.svg", kind: "svg" },
	{ path: "/favicon.ico", kind: "ico" },
	{ path: "/apple-touch-icon.png", kind: "full", size: 180 },
	{ path: "/icon-192.png", kind: "rounded", size: 192 },
	{ path: "/icon-512.png", kind: "rounded", size: 512 },
	{ path: "/icon-maskable-512.png", kind: "full", size: 512 },
] as const;

const SECURITY_DAYS = 360;
const DAY = 24 * 60 * 60 * 1000;

/** The files that are text, all from the content. `builtAt` is the moment of the build. */
export async function textFiles(content: Content, site: Site, builtAt: Date): Promise<SiteFile[]> {
	const pages = sitePages(content);
	const texts = pages.map((page) => ({ page, markdown: markdownOf(content, site, page) }));
	return [
		{ path: "/sitemap.xml", body: await sitemap(content, site, pages) },
		{ path: "/robots.txt", body: robots(site) },
		{ path: "/llms.txt", body: llms(content, site, pages) },
		{ path: "/llms-full.txt", body: llmsFull(site, texts) },
		{ path: FEED_PATH, body: feed(content, site) },
		{ path: "/.well-known/security.txt", body: securityText(site, builtAt) },
		{ path: "/site.webmanifest", body: webManifest(site) },
		...texts.map((text) => ({ path: markdownPath(text.page.path), body: markdownTwin(site, text) })),
	];
}

/** The address of every file that the build writes besides pages and hashed assets: the one list of them. */
export function siteFilePaths(content: Content): string[] {
	const paths = sitePages(content).map(({ path }) => path);
	return [
		"/sitemap.xml",
		"/robots.txt",
		"/llms.txt",
		"/llms-full.txt",
		FEED_PATH,
		"/.well-known/security.txt",
		"/site.webmanifest",
		...paths.map(markdownPath),
		...ICONS.map(({ path }) => path),
		...paths.map(shareImagePath),
		NOT_FOUND_IMAGE,
	];
}

/** The day on which a page's content last changed, where the content says so. */
function lastChanged(content: Content, page: SitePage): string | undefined {
	if (page.kind === "policy") return page.entry.data.lastUpdated;
	if (page.kind === "blog") return content.posts[0]?.data.date;
	return undefined;
}

async function sitemap(content: Content, site: Site, pages: readonly SitePage[]): Promise<string> {
	const items = pages.map((page) => ({ url: page.path, lastmod: lastChanged(content, page) }));
	const stream = new SitemapStream({
		hostname: site.origin,
		lastmodDateOnly: true,
		xmlns: { news: false, video: false, xhtml: false, image: false },
	});
	return `${await streamToPromise(Readable.from(items).pipe(stream))}\n`;
}

function robots(site: Site): string {
	const groups = Object.entries(AI_CRAWLERS).map(([purpose, names]) => [
		`# ${purpose}.`,
		...names.map((name) => `User-agent: ${name}`),
		"Allow: /",
		"",
	]);
	return ["User-agent: *", "Allow: /", "", ...groups.flat(), `Sitemap: ${canonicalUrl(site, "/sitemap.xml")}`, ""].join("\n");
}

/** An index of the site's text for language models, in the form of https://llmstxt.org. */
function llms(content: Content, site: Site, pages: readonly SitePage[]): string {
	const list = (...kinds: SitePage["kind"][]) =>
		pages
			.filter(({ kind }) => kinds.includes(kind))
			.map((page) => `- [${page.name}](${canonicalUrl(site, markdownPath(page.path))}): ${page.entry.data.head.description}`);
	const sections: [title: string, links: string[]][] = [
		["Services", list("services", "service")],
		["Industries", list("industries", "industry")],
		["Agency", list("home", "about", "case-studies", "contact")],
		["Optional", [...list("blog", "policy"), `- [The whole site in one file](${canonicalUrl(site, "/llms-full.txt")})`]],
	];
	return [`# ${site.name}`, `> ${content.agency.data.blurb}`, ...sections.map(([title, links]) => `## ${title}\n\n${links.join("\n")}`)]
		.join("\n\n")
		.concat("\n");
}

interface PageText {
	page: SitePage;
	markdown: string;
}

/** A page's text as a file of its own; its first lines name the HTML page as the canonical one. */
function markdownTwin(site: Site, { page, markdown }: PageText): string {
	return ["---", `title: ${JSON.stringify(page.entry.data.head.title)}`, `canonical: ${canonicalUrl(site, page.path)}`, "---", "", markdown, ""].join(
		"\n",
	);
}

/** The words of all pages in one file. */
function llmsFull(site: Site, texts: readonly PageText[]): string {
	return texts
		.map(({ page, markdown }) => `Source: ${canonicalUrl(site, page.path)}\n\n${markdown}`)
		.join("\n\n---\n\n")
		.concat("\n");
}

function feed(content: Content, site: Site): string {
	const url = canonicalUrl(site, "/blog");
	const posts = content.posts.map(({ slug, data }) => ({ url: `${url}#${slug}`, data, date: new Date(data.date) }));
	const atom = new Feed({
		title: `${site.name} blog`,
		description: content.blogPage.data.head.description,
		id: url,
		link: url,
		language: "en",
		updated: posts[0]?.date ?? new Date(0),
		generator: false,
		feedLinks: { atom: canonicalUrl(site, FEED_PATH) },
		author: { name: site.name, link: canonicalUrl(site, "/") },
	});
	for (const { url, data, date } of posts) {
		atom.addItem({
			title: escapeHtml(data.title),
			id: url,
			link: url,
			date,
			published: date,
			description: escapeHtml(data.excerpt),
			author: [{ name: data.author }],
			category: [{ name: data.category, term: data.category }],
		});
	}
	return atom.atom1();
}

/** The feed declares its texts to be HTML. */
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** RFC 9116; it expires in under a year and is written anew by each build. */
export function securityText(site: Site, builtAt: Date): string {
	const midnight = Math.floor(builtAt.getTime() / DAY) * DAY;
	return [
		`Contact: mailto:${site.email}`,
		`Expires: ${new Date(midnight + SECURITY_DAYS * DAY).toISOString()}`,
		"Preferred-Languages: en",
		`Canonical: ${canonicalUrl(site, "/.well-known/security.txt")}`,
		"",
	].join("\n");
}

function webManifest(site: Site): string {
	const paper = themeColors[0].color;
	const manifest = {
		id: "/",
		name: site.name,
		short_name: site.name,
		lang: "en",
		start_url: "/",
		display: "browser",
		background_color: paper,
		theme_color: paper,
		icons: [
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}

/** The moment of the build: SOURCE_DATE_EPOCH where it is set, so that a build can be repeated to the byte. */
export function buildTime(): Date {
	const epoch = process.env.SOURCE_DATE_EPOCH;
	return epoch ? new Date(Number(epoch) * 1000) : new Date();
}
