import { Readable } from "node:stream";
import { Feed } from "feed";
import { SitemapStream, streamToPromise } from "sitemap";
import { withoutChips } from "../model/articles/chips.ts";
import type { Service } from "../model/kinds/service.ts";
import type { Content } from "../model/load.ts";
import { pageTable } from "../model/pages.ts";
import type { Site } from "../model/site/site.ts";
import { authorOf, personPath } from "../model/views/byline.ts";
import { listedPages } from "../model/views/links.ts";
import { canonicalUrl, FEED_PATH, htmlPath, LOGO_PATH, markdownPath, shareImagePath } from "../shared/addresses.ts";
import { dollars } from "../shared/dollars.ts";
import { themeColors } from "../shared/theme-colors.ts";
import { aiCrawlers } from "./ai-crawlers.ts";
import { lastChanged } from "./last-changed.ts";
import { NOT_FOUND_IMAGE } from "./meta.ts";
import { entity, LLMS_FULL_PATH } from "./twins.ts";

/** A file of the site that is no page, by its address. */
interface SiteFile {
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

/** For files that change seldom and keep their name: nobody asks for them again on the same day. */
const FOR_A_DAY = { "Cache-Control": `public, max-age=${DAY / 1000}` };

type Writer = (content: Content, site: Site, builtAt: Date) => string | Promise<string>;

/** The files that are text and come from the content alone, by their addresses. */
const writersOf = ({ indexnowKey }: Pick<Site, "indexnowKey">): Record<string, Writer> => ({
	"/sitemap.xml": sitemap,
	"/robots.txt": robots,
	"/llms.txt": llms,
	[FEED_PATH]: feed,
	"/.well-known/security.txt": (_content, site, builtAt) => securityText(site, builtAt),
	"/site.webmanifest": (_content, site) => webManifest(site),
	// Where IndexNow finds the key that proves whose site it is.
	...(indexnowKey && { [`/${indexnowKey}.txt`]: () => indexnowKey }),
});

/** Writes those files. `builtAt` is the moment of the build. */
export function textFiles(content: Content, site: Site, builtAt: Date): Promise<SiteFile[]> {
	return Promise.all(Object.entries(writersOf(site)).map(async ([path, write]) => ({ path, body: await write(content, site, builtAt) })));
}

/** The addresses of icons and share images. */
export function picturePaths({ pages }: Pick<Content, "pages">): string[] {
	return [...ICONS.map(({ path }) => path), ...pages.map(({ path }) => shareImagePath(path)), NOT_FOUND_IMAGE];
}

/** What hosts say of single files besides their policy. */
export function fileHeaders(content: Content, site: Site): { file: string; headers: Record<string, string> }[] {
	return [
		...ICONS.map(({ path }) => ({ file: path, headers: FOR_A_DAY })),
		...["/llms.txt", LLMS_FULL_PATH].map((file) => ({ file, headers: { "X-Robots-Tag": "noindex" } })),
		// Whoever writes about the agency may show its logo.
		{ file: LOGO_PATH, headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
		// Pages come last: Cloudflare reads 100 rules, and their HTML says the same.
		// A twin says the same as its page, which is the one to be found.
		...content.pages.map(({ path }) => ({
			file: markdownPath(path),
			// Its own address, which an answer at the page's address would not tell.
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

function robots(content: Content, site: Site): string {
	return ["User-agent: *", "Allow: /", "", ...aiCrawlers(content, site), `Sitemap: ${canonicalUrl(site, "/sitemap.xml")}`, ""].join("\n");
}

/** An index of the site's text for language models, in the form of https://llmstxt.org. */
function llms(content: Content, site: Site): string {
	const list = (section: string) =>
		listedPages(content)
			.filter(({ kind }) => pageTable[kind].section === section)
			.map((page) => `- [${page.name}](${canonicalUrl(site, markdownPath(page.path))}): ${page.entry.data.head.description}`);
	const sections: [title: string, links: string[]][] = [
		["Services", list("Services")],
		["Industries", list("Industries")],
		["Agency", list("Agency")],
		["Optional", [...list("Optional"), `- [The whole site in one file](${canonicalUrl(site, LLMS_FULL_PATH)})`]],
	];
	const about = [
		...recordOf(content, site),
		...content.services.flatMap(({ data }) => (data.kind === "pricing" ? [pricesOf(data.pricing)] : [])),
		...whoWrites(content, site),
		"Each link below is the text of a page as Markdown; the page itself is at the same address without .md.",
	];
	return [entity(content, site), ...about, ...sections.map(([title, links]) => `## ${title}\n\n${links.join("\n")}`)].join("\n\n").concat("\n");
}

/** The figures of the track record on one line, with the link to what they count. */
function recordOf({ agency, home }: Content, site: Site): string[] {
	const meaning = home.data.statsMeaning;
	const figures = agency.data.stats.map(({ number, label }) => `${number} ${label}`).join(", ");
	return meaning ? [`Track record: ${figures}. [${meaning.text}](${canonicalUrl(site, meaning.page)})`] : [];
}

/** The people who write and check, on one line; nothing where nobody is named. */
function whoWrites(content: Content, site: Site): string[] {
	const people = content.people.map(({ slug, data }) => `${data.name}, ${data.role} (${canonicalUrl(site, personPath(content, slug))})`);
	return people.length > 0 ? [`Who writes and checks: ${people.join("; ")}.`] : [];
}

/** The packages on one line, with what the page says of other volumes. */
function pricesOf({ title, tiers, intro }: Extract<Service, { kind: "pricing" }>["pricing"]): string {
	const packages = tiers.map(({ name, monthlyPrice, nicheEdits }) => `${name} ${dollars(monthlyPrice)} a month for ${nicheEdits} niche edits`);
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
		atom.addItem({
			title: escapeHtml(data.title),
			id: url,
			link: url,
			date: updated,
			published,
			description: escapeHtml(data.excerpt),
			author: [feedAuthor(content, site, data.author)],
			category: [{ name: data.category, term: data.category }],
		});
	}
	return atom.atom1();
}

/** Whoever wrote a post, with the place where About us tells of them. */
function feedAuthor(content: Content, site: Site, author: string) {
	const { name, path } = authorOf(content, author);
	return { name, ...(path !== undefined && { link: canonicalUrl(site, path) }) };
}

/** The feed declares its texts to be HTML. */
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** RFC 9116; it expires in under a year and is written anew by each build. */
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
