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
	const pages: AuditedPage[] = [];
	const skipped: Crawl["skipped"] = [];
	const broken = new Map<string, string>();
	const redirects = new Map<string, string>();
	const origins = new Set(starts.map((url) => new URL(url).origin));
	const seen = new Set(starts.map((url) => withoutQuery(url, url)));
	const queue = starts.map((url) => ({ url, start: true, hops: 0 }));
	let whole = follow;

	for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
		const { url, start, hops } = visit;
		const key = withoutQuery(url, url);
		if (pages.length === limit) {
			whole = false;
			skipped.push({ url, why: `is beyond the limit of ${limit}` });
			continue;
		}
		if (!(await mayRead(url))) {
			skipped.push({ url, why: "is off limits by robots.txt" });
			continue;
		}
		onPage(url, pages.length);
		const answer = await readUrl(url, get);
		if ("page" in answer) {
			pages.push(answer.page);
			for (const next of follow ? allLinks(answer.page) : []) {
				if (!origins.has(new URL(next).origin) || seen.has(next) || NO_PAGE.test(next)) continue;
				seen.add(next);
				queue.push({ url: next, start: false, hops: 0 });
			}
		} else if ("redirect" in answer) {
			const target = withoutQuery(answer.redirect, url);
			if (start) origins.add(new URL(target).origin);
			if (!origins.has(new URL(target).origin)) continue;
			if (target !== key) redirects.set(key, target);
			// A redirect that only adds a query leads to the same page.
			if (hops === MAX_REDIRECTS || (target !== key && seen.has(target))) {
				if (start) skipped.push({ url, why: `redirects to ${answer.redirect}` });
				continue;
			}
			seen.add(target);
			queue.unshift({ url: answer.redirect, start, hops: hops + 1 });
		} else {
			if (answer.broken) broken.set(key, `${url} ${answer.why}`);
			if (start || !answer.notHtml) skipped.push({ url, why: answer.why });
		}
	}

	const resolve = (url: string) => {
		let target = url;
		for (let hops = 0; hops < MAX_REDIRECTS; hops++) target = redirects.get(target) ?? target;
		return target;
	};
	if (whole) countInbound(pages, resolve);
	if (follow) for (const page of pages) page.broken = [...new Set(allLinks(page))].flatMap((href) => broken.get(resolve(href)) ?? []);
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

type Answer = { page: AuditedPage } | { redirect: string } | { why: string; broken?: boolean; notHtml?: boolean };

async function readUrl(url: string, get: Get): Promise<Answer> {
	const response = await get(url).catch((error: Error) => error);
	if (response instanceof Error) {
		const { message } = response.cause instanceof Error ? response.cause : response;
		return { why: `does not answer: ${message}`, broken: true };
	}
	const { status, statusText, headers } = response;
	const location = headers.get("location");
	if (status >= 300 && status < 400 && location !== null && withoutQuery(location, url)) return { redirect: new URL(location, url).href };
	if (status !== 200) return { why: `answers ${status} ${statusText}`.trim(), broken: status === 404 || status === 410 || status >= 500 };
	const type = headers.get("content-type") ?? "";
	if (!type.includes("html")) return { why: `is ${type || "of an unknown type"}, not HTML`, notHtml: true };
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
