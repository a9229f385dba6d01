import subsetFont from "subset-font";
import type { AuditFinding } from "../../crawlers/audit.ts";
import { faces } from "../../vite/faces.ts";
import { readFont } from "../../vite/font-file.ts";
import { colorOf } from "../../vite/tokens.ts";
import type { Crawl } from "./crawl.ts";
import { MENDS } from "./mend.ts";

/** A page with what was found in it. */
interface AuditedResult {
	url: string;
	findings: readonly AuditFinding[];
}

interface Report {
	/** Whose pages were read, for example www.example.com. */
	subject: string;
	results: readonly AuditedResult[];
	left: Crawl["left"];
	/** Who signs. */
	by: { name: string; email: string };
	/** The day of the report as YYYY-MM-DD. */
	date: string;
}

/** One self-contained page in the site's look, to be sent to whoever owns the pages. */
export async function reportHtml(report: Report): Promise<string> {
	const body = bodyOf(report);
	const characters = [...new Set(`${body.replace(/<[^>]+>/g, "")}&<>"`)].join("");
	const fonts = await Promise.all(
		faces.map(async (face) => {
			const { family, features } = face;
			const { data, axes, weight } = readFont(face);
			const subset = await subsetFont(data, characters, { targetFormat: "woff2", variationAxes: axes, keepFeatures: features });
			return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${subset.toString("base64")})}`;
		}),
	);
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`Site check of ${report.subject}, ${longDate(report.date)}`)}</title>
<style>${fonts.join("\n")}${styles()}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Keeps a figure and what it counts on one line. */
const unbroken = (text: string) => text.replace(" ", "\u00a0");

/** What was found, as a reader takes it: a text and its length rather than the checker's shorthand. */
function evidence({ rule, found }: AuditFinding): string {
	const [, length, text] = (rule === "Title" || rule === "Description" ? /^(\d+): (.*)$/s.exec(found) : null) ?? [];
	return escaped(text === undefined ? found : `“${text}” (${counted(Number(length), "character")})`);
}

function longDate(date: string): string {
	return new Date(date).toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
}

const pathOf = (url: string) => new URL(url).pathname;
const anchorOf = (index: number) => `page-${index + 1}`;

function bodyOf(report: Report): string {
	const pages = report.results.length;
	const open = report.results.flatMap(({ findings }) => findings.filter(({ pass }) => !pass));
	const musts = open.filter(({ weight }) => weight === "must");
	const clean = report.results.filter(({ findings }) => findings.every(({ pass }) => pass)).length;
	return `<header class="cover">
<p class="brand">${escaped(report.by.name)}</p>
<p class="query">${escaped(report.subject)}<span class="caret"></span></p>
<h1>${verdict(musts.length, open.length, pages)}</h1>
<p class="lead">Site check of ${escaped(report.subject)}, ${longDate(report.date)}. Every finding below has its evidence, word for word from the page, and the way to mend it.</p>
<dl class="figures">
<div><dt>${pages === 1 ? "page read" : "pages read"}</dt><dd>${pages}</dd></div>
<div><dt>to mend</dt><dd>${musts.length}</dd></div>
<div><dt>to improve</dt><dd>${open.length - musts.length}</dd></div>
<div><dt>${clean === 1 ? "page" : "pages"} without a finding</dt><dd>${clean}</dd></div>
</dl>
</header>
<main>
${summary(report)}
<section class="pages"><h2>Page by page</h2>
${report.results.map(pageSection).join("\n")}
</section>
${method(report)}
</main>
<footer>
<p class="signature">${escaped(report.by.name)}</p>
<p>Checked and signed on ${longDate(report.date)}. Questions about a finding: <a href="mailto:${escaped(report.by.email)}">${escaped(report.by.email)}</a></p>
</footer>`;
}

/** The answer first, its phrase marked. */
function verdict(musts: number, open: number, pages: number): string {
	if (open === 0) return `${counted(pages, "page")}, <mark>nothing to change.</mark>`;
	if (musts === 0) return `Nothing broken, <mark>${unbroken(counted(open, "thing"))} to improve.</mark>`;
	return `${counted(pages, "page")}, <mark>${unbroken(counted(musts, "fault"))} to mend.</mark>`;
}

/** What is broken most often comes first: one mend may settle many pages. */
function summary({ results }: Report): string {
	const rules = new Map<string, { weight: AuditFinding["weight"]; pages: { url: string; index: number }[] }>();
	for (const [index, { url, findings }] of results.entries()) {
		for (const { rule, pass, weight } of findings) {
			if (pass) continue;
			const entry = rules.get(rule) ?? { weight, pages: [] };
			entry.pages.push({ url, index });
			rules.set(rule, entry);
		}
	}
	if (rules.size === 0) return "";
	const rows = [...rules].sort(([, a], [, b]) => a.weight.localeCompare(b.weight) || b.pages.length - a.pages.length);
	return `<section class="first"><h2>What to do first</h2>
<ol>
${rows
	.map(
		([rule, { weight, pages }]) => `<li>
<h3>${escaped(rule)} <span class="tag ${weight}">${weight === "must" ? "mend" : "improve"}</span></h3>
<p>${escaped(MENDS[rule] ?? "")}</p>
<p class="where">${counted(pages.length, "page")}: ${pages
			.slice(0, 6)
			.map(({ url, index }) => `<a href="#${anchorOf(index)}">${escaped(pathOf(url))}</a>`)
			.join(", ")}${pages.length > 6 ? ` and ${pages.length - 6} more` : ""}</p>
</li>`,
	)
	.join("\n")}
</ol></section>`;
}

function pageSection({ url, findings }: AuditedResult, index: number): string {
	const open = findings.filter(({ pass }) => !pass);
	const passed = findings.filter(({ pass }) => pass);
	return `<article id="${anchorOf(index)}">
<h3 class="address">${escaped(new URL(url).host + pathOf(url))}</h3>
<p class="count">${passed.length} of ${findings.length} rules kept</p>
${open.map(openFinding).join("\n")}
${
	passed.length > 0
		? `<details${open.length === 0 ? " open" : ""}><summary>What is right</summary><dl class="right">${passed
				.map((finding) => `<div><dt>${escaped(finding.rule)}</dt><dd>${evidence(finding)}</dd></div>`)
				.join("")}</dl></details>`
		: ""
}
</article>`;
}

function openFinding(finding: AuditFinding): string {
	const { rule, weight, allowed } = finding;
	return `<section class="finding">
<h4>${escaped(rule)} <span class="tag ${weight}">${weight === "must" ? "mend" : "improve"}</span></h4>
<dl>
<div><dt>Evidence</dt><dd class="evidence">${evidence(finding)}</dd></div>
<div><dt>Should be</dt><dd>${escaped(allowed)}</dd></div>
<div><dt>Mend</dt><dd>${escaped(MENDS[rule] ?? "")}</dd></div>
</dl>
</section>`;
}

function method({ results, left }: Report): string {
	const rules = [...new Set(results.flatMap(({ findings }) => findings.map(({ rule }) => rule)))];
	return `<section class="method"><h2>How it was checked</h2>
<p>Each page was read as HTML, as a crawler gets it, before any script has run. One request at a time; robots.txt was asked first and obeyed. ${counted(rules.length, "rule was", "rules were")} held against ${counted(results.length, "page")}: ${escaped(rules.join(", "))}.</p>
<p>“Mend” is what search engines and assistants act upon. “Improve” is advice: a page may have a good reason to differ.</p>
${
	left.length > 0
		? `<h3>Not read</h3><ul>${left
				.slice(0, 20)
				.map(({ url, why }) => `<li><span class="address">${escaped(url)}</span> ${escaped(why)}</li>`)
				.join("")}${left.length > 20 ? `<li>and ${left.length - 20} more</li>` : ""}</ul>`
		: ""
}
</section>`;
}

function styles(): string {
	const [paper, ink, link, muted, rule, hair, cite, white] = (["paper", "ink", "link", "muted", "rule", "hair", "cite", "on-link"] as const).map(
		(token) => colorOf(token),
	);
	return `
*{box-sizing:border-box;margin:0}
html{background:${paper};color:${ink};font:400 1.0625rem/1.6 Text,system-ui,sans-serif;-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{max-width:64rem;margin:0 auto;padding:0 clamp(1.25rem,5vw,4rem)}
h1,h2,.brand,.signature,.figures dd{font-family:Display,system-ui,sans-serif;font-weight:700;letter-spacing:-.02em;line-height:1.06;text-wrap:balance}
h3,h4{font-size:1.1875rem;font-weight:650;line-height:1.3}
a{color:${link};text-underline-offset:.2em}
.cover{min-height:100vh;min-height:100svh;display:flex;flex-direction:column;padding-block:clamp(2rem,6vh,4rem)}
.brand{font-size:1.375rem}
.query{display:flex;align-items:center;align-self:flex-start;max-width:100%;margin-top:auto;padding:.85rem 1.15rem;border:1.5px solid ${ink};border-radius:4px;background:${white};font:500 1.0625rem/1.3 Mono,monospace;overflow-wrap:anywhere}
.caret{flex:none;width:.5rem;height:1.35rem;margin-left:.6rem;background:${link}}
h1{margin:2rem 0 1.5rem;font-size:clamp(2.6rem,8.5vw,5.75rem)}
mark{color:inherit;background:linear-gradient(transparent 52%,${cite} 52%,${cite} 94%,transparent 94%);-webkit-box-decoration-break:clone;box-decoration-break:clone}
.lead{max-width:40rem;font-size:1.25rem;line-height:1.5}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));row-gap:1.5rem;margin-top:auto;padding-top:3rem}
.figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:1rem 1rem 0 0;border-top:1.5px solid ${ink}}
.figures dd{font-size:2.75rem}
.figures dt,.count,.where,.tag,.finding dt,.right dt{font:500 .875rem/1.5 Mono,monospace;color:${muted}}
main>section{padding-block:4.5rem 1rem}
h2{font-size:clamp(1.9rem,4.5vw,3rem);margin-bottom:2rem}
.first ol{list-style:none;padding:0;counter-reset:n}
.first li{counter-increment:n;position:relative;padding:1.5rem 0 1.5rem 4rem;border-top:1.5px solid ${ink}}
.first li::before{content:counter(n);position:absolute;left:0;top:1.15rem;font:700 1.75rem/1.2 Display,sans-serif}
.first li p{max-width:44rem;margin-top:.35rem}
.tag{display:inline-block;margin-left:.35rem;padding:.05rem .5rem;border:1.5px solid ${rule};border-radius:3px;color:${ink};vertical-align:.1em}
.tag.must{background:${ink};border-color:${ink};color:${white}}
article{padding:2rem 0 2.25rem;border-top:1.5px solid ${ink}}
.address{font:500 1.0625rem/1.4 Mono,monospace;overflow-wrap:anywhere}
article>.address{font-size:1.3125rem}
.finding{margin-top:1.5rem;padding:1.25rem 1.5rem 1.4rem;background:${white};border:1.5px solid ${rule}}
.finding dl{margin-top:.6rem}
.finding dl div{display:grid;grid-template-columns:7rem minmax(0,1fr);gap:0 1rem;padding-block:.45rem;border-top:1px solid ${hair}}
.finding dt{padding-top:.1rem}
.evidence{overflow-wrap:anywhere;font-weight:650}
details{margin-top:1.25rem}
summary{width:fit-content;cursor:pointer;color:${link};font-weight:650;text-decoration:underline;text-underline-offset:.2em}
.right{margin-top:.75rem}
.right div{display:grid;grid-template-columns:12.5rem minmax(0,1fr);gap:0 1rem;padding-block:.35rem;border-top:1px solid ${hair}}
.right dd{color:${muted};overflow-wrap:anywhere}
.method{border-top:1.5px solid ${ink};margin-top:3rem}
.method p,.method ul{max-width:44rem;margin-bottom:1rem}
.method ul{padding-left:1.1rem}
.method .address{font-size:.9375rem}
.method h3{margin:1.5rem 0 .5rem}
footer{display:grid;gap:.4rem;margin-top:3rem;padding-block:2rem 4rem;border-top:1.5px solid ${ink}}
.signature{font-size:2rem}
:focus-visible{outline:3px solid ${link};outline-offset:3px}
@media (max-width:36rem){.finding dl div,.right div{grid-template-columns:1fr}.first li{padding-left:3.25rem}.first li::before{font-size:1.375rem;top:1.35rem}.finding{padding-inline:1rem}}
@media print{@page{margin:18mm 16mm}html{font-size:10.5pt;background:#fff}body{max-width:none;padding:0}.cover{min-height:0;height:250mm;break-after:page;padding-block:0}.finding,.first li{break-inside:avoid}h2,h3,h4,.count{break-after:avoid}details::details-content{block-size:auto;content-visibility:visible}summary{color:${ink};text-decoration:none}}
`;
}
