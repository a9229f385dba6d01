/**
 * npm run check:seo: the checklist over every built page, or over the addresses given: npm run check:seo -- https://…
 *
 * --crawl follows the links of the first address within its site, --limit says how many pages at most (50), --html writes
 * the findings as a report to send (site-check.html, or the file named after it). One request at a time, as robots.txt
 * allows. Ends with 1 when something must be mended.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, styleText } from "node:util";
import type { AuditedPage, AuditFinding } from "../crawlers/audit.ts";
import { audit } from "../crawlers/audit.ts";
import { linkGraph, withoutQuery } from "../crawlers/body-links.ts";
import { buildTime } from "../crawlers/site-files.ts";
import { addressOfFile } from "../hosting/built-pages.ts";
import site from "../site.config.ts";
import type { Crawl } from "./audit/crawl.ts";
import { crawl } from "./audit/crawl.ts";
import { reportHtml } from "./audit/report.ts";

const LIMIT = 50;
/** Between two requests, in milliseconds. */
const PAUSE = 500;

try {
	const { positionals, values: options } = parseArgs({
		allowPositionals: true,
		options: {
			crawl: { type: "boolean" },
			html: { type: "boolean" },
			limit: { type: "string", default: String(LIMIT) },
			out: { type: "string", default: "site-check.html" },
		},
	});
	const limit = Number(options.limit);
	if (!Number.isInteger(limit) || limit < 1) throw new Error(`--limit is ${options.limit}; allowed: a whole number from 1.`);
	const { pages, left } = positionals.length > 0 ? await fromWeb(positionals, limit, options.crawl ?? false) : fromBuild();
	if (pages.length === 0) throw new Error(`No page could be read.${left.map(({ url, why }) => `\n${url} ${why}`).join("")}`);

	console.log("Result  Rules     Page");
	const results = pages.map((page) => ({ url: page.url, findings: audit(page) }));
	for (const { url, findings } of results)
		print(positionals.length > 0 ? url : new URL(url).pathname, findings, positionals.length === 1 && !options.crawl);
	const failed = results.filter(({ findings }) => findings.some(broken)).length;
	const advised = results.flatMap(({ findings }) => findings.filter(({ pass, weight }) => !pass && weight === "should")).length;
	const advice = advised > 0 ? ` ${advised} to improve.` : "";
	console.log(
		failed === 0 ? `\n${counted(pages.length)} checked, nothing to change.${advice}` : `\n${failed} of ${counted(pages.length)} to change.${advice}`,
	);
	for (const { url, why } of left) console.log(`not read: ${url} ${why}`);

	if (options.html) {
		const subject = new URL(pages[0]?.url ?? site.origin).host;
		const date = buildTime().toISOString().slice(0, 10);
		writeFileSync(options.out, await reportHtml({ subject, results, left, by: site, date }));
		console.log(`\nThe report is in ${options.out}.`);
	}
	process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}

function counted(pages: number): string {
	return pages === 1 ? "1 page" : `${pages} pages`;
}

function broken({ pass, weight }: AuditFinding): boolean {
	return !pass && weight === "must";
}

/** Every page of the build, under the site's origin. */
function fromBuild(): Crawl {
	const client = join(process.env.SITE_BUILD_DIR ?? "build/production", "client");
	if (!existsSync(join(client, "index.html"))) throw new Error(`No built site in ${client}. Run "npm run build" first.`);
	const pages: AuditedPage[] = globSync("**/*.html", { cwd: client })
		.map((file) => ({ url: site.origin + addressOfFile(file.replaceAll("\\", "/")), html: readFileSync(join(client, file), "utf8") }))
		.sort((a, b) => a.url.localeCompare(b.url));
	const graph = linkGraph(pages);
	for (const page of pages) page.inbound = graph.get(withoutQuery(page.url, page.url))?.size ?? 0;
	return { pages, left: [] };
}

/** Pages from the web, after redirects. */
async function fromWeb(addresses: readonly string[], limit: number, follow: boolean): Promise<Crawl> {
	const starts = addresses.map((address) => {
		const url = URL.canParse(address) ? address : `https://${address}`;
		if (!URL.canParse(url)) throw new Error(`"${address}" is no address. Give one such as https://www.example.com/services`);
		return new URL(url).href;
	});
	const interactive = process.stderr.isTTY && !process.env.CI;
	const showProgress = (text: string) => interactive && process.stderr.write(`\r\u001b[K${text}`);
	const read = await crawl(starts, {
		limit,
		pause: PAUSE,
		follow,
		onPage: (url, done, known) => showProgress(`Reading ${done + 1} of ${Math.min(known, limit)}: ${url}`),
	});
	showProgress("");
	return read;
}

/** A row a page; below it, what stands there and what should, for each rule that fails or, with `all`, for each rule. */
function print(name: string, findings: readonly AuditFinding[], all: boolean): void {
	const passed = findings.filter(({ pass }) => pass).length;
	console.log(`${verdict(!findings.some(broken))}    ${`${passed} of ${findings.length}`.padEnd(8)}  ${styleText("bold", name)}`);
	for (const finding of findings) {
		const { rule, pass, found, allowed } = finding;
		if (pass && !all) continue;
		const mark = pass || broken(finding) ? verdict(pass) : styleText("yellow", "look");
		console.log(`        ${mark}  ${rule.padEnd(21)} ${pass ? found : `is ${found}`}`);
		if (!pass) console.log(`${" ".repeat(36)}should be: ${allowed}`);
	}
}

function verdict(pass: boolean): string {
	return pass ? styleText("green", "pass") : styleText("red", "FAIL");
}
