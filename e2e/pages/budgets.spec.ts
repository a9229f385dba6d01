import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, constants } from "node:zlib";
import { isSampleSite } from "../../model/site/invented.ts";
import { buildDir, builtPages, contentScripts, fileOf, htmlOf, hydrationScripts, transferSize } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { attribute, byTag, documentOf, elementsIn } from "../html.ts";
import { photoPaths, service, site } from "../site.ts";

/** Budgets in bytes as they travel, brotli; docs/performance.md says where they come from. */
const STYLESHEET = 10_000;
/** A page's HTML holds an owner's words, which can fail no test; above this they are worth a look. */
const LARGE_PAGE = 26_000;
/** Ten TCP segments: what a server may send before the first answer from the visitor. */
const FIRST_FLIGHT = 14_600;
/** Held for the shipped fonts; above this an owner's are worth a look. */
const FONTS = 45_000;
const INLINE_SCRIPT = 3_000;
const SCRIPT_BEFORE_A_SIGN_HOME = 6_000;
const WAKING = 125_000;

for (const path of builtPages) {
	test(`${path} stays within its budgets`, () => {
		const html = htmlOf(path);
		const size = transferSize(fileOf(path));
		if (size > LARGE_PAGE) console.warn(`${path} is ${size} bytes of HTML, more than ${LARGE_PAGE}.`);

		const scripts = hydrationScripts(html);
		// The page's own module holds an owner's words, which can fail no test.
		const words = contentScripts(html);
		const bytes = scripts.filter((url) => !words.includes(url)).reduce((sum, url) => sum + transferSize(join(buildDir, url)), 0);
		expect(bytes, "script that wakes the page").toBeLessThan(WAKING);
		const early = scripts.filter((url) => /data-radix|largest-contentful-paint/.test(readFileSync(join(buildDir, url), "utf8")));
		expect(early, "scripts with toasts, tooltips or the monitor, which wait until they are used").toEqual([]);
	});

	test(`${path} has its header and hero in the first flight`, async () => {
		test.skip(!isSampleSite(site), "an owner opens at any length");
		const compressed = readFileSync(`${fileOf(path)}.br`).subarray(0, FIRST_FLIGHT);
		const start = await promisify(brotliDecompress)(compressed, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
		const text = start.toString();
		expect(text).toContain("</style>");
		expect(text).toContain("</header>");
		const html = htmlOf(path);
		const heading = html.indexOf("</h1>");
		// A policy's opening is no section of its own: its title, date and first sentences.
		const end = html.includes('<section class="hero') ? html.indexOf("</section>", heading) : html.indexOf("</p>", html.indexOf("</p>", heading) + 1);
		expect(text.length).toBeGreaterThan(end);
	});
}

test("the shared stylesheet and the page's own stay within their budget together", () => {
	for (const path of builtPages) {
		const sheets = [...htmlOf(path).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css);
		expect(sheets.length, path).toBe(2);
		expect(brotliCompressSync(sheets.join("")).length, path).toBeLessThanOrEqual(STYLESHEET);
	}
});

/** An owner's logo is in the header of every page. */
const OWN_LOGO = /^\/assets\/logo-[\w-]+\.svg$/;

test("before a sign a page loads its HTML, fonts and, at home, the telemetry", async ({ page }) => {
	for (const path of ["/", service.path, "/case-studies"]) {
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		await page.goto(path);
		// Scrolling is no sign.
		await page.evaluate(() => scrollTo(0, 500));
		await page.waitForLoadState("networkidle");
		// Telemetry comes when the browser has nothing else to do, which a busy machine's may take a while to have.
		if (path === "/") await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js")));
		page.removeAllListeners("request");

		const own = requested.filter((url) => !url.startsWith(site.photoHost)).map((url) => new URL(url).pathname);
		const fonts = own.filter((url) => url.endsWith(".woff2"));
		const scripts = own.filter((url) => url.endsWith(".js"));
		expect(fonts.length).toBeLessThanOrEqual(3);
		const fontBytes = fonts.reduce((sum, url) => sum + transferSize(join(buildDir, url)), 0);
		if (isSampleSite(site)) expect(fontBytes).toBeLessThan(FONTS);
		else if (fontBytes >= FONTS) console.warn(`The fonts of ${path} are ${fontBytes} bytes, more than ${FONTS}.`);
		expect(scripts.length, "scripts").toBe(path === "/" ? 1 : 0);

		const inline = /<script>([\s\S]*?)<\/script>/.exec(htmlOf(path))?.[1] ?? "";
		const linked = scripts.reduce((sum, url) => sum + transferSize(join(buildDir, url)), 0);
		expect(inline.length, "the inline script, uncompressed").toBeLessThan(INLINE_SCRIPT);
		expect(brotliCompressSync(inline).length + linked).toBeLessThan(path === "/" ? SCRIPT_BEFORE_A_SIGN_HOME : INLINE_SCRIPT);
		const others = own.filter((url) => ![...fonts, ...scripts, path].includes(url) && !/favicon|webmanifest/.test(url) && !OWN_LOGO.test(url));
		expect(others, "anything else").toEqual([]);
	}
});

test("only fonts and the largest photo are preloaded, and photos come in widths, the others when one scrolls to them", () => {
	for (const path of photoPaths) {
		const document = documentOf(path);
		const preloads = elementsIn(document, byTag("link")).filter((link) => attribute(link, "rel") === "preload");
		const prints = elementsIn(document, (element) => (attribute(element, "class") ?? "").split(" ").includes("print"));
		const photos = prints.flatMap((print) => elementsIn(print, byTag("img")));
		expect(photos.length).toBeGreaterThan(0);
		// An owner's own picture has several formats, of which only the browser knows which it will show.
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
