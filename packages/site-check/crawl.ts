import { setTimeout as delay } from "node:timers/promises";
import robotsParser from "robots-parser";
import type { AuditedPage } from "./audit.ts";
import { allLinks, countInbound, withoutQuery } from "./links.ts";
import { parsePage } from "./parse-page.ts";

/** What the checker calls itself; a site may turn it away by this name in robots.txt. */
const USER_AGENT = "AgencySiteCheck";
const TIMEOUT_MS = 20_000;
const MAX_CRAWL_DELAY_S = 10;
const MAX_REDIRECTS = 10;
const NO_PAGE = /\.(png|jpe?g|gif|webp|avif|svg|pdf|zip|xml|txt|md|json|css|js|mp4)$/i;

export interface Crawl {
	pages: AuditedPage[];
	skipped: { url: string; why: string }[];
}

interface CrawlOptions {
	/** The most pages to read. */
	limit: number;
	/** Least time between two requests in milliseconds; robots.txt may ask for more. */
	pause: number;
	/** Whether to follow links within the site. */
	follow: boolean;
	onPage: (url: string, done: number) => void;
}

/** Reads pages, one request at a time, as robots.txt allows. */
export async function crawl(starts: readonly string[], { limit, pause, follow, onPage }: CrawlOptions): Promise<Crawl> {
	const { get, mayRead } = politeClient(pause);
	const origins = new Set(starts.map((url) => new URL(url).origin));
	const pages: AuditedPage[] = [];
	const skipped: Crawl["skipped"] = [];
	const answers = new Map<string, Answer>();

	/** Reads a URL and follows its redirects; reads no page twice. */
	const visit = async (url: string, isStart: boolean, from: readonly string[] = []): Promise<Answer> => {
		const key = withoutQuery(url, url);
		const known = answers.get(key);
		if (known) return known;
		if (from.includes(url) || from.length > MAX_REDIRECTS) return { why: "redirects without end", broken: true };
		if (!isStart && !origins.has(new URL(url).origin)) return { why: "leads to another site", expected: true };
		const answer = (await mayRead(url)) ? await readUrl(url, get) : { why: "is off limits by robots.txt" };
		const final = "redirect" in answer ? await visit(answer.redirect, isStart, [...from, url]) : answer;
		answers.set(key, final);
		return final;
	};

	const queue = [...starts];
	for (const url of queue) {
		if (pages.length === limit) {
			skipped.push({ url, why: `is beyond the limit of ${limit}` });
			continue;
		}
		onPage(url, pages.length);
		const isStart = starts.includes(url);
		const { page, why = "", expected } = await visit(url, isStart);
		if (!page && (isStart || !expected)) skipped.push({ url, why });
		if (!page || pages.includes(page)) continue;
		pages.push(page);
		if (isStart) origins.add(new URL(page.url).origin);
		const isNext = (href: string) => origins.has(new URL(href).origin) && !queue.includes(href) && !NO_PAGE.test(href);
		if (follow) queue.push(...new Set(allLinks(page).filter(isNext)));
	}
	if (!follow) return { pages, skipped };
	if (pages.length < limit) countInbound(pages, (url) => answers.get(url)?.page?.url ?? url);
	for (const page of pages) {
		page.broken = [...new Set(allLinks(page))].flatMap((href) => (answers.get(href)?.broken ? `${href} ${answers.get(href)?.why}` : []));
	}
	return { pages, skipped };
}

type Get = (url: string) => Promise<Response>;

/** Makes requests one after the other, with pauses, and knows each host's robots.txt. */
function politeClient(pause: number) {
	const rules = new Map<string, ReturnType<typeof robotsParser>>();
	let wait = 0;
	const request = async (url: string, redirect: RequestRedirect) => {
		await delay(wait);
		wait = pause;
		return fetch(url, {
			redirect,
			headers: { "User-Agent": `${USER_AGENT}/1.0`, Accept: "text/html, text/markdown;q=0.5" },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
	};
	const get: Get = (url) => request(url, "manual");
	const mayRead = async (url: string) => {
		const { origin } = new URL(url);
		const address = `${origin}/robots.txt`;
		let robots = rules.get(origin);
		if (!robots) {
			const response = await request(address, "follow").catch(() => undefined);
			robots = robotsParser(address, response?.ok ? await response.text() : "");
			rules.set(origin, robots);
			wait = Math.max(pause, Math.min(robots.getCrawlDelay(USER_AGENT) ?? 0, MAX_CRAWL_DELAY_S) * 1000);
		}
		return !robots.isDisallowed(url, USER_AGENT);
	};
	return { get, mayRead };
}

/** A page, or why there is none. */
interface Answer {
	page?: AuditedPage;
	why?: string;
	/** Whether a link that leads here is broken. */
	broken?: boolean;
	/** Whether it need not be mentioned that this was not read. */
	expected?: boolean;
}

async function readUrl(url: string, get: Get): Promise<Answer | { redirect: string }> {
	const response = await get(url).catch((error: Error) => error);
	if (response instanceof Error) {
		const { message } = response.cause instanceof Error ? response.cause : response;
		return { why: `does not answer: ${message}`, broken: true };
	}
	const { status, statusText, headers } = response;
	const location = headers.get("location");
	if (status >= 300 && status < 400 && location && withoutQuery(location, url)) return { redirect: new URL(location, url).href };
	if (status !== 200) return { why: `answers ${status} ${statusText}`.trim(), broken: status === 404 || status === 410 || status >= 500 };
	const type = headers.get("content-type") ?? "";
	if (!type.includes("html")) return { why: `is ${type || "of an unknown type"}, not HTML`, expected: true };
	const document = parsePage(await response.text());
	const refresh = metaRefresh(document);
	if (refresh !== undefined && withoutQuery(refresh, url)) return { redirect: new URL(refresh, url).href };
	const page: AuditedPage = {
		url: withoutQuery(url, url),
		document,
		headers: { link: headers.get("link") ?? "", robots: headers.get("x-robots-tag") ?? "" },
	};
	const [markdown] = allLinks(page, [...document.querySelectorAll("link[rel~=alternate][type='text/markdown']")]);
	if (markdown !== undefined && new URL(markdown).origin === new URL(url).origin) {
		const version = await get(markdown).catch(() => undefined);
		await version?.body?.cancel();
		page.markdown = {
			url: markdown,
			status: version?.status ?? 0,
			type: version?.headers.get("content-type") ?? "",
			link: version?.headers.get("link") ?? "",
		};
	}
	return { page };
}

/** Where a page sends its visitors at once: static hosts have no other redirects. */
export function metaRefresh(document: AuditedPage["document"]): string | undefined {
	const [refresh] = document.querySelectorAll("meta[http-equiv=refresh i]");
	return /^\s*0\s*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(refresh?.getAttribute("content") ?? "")?.[1];
}
