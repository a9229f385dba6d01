import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { counted, type Finding } from "./checklist.ts";
import type { Crawl } from "./crawl.ts";
import { RULES } from "./rules.ts";

/** A page with the findings that failed. */
export interface CheckedPage {
	url: string;
	failures: readonly Finding[];
}

/** A rule that some pages break, with each finding and the path of its page. */
type Issue = Pick<Finding, "rule" | "severity" | "allowed"> & { failures: { found: string; path: string }[] };

const METHOD =
	"Each page was read once as HTML, without running its scripts; robots.txt was respected. Pages that ask search engines to " +
	"leave them out were checked for images and links only. The check does not judge content, design, speed, or rankings.";

/** Renders the findings as a self-contained HTML page for the site's owner, with `by` in the footer. */
export function reportHtml(pages: readonly CheckedPage[], skipped: Crawl["skipped"], by = ""): string {
	const day = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
	const title = `Site check of ${new URL(pages[0]?.url ?? "").host}, ${day}`;
	const { issues, pagesWithIssues, kinds } = sumOf(pages);
	const headline = issues === 0 ? "No issues" : `${counted(issues, "issue")} on ${counted(pagesWithIssues, "page")}`;
	const open = issuesOf(pages);
	const notRead = skipped.map(({ url, why }) => h("li", `${url} ${why}.`));
	const head = h("head", [
		h("meta", { charSet: "utf-8" }),
		h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
		h("title", title),
		h("style", readFileSync(join(import.meta.dirname, "report.css"), "utf8")),
	]);
	const body = h("body", [
		h("header", title),
		h("main", [
			h("h1", headline),
			h("p", `${counted(pages.length, "page")} read. ${kinds}: errors cost visitors or visibility, and warnings are advice.`),
			h("ol", open.map(summary)),
			...open.map(details),
			h("h2", "How this was checked"),
			h("p", METHOD),
			...(skipped.length > 0 ? [h("h2", "Not read"), h("ul", notRead)] : []),
		]),
		h("footer", by),
	]);
	return `${toHtml(h(null, [{ type: "doctype" }, h("html", { lang: "en" }, [head, body])]))}\n`;
}

/** Counts the issues and the pages with issues. `kinds` is a summary such as "2 errors and 1 warning". */
export function sumOf(pages: readonly CheckedPage[]) {
	const all = pages.flatMap(({ failures }) => failures);
	const errors = all.filter(({ severity }) => severity === "error").length;
	const kinds = `${counted(errors, "error")} and ${counted(all.length - errors, "warning")}`;
	return { issues: all.length, pagesWithIssues: pages.filter(({ failures }) => failures.length > 0).length, kinds };
}

/** Groups failures by rule and severity. Sorts errors before warnings, then by number of pages. */
function issuesOf(pages: readonly CheckedPage[]): Issue[] {
	const issues = new Map<string, Issue>();
	for (const { url, failures } of pages) {
		for (const failure of failures) {
			const issue = issues.get(idOf(failure)) ?? { ...failure, failures: [] };
			issue.failures.push({ found: failure.found, path: decodeURI(new URL(url).pathname) });
			issues.set(idOf(failure), issue);
		}
	}
	return [...issues.values()].sort((a, b) => a.severity.localeCompare(b.severity) || b.failures.length - a.failures.length);
}

const idOf = ({ rule, severity }: Pick<Finding, "rule" | "severity">) => `${rule} ${severity}`.toLowerCase().replaceAll(" ", "-");
const tag = (severity: string) => h("small", { className: severity }, severity);

function summary(issue: Issue) {
	const link = h("a", { href: `#${idOf(issue)}` }, issue.rule);
	return h("li", [link, ` (${counted(issue.failures.length, "page")}) `, tag(issue.severity)]);
}

function details(issue: Issue) {
	const { effect, fix, source } = RULES[issue.rule];
	// Group equal findings: a menu repeats the same mistake on every page.
	const places = Map.groupBy(issue.failures, ({ found }) => found);
	const rows = [...places].map(([found, of]) => h("tr", [h("td", found), h("td", of.map(({ path }) => path).join(", "))]));
	return h("section", { id: idOf(issue) }, [
		h("h2", [`${issue.rule} `, tag(issue.severity)]),
		h("p", [h("strong", "Effect: "), effect]),
		h("p", [h("strong", "How to fix it: "), fix]),
		h("p", [`Expected: ${issue.allowed}. Source: `, h("a", { href: source }, source)]),
		h("table", [h("thead", h("tr", [h("th", "Found"), h("th", counted(issue.failures.length, "page"))])), h("tbody", rows)]),
	]);
}
