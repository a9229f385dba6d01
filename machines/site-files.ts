import { Readable } from "node:stream";
import { Feed } from "feed";
import { SitemapStream, streamToPromise } from "sitemap";
import { withoutChips } from "../model/articles/chips.ts";
import type { Content } from "../model/content.ts";
import type { Service } from "../model/kinds/service.ts";
import { pageTable } from "../model/pages.ts";
import type { Site } from "../model/site/site.ts";
import { authorOf, personPath } from "../model/views/byline.ts";
import { listedPages } from "../model/views/links.ts";
import { canonicalUrl, FEED_PATH, htmlPath, LOGO_PATH, markdownPath, shareImagePath } from "../shared/addresses.ts";
import { dollars } from "../shared/dollars.ts";
import { lastChanged } from "./last-changed.ts";
import { agencySummary, LLMS_FULL_PATH } from "./markdown-pages.ts";
import { NOT_FOUND_IMAGE } from "./meta.ts";
import { robots } from "./robots.ts";

/** A generated text file other than a page. */
interface SiteFile {
	path: string;
	body: string;
}

/** The site's icons. `size` is the width and height of a PNG in pixels. */
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

/** Headers of files that rarely change but have no hash in their names. */
const CACHED_FOR_A_DAY = { "Cache-Control": `public, max-age=${DAY / 1000}` };

type Writer = (content: Content, site: Site, builtAt: Date) => string | Promise<string>;

/** Generators of the text files, by URL path. */
const writersOf = ({ indexnowKey }: Pick<Site, "indexnowKey">): Record<string, Writer> => ({
	"/sitemap.xml": sitemap,
	"/robots.txt": robots,
	"/llms.txt": llms,
	[FEED_PATH]: feed,
	"/.well-known/security.txt": (_content, site, builtAt) => securityText(site, builtAt),
	"/site.webmanifest": (_content, site) => webManifest(site),
	// Search engines verify the IndexNow key with this file.
	...(indexnowKey && { [`/${indexnowKey}.txt`]: () => indexnowKey }),
});

/** Returns all text files except pages, their Markdown, and llms-full.txt. */
export function textFiles(content: Content, site: Site, builtAt: Date): Promise<SiteFile[]> {
	return Promise.all(Object.entries(writersOf(site)).map(async ([path, write]) => ({ path, body: await write(content, site, builtAt) })));
}

/** Returns the URL paths of icons and share images. */
export function picturePaths({ pages }: Pick<Content, "pages">): string[] {
	return [...ICONS.map(({ path }) => path), ...pages.map(({ path }) => shareImagePath(path)), NOT_FOUND_IMAGE];
}

/** Returns the headers that only certain files have: icons, llms.txt files, pages, and their Markdown. */
export function fileHeaders(content: Content, site: Site): { file: string; headers: Record<string, string> }[] {
	return [
		...ICONS.map(({ path }) => ({ file: path, headers: CACHED_FOR_A_DAY })),
		...["/llms.txt", LLMS_FULL_PATH].map((file) => ({ file, headers: { "X-Robots-Tag": "noindex" } })),
		// Lets other sites embed the logo.
		{ file: LOGO_PATH, headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
		// Must come last: Cloudflare ignores rules after the 100th, and pages and their Markdown also contain these links.
		...content.pages.map(({ path }) => ({
			file: markdownPath(path),
			// Content-Location gives the URL of the Markdown when it is served at the page's URL.
			headers: { Link: `<${canonicalUrl(site, path)}>; rel="canonical"`, "Content-Location": markdownPath(path) },
		})),
		...content.pages.map(({ path }) => ({
			file: htmlPath(path),
			headers: { Link: `<${canonicalUrl(site, markdownPath(path))}>; rel="alternate"; type="text/markdown"` },
		})),
	];
}

async function sitemap(content: Content, site: Site): Promise<string> {
	const items = listedPages(content).map((page) => ({ url: page.path, lastmod: lastChanged(content, page) }));
	const stream = new SitemapStream({
		hostname: site.origin,
		lastmodDateOnly: true,
		xmlns: { news: false, video: false, xhtml: false, image: false },
	});
	return `${await streamToPromise(Readable.from(items).pipe(stream))}\n`;
}

/** Returns llms.txt (https://llmstxt.org). */
function llms(content: Content, site: Site): string {
	const sections = (["Services", "Industries", "Agency", "Optional"] as const).map((title) => {
		const links = listedPages(content)
			.filter(({ kind }) => pageTable[kind].section === title)
			.map((page) => `- [${page.name}](${canonicalUrl(site, markdownPath(page.path))}): ${page.entry.data.head.description}`);
		if (title === "Optional") links.push(`- [The whole site in one file](${canonicalUrl(site, LLMS_FULL_PATH)})`);
		return `## ${title}\n\n${links.join("\n")}`;
	});
	const about = [
		...recordOf(content, site),
		...content.services.flatMap(({ data }) => (data.kind === "pricing" ? [pricesOf(data.pricing)] : [])),
		...peopleLine(content, site),
		"The links below go to Markdown versions of the pages. For the HTML page, drop .md from the URL.",
	];
	return `${[agencySummary(content, site), ...about, ...sections].join("\n\n")}\n`;
}

/** Returns the track record on one line, with a link to the page that explains what the figures count. */
function recordOf({ agency, home }: Content, site: Site): string[] {
	const meaning = home.data.statsMeaning;
	const figures = agency.data.stats.map(({ number, label }) => `${number} ${label}`).join(", ");
	return [`Track record: ${figures}. [${meaning.text}](${canonicalUrl(site, meaning.page)})`];
}

function peopleLine(content: Content, site: Site): string[] {
	const people = content.people.map(({ slug, data }) => `${data.name}, ${data.role} (${canonicalUrl(site, personPath(content, slug))})`);
	return people.length > 0 ? [`Authors and reviewers: ${people.join("; ")}.`] : [];
}

function pricesOf({ title, tiers, intro }: Extract<Service, { kind: "pricing" }>["pricing"]): string {
	const packages = tiers.map(
		({ name, monthlyPrice, nicheEdits }) => `${name} ${dollars(monthlyPrice)} a month for ${nicheEdits} niche edits`,
	);
	return `${title}: ${packages.join(", ")}. ${withoutChips(intro)}`;
}

function feed(content: Content, site: Site): string {
	const url = canonicalUrl(site, "/blog");
	const posts = content.posts.map(({ slug, data }) => ({
		url: `${url}#${slug}`,
		data,
		published: new Date(data.date),
		updated: new Date(data.updated ?? data.date),
	}));
	const atom = new Feed({
		title: `${site.name} blog`,
		description: content.blogPage.data.head.description,
		id: url,
		link: url,
		language: "en",
		updated: new Date(Math.max(0, ...posts.map(({ updated }) => updated.getTime()))),
		generator: false,
		feedLinks: { atom: canonicalUrl(site, FEED_PATH) },
		author: { name: site.name, link: canonicalUrl(site, "/") },
	});
	for (const { url, data, published, updated } of posts) {
		const { name, path } = authorOf(content, data.author);
		atom.addItem({
			title: escapeHtml(data.title),
			id: url,
			link: url,
			date: updated,
			published,
			description: escapeHtml(data.excerpt),
			author: [{ name, ...(path !== undefined && { link: canonicalUrl(site, path) }) }],
			category: [{ name: data.category, term: data.category }],
		});
	}
	return atom.atom1();
}

/** Escapes text, because the feed declares its titles and descriptions as HTML. */
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns security.txt (RFC 9116), which expires within a year. */
function securityText(site: Site, builtAt: Date): string {
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
	const manifest = {
		id: "/",
		name: site.name,
		short_name: site.name,
		lang: "en",
		start_url: "/",
		display: "browser",
		icons: [
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}

/** Returns the time in SOURCE_DATE_EPOCH, for reproducible builds; if it isn't set, the current time. */
export function buildTime(): Date {
	const epoch = process.env.SOURCE_DATE_EPOCH;
	return epoch ? new Date(Number(epoch) * 1000) : new Date();
}
