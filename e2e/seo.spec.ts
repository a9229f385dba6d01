import { execFile } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { LinkChecker, LinkState } from "linkinator";
import { factsOfHtml } from "../crawlers/facts-of-html.ts";
import { headlineOf } from "../crawlers/heading.ts";
import type { Element } from "../crawlers/html.ts";
import { siteFilePaths } from "../crawlers/site-files.ts";
import { isSampleSite } from "../model/samples.ts";
import { canonicalUrl, FEED_PATH, markdownPath, SHARE_SIZE, shareImagePath } from "../shared/addresses.ts";
import { checkPageFacts } from "../shared/checklist.ts";
import { dollars } from "../shared/dollars.ts";
import type { PageFacts } from "../shared/page-facts.ts";
import { themeColors } from "../shared/theme-colors.ts";
import { LICENSES_FILE } from "../vite/licenses.ts";
import { buildDir, builtPages, fileOf, htmlOf } from "./built-files.ts";
import { expect, test } from "./fixtures.ts";
import { attribute, byTag, documentOf, elementsIn, visibleText } from "./html.ts";
import { content, pages, paths, service, site } from "./site.ts";

const NOT_FOUND = "/404";
const SHARE_BYTES = 80_000;

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
const fileAt = (path: string) => readFileSync(join(buildDir, path), "utf8");
const factsAt = (path: string): PageFacts => factsOfHtml(htmlOf(path), path);

/** Values of the head by their name: title, meta names and properties, links by relation and type. */
function headOf(path: string): Record<string, string | undefined> {
	const elements = elementsIn(documentOf(path), byTag("meta", "link"));
	const entries = elements.map((element) => {
		const key =
			attribute(element, "name") ?? attribute(element, "property") ?? `${attribute(element, "rel")} ${attribute(element, "type") ?? ""}`.trim();
		return [key, attribute(element, "content") ?? attribute(element, "href")] as const;
	});
	return { ...Object.fromEntries(entries), title: factsAt(path).title };
}

test.describe("metadata", () => {
	test("every page passes the checklist", () => {
		for (const path of builtPages) {
			expect(
				checkPageFacts(factsAt(path)).filter(({ pass }) => !pass),
				path,
			).toEqual([]);
		}
	});

	test("every page says its own title, description, address, image and alternates", () => {
		for (const page of pages) {
			const head = headOf(page.path);
			const url = canonicalUrl(site, page.path);
			expect(head, page.path).toMatchObject({
				description: page.entry.data.head.description,
				canonical: url,
				robots: "max-image-preview:large",
				"og:type": "website",
				"og:site_name": site.name,
				"og:locale": "en_US",
				"og:title": head.title,
				"og:description": page.entry.data.head.description,
				"og:url": url,
				"og:image": canonicalUrl(site, shareImagePath(page.path)),
				"og:image:width": String(SHARE_SIZE.width),
				"og:image:height": String(SHARE_SIZE.height),
				"og:image:alt": expect.stringMatching(
					new RegExp(`^A card of ${site.name}: the address .* in a query box, below it “${literal(headlineOf(page))}”\\.$`),
				),
				"twitter:card": "summary_large_image",
				"alternate application/atom+xml": FEED_PATH,
				"alternate text/markdown": markdownPath(page.path),
			});
			expect(head.title, page.path).toContain(page.entry.data.head.title);
			expect(url, page.path).toMatch(/^https?:\/\/[^/]+(\/|(\/[a-z0-9-]+)+)$/);
		}
	});

	test("the 404 is not indexed and has no address of its own", () => {
		const head = headOf(NOT_FOUND);
		expect(head).toMatchObject({ robots: "noindex", "og:title": head.title, "og:image": canonicalUrl(site, shareImagePath(NOT_FOUND)) });
		expect(head).not.toHaveProperty("canonical");
		expect(head).not.toHaveProperty("og:url");
	});

	test("no two pages share a title, description, address or image", () => {
		const heads = paths.map(headOf);
		for (const key of ["title", "description", "canonical", "og:url", "og:image", "og:image:alt", "alternate text/markdown"]) {
			const values = heads.map((head) => head[key]);
			expect(new Set(values).size, key).toBe(values.length);
		}
	});

	test("each head has each entry once, and the browser's bar has both colours", () => {
		for (const path of builtPages) {
			const metas = elementsIn(documentOf(path), byTag("meta"));
			const names = metas.map((element) => attribute(element, "name") ?? attribute(element, "property") ?? attribute(element, "charset"));
			const counted = names.filter((name) => name !== "theme-color");
			expect(new Set(counted).size, path).toBe(counted.length);
			const colors = metas.filter((element) => attribute(element, "name") === "theme-color").map((element) => attribute(element, "content"));
			expect(colors, path).toEqual(themeColors.map(({ color }) => color));
		}
	});

	test("a page has the same head when it is reached by a link", { tag: "@long" }, async ({ page, problems }) => {
		test.slow();
		await page.addInitScript(() => {
			Object.assign(window, {
				headOf: (of: Document) =>
					[
						...of.head.querySelectorAll("title, meta, link:not([rel=modulepreload], [rel=preload], [rel=stylesheet])"),
						...of.querySelectorAll("script[type='application/ld+json']"),
					]
						.map((element) => element.outerHTML)
						.sort(),
			});
		});
		const head = () => page.evaluate((): string[] => Reflect.get(window, "headOf")(document));
		await page.goto("/");
		// As the browser reads it, without a visit to each page.
		const heads = await page.evaluate(
			(all): Promise<string[][]> =>
				Promise.all(
					all.map(async (path) => Reflect.get(window, "headOf")(new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html"))),
				),
			paths,
		);
		const fresh = new Map(paths.map((path, index) => [path, heads[index]]));
		expect(await head(), "head of / as it was loaded").toEqual(fresh.get("/"));
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		await page.mouse.move(3, 300);
		await expect(page.locator("html[data-awake]")).toBeAttached();
		for (const path of [...paths.slice(1), "/"]) {
			await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
			await expect(page).toHaveURL(canonicalUrl({ origin: new URL(page.url()).origin }, path));
			await expect.poll(head, `head of ${path}`).toEqual(fresh.get(path));
		}
		expect(await page.evaluate(() => "sameDocument" in window), "no page was loaded anew").toBe(true);
		expect(problems).toEqual([]);
	});
});

test.describe("files", () => {
	test("the build writes exactly the files of the list", () => {
		const written = globSync("**/*.{xml,txt,md,svg,ico,png,webmanifest}", { cwd: buildDir, exclude: ["assets/**", LICENSES_FILE] })
			.concat(existsSync(join(buildDir, ".well-known/security.txt")) ? [".well-known/security.txt"] : [])
			.map((file) => `/${file}`);
		expect([...new Set(written)].sort()).toEqual(siteFilePaths(content, site).sort());
	});

	test("the sitemap has exactly the pages, and dates only where the content has them", () => {
		const entries = [...fileAt("sitemap.xml").matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(([, loc, date]) => [
			loc,
			date,
		]);
		// Each page by its own day, and lists also by the days of what they show.
		const days = (path: string, data: object): (string | undefined)[] => [
			"updated" in data ? String(data.updated ?? "") : "",
			"lastUpdated" in data ? String(data.lastUpdated) : "",
			...(path === "/blog" ? content.posts.flatMap((post) => [post.data.date, post.data.updated]) : []),
			...(path === "/case-studies" ? content.caseStudies.map((study) => study.data.updated) : []),
		];
		const dated = new Map(pages.map(({ path, entry }) => [path, days(path, entry.data).filter(Boolean).sort().at(-1)]));
		expect(entries).toEqual(paths.map((path) => [canonicalUrl(site, path), dated.get(path)]));
	});

	test("robots.txt lets everyone in, names the crawlers of the ledger by purpose and leads to the sitemap", () => {
		const text = fileAt("robots.txt");
		expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
		expect(text).not.toContain("Disallow: /");
		const named = content.facts.flatMap(({ data }) => data.crawlers.map(({ name }) => name));
		expect(named.length).toBeGreaterThan(15);
		for (const name of [...named, "GPTBot", "OAI-SearchBot", "ChatGPT-User", "ClaudeBot", "PerplexityBot", "Google-Extended"])
			expect(text.split(`\nUser-agent: ${name}\n`), name).toHaveLength(2);
		expect(text).toContain("inherits nothing");
		expect(text).toContain(`Sitemap: ${canonicalUrl(site, "/sitemap.xml")}`);
	});

	test("llms.txt has its format and links only to files that exist", () => {
		const text = fileAt("llms.txt");
		expect(text).toMatch(new RegExp(`^# ${site.name}\\n\\n> [^\\n]+\\n\\n(?:\\w[^\\n]+\\n\\n)+## `));
		const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)(: .+)?$/gm)].map(([, url = ""]) => new URL(url).pathname);
		expect(text.split("\n").filter((line) => line.startsWith("- "))).toHaveLength(links.length);
		expect(links.sort()).toEqual([...paths.map(markdownPath), "/llms-full.txt"].sort());
		for (const said of [site.legalName, site.email, site.phone]) expect(text).toContain(said);
		const tiers = content.services.flatMap(({ data }) => (data.kind === "pricing" ? data.pricing.tiers : []));
		for (const { name, monthlyPrice } of tiers) expect(text).toContain(`${name} ${dollars(monthlyPrice)} a month`);
	});

	test("each page's Markdown names the HTML as canonical and has the page's words", () => {
		const whole = fileAt("llms-full.txt");
		for (const page of pages) {
			const text = fileAt(markdownPath(page.path));
			expect(text, page.path).toContain(`\ncanonical: ${canonicalUrl(site, page.path)}\n---\n\n# ${headlineOf(page)}\n`);
			const plain = text.replaceAll("\\", "").replace(/(#+) \[(.*)\]\(.*\)$/gm, "$1 $2");
			const headings = factsAt(page.path)
				.headings.filter(({ level }) => level > 1)
				.map(({ text }) => text);
			for (const heading of headings) expect(plain, `${page.path}: ${heading}`).toContain(`# ${heading}`);
			expect(text, page.path).not.toMatch(/\]\(\//);
			expect(text, `${page.path}: a line that begins in the middle of a sentence`).not.toMatch(/^[\s>]*,/m);
			expect(text, `${page.path}: a number twice`).not.toMatch(/^[\s>]*(\d+)\. \1 /m);
			expect(text, `${page.path}: an address with a backslash`).not.toContain("\\@");
			expect(whole, page.path).toContain(`Source: ${canonicalUrl(site, page.path)}\n\n# ${headlineOf(page)}`);
		}
	});

	test("the feed has every post with its date", () => {
		const entries = fileAt(FEED_PATH).split("<entry>").slice(1);
		expect(entries).toHaveLength(content.posts.length);
		for (const [index, { slug, data }] of content.posts.entries()) {
			expect(entries[index]).toContain(`<id>${canonicalUrl(site, `/blog#${slug}`)}</id>`);
			expect(entries[index]).toContain(`<published>${data.date}T00:00:00.000Z</published>`);
			expect(entries[index]).toContain(`<name>${data.author}</name>`);
		}
	});

	test("icons and share images have the sizes that are said of them", () => {
		const edges = (path: string) => {
			const bytes = readFileSync(join(buildDir, path));
			expect(bytes.subarray(1, 4).toString(), path).toBe("PNG");
			return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
		};
		for (const { src, sizes } of JSON.parse(fileAt("site.webmanifest")).icons) {
			const { width, height } = edges(src);
			expect(`${width}x${height}`, src).toBe(sizes);
		}
		for (const path of builtPages) {
			expect(edges(shareImagePath(path)), path).toEqual(SHARE_SIZE);
			expect(statSync(join(buildDir, shareImagePath(path))).size, path).toBeLessThan(SHARE_BYTES);
		}
		expect(readFileSync(join(buildDir, "favicon.ico")).readUInt32LE(0), "an icon file").toBe(0x10000);
	});
});

test.describe("links", () => {
	test("no link or fragment is broken, redirects or leads through another host", async ({ baseURL: origin }) => {
		const baseURL = origin ?? "";
		test.slow();
		const external = new Set<string>();
		const checker = new LinkChecker();
		const result = await checker.check({
			path: baseURL,
			recurse: true,
			checkFragments: true,
			redirects: "error",
			// The site's own absolute addresses are looked up on the server under test.
			urlRewriteExpressions: [{ pattern: new RegExp(`^${site.origin.replaceAll(".", "\\.")}`), replacement: baseURL }],
			linksToSkip: async (link) => {
				const foreign = !link.startsWith(baseURL);
				if (foreign) external.add(link);
				return foreign;
			},
		});
		expect(
			result.links.filter(({ state }) => state === LinkState.BROKEN).map(({ url, status, parent }) => `${url} (${status}) from ${parent}`),
		).toEqual([]);
		const seen = new Set(result.links.map(({ url }) => new URL(url).pathname));
		expect(paths.filter((path) => !seen.has(path))).toEqual([]);
		const listed = [...external].filter((link) => !link.startsWith(site.photoHost)).sort();
		test.info().annotations.push({ type: "external links", description: listed.join("\n") });
		expect(listed.length).toBeGreaterThan(0);
		for (const link of listed) expect(link).toMatch(/^(https:\/\/|mailto:|tel:)/);
	});

	test("no page is more than two clicks from the home page", () => {
		const clicks = new Map([["/", 0]]);
		for (const [path, distance] of clicks) {
			for (const { address } of factsAt(path).links) {
				const target = address.split("#")[0] ?? "";
				if (paths.includes(target) && !clicks.has(target)) clicks.set(target, distance + 1);
			}
		}
		expect([...clicks.keys()].sort()).toEqual([...paths].sort());
		expect(Math.max(...clicks.values())).toBeLessThanOrEqual(2);
	});

	test("services, industries and cases link to each other both ways", () => {
		const relatedOf = (path: string) => {
			const document = documentOf(path);
			const [heading] = elementsIn(document, (element) => element.tagName === "h2" && visibleText(element) === "Related pages");
			const id = heading && attribute(heading, "id");
			const section = elementsIn(document, (element) => element.tagName === "ul" && attribute(element, "aria-labelledby") === id);
			return section.flatMap((element) => elementsIn(element, byTag("a"))).map((link) => attribute(link, "href") ?? "");
		};
		const linksOfCase = (slug: string) => {
			const sheet = elementsIn(documentOf("/case-studies"), (element) => attribute(element, "id") === slug);
			return sheet.flatMap((element) => elementsIn(element, byTag("a"))).map((link) => attribute(link, "href"));
		};
		for (const page of pages) {
			if (page.kind !== "service" && page.kind !== "industry") continue;
			const related = relatedOf(page.path);
			expect(related.filter((target) => !target.startsWith("/case-studies")).length, page.path).toBeGreaterThan(0);
			expect(
				related.filter((target) => target.startsWith("/case-studies")),
				page.path,
			).toHaveLength(1);
			for (const target of related.filter((target) => /^\/(services|industries)\/|^\/case-studies#/.test(target))) {
				const [path = "", slug] = target.split("#");
				expect(slug ? linksOfCase(slug) : relatedOf(path), `${target} links back`).toContain(page.path);
			}
		}
	});
});

test("links to cases say which case: the same words never lead to two", () => {
	const addresses = new Map<string, Set<string>>();
	for (const path of paths) {
		for (const link of elementsIn(documentOf(path), byTag("a"))) {
			const href = attribute(link, "href") ?? "";
			if (href.startsWith("/case-studies#")) addresses.set(visibleText(link), (addresses.get(visibleText(link)) ?? new Set()).add(href));
		}
	}
	expect([...addresses].filter(([, to]) => to.size > 1)).toEqual([]);
	expect(addresses.size).toBeGreaterThanOrEqual(content.caseStudies.length);
});

test("text that is taken from a page sets a chip apart from the claim", () => {
	const chips = paths.flatMap((path) => htmlOf(path).match(/<a class="cite".*?<\/a>/g) ?? []);
	expect(chips.length).toBeGreaterThan(50);
	expect(chips.filter((chip) => !/^ \(source \d+\)$/.test(chip.replace(/<[^>]+>/g, "")))).toEqual([]);
});

test("search engines quote nothing of what is made up: drawings and the stage", () => {
	const isQuoted = (element: Element) => attribute(element, "data-nosnippet") === undefined;
	for (const path of paths) {
		const drawings = elementsIn(documentOf(path), byTag("figure")).filter((figure) => attribute(figure, "class")?.startsWith("specimen"));
		const drawn = drawings
			.flatMap(({ childNodes }) => childNodes.filter((node) => "tagName" in node))
			.filter(({ tagName }) => tagName !== "figcaption");
		expect(drawn.filter(isQuoted), path).toEqual([]);
		if (path.startsWith("/industries/")) expect(drawn.length, path).toBeGreaterThan(0);
	}
	const stages = elementsIn(documentOf("/"), (element) => /\bstage-scenes\b/.test(attribute(element, "class") ?? ""));
	expect(stages.map(isQuoted)).toEqual([false]);
});

test("every page is valid HTML with headings in order", async () => {
	// The rules that are off are about spelling that browsers ignore, and React's is fixed; an id may begin with a digit.
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
		const report = await validator.validateFile(fileOf(path));
		const messages = report.results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} at ${line}:${column} ${selector}`),
		);
		expect(messages, path).toEqual([]);
	}
});

test("service and industry pages open with an answer of two or three sentences that says how long it takes", () => {
	test.skip(!isSampleSite(site), "an owner opens as they like");
	for (const page of pages) {
		if (page.kind !== "service" && page.kind !== "industry") continue;
		const { intro } = page.entry.data.hero;
		const sentences = intro.split(/(?<=[.!?])\s+(?=[A-Z])/);
		expect([2, 3], `${page.path}: ${sentences.length} sentences`).toContain(sentences.length);
		expect(intro, page.path).toMatch(/\d+-\d+ (business )?(days|weeks|months)/);
		const [main] = elementsIn(documentOf(page.path), byTag("main"));
		// What was asked may stand above the headline, and the first sentence by itself.
		const opening = main ? elementsIn(main, byTag("p")).slice(0, 3).map(visibleText) : [];
		expect(opening.join(" "), page.path).toContain(intro);
	}
});

test.describe("npm run check:seo", () => {
	const run = (args: string[], buildDir: string) =>
		new Promise<{ code: number; output: string }>((resolve) => {
			execFile(
				"node",
				["scripts/check-seo.ts", ...args],
				{ env: { ...process.env, SITE_BUILD_DIR: buildDir, FORCE_COLOR: "0" } },
				(error, stdout, stderr) => resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr }),
			);
		});

	test("is green on the build", async () => {
		const { code, output } = await run([], join(buildDir, ".."));
		expect(output).toContain(`${builtPages.length} pages checked, nothing to change.`);
		expect(code).toBe(0);
	});

	test("checks an address, and says what is wrong with one that is no page", { tag: "@long" }, async ({ baseURL: origin }) => {
		const baseURL = origin ?? "";
		const page = await run([`${baseURL}${service.path}`], "nowhere");
		expect(page.output).toMatch(/pass {2}Title\s+\d+: /);
		expect(page.code).toBe(0);
		const missing = await run([`${baseURL}/no-such-page`], "nowhere");
		expect(missing.output).toContain("/no-such-page answers 404");
		expect(missing.code).toBe(2);
		const image = await run([`${baseURL}/icon-192.png`], "nowhere");
		expect(image.output).toContain("not HTML");
		expect(image.code).toBe(2);
	});
});

test("what is read from HTML is what the browser has", async ({ page }) => {
	for (const path of ["/", service.path]) {
		await page.goto(path);
		const html = await page.content();
		const inBrowser = await page.evaluate(() => ({
			title: document.title,
			headings: [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].length,
			images: document.images.length,
			links: document.querySelectorAll("a[href]").length,
		}));
		const facts = factsOfHtml(html, path);
		expect({ title: facts.title, headings: facts.headings.length, images: facts.images.length, links: facts.links.length }).toEqual(inBrowser);
	}
});
