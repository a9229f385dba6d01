import { setTimeout as delay } from "node:timers/promises";
import robotsParser from "robots-parser";
import { type AuditedPage, countInbound, linksOf, withoutQuery } from "./audit.ts";
import { type ElementLike, NOINDEX } from "./checklist.ts";
import { parsePage } from "./parse-page.ts";

/** The user agent, which sites can block in robots.txt. */
const USER_AGENT = "AgencySiteCheck";
const TIMEOUT_MS = 20_000;
const MAX_CRAWL_DELAY_S = 10;
const MAX_REDIRECTS = 10;
const OTHER_FILES = /\.(png|jpe?g|gif|webp|avif|svg|pdf|zip|xml|txt|md|json|css|js|mp4)$/i;

/** The pages that were read, and the URLs that were not. */
export interface Crawl {
	pages: AuditedPage[];
	skipped: { url: string; why: string }[];
}

/** What a URL returned: a page, a redirect, or the reason why it returned neither. */
interface Answer {
	page?: AuditedPage;
	redirect?: string;
	why?: string;
	/** Whether a link to this URL is broken. */
	broken?: boolean;
}

/**
 * Reads the pages in `starts` and, with `follow`, crawls their sites: at most `limit` pages, and none that robots.txt disallows.
 * @param pause Minimum milliseconds between two requests; robots.txt may require a longer delay.
 */
export async function crawl(starts: readonly string[], limit: number, pause: number, follow: boolean): Promise<Crawl> {
	const read = politeReader(pause);
	const queue = new Set(starts);
	const startUrls = new Set(starts);
	const origins = new Set(starts.map((url) => new URL(url).origin));
	const answers = new Map<string, Answer>();
	const pages: AuditedPage[] = [];
	for (const url of queue) {
		const known = answers.get(withoutQuery(url, url));
		// On some sites, a URL redirects to itself with a query added, so read the redirect's target, too.
		if (known && known.redirect !== url) continue;
		const answer: Answer = pages.length < limit ? await read(url) : { why: `is beyond the page limit of ${limit}` };
		const { page, redirect } = answer;
		answers.set(withoutQuery(url, url), answer);
		if (page) pages.push(page);
		// The start URL may redirect to another host, such as www.
		if (redirect && startUrls.has(url)) {
			startUrls.add(redirect);
			origins.add(new URL(redirect).origin);
		}
		const next = redirect ? [redirect] : follow && page ? linksOf(page) : [];
		for (const href of next) if (origins.has(new URL(href).origin) && !OTHER_FILES.test(href)) queue.add(href);
	}

	const resolve = (url: string, hops = 0): string => {
		const redirect = answers.get(url)?.redirect;
		return redirect && hops < MAX_REDIRECTS ? resolve(withoutQuery(redirect, url), hops + 1) : url;
	};
	if (follow && pages.length < limit) countInbound(pages, (page) => linksOf(page).map((url) => resolve(url)));
	for (const page of pages) {
		page.broken = [...new Set(linksOf(page))].flatMap((href) => {
			const { broken, why, redirect } = answers.get(resolve(href)) ?? {};
			return broken || redirect ? [`${href} ${why ?? "redirects in a loop"}`] : [];
		});
	}
	return { pages, skipped: [...answers].flatMap(([url, { why }]) => (why ? [{ url, why }] : [])) };
}

/** Returns a function that requests a URL if its host's robots.txt allows it, with pauses between requests. */
function politeReader(pause: number): (url: string) => Promise<Answer> {
	const robots = new Map<string, ReturnType<typeof robotsParser>>();
	let wait = 0;
	const get = async (url: string, redirect: RequestRedirect) => {
		await delay(wait);
		return fetch(url, { redirect, headers: { "User-Agent": `${USER_AGENT}/1.0` }, signal: AbortSignal.timeout(TIMEOUT_MS) });
	};
	return async (url) => {
		const file = new URL("/robots.txt", url).href;
		let rules = robots.get(file);
		if (!rules) {
			const response = await get(file, "follow").catch(() => undefined);
			// RFC 9309, section 2.3.1.4: a server error disallows the whole site.
			if (response && response.status >= 500) return { why: `is not read, because /robots.txt returns ${response.status}` };
			rules = robotsParser(file, response?.ok ? await response.text() : "");
			robots.set(file, rules);
		}
		wait = Math.max(pause, Math.min(rules.getCrawlDelay(USER_AGENT) ?? 0, MAX_CRAWL_DELAY_S) * 1000);
		if (rules.isDisallowed(url, USER_AGENT)) return { why: "is blocked by robots.txt" };
		if (process.stderr.isTTY) console.error(`Reading ${url} …`);
		const response = await get(url, "manual").catch((error: Error) => error);
		if (!(response instanceof Error)) return answerOf(url, response);
		const { message } = response.cause instanceof Error ? response.cause : response;
		return { why: `does not respond: ${message}`, broken: true };
	};
}

async function answerOf(url: string, response: Response): Promise<Answer> {
	const { status, statusText, headers } = response;
	const location = headers.get("location");
	if (status >= 300 && status < 400 && location && withoutQuery(location, url)) return { redirect: new URL(location, url).href };
	if (status !== 200) return { why: `returns ${status} ${statusText}`.trim(), broken: status === 404 || status === 410 || status >= 500 };
	const type = headers.get("content-type") ?? "";
	if (!type.includes("html")) return { why: `is ${type || "of an unknown type"}, not HTML` };
	const document = parsePage(await response.text());
	const refresh = metaRefresh(document);
	if (refresh !== undefined && withoutQuery(refresh, url)) return { redirect: new URL(refresh, url).href };
	return { page: { url: withoutQuery(url, url), document, noindex: NOINDEX.test(headers.get("x-robots-tag") ?? "") } };
}

/** Returns the target of an instant meta refresh, which some static hosts use for redirects. */
export function metaRefresh(document: ElementLike): string | undefined {
	const [refresh] = document.querySelectorAll("meta[http-equiv=refresh i]");
	return /^\s*0\s*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(refresh?.getAttribute("content") ?? "")?.[1];
}
