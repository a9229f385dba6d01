import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, constants } from "node:zlib";
import { isSampleSite } from "../../model/site/sample-entries.ts";
import { buildDir, builtPages, contentScripts, fileOf, htmlOf, hydrationScripts, transferSize } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { attribute, byTag, documentOf, elementsIn } from "../html.ts";
import { photoPaths, service, site } from "../site.ts";

/** Budgets in bytes (docs/performance.md). Sizes are after Brotli compression, except for INLINE_SCRIPT and fonts. */
const STYLESHEETS = 10_000;
const INLINE_SCRIPT = 3_000;
/** All scripts that run before the first interaction on the home page, including the inline script. */
const EARLY_SCRIPTS = 6_000;
const HYDRATION = 125_000;
/** Ten TCP segments, which most servers send before they wait for an acknowledgment. */
const FIRST_FLIGHT = 14_600;
/** Limits for the owner's text and fonts. Exceeding them fails only on the sample site, and LARGE_PAGE only warns. */
const HOME_PAGE = 22 * 1024;
const LARGE_PAGE = 26_000;
const FONTS = 45_000;

for (const path of builtPages) {
	test(`${path} stays within its budgets`, () => {
		const html = htmlOf(path);
		const size = transferSize(fileOf(path));
		expect(/<script[^>]* src=|<link[^>]*modulepreload/.test(html), "the HTML loads a script").toBe(false);
		if (path === "/" && isSampleSite(site)) expect(size, "the HTML of the home page").toBeLessThan(HOME_PAGE);
		if (size > LARGE_PAGE) console.warn(`${path} has ${size} bytes of HTML; the target is ${LARGE_PAGE} (docs/performance.md).`);

		const scripts = hydrationScripts(html);
		// An owner's text has no budget.
		const ownWords = contentScripts(html);
		const bytes = scripts.filter((url) => !ownWords.includes(url)).reduce((sum, url) => sum + transferSize(join(buildDir, url)), 0);
		expect(bytes, "scripts that hydrate the page").toBeLessThan(HYDRATION);
		const early = scripts.filter((url) => /data-radix|largest-contentful-paint/.test(readFileSync(join(buildDir, url), "utf8")));
		expect(early, "scripts with toasts, tooltips, or the monitor, which load later").toEqual([]);
	});

	test(`${path} fits its header and hero into the first TCP flight`, async () => {
		test.skip(!isSampleSite(site), "an owner's hero may be longer");
		const compressed = readFileSync(`${fileOf(path)}.br`).subarray(0, FIRST_FLIGHT);
		const start = await promisify(brotliDecompress)(compressed, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
		const text = start.toString();
		expect(text).toContain("</style>");
		expect(text).toContain("</header>");
		const html = htmlOf(path);
		const heading = html.indexOf("</h1>");
		// Pages without a hero section must fit their headline and the two paragraphs after it.
		const end = html.includes('<section class="hero')
			? html.indexOf("</section>", heading)
			: html.indexOf("</p>", html.indexOf("</p>", heading) + 1);
		expect(text.length).toBeGreaterThan(end);
	});
}

test("each page inlines two stylesheets, within their budget", () => {
	for (const path of builtPages) {
		const sheets = [...htmlOf(path).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css);
		expect(sheets.length, path).toBe(2);
		expect(brotliCompressSync(sheets.join("")).length, path).toBeLessThanOrEqual(STYLESHEETS);
	}
});

/** An owner's logo, which is in every header. */
const OWN_LOGO = /^\/assets\/logo-[\w-]+\.svg$/;

test("before the first interaction, pages load only HTML, fonts, icons, and photos, plus telemetry on the home page", async ({ page }) => {
	for (const path of ["/", service.path, "/case-studies"]) {
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		await page.goto(path);
		// Scrolling from a script is not an interaction.
		await page.evaluate(() => scrollTo(0, 500));
		await page.waitForLoadState("networkidle");
		// Telemetry loads when the browser is idle, which may take a while on a busy machine.
		if (path === "/") await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js")));
		page.removeAllListeners("request");

		const own = requested.filter((url) => !url.startsWith(site.photoHost)).map((url) => new URL(url).pathname);
		const fonts = own.filter((url) => url.endsWith(".woff2"));
		const scripts = own.filter((url) => url.endsWith(".js"));
		// Three preloaded fonts, and two weights of the specimens' serif if the system has none.
		expect(fonts.length).toBeLessThanOrEqual(5);
		const fontBytes = fonts.reduce((sum, url) => sum + transferSize(join(buildDir, url)), 0);
		if (isSampleSite(site)) expect(fontBytes).toBeLessThan(FONTS);
		else if (fontBytes >= FONTS) console.warn(`${path} loads ${fontBytes} bytes of fonts; the target is ${FONTS} (docs/performance.md).`);
		expect(scripts.length, "scripts").toBe(path === "/" ? 1 : 0);

		const inline = /<script>([\s\S]*?)<\/script>/.exec(htmlOf(path))?.[1] ?? "";
		const linked = scripts.reduce((sum, url) => sum + transferSize(join(buildDir, url)), 0);
		expect(inline.length, "the inline script, uncompressed").toBeLessThan(INLINE_SCRIPT);
		expect(brotliCompressSync(inline).length + linked).toBeLessThan(path === "/" ? EARLY_SCRIPTS : INLINE_SCRIPT);
		const others = own.filter(
			(url) => ![...fonts, ...scripts, path].includes(url) && !/favicon|webmanifest/.test(url) && !OWN_LOGO.test(url),
		);
		expect(others, "anything else").toEqual([]);
	}
});

test("only the first photo on /case-studies is eager and preloaded, and no photo is wider than 2,400 px", () => {
	for (const path of photoPaths) {
		const document = documentOf(path);
		const preloads = elementsIn(document, byTag("link")).filter((link) => attribute(link, "rel") === "preload");
		const prints = elementsIn(document, (element) => (attribute(element, "class") ?? "").split(" ").includes("print"));
		const photos = prints.flatMap((print) => elementsIn(print, byTag("img")));
		expect(photos.length).toBeGreaterThan(0);
		// An owner's pictures aren't preloaded, because only the browser knows which format it will choose.
		const isHosted = photos[0] && attribute(photos[0], "src")?.startsWith(site.photoHost);
		const others = preloads.filter((link) => attribute(link, "as") !== "font" && !OWN_LOGO.test(attribute(link, "href") ?? ""));
		expect(
			others.map((link) => attribute(link, "as")),
			path,
		).toEqual(path === "/case-studies" && isHosted ? ["image"] : []);
		for (const [index, photo] of photos.entries()) {
			const largest = path === "/case-studies" && index === 0;
			expect([attribute(photo, "loading"), attribute(photo, "fetchpriority")]).toEqual(largest ? ["eager", "high"] : ["lazy", undefined]);
			expect(attribute(photo, "sizes")).toBeTruthy();
			const widths = (attribute(photo, "srcset") ?? "").split(", ").map((candidate) => Number.parseInt(candidate.split(" ")[1] ?? "", 10));
			expect(Math.max(...widths)).toBeLessThanOrEqual(2400);
		}
	}
});
