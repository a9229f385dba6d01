import type { Finding } from "../shared/checklist.ts";
import { checkPageFacts } from "../shared/checklist.ts";
import type { PageFacts } from "../shared/page-facts.ts";
import { bodyLinks, withoutQuery } from "./body-links.ts";
import { factsOfHtml } from "./facts-of-html.ts";

/** A page as it was fetched, or read from a build. */
export interface AuditedPage {
	url: string;
	html: string;
	/** What the answer's Link header says; undefined where there was no answer, such as in a build. */
	linkHeader?: string;
	/** What the page's Markdown twin answered, where the page names one and it was asked for. */
	twin?: { url: string; status: number; type: string; linkHeader: string };
	/** How many other pages lead here from their bodies; undefined where too few pages were read to say. */
	inbound?: number;
}

/** A finding with its weight: what must be mended, and what would be better otherwise. */
export interface AuditFinding extends Finding {
	weight: "must" | "should";
}

/** Fewer links than these leave a page alone. */
export const FEWEST_LINKS = 3;

/** The checklist, and what can only be said of a page with its headers and its neighbours. */
export function audit(page: AuditedPage): AuditFinding[] {
	const facts = factsOfHtml(page.html, new URL(page.url).pathname);
	const checked = checkPageFacts(facts).map((finding): AuditFinding => ({ ...finding, weight: "must" }));
	if (facts.noindex) return checked;
	return [
		...checked,
		name(facts),
		...authorAndDate(facts, page.html),
		linksOut(page),
		...linksIn(page),
		...canonicalHeader(page, facts),
		...twin(page, facts),
	];
}

/** Words that say nothing of a page's subject. */
const STOP_WORDS = new Set(
	"about after again also always and any are been before both but can does each every for from get had has have her here his home how into its just like made make more most much not now off one only other our out over own page said same see she should some such than that the their them then there these they this those through under until very was way well were what when where which while who why will with without you your".split(
		" ",
	),
);

const wordsOf = (text: string) =>
	new Set(
		(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !STOP_WORDS.has(word)).map((word) => word.replace(/(ies|es|s)$/, "")),
	);

/** Title and headline say the same thing: whoever clicked the one finds it in the other. */
function name({ title, headings }: PageFacts): AuditFinding {
	const headline = headings.find(({ level }) => level === 1)?.text ?? "";
	const titleWords = wordsOf(title);
	const shared = [...wordsOf(headline)].filter((word) => titleWords.has(word));
	// "About us" has no word of its own, and is the same all the same.
	const same = headline !== "" && title.toLowerCase().includes(headline.toLowerCase());
	return {
		rule: "Page name",
		weight: "should",
		pass: shared.length > 0 || same,
		found: `title “${title}”, headline “${headline}”`,
		allowed: "a headline that shares a word of the title, so that a visitor knows the page again",
	};
}

/** Who wrote an article, and when; nothing of pages that are none. */
function authorAndDate({ structuredData }: PageFacts, html: string): AuditFinding[] {
	const articles = structuredData.flatMap(thingsIn).filter((thing) => /Article$|BlogPosting$/.test(String(thing["@type"])));
	if (articles.length === 0) return [];
	const lacking = articles.flatMap((article) => {
		const lacks = [...("author" in article ? [] : ["author"]), ...("datePublished" in article || "dateModified" in article ? [] : ["date"])];
		return lacks.length > 0 ? [`“${String(article.headline ?? article.name ?? "an article")}” names no ${lacks.join(" and no ")}`] : [];
	});
	const dated = /<time[^>]+datetime=/i.test(html);
	const unseen = lacking.length === 0 && !dated ? ["the date is in the data and nowhere on the page"] : [];
	return [
		{
			rule: "Author and date",
			weight: "should",
			pass: lacking.length + unseen.length === 0,
			found: [...lacking, ...unseen].slice(0, 3).join("; ") || `${articles.length} of ${articles.length} articles`,
			allowed: "who wrote each article and when, in words and in the structured data",
		},
	];
}

function thingsIn(json: string): Record<string, unknown>[] {
	const collect = (value: unknown): Record<string, unknown>[] => {
		if (Array.isArray(value)) return value.flatMap(collect);
		if (typeof value !== "object" || value === null) return [];
		return [{ ...value }, ...Object.values(value).flatMap(collect)];
	};
	try {
		return collect(JSON.parse(json));
	} catch {
		// The checklist tells what is wrong with it.
		return [];
	}
}

function linksOut({ url, html }: AuditedPage): AuditFinding {
	const own = withoutQuery(url, url);
	const targets = new Set(bodyLinks(html).map((href) => withoutQuery(href, url)));
	const inside = [...targets].filter((target) => target.startsWith(`${new URL(url).origin}/`) && target !== own);
	return {
		rule: "Links out of the body",
		weight: "should",
		pass: inside.length >= FEWEST_LINKS,
		found: `${inside.length} ${inside.length === 1 ? "page" : "pages"} of the site`,
		allowed: `at least ${FEWEST_LINKS}, besides menus and footer`,
	};
}

function linksIn({ inbound }: AuditedPage): AuditFinding[] {
	if (inbound === undefined) return [];
	return [
		{
			rule: "Links into the body",
			weight: "should",
			pass: inbound >= FEWEST_LINKS,
			found: `${inbound} of the pages that were read lead here`,
			allowed: `at least ${FEWEST_LINKS}, besides menus and footers`,
		},
	];
}

/** A canonical address in the answer's header, which must be the page's own. */
function canonicalHeader({ linkHeader }: AuditedPage, { canonicals }: PageFacts): AuditFinding[] {
	const canonical = canonicalOf(linkHeader);
	if (canonical === undefined) return [];
	return [
		{
			rule: "Canonical header",
			weight: "must",
			pass: canonicals.length === 0 || canonicals[0] === canonical,
			found: canonical,
			allowed: `the address that the page names: ${canonicals[0] ?? "none"}`,
		},
	];
}

/** The page's text as Markdown: there, and naming the page as the one to be found. */
function twin({ url, twin: answer }: AuditedPage, { canonicals }: PageFacts): AuditFinding[] {
	if (!answer) return [];
	const [canonical = ""] = canonicals;
	const wanted = URL.canParse(canonical) ? canonical : url;
	const faults = [
		...(answer.status === 200 ? [] : [`${answer.url} answers ${answer.status}`]),
		...(answer.status !== 200 || /^text\/(markdown|plain)/.test(answer.type) ? [] : [`it is sent as ${answer.type || "nothing known"}`]),
		...(answer.status !== 200 || canonicalOf(answer.linkHeader) === wanted
			? []
			: [`its canonical header is ${canonicalOf(answer.linkHeader) ?? "missing"}`]),
	];
	return [
		{
			rule: "Markdown twin",
			weight: "should",
			pass: faults.length === 0,
			found: faults.join("; ") || answer.url,
			allowed: `text/markdown with the header Link: <${wanted}>; rel="canonical"`,
		},
	];
}

/** The address that a Link header calls canonical. */
function canonicalOf(header = ""): string | undefined {
	return /<([^>]+)>\s*;[^,]*\brel="?canonical"?/i.exec(header)?.[1];
}

/** Where a page says its Markdown is. */
export function twinOf(html: string, url: string): string | undefined {
	const [tag] = html.match(/<link\b[^>]*type="text\/markdown"[^>]*>/i) ?? [];
	const [, href] = /href="([^"]+)"/i.exec(tag ?? "") ?? [];
	return href !== undefined && URL.canParse(href, url) ? new URL(href, url).href : undefined;
}
