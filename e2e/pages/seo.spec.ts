import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { headlineOf } from "../../machines/heading.ts";
import { isSampleSite } from "../../model/site/invented.ts";
import { canonicalUrl, FEED_PATH, markdownPath, SHARE_SIZE, shareImagePath } from "../../shared/addresses.ts";
import { dollars } from "../../shared/dollars.ts";
import { themeColors } from "../../shared/theme-colors.ts";
import { buildDir, builtPages, fileOf, htmlOf } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { attribute, byTag, documentOf, elementsIn, visibleText } from "../html.ts";
import { content, pages, paths, site } from "../site.ts";

const NOT_FOUND = "/404";
const SHARE_BYTES = 80_000;

const fileAt = (path: string) => readFileSync(join(buildDir, path), "utf8");
const hrefsIn = (node: Parameters<typeof elementsIn>[0]) => elementsIn(node, byTag("a")).map((link) => attribute(link, "href") ?? "");

/** The values of a page's head by name: title, meta names and properties, links by relation and type. */
function headOf(path: string): Record<string, string | undefined> {
	const entries = elementsIn(documentOf(path), byTag("meta", "link")).map((element) => [
		attribute(element, "name") ?? attribute(element, "property") ?? `${attribute(element, "rel")} ${attribute(element, "type") ?? ""}`.trim(),
		attribute(element, "content") ?? attribute(element, "href"),
	]);
	return { ...Object.fromEntries(entries), title: elementsIn(documentOf(path), byTag("title")).map(visibleText).join() };
}

test("npm run check:seo passes on the build", () => {
	const env = { ...process.env, SITE_BUILD_DIR: join(buildDir, ".."), FORCE_COLOR: "0" };
	expect(execFileSync("npm", ["run", "check:seo", "--silent"], { env, encoding: "utf8" })).toContain(`${builtPages.length} pages checked`);
});

test("every page has a title, description, canonical URL, share image and alternates of its own", () => {
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
	for (const key of ["title", "description", "og:image:alt"]) expect(new Set(paths.map((path) => headOf(path)[key])).size, key).toBe(paths.length);
});

test("the 404 is not indexed and has no URL of its own", () => {
	const head = headOf(NOT_FOUND);
	expect(head).toMatchObject({ robots: "noindex", "og:image": canonicalUrl(site, shareImagePath(NOT_FOUND)) });
	for (const name of ["canonical", "og:url"]) expect(head[name], name).toBeUndefined();
});

test("no head repeats an entry, and the browser bar has a color for each theme", () => {
	for (const path of builtPages) {
		const metas = elementsIn(documentOf(path), byTag("meta")).map(
			(element) => attribute(element, "name") ?? attribute(element, "property") ?? "charset",
		);
		const single = metas.filter((name) => name !== "theme-color");
		expect(new Set(single).size, path).toBe(single.length);
		const colors = elementsIn(documentOf(path), (element) => attribute(element, "name") === "theme-color");
		expect(
			colors.map((element) => attribute(element, "content")),
			path,
		).toEqual(themeColors.map(({ color }) => color));
	}
});

test("a page reached by a link has the head and the structured data of a fresh load", { tag: "@long" }, async ({ page, problems }) => {
	test.slow();
	const readHead = (html?: string) =>
		page.evaluate((text) => {
			const of = text === undefined ? document : new DOMParser().parseFromString(text, "text/html");
			const wanted = "head :is(title, meta, link:not([rel=modulepreload], [rel=preload], [rel=stylesheet])), script[type='application/ld+json']";
			return [...of.querySelectorAll(wanted)].map((element) => element.outerHTML).sort();
		}, html);
	await page.goto("/");
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.mouse.move(3, 300);
	await expect(page.locator("html[data-awake]")).toBeAttached();
	for (const path of [...paths.slice(1), "/"]) {
		await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
		await expect(page).toHaveURL(canonicalUrl({ origin: new URL(page.url()).origin }, path));
		const fresh = await readHead(htmlOf(path));
		await expect.poll(() => readHead(), `head of ${path}`).toEqual(fresh);
	}
	expect(await page.evaluate(() => "sameDocument" in window), "no page was loaded anew").toBe(true);
	expect(problems).toEqual([]);
});

test("the sitemap lists exactly the pages, dated only where the content is", () => {
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

test("robots.txt admits everyone, names each AI crawler once and links to the sitemap", () => {
	const text = fileAt("robots.txt");
	expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
	expect(text).not.toContain("Disallow: /");
	const crawlers = content.facts.flatMap(({ data }) => data.crawlers.map(({ name }) => name));
	expect(crawlers.length).toBeGreaterThan(15);
	for (const name of [...crawlers, "GPTBot", "ClaudeBot", "PerplexityBot"]) expect(text.split(`\nUser-agent: ${name}\n`), name).toHaveLength(2);
	expect(text).toContain(`Sitemap: ${canonicalUrl(site, "/sitemap.xml")}`);
});

test("llms.txt has its format, links every page's Markdown, and states the prices", () => {
	const text = fileAt("llms.txt");
	expect(text).toMatch(new RegExp(`^# ${site.name}\\n\\n> [^\\n]+\\n\\n(?:\\w[^\\n]+\\n\\n)+## `));
	const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)(: .+)?$/gm)].map(([, url = ""]) => new URL(url).pathname);
	expect(links.sort()).toEqual([...paths.map(markdownPath), "/llms-full.txt"].sort());
	const tiers = content.services.flatMap(({ data }) => (data.kind === "pricing" ? data.pricing.tiers : []));
	for (const { name, monthlyPrice } of tiers) expect(text).toContain(`${name} ${dollars(monthlyPrice)} a month`);
});

test("a page's Markdown names the page as canonical and has all of its headings", () => {
	const whole = fileAt("llms-full.txt");
	for (const page of pages) {
		const url = canonicalUrl(site, page.path);
		const text = fileAt(markdownPath(page.path));
		expect(text, page.path).toContain(`\ncanonical: ${url}\n---\n\n# ${headlineOf(page)}\n`);
		expect(whole, page.path).toContain(`Source: ${url}\n\n# ${headlineOf(page)}`);
		const plain = text.replaceAll("\\", "").replace(/(#+) \[(.*)\]\(.*\)$/gm, "$1 $2");
		const headings = elementsIn(documentOf(page.path), byTag("main")).flatMap((main) => elementsIn(main, byTag("h2", "h3")));
		for (const heading of headings) expect(plain, page.path).toContain(`# ${visibleText(heading)}`);
		expect(text, `${page.path}: a link without its origin`).not.toMatch(/\]\(\//);
		expect(text, `${page.path}: a line that begins in the middle of a sentence`).not.toMatch(/^[\s>]*,/m);
		expect(text, `${page.path}: a number twice`).not.toMatch(/^[\s>]*(\d+)\. \1 /m);
	}
});

test("the feed has every post with its date and author", () => {
	const entries = fileAt(FEED_PATH).split("<entry>").slice(1);
	expect(entries).toHaveLength(content.posts.length);
	for (const [index, { slug, data }] of content.posts.entries()) {
		for (const part of [`<id>${canonicalUrl(site, `/blog#${slug}`)}</id>`, `<published>${data.date}T00:00:00.000Z<`, `<name>${data.author}</name>`])
			expect(entries[index]).toContain(part);
	}
});

test("icons and share images have the sizes that are stated", () => {
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
		expect(statSync(join(buildDir, shareImagePath(path))).size, path).toBeLessThan(SHARE_BYTES);
	}
	expect(readFileSync(join(buildDir, "favicon.ico")).readUInt32LE(0), "an icon file").toBe(0x10000);
});

test("no page is more than two clicks from the home page", () => {
	const clicks = new Map([["/", 0]]);
	for (const [path, distance] of clicks) {
		for (const href of hrefsIn(documentOf(path))) {
			const target = href.split("#")[0] ?? "";
			if (paths.includes(target) && !clicks.has(target)) clicks.set(target, distance + 1);
		}
	}
	expect([...clicks.keys()].sort()).toEqual([...paths].sort());
	expect(Math.max(...clicks.values())).toBeLessThanOrEqual(2);
});

/** The addresses that the body of a page, or a part of it, leads to. */
const bodyLinks = (path: string, id?: string) =>
	elementsIn(documentOf(path), (element) => (id === undefined ? element.tagName === "main" : attribute(element, "id") === id)).flatMap(hrefsIn);

test("services and industries link to a case that links back, and the home page to the cases and to About us", () => {
	for (const { kind, path } of pages) {
		if (kind !== "service" && kind !== "industry") continue;
		const cases = bodyLinks(path).filter((href) => href.startsWith("/case-studies#"));
		expect(cases, path).not.toEqual([]);
		const linksBack = cases.some((href) => bodyLinks("/case-studies", href.split("#")[1]).includes(path));
		expect(linksBack, `a case of ${path} leads back`).toBe(true);
	}
	expect(bodyLinks("/")).toEqual(expect.arrayContaining(["/case-studies", "/about-us"]));
});

test("the same link text never leads to two cases", () => {
	const cases = new Map<string, string>();
	for (const path of paths) {
		for (const link of elementsIn(documentOf(path), byTag("a"))) {
			const href = attribute(link, "href") ?? "";
			if (!href.startsWith("/case-studies#")) continue;
			expect(cases.get(visibleText(link)) ?? href, `"${visibleText(link)}" on ${path}`).toBe(href);
			cases.set(visibleText(link), href);
		}
	}
	expect(cases.size).toBeGreaterThanOrEqual(content.caseStudies.length);
});

test("search engines quote nothing of the invented drawings", () => {
	const isDrawn = (element: Parameters<typeof attribute>[0]) => /\bserif\b/.test(attribute(element, "class") ?? "");
	for (const path of paths) {
		const hidden = elementsIn(documentOf(path), (element) => attribute(element, "data-nosnippet") !== undefined);
		const drawn = elementsIn(documentOf(path), isDrawn);
		const left = new Set(hidden.flatMap((part) => (isDrawn(part) ? [part] : []).concat(elementsIn(part, isDrawn))));
		expect(drawn.filter((element) => !left.has(element)).map(visibleText), path).toEqual([]);
	}
});

test("every page is valid HTML with headings in order", async () => {
	// The rules that are off are about spelling that browsers ignore; an id may begin with a digit.
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
		expect(messages, path).toEqual([]);
	}
});

test("service and industry pages open with at most 45 words, and say below the actions how long it takes", () => {
	test.skip(!isSampleSite(site), "owners open as they like");
	for (const page of pages) {
		if (page.kind !== "service" && page.kind !== "industry") continue;
		const { intro, times = "" } = page.entry.data.hero;
		expect(intro.split(" ").length, page.path).toBeLessThanOrEqual(45);
		expect(times, page.path).toMatch(/\d+-\d+ (business )?(days|weeks|months)|12-month/i);
	}
});
