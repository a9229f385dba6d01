import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuditedPage } from "./audit.ts";
import type { Crawl } from "./crawl.ts";
import { metaRefresh } from "./crawl.ts";
import { countInbound, withoutQuery } from "./links.ts";
import { parsePage } from "./parse-page.ts";

/** Reads every page of a built site, under the origin that its front page names as canonical. */
export function readFolder(folder: string): Crawl {
	if (!existsSync(join(folder, "index.html")))
		throw new Error(`${folder}: no index.html found. Build the site first, or name another --folder.`);
	const files = globSync("**/*.html", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
	const documents = files.sort().map((file) => ({ file, document: parsePage(readFileSync(join(folder, file), "utf8")) }));
	const canonicalIn = (document: AuditedPage["document"]) =>
		[...document.querySelectorAll("link[rel~=canonical]")][0]?.getAttribute("href") ?? "";
	const front = documents.find(({ file }) => file === "index.html");
	const canonical = front ? canonicalIn(front.document) : "";
	const home = URL.canParse(canonical) ? canonical : "http://localhost/";
	const pages = documents
		.filter(({ document }) => metaRefresh(document) === undefined)
		.map(({ file, document }): AuditedPage => {
			const address = new URL(file.replace(/(^|\/)index\.html$|\.html$/, "$1"), home).href;
			// Hosts differ in the slash at the end of a folder's address; the page says which form is in use.
			const form = [address, address.replace(/\/$/, "")].find((candidate) => candidate === withoutQuery(canonicalIn(document), address));
			// A host answers with status 404 here, so the page is never indexed.
			return { url: form ?? address, document, headers: { link: "", robots: file === "404.html" ? "noindex" : "" } };
		});
	countInbound(pages);
	return { pages, skipped: [] };
}
