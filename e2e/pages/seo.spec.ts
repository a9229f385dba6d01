import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { headlineOf } from "../../machines/titles.ts";
import { isSampleSite } from "../../model/site/sample-entries.ts";
import { canonicalUrl, FEED_PATH, markdownPath, SHARE_SIZE, shareImagePath } from "../../shared/addresses.ts";
import { dollars } from "../../shared/dollars.ts";
import { hydrate, requestsOf } from "../behavior/hydrate.ts";
import { buildDir, builtPages, fileOf, htmlOf } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { attribute, byTag, documentOf, elementsIn, textsOf, visibleText } from "../html.ts";
import { content, pages, paths, site } from "../site.ts";

const NOT_FOUND = "/404";

const fileAt = (path: string) => readFileSync(join(buildDir, path), "utf8");

/** Returns a page's title, and the values of its meta and link tags by name, property, or relation and type. */
function headOf(path: string): Record<string, string | undefined> {
	const entries = elementsIn(documentOf(path), byTag("meta", "link")).map((element) => [
		attribute(element, "name") ??
			attribute(element, "property") ??
			`${attribute(element, "rel")} ${attribute(element, "type") ?? ""}`.trim(),
		attribute(element, "content") ?? attribute(element, "href"),
	]);
	return { ...Object.fromEntries(entries), title: elementsIn(documentOf(path), byTag("title")).map(visibleText).join() };
}

test("every page has its own title, description, canonical URL, share image, and alternates", () => {
	for (const page of pages) {
		const { title, description } = page.entry.data.head;
		const head = headOf(page.path);
		const url = canonicalUrl(site, page.path);
		expect(url, page.path).toMatch(/^https?:\/\/[^/]+(\/|(\/[a-z0-9-]+)+)$/);
		expect(head, page.path).toMatchObject({
			title: expect.stringContaining(title),
			description,
			canonical: url,
			robots: "max-image-preview:large",
			"og:type": "website",
			"og:site_name": site.name,
			"og:locale": "en_US",
			"og:title": head.title,
			"og:description": description,
			"og:url": url,
			"og:image": canonicalUrl(site, shareImagePath(page.path)),
			"og:image:width": String(SHARE_SIZE.width),
			"og:image:height": String(SHARE_SIZE.height),
			"og:image:alt": expect.stringContaining(`“${headlineOf(page)}”`),
			"twitter:card": "summary_large_image",
			"alternate application/atom+xml": FEED_PATH,
			"alternate text/markdown": markdownPath(page.path),
		});
	}
	for (const key of ["title", "description", "og:image:alt"])
		expect(new Set(paths.map((path) => headOf(path)[key])).size, key).toBe(paths.length);
});

test("the 404 page is noindex and has a share image, but no canonical URL or og:url", () => {
	const head = headOf(NOT_FOUND);
	expect(head).toMatchObject({ robots: "noindex", "og:image": canonicalUrl(site, shareImagePath(NOT_FOUND)) });
	for (const name of ["canonical", "og:url"]) expect(head[name], name).toBeUndefined();
});

test("no page has duplicate meta tags, except theme-color", () => {
	for (const path of builtPages) {
		const names = elementsIn(documentOf(path), byTag("meta")).map(
			(element) => attribute(element, "name") ?? attribute(element, "property") ?? "charset",
		);
		const unique = names.filter((name) => name !== "theme-color");
		expect(new Set(unique).size, path).toBe(unique.length);
	}
});

test("client-side navigation sets the same head and structured data as a page load", { tag: "@long" }, async ({ page, problems }) => {
	test.slow();
	const readHead = (html?: string) =>
		page.evaluate((text) => {
			const of = text === undefined ? document : new DOMParser().parseFromString(text, "text/html");
			const wanted =
				"head :is(title, meta, link:not([rel=modulepreload], [rel=preload], [rel=stylesheet])), script[type='application/ld+json']";
			return [...of.querySelectorAll(wanted)].map((element) => element.outerHTML).sort();
		}, html);
	await page.goto("/");
	await hydrate(page);
	const loads = requestsOf(page, "document");
	for (const path of [...paths.slice(1), "/"]) {
		await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
		await expect(page).toHaveURL(canonicalUrl({ origin: new URL(page.url()).origin }, path));
		const fresh = await readHead(htmlOf(path));
		await expect.poll(() => readHead(), `head of ${path}`).toEqual(fresh);
	}
	expect(loads).toEqual([]);
	expect(problems).toEqual([]);
});

test("the sitemap lists every page, with the date of its last change if it has one", () => {
	const entries = [...fileAt("sitemap.xml").matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)];
	const days = (path: string, data: object) => [
		"updated" in data ? data.updated : undefined,
		"lastUpdated" in data ? data.lastUpdated : undefined,
		...(path === "/blog" ? content.posts.flatMap((post) => [post.data.date, post.data.updated]) : []),
		...(path === "/case-studies" ? content.caseStudies.map((study) => study.data.updated) : []),
	];
	expect(entries.map(([, loc, date]) => [loc, date])).toEqual(
		pages.map(({ path, entry }) => [canonicalUrl(site, path), days(path, entry.data).filter(Boolean).map(String).sort().at(-1)]),
	);
});

test("robots.txt allows all crawlers, names each AI crawler once, and links to the sitemap", () => {
	const text = fileAt("robots.txt");
	expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
	expect(text).not.toContain("Disallow: /");
	const crawlers = content.facts.flatMap(({ data }) => data.crawlers.map(({ name }) => name));
	expect(crawlers.length).toBeGreaterThan(15);
	for (const name of [...crawlers, "GPTBot", "ClaudeBot", "PerplexityBot"])
		expect(text.split(`\nUser-agent: ${name}\n`), name).toHaveLength(2);
	expect(text).toContain(`Sitemap: ${canonicalUrl(site, "/sitemap.xml")}`);
});

test("llms.txt is well-formed, links to every page's Markdown, and states the prices", () => {
	const text = fileAt("llms.txt");
	expect(text).toMatch(new RegExp(`^# ${site.name}\\n\\n> [^\\n]+\\n\\n(?:\\w[^\\n]+\\n\\n)+## `));
	const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)(: .+)?$/gm)].map(([, url = ""]) => new URL(url).pathname);
	expect(links.sort()).toEqual([...paths.map(markdownPath), "/llms-full.txt"].sort());
	const tiers = content.services.flatMap(({ data }) => (data.kind === "pricing" ? data.pricing.tiers : []));
	for (const { name, monthlyPrice } of tiers) expect(text).toContain(`${name} ${dollars(monthlyPrice)} a month`);
});

test("a page's Markdown has its canonical URL, all its headings, and absolute links", () => {
	const whole = fileAt("llms-full.txt");
	for (const page of pages) {
		const url = canonicalUrl(site, page.path);
		const text = fileAt(markdownPath(page.path));
		expect(text, page.path).toContain(`\ncanonical: ${url}\n---\n\n# ${headlineOf(page)}\n`);
		expect(whole, page.path).toContain(`Source: ${url}\n\n# ${headlineOf(page)}`);
		const plain = text
			.replaceAll("\\", "")
			.replace(/(?<=# .*)\*([^*\n]+)\*/g, "$1")
			.replace(/(#+) \[(.*)\]\(.*\)$/gm, "$1 $2");
		const headings = elementsIn(documentOf(page.path), byTag("main")).flatMap((main) => elementsIn(main, byTag("h2", "h3")));
		for (const heading of headings) expect(plain, page.path).toContain(`# ${visibleText(heading)}`);
		expect(text, `${page.path}: relative link`).not.toMatch(/\]\(\//);
		expect(text, `${page.path}: line that starts with a comma`).not.toMatch(/^[\s>]*,/m);
		expect(text, `${page.path}: repeated heading`).not.toMatch(/^(#+ .+)\n\n\1$/m);
		expect(text, `${page.path}: escaped character`).not.toContain("&#x");
		expect(text, `${page.path}: repeated number`).not.toMatch(/^[\s>]*(\d+)\. \1 /m);
	}
});

test("the feed has every post with its URL, date, and author", () => {
	const entries = fileAt(FEED_PATH).split("<entry>").slice(1);
	expect(entries).toHaveLength(content.posts.length);
	for (const [index, { slug, data }] of content.posts.entries()) {
		for (const part of [
			`<id>${canonicalUrl(site, `/blog#${slug}`)}</id>`,
			`<published>${data.date}T00:00:00.000Z<`,
			`<name>${data.author}</name>`,
		])
			expect(entries[index]).toContain(part);
	}
});

test("icons and share images have their stated sizes, and share images are under 80 KB", () => {
	const sizeOf = (path: string) => {
		const bytes = readFileSync(join(buildDir, path));
		return bytes.subarray(1, 4).toString() === "PNG" && { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
	};
	for (const { src, sizes } of JSON.parse(fileAt("site.webmanifest")).icons) {
		const [width, height] = sizes.split("x").map(Number);
		expect(sizeOf(src), src).toEqual({ width, height });
	}
	for (const path of builtPages) {
		expect(sizeOf(shareImagePath(path)), path).toEqual(SHARE_SIZE);
		expect(statSync(join(buildDir, shareImagePath(path))).size, path).toBeLessThan(80_000);
	}
	expect(readFileSync(join(buildDir, "favicon.ico")).readUInt32LE(0), "favicon.ico is an icon file").toBe(0x10000);
});

test("invented specimens are inside data-nosnippet elements", () => {
	const isSpecimen = (element: Parameters<typeof attribute>[0]) => /\bserif\b/.test(attribute(element, "class") ?? "");
	const posts = content.posts.map(({ data, body }) => JSON.stringify(data) + body).join();
	for (const path of paths) {
		const hidden = elementsIn(documentOf(path), (element) => attribute(element, "data-nosnippet") !== undefined);
		const covered = new Set(hidden.flatMap((part) => elementsIn(part, isSpecimen)));
		const exposed = elementsIn(documentOf(path), isSpecimen).filter((element) => !covered.has(element));
		// The blog grades real sentences from posts, which search engines may quote.
		const invented = exposed.flatMap(textsOf).filter((text) => !posts.includes(text));
		expect.soft(invented, path).toEqual([]);
	}
});

test("every page is valid HTML with headings in order", async () => {
	// Allow React's camelCase attributes, empty values, and self-closing tags, and IDs from post slugs, which may start with a digit.
	const validator = new HtmlValidate({
		extends: ["html-validate:recommended"],
		rules: {
			"heading-level": "error",
			"attr-case": "off",
			"attribute-boolean-style": "off",
			"void-style": "off",
			"valid-id": ["error", { relaxed: true }],
		},
	});
	for (const path of builtPages) {
		const { results } = await validator.validateFile(fileOf(path));
		const messages = results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
		);
		expect.soft(messages, path).toEqual([]);
	}
});

test("service and industry heroes have a lead of at most 45 words and state a time to results", () => {
	test.skip(!isSampleSite(site), "only for the shipped site, whose origin is example.com");
	for (const page of pages) {
		if (page.kind !== "service" && page.kind !== "industry") continue;
		const { intro, times = "" } = page.entry.data.hero;
		expect(intro.split(" ").length, page.path).toBeLessThanOrEqual(45);
		expect(times, page.path).toMatch(/\d+-\d+ (business )?(days|weeks|months)|12-month/i);
	}
});
