import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs, styleText } from "node:util";
import { audit } from "./audit.ts";
import { counted } from "./checklist.ts";
import type { Crawl } from "./crawl.ts";
import { crawl } from "./crawl.ts";
import { readFolder } from "./read-folder.ts";
import type { CheckedPage } from "./report.ts";
import { reportHtml, sumOf } from "./report.ts";

const REPORT = "build/reports/site-check.html";
/** Time between two requests to a public site, in milliseconds. */
const PAUSE_MS = 500;
const LOCAL = /^(https?:\/\/)?(localhost|[^/]+\.local|127\.|10\.|192\.168\.|\[)/;

const HELP = `Checks pages for common SEO and accessibility issues.

Usage: npm run check:seo                               check every page of the build
       npm run check:seo -- example.com/services       check the named pages
       npm run check:seo -- example.com --crawl --html check a whole site and write a report

Options:
  --crawl          Follow links within the site
  --limit <pages>  Read at most this many pages (default: 50)
  --html [file]    Write a report (default: ${REPORT})
  --by <text>      Sign the report, for example "Example Agency, hello@example.com"
  --folder <path>  Check the site built there if no URL is given
  --help           Print this text

Takes: half a minute for 50 pages, at most two a second, as robots.txt allows
Exit codes: 0 without issues, 1 with issues, 2 if nothing could be checked
`;

const OPTIONS = {
	crawl: { type: "boolean", default: false },
	limit: { type: "string", default: "50" },
	html: { type: "string" },
	by: { type: "string" },
	folder: { type: "string", default: "" },
	help: { type: "boolean" },
} as const;

async function run(args: readonly string[]): Promise<number> {
	const { positionals, values } = parse(args);
	if (values.help) {
		console.log(HELP);
		return 0;
	}
	const limit = Number(values.limit);
	if (!Number.isInteger(limit) || limit < 1) throw new Error(`--limit ${values.limit}: expected a whole number from 1.`);
	const starts = positionals.map(urlOf);
	if (starts.length === 0 && !values.folder) throw new Error("Name a URL or a --folder. --help shows how.");
	const { pages, skipped } = starts.length > 0 ? await readWeb(starts, limit, values.crawl) : readFolder(values.folder);
	const notRead = skipped.slice(0, 10).map(({ url, why }) => `not read: ${url} ${why}`);
	if (skipped.length > 10) notRead.push(`and ${skipped.length - 10} more`);
	if (pages.length === 0) throw new Error(["No page could be read.", ...notRead].join("\n"));

	const checked = pages.map((page): CheckedPage => ({ url: page.url, findings: audit(page) }));
	checked.forEach(print);
	const { issues, pagesWithIssues, kinds } = sumOf(checked);
	const verdict = issues === 0 ? "no issues" : `${kinds} on ${counted(pagesWithIssues, "page")}`;
	console.log([`\n${counted(checked.length, "page")} checked: ${verdict}.`, ...notRead].join("\n"));
	if (values.html !== undefined) {
		mkdirSync(dirname(values.html), { recursive: true });
		writeFileSync(values.html, reportHtml({ pages: checked, skipped, by: values.by, date: new Date() }));
		console.log(`\nThe report is in ${values.html}.`);
	}
	return issues === 0 ? 0 : 1;
}

function parse(args: readonly string[]) {
	// What follows --html is a URL to check, unless it is an HTML file.
	const filled = args.map((arg, index) =>
		arg === "--html" && !/^(?!.*:\/\/).*\.html?$/.test(args[index + 1] ?? "") ? `--html=${REPORT}` : arg,
	);
	try {
		return parseArgs({ args: filled, allowPositionals: true, options: OPTIONS });
	} catch (error) {
		const names = Object.keys(OPTIONS).map((name) => `--${name}`);
		throw new Error(`${error instanceof Error ? error.message.split(". ")[0] : error}. Allowed: ${names.join(", ")}.`);
	}
}

/** Adds a missing scheme. "localhost:" is a host, although URL takes it for a scheme. */
function urlOf(address: string): string {
	const url = address.includes("://") ? address : `${LOCAL.test(address) ? "http" : "https"}://${address}`;
	if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
		throw new Error(`"${address}" is not a valid URL. Expected one such as example.com/services`);
	return new URL(url).href;
}

function readWeb(starts: readonly string[], limit: number, follow: boolean): Promise<Crawl> {
	const onPage = (url: string) => process.stderr.isTTY && console.error(`Reading ${url} …`);
	return crawl(starts, { limit, pause: starts.every((url) => LOCAL.test(url)) ? 0 : PAUSE_MS, follow, onPage });
}

/** Prints a page's verdict and what fails there. */
function print(page: CheckedPage): void {
	const { issues, kinds } = sumOf([page]);
	console.log(`${styleText("bold", page.url)}  ${issues === 0 ? "ok" : kinds}`);
	for (const { rule, severity, found, allowed } of page.findings.filter(({ pass }) => !pass))
		console.log(`  ${styleText(severity === "error" ? "red" : "yellow", severity.padEnd(7))}  ${rule}: ${found}. Expected: ${allowed}`);
}

try {
	process.exitCode = await run(process.argv.slice(2));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
