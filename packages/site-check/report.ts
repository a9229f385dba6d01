import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { Finding } from "./checklist.ts";
import { counted } from "./checklist.ts";
import type { Crawl } from "./crawl.ts";
import type { Rule } from "./rules.ts";
import { RULES } from "./rules.ts";

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

/** A rule that pages break, with what was found and on which pages. */
interface Issue {
	rule: Rule;
	severity: Finding["severity"];
	allowed: string;
	/** Pages by what was found there, since a menu makes the same mistake on each. */
	places: Map<string, string[]>;
	count: number;
}

const MOST_IMPORTANT = 5;
const METHOD = [
	"Each page was requested once, one after the other, as robots.txt allows, and read as HTML without running its scripts.",
	"Pages that ask search engines to leave them out were checked for images and links only.",
	"The quoted values are the site's own. The check does not judge content, design, speed or rankings.",
];

/** Renders the findings as one self-contained page for the site's owner. */
export function reportHtml({ pages, skipped, by, date }: Report): string {
	const host = new URL(pages[0]?.url ?? "").host;
	const day = date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
	const sum = sumOf(pages);
	const issues = issuesOf(pages);
	const headline = sum.issues === 0 ? "No issues" : `${counted(sum.issues, "issue")} on ${counted(sum.pagesWithIssues, "page")}`;
	const kinds = `${counted(sum.errors, "error")} and ${counted(sum.issues - sum.errors, "warning")}`;
	const lead = `${counted(pages.length, "page")} read. ${sum.issues === 0 ? "No rule is broken." : `${kinds}: errors cost visitors, warnings are advice.`}`;
	const clean = pages.filter(({ findings }) => findings.every(({ pass }) => pass));
	const title = `Site check of ${host}, ${day}`;
	const document = h(null, [
		{ type: "doctype" },
		h("html", { lang: "en" }, [
			h("head", [
				h("meta", { charSet: "utf-8" }),
				h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
				h("meta", { name: "robots", content: "noindex" }),
				h("title", title),
				h("style", readFileSync(join(import.meta.dirname, "report.css"), "utf8")),
			]),
			h("body", [
				h("header", [h("p.note", title), h("h1", headline), h("p.lead", lead)]),
				h("main", [
					...(issues.length > 0 ? [mostImportant(issues), h("section", [h("h2", "Issue by issue"), ...issues.map(issueSection)])] : []),
					...listSection(
						"Pages without issues",
						clean.map(({ url }) => h("li", pathOf(url))),
					),
					...listSection(
						"Not read",
						skipped.map(({ url, why }) => h("li", `${url} ${why}.`)),
					),
					h("section", [h("h2", "How this was checked"), ...METHOD.map((text) => h("p", text))]),
				]),
				...(by === undefined ? [] : [h("footer", h("p", by))]),
			]),
		]),
	]);
	return `${toHtml(document)}\n`;
}

/** Counts what fails on pages, and on how many. */
export function sumOf(pages: readonly CheckedPage[]) {
	const open = pages.map(({ findings }) => findings.filter(({ pass }) => !pass));
	const errors = open.flat().filter(({ severity }) => severity === "error").length;
	return { issues: open.flat().length, errors, pagesWithIssues: open.filter(({ length }) => length > 0).length };
}

/** Groups what fails by rule and severity, errors on the most pages first. */
function issuesOf(pages: readonly CheckedPage[]): Issue[] {
	const issues = new Map<string, Issue>();
	for (const { url, findings } of pages) {
		for (const { rule, severity, allowed, found } of findings.filter(({ pass }) => !pass)) {
			const issue = issues.get(rule + severity) ?? { rule, severity, allowed, places: new Map(), count: 0 };
			issue.places.set(found, [...(issue.places.get(found) ?? []), pathOf(url)]);
			issue.count++;
			issues.set(rule + severity, issue);
		}
	}
	return [...issues.values()].sort((a, b) => a.severity.localeCompare(b.severity) || b.count - a.count);
}

const pathOf = (url: string) => decodeURI(new URL(url).pathname);
const idOf = ({ rule, severity }: Issue) => `${rule} ${severity}`.toLowerCase().replaceAll(" ", "-");
const tag = (severity: string) => h("span.tag", { className: severity }, severity);

function mostImportant(issues: readonly Issue[]): Element {
	const items = issues
		.slice(0, MOST_IMPORTANT)
		.map((issue) =>
			h("li", [
				h("a", { href: `#${idOf(issue)}` }, h("strong", RULES[issue.rule].issue)),
				` (${counted(issue.count, "page")}) `,
				tag(issue.severity),
				h("p", RULES[issue.rule].effect),
			]),
		);
	return h("section", [h("h2", "What matters most"), h("ol", items)]);
}

function issueSection(issue: Issue): Element {
	const { issue: title, effect, fix, source } = RULES[issue.rule];
	const [name, url] = source;
	const rows = [...issue.places].map(([found, paths]) => h("tr", [h("td", found), h("td", paths.join(", "))]));
	return h("section.issue", { id: idOf(issue) }, [
		h("div.keep", [
			h("h3", [`${title} `, tag(issue.severity)]),
			h("p", [h("strong", "Effect: "), effect]),
			h("p", [h("strong", "How to fix it: "), fix]),
			h("p.note", [`${issue.rule}, expected: ${issue.allowed}. Source: `, h("a", { href: url }, name)]),
		]),
		h("table", [h("thead", h("tr", [h("th", "Found"), h("th", counted(issue.count, "page"))])), h("tbody", rows)]),
	]);
}

function listSection(title: string, items: Element[]): Element[] {
	return items.length === 0 ? [] : [h("section", [h("h2", title), h("ul", items)])];
}
