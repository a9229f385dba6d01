import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AuditedPage, countInbound, withoutQuery } from "./audit.ts";
import { type Crawl, metaRefresh } from "./crawl.ts";
import { parsePage } from "./parse-page.ts";

/** Reads every page of a built site except redirects. URLs get the origin of the first canonical URL, or localhost if there is none. */
export function readFolder(folder: string): Crawl {
	const files = globSync("**/*.html", { cwd: folder }).sort();
	const documents = files.map((file) => parsePage(readFileSync(join(folder, file), "utf8")));
	const canonicals = documents.map((document) => [...document.querySelectorAll("link[rel~=canonical]")][0]?.getAttribute("href") ?? "");
	const home = canonicals.find((url) => URL.canParse(url)) ?? "http://localhost/";
	const pages = documents.flatMap((document, index): AuditedPage[] => {
		const file = files[index]?.replaceAll("\\", "/") ?? "";
		const url = new URL(file.replace(/(^|\/)index\.html$|\.html$/, "$1"), new URL("/", home)).href;
		// Hosts differ in the trailing slash of a folder's URL; the canonical URL shows which form the site uses.
		const form = [url, url.replace(/\/$/, "")].find((candidate) => candidate === withoutQuery(canonicals[index] ?? "", url));
		// Hosts serve 404.html with status 404, so it is never indexed.
		return metaRefresh(document) === undefined ? [{ url: form ?? url, document, noindex: file === "404.html" }] : [];
	});
	countInbound(pages);
	return { pages, skipped: [] };
}
