import { setTimeout as delay } from "node:timers/promises";
import robotsParser from "robots-parser";
import type { AuditedPage } from "../../crawlers/audit.ts";
import { twinOf } from "../../crawlers/audit.ts";
import { linkGraph, withoutQuery } from "../../crawlers/body-links.ts";
import { attribute, byTag, elementsIn, parseHtml } from "../../crawlers/html.ts";

/** How the checker calls itself; a site may turn it away by this name in robots.txt. */
const USER_AGENT = "AgencySiteCheck";

const TIMEOUT = 20_000;
/** Pages that need this many others before it can be said how many lead to them. */
const FEW = 4;

/** What was read, and what was left out and why. */
export interface Crawl {
	pages: AuditedPage[];
	left: { url: string; why: string }[];
}

interface CrawlOptions {
	/** The most pages that are read. */
	limit: number;
	/** Least time between two requests in milliseconds; robots.txt may ask for more. */
	pause: number;
	/** Whether links are followed within the site. */
	follow: boolean;
	/** Told before each request. */
	onPage: (url: string, done: number, known: number) => void;
}

/**
 * Reads pages, one request at a time, as robots.txt allows.
 *
 * @throws when the first address does not answer with a page.
 */
export async function crawl(starts: readonly string[], { limit, pause, follow, onPage }: CrawlOptions): Promise<Crawl> {
	const rules = new Map<string, ReturnType<typeof robotsParser>>();
	const left: Crawl["left"] = [];
	const pages: AuditedPage[] = [];
	const queue = [...starts];
	const seen = new Set(starts.map((url) => withoutQuery(url, url)));
	let wait = 0;
	const ask = async (url: string) => {
		await delay(wait);
		wait = pause;
		return fetch(url, {
			headers: { "User-Agent": `${USER_AGENT}/1.0`, Accept: "text/html, text/markdown;q=0.5" },
			signal: AbortSignal.timeout(TIMEOUT),
		});
	};

	for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
		const { origin } = new URL(url);
		let robots = rules.get(origin);
		if (!robots) {
			const address = `${origin}/robots.txt`;
			const text = await ask(address).then(
				(response) => (response.ok ? response.text() : ""),
				() => "",
			);
			robots = robotsParser(address, text);
			rules.set(origin, robots);
			wait = Math.max(pause, Math.min(robots.getCrawlDelay(USER_AGENT) ?? 0, 10) * 1000);
		}
		if (robots.isDisallowed(url, USER_AGENT)) {
			left.push({ url, why: "robots.txt asks not to read it" });
			continue;
		}
		if (pages.length === limit) {
			left.push({ url, why: `only ${limit} pages were to be read` });
			continue;
		}
		onPage(url, pages.length, pages.length + queue.length + 1);
		const read = await readPage(url, ask);
		if ("why" in read) {
			if (starts.includes(url)) throw new Error(`${url} ${read.why}`);
			left.push({ url, why: read.why });
			continue;
		}
		pages.push(read);
		if (!follow) continue;
		for (const next of linksOf(read)) {
			if (!next.startsWith(`${origin}/`) || seen.has(next)) continue;
			seen.add(next);
			queue.push(next);
		}
	}
	if (pages.length >= FEW) {
		const graph = linkGraph(pages);
		for (const page of pages) page.inbound = graph.get(withoutQuery(page.url, page.url))?.size ?? 0;
	}
	return { pages, left };
}

async function readPage(url: string, ask: (url: string) => Promise<Response>): Promise<AuditedPage | { why: string }> {
	const response = await ask(url).catch((error: Error) => error);
	if (response instanceof Error) return { why: `does not answer: ${response.cause instanceof Error ? response.cause.message : response.message}` };
	const type = response.headers.get("content-type") ?? "";
	if (!response.ok) return { why: `answers ${response.status} ${response.statusText}`.trim() };
	if (!type.includes("html")) return { why: `is ${type || "of no known type"}, not HTML` };
	const html = await response.text();
	const page: AuditedPage = { url: withoutQuery(response.url, url), html, linkHeader: response.headers.get("link") ?? "" };
	const twin = twinOf(html, response.url);
	if (twin !== undefined && new URL(twin).origin === new URL(url).origin) {
		const answer = await ask(twin).catch(() => undefined);
		await answer?.body?.cancel();
		page.twin = {
			url: twin,
			status: answer?.status ?? 0,
			type: answer?.headers.get("content-type") ?? "",
			linkHeader: answer?.headers.get("link") ?? "",
		};
	}
	return page;
}

/** Where a page leads, menus and footer included: they are how one finds the others. */
function linksOf({ url, html }: AuditedPage): string[] {
	return elementsIn(parseHtml(html), byTag("a"))
		.flatMap((link) => attribute(link, "href") ?? [])
		.filter((href) => !/\.(png|jpe?g|webp|avif|svg|pdf|zip|xml|txt|md)$/i.test(href))
		.map((href) => withoutQuery(href, url))
		.filter((address) => /^https?:/.test(address));
}
