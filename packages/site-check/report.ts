import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { Finding } from "./checklist.ts";
import { counted } from "./checklist.ts";
import type { Crawl } from "./crawl.ts";
import type { Rule } from "./rules.ts";
import { RULES } from "./rules.ts";

/** A page with the result of each rule. */
export interface CheckedPage {
	url: string;
	findings: readonly Finding[];
}

interface Report {
	pages: readonly CheckedPage[];
	skipped: Crawl["skipped"];
	/** Who sends the report, for example "Example Agency, hello@example.com". */
	by: string | undefined;
	date: Date;
}

/** A rule that pages break, with what was found and where. */
interface Issue {
	rule: Rule;
	severity: Finding["severity"];
	allowed: string;
	/** Pages by what was found there, since a menu repeats a mistake on each. */
	places: Map<string, string[]>;
	count: number;
}

const MOST_IMPORTANT = 5;
const METHOD =
	"Each page was requested once, as robots.txt allows, and read as HTML without running its scripts. Pages that ask search engines to " +
	"leave them out were checked for images and links only. The check does not judge content, design, speed, or rankings.";

/** Renders the findings as one self-contained page for the site's owner. */
export function reportHtml({ pages, skipped, by, date }: Report): string {
	const day = date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
	const title = `Site check of ${new URL(pages[0]?.url ?? "").host}, ${day}`;
	const { issues, pagesWithIssues, kinds } = sumOf(pages);
	const headline = issues === 0 ? "No issues" : `${counted(issues, "issue")} on ${counted(pagesWithIssues, "page")}`;
	const read = `${counted(pages.length, "page")} read.`;
	const open = issuesOf(pages);
	const notRead = skipped.map(({ url, why }) => h("li", `${url} ${why}.`));
	const head = h("head", [
		h("meta", { charSet: "utf-8" }),
		h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
		h("meta", { name: "robots", content: "noindex" }),
		h("title", title),
		h("style", readFileSync(join(import.meta.dirname, "report.css"), "utf8")),
	]);
	const body = h("body", [
		h("header", h("p.note", title)),
		h("main", [
			h("h1", headline),
			h("p.lead", issues === 0 ? read : `${read} ${kinds}: errors cost visitors, warnings are advice.`),
			h("h2", "What matters most"),
			open.length === 0 ? h("p", "No rule is broken.") : h("ol", open.slice(0, MOST_IMPORTANT).map(summary)),
			...open.map(details),
			h("h2", "How this was checked"),
			h("p", METHOD),
			...(skipped.length > 0 ? [h("h2", "Not read"), h("ul", notRead)] : []),
		]),
		h("footer", by),
	]);
	return `${toHtml(h(null, [{ type: "doctype" }, h("html", { lang: "en" }, [head, body])]))}\n`;
}

/** Counts what fails on pages. */
export function sumOf(pages: readonly CheckedPage[]) {
	const failed = pages.map(({ findings }) => findings.filter(({ pass }) => !pass));
	const issues = failed.flat().length;
	const errors = failed.flat().filter(({ severity }) => severity === "error").length;
	const kinds = `${counted(errors, "error")} and ${counted(issues - errors, "warning")}`;
	return { issues, pagesWithIssues: failed.filter(({ length }) => length > 0).length, kinds };
}

/** Groups what fails by rule and severity, starting with errors on the most pages. */
function issuesOf(pages: readonly CheckedPage[]): Issue[] {
	const issues = new Map<string, Issue>();
	for (const { url, findings } of pages) {
		for (const { rule, severity, allowed, found } of findings.filter(({ pass }) => !pass)) {
			const issue = issues.get(rule + severity) ?? { rule, severity, allowed, places: new Map(), count: 0 };
			issue.places.set(found, [...(issue.places.get(found) ?? []), decodeURI(new URL(url).pathname)]);
			issue.count++;
			issues.set(rule + severity, issue);
		}
	}
	return [...issues.values()].sort((a, b) => a.severity.localeCompare(b.severity) || b.count - a.count);
}

const idOf = ({ rule, severity }: Issue) => `${rule} ${severity}`.toLowerCase().replaceAll(" ", "-");
const tag = (severity: string) => h("span.tag", { className: severity }, severity);

function summary(issue: Issue) {
	const { issue: title, effect } = RULES[issue.rule];
	const link = h("a", { href: `#${idOf(issue)}` }, title);
	return h("li", [link, ` (${counted(issue.count, "page")}) `, tag(issue.severity), h("p", effect)]);
}

function details(issue: Issue) {
	const { issue: title, effect, fix, source } = RULES[issue.rule];
	const [name, url] = source;
	const rows = [...issue.places].map(([found, paths]) => h("tr", [h("td", found), h("td", paths.join(", "))]));
	return h("section", { id: idOf(issue) }, [
		h("h2", [`${title} `, tag(issue.severity)]),
		h("p", [h("strong", "Effect: "), effect]),
		h("p", [h("strong", "How to fix it: "), fix]),
		h("p.note", [`${issue.rule}, expected: ${issue.allowed}. Source: `, h("a", { href: url }, name)]),
		h("table", [h("thead", h("tr", [h("th", "Found"), h("th", counted(issue.count, "page"))])), h("tbody", rows)]),
	]);
}
