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

const HELP = `Checks pages for what search engines and visitors stumble over.

Usage: npm run check:seo                               every page of the build
       npm run check:seo -- example.com/services       the pages named
       npm run check:seo -- example.com --crawl --html the site, with a report to send

Options:
  --crawl          follow links within the site
  --limit <pages>  read at most this many pages (default: 50)
  --html [file]    write a report (default: ${REPORT})
  --by <text>      sign the report, for example "Example Agency, hello@example.com"
  --folder <path>  the built site to check when no address is given
  --help           show this text

Reads one page at a time, two a second at most, as robots.txt allows: 50 pages take about half a minute.
Exits with 0 without issues, 1 with issues, 2 if nothing could be checked.
`;

const OPTIONS = {
	crawl: { type: "boolean", default: false },
	limit: { type: "string", default: "50" },
	html: { type: "string" },
	by: { type: "string" },
	folder: { type: "string" },
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
	if (starts.length === 0 && values.folder === undefined) throw new Error("Name an address or a --folder. --help shows how.");
	const { pages, skipped } = starts.length > 0 ? await readWeb(starts, limit, values.crawl) : readFolder(values.folder ?? "");
	const notRead = skipped.slice(0, 10).map(({ url, why }) => `not read: ${url} ${why}`);
	if (skipped.length > 10) notRead.push(`and ${skipped.length - 10} more`);
	if (pages.length === 0) throw new Error(["No page could be read.", ...notRead].join("\n"));

	const checked = pages.map((page): CheckedPage => ({ url: page.url, findings: audit(page) }));
	for (const page of checked) print(page, checked.length === 1);
	const { issues, errors, pagesWithIssues } = sumOf(checked);
	const kinds = `${counted(errors, "error")} and ${counted(issues - errors, "warning")} on ${counted(pagesWithIssues, "page")}`;
	console.log([`\n${counted(checked.length, "page")} checked: ${issues === 0 ? "no issues" : kinds}.`, ...notRead].join("\n"));
	if (values.html !== undefined) {
		mkdirSync(dirname(values.html), { recursive: true });
		writeFileSync(values.html, reportHtml({ pages: checked, skipped, by: values.by, date: new Date() }));
		console.log(`\nThe report is in ${values.html}.`);
	}
	return issues === 0 ? 0 : 1;
}

function parse(args: readonly string[]) {
	const isFile = (arg = "") => /\.html?$/.test(arg) && !arg.includes("://");
	// Only a file name belongs to --html; what follows may be an address.
	const filled = args.map((arg, index) => (arg === "--html" && !isFile(args[index + 1]) ? `--html=${REPORT}` : arg));
	try {
		return parseArgs({ args: filled, allowPositionals: true, options: OPTIONS });
	} catch (error) {
		const names = Object.keys(OPTIONS).map((name) => `--${name}`);
		throw new Error(`${error instanceof Error ? error.message.split(". ")[0] : error}. Allowed: ${names.join(", ")}.`);
	}
}

/** Accepts an address without its scheme: "localhost:" is a host, not a scheme. */
function urlOf(address: string): string {
	const url = address.includes("://") ? address : `${LOCAL.test(address) ? "http" : "https"}://${address}`;
	if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
		throw new Error(`"${address}" is not a valid URL. Expected one such as example.com/services`);
	return new URL(url).href;
}

async function readWeb(starts: readonly string[], limit: number, follow: boolean): Promise<Crawl> {
	const showsProgress = process.stderr.isTTY && !process.env.CI;
	const progress = (text: string) => showsProgress && process.stderr.write(`\r\u001b[K${text}`);
	const onPage = (url: string, done: number) => progress(`Reading page ${done + 1}: ${url}`);
	const read = await crawl(starts, { limit, pause: starts.every((url) => LOCAL.test(url)) ? 0 : PAUSE_MS, follow, onPage });
	progress("");
	return read;
}

/** Prints a page's verdict and what fails there; `all` adds the rules that it keeps. */
function print(page: CheckedPage, all: boolean): void {
	const { issues, errors } = sumOf([page]);
	console.log(
		`${styleText("bold", page.url)}  ${issues === 0 ? "ok" : `${counted(errors, "error")}, ${counted(issues - errors, "warning")}`}`,
	);
	for (const { rule, severity, pass, found, allowed } of page.findings) {
		const mark = pass ? styleText("green", "ok     ") : styleText(severity === "error" ? "red" : "yellow", severity.padEnd(7));
		if (!pass || all) console.log(`  ${mark}  ${rule}: ${found}${pass ? "" : `. Expected: ${allowed}`}`);
	}
}

try {
	process.exitCode = await run(process.argv.slice(2));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
