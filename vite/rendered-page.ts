import { parseHtml } from "../crawlers/html.ts";
import { markdownOf } from "../crawlers/markdown.ts";
import type { BuiltPage } from "../hosting/built-pages.ts";
import { builtPage } from "../hosting/built-pages.ts";
import { cached } from "../model/cache.ts";
import { inOtherThread } from "./other-threads.ts";

/** A page as it was rendered. */
interface RenderedPage {
	/** From the folder of the site, for example services/seo.html. */
	file: string;
	html: string;
	/** Its address, if its words are published as Markdown, too. */
	url?: string | undefined;
}

/** What the build needs of a page once it is rendered. */
interface PageReading {
	built: BuiltPage;
	markdown: string;
}

/** Reads a page in the thread that asks for it. */
export function readPage({ file, html, url }: RenderedPage): PageReading {
	const page = parseHtml(html);
	return { built: builtPage(file, page), markdown: url === undefined ? "" : markdownOf(page, url) };
}

/** Reads a page in another thread, once for all builds in which it is the same. */
export async function readRendered(page: RenderedPage): Promise<PageReading> {
	const input = JSON.stringify(page);
	return JSON.parse(String(await cached("pages", input, () => inOtherThread("page", input))));
}
