import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuditedPage } from "./audit.ts";
import type { ElementLike } from "./checklist.ts";
import type { Crawl } from "./crawl.ts";
import { metaRefresh } from "./crawl.ts";
import { countInbound, withoutQuery } from "./links.ts";
import { parsePage } from "./parse-page.ts";

/** Reads every page of a built site, under the origin of its front page's canonical URL. */
export function readFolder(folder: string): Crawl {
	const front = join(folder, "index.html");
	if (!existsSync(front)) throw new Error(`${folder}: no index.html found. Build the site first, or name another --folder.`);
	const read = (file: string) => parsePage(readFileSync(file, "utf8"));
	const canonical = canonicalOf(read(front));
	const home = URL.canParse(canonical) ? canonical : "http://localhost/";
	const pages = globSync("**/*.html", { cwd: folder })
		.sort()
		.map((file): AuditedPage => {
			const document = read(join(folder, file));
			const url = new URL(file.replaceAll("\\", "/").replace(/(^|\/)index\.html$|\.html$/, "$1"), home).href;
			// Hosts differ in the slash at the end of a folder's URL; the page says which form is in use.
			const form = [url, url.replace(/\/$/, "")].find((candidate) => candidate === withoutQuery(canonicalOf(document), url));
			// A host answers with status 404 here, so the page is never indexed.
			return { url: form ?? url, document, noindex: file === "404.html" };
		})
		.filter(({ document }) => metaRefresh(document) === undefined);
	countInbound(pages);
	return { pages, skipped: [] };
}

function canonicalOf(document: ElementLike): string {
	const [link] = document.querySelectorAll("link[rel~=canonical]");
	return link?.getAttribute("href") ?? "";
}
