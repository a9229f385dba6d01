import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import { notFoundMeta, pageMeta } from "../../machines/meta.ts";
import { notFoundData, structuredData } from "../../machines/structured-data.ts";
import type { ArticleParts } from "../../model/articles/article.ts";
import type { SitePage } from "../../model/content.ts";
import type { PageKind } from "../../model/pages.ts";
import { pageKinds, pageTable } from "../../model/pages.ts";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { fieldsAsWritten } from "../../model/reading/read-entry.ts";
import { viewOf } from "../../model/views/view-of.ts";
import { articleHtml } from "./article-html.ts";
import type { SiteSource } from "./read-content.ts";

/**
 * Returns the route module of a content file. It imports its data from another module, because React Router compiles a route module
 * several times.
 */
export function routeModule(file: string): string {
	const kind = pageKinds.find((candidate) => isOfKind(file, candidate));
	if (!kind) throw new Error(`${file} is not the file of a page; see model/pages.ts.`);
	const screen = screenOf(file, kind);
	return [
		`import { jsx } from "react/jsx-runtime";`,
		`import Screen from "/app/screens/${screen}.tsx";`,
		`import style from "virtual:page-style/${screen}";`,
		`import { article, head, page, structuredData } from "./${basename(file)}?page=data";`,
		"export const meta = () => head;",
		"export const handle = { structuredData, style };",
		"export default function Page() { return jsx(Screen, { page, article }); }",
	].join("\n");
}

/** Returns the first of these screens that exists: for the illustrated example, for the kind, or for a plain service or industry page. */
function screenOf(file: string, kind: PageKind): string {
	const object = Object(Object(fieldsAsWritten(file)).object).kind;
	return [`${kind}/${object}`, kind].find((screen) => existsSync(`app/screens/${screen}.tsx`)) ?? "story/plain-page";
}

function isOfKind(name: string, kind: PageKind): boolean {
	const { file, folder } = pageTable[kind];
	return file === undefined ? dirname(name) === `${CONTENT_DIR}/${folder}` : name === `${CONTENT_DIR}/${file}`;
}

/** Returns the module with a page's data, metadata, structured data, and article. */
export async function pageModule({ site, content }: SiteSource, file: string): Promise<string> {
	const page = content.pages.find(({ entry }) => entry.file === file);
	if (!page && file !== content.notFound.entry.file) throw new Error(`${file} is not the file of a page; see model/pages.ts.`);
	const constants = page
		? {
				page: viewOf(content, page),
				head: pageMeta(site, page),
				structuredData: structuredData(content, site, page),
				article: await articleOf(page),
			}
		: {
				page: viewOf(content, content.notFound),
				head: notFoundMeta(content, site),
				structuredData: notFoundData(content, site),
				article: undefined,
			};
	return Object.entries(constants)
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join("\n");
}

/** Caches rendered articles by Markdown, because development compares all pages after each change. */
const articles = new Map<string, Promise<ArticleParts<string>>>();

/** Renders a page's article, split into collapsible parts or whole. */
async function articleOf({ articleForm, entry: { body }, kind }: SitePage): Promise<ArticleParts<string> | string | undefined> {
	if (articleForm === undefined) return undefined;
	// Only policies show no heading above their article.
	const titled = kind !== "policy";
	const key = `${titled} ${body}`;
	// Articles with pictures bypass the cache, because the pictures may change.
	const rendered = (!body.includes("![") && articles.get(key)) || articleHtml(body, { titled });
	articles.set(key, rendered);
	const parts = await rendered;
	return articleForm === "expandable" ? parts : parts.before + parts.lead + parts.rest;
}
