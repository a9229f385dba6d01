import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { styleText } from "node:util";
import { fail, readArguments } from "../../scripts/command.mjs";
import { audit } from "./audit.ts";
import { counted, listed } from "./checklist.ts";
import { crawl } from "./crawl.ts";
import { readFolder } from "./read-folder.ts";
import { type CheckedPage, reportHtml, sumOf } from "./report.ts";

const REPORT = "build/reports/site-check.html";
/** Milliseconds between two requests to a public site. */
const PAUSE_MS = 500;
const LOCAL = /^(https?:\/\/)?(localhost|[^/]+\.local|127\.|10\.|192\.168\.|\[)/;

const { values: options, positionals } = readArguments({
	usage: "npm run check:seo -- [options] [URL …]",
	purpose: "Checks the given pages, or every page of the build, for common SEO and accessibility issues.",
	takes: "a few seconds for the build; on the web, two pages a second, or fewer if robots.txt sets a delay",
	exits: "0 if there are no issues, 1 if there are, 2 on invalid arguments or if nothing could be checked",
	operands: true,
	options: {
		crawl: { type: "boolean", help: "Follow links within the site" },
		limit: { type: "string", value: "N", default: "50", help: "Read at most this many pages" },
		html: { type: "boolean", help: `Write a report to ${REPORT}` },
		by: { type: "string", value: "TEXT", help: 'Sign the report, for example "Example Agency, hello@example.com"' },
		folder: { type: "string", value: "DIR", default: "build/production/client", help: "Folder to check when no URL is given" },
	},
});

const starts = positionals.map(urlOf);
const pause = starts.every((url) => LOCAL.test(url)) ? 0 : PAUSE_MS;
const { pages, skipped } =
	starts.length > 0 ? await crawl(starts, Number(options.limit), pause, options.crawl === true) : readFolder(options.folder);
const notRead = skipped.length === 0 ? "" : `\nNot read: ${listed(skipped.map(({ url, why }) => `${url} ${why}`))}.`;
if (pages.length === 0) fail(`No pages found${starts.length > 0 ? "" : ` in ${options.folder}. Run npm run build first`}.${notRead}`);

const checked = pages.map((page): CheckedPage => ({ url: page.url, failures: audit(page).filter(({ pass }) => !pass) }));
checked.forEach(print);
const { issues, pagesWithIssues, kinds } = sumOf(checked);
const verdict = issues === 0 ? "no issues" : `${kinds} on ${counted(pagesWithIssues, "page")}`;
console.log(`\n${counted(checked.length, "page")} checked: ${verdict}.${notRead}`);
if (options.html) {
	mkdirSync(dirname(REPORT), { recursive: true });
	writeFileSync(REPORT, reportHtml(checked, skipped, options.by));
	console.log(`\nThe report is in ${REPORT}.`);
}
process.exitCode = issues === 0 ? 0 : 1;

/** Returns the absolute URL. Without a scheme, adds http:// for local hosts and https:// for others. Exits if the result is invalid. */
function urlOf(address: string): string {
	const url = address.includes("://") ? address : `${LOCAL.test(address) ? "http" : "https"}://${address}`;
	if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
		fail(`"${address}" is not a valid HTTP or HTTPS URL. Enter one such as example.com/services.`);
	return new URL(url).href;
}

function print(page: CheckedPage): void {
	const { issues, kinds } = sumOf([page]);
	console.log(`${styleText("bold", page.url)}  ${issues === 0 ? "ok" : kinds}`);
	for (const { rule, severity, found, allowed } of page.failures)
		console.log(`  ${styleText(severity === "error" ? "red" : "yellow", severity.padEnd(7))}  ${rule}: ${found}. Expected: ${allowed}`);
}
