import { dirname } from "node:path";
import { notFoundMeta, pageMeta } from "../crawlers/meta.ts";
import { notFoundData, structuredData } from "../crawlers/structured-data.ts";
import type { ArticleParts } from "../model/article.ts";
import { CONTENT_DIR } from "../model/content-files.ts";
import type { PageKind } from "../model/pages.ts";
import { pageKinds } from "../model/pages.ts";
import type { SitePage } from "../model/site-pages.ts";
import { articleFormOf, definitions, viewOf } from "../model/site-pages.ts";
import { articleHtml } from "./article-html.ts";
import type { SiteSource } from "./content-source.ts";

/**
 * The route module of a page, by its content file. It holds no data: the framework compiles it several times over only to
 * see what it exports.
 */
export function routeModule(file: string): string {
	const kind = pageKinds.find((candidate) => isOfKind(file, candidate));
	if (!kind) throw new Error(`${file} is not a page of its own.`);
	return [
		`import { jsx } from "react/jsx-runtime";`,
		`import Screen from "~/screens/${kind}.tsx";`,
		`import { article, head, page, structuredData } from "./${nameOf(file)}?page=data";`,
		"export const meta = () => head;",
		"export const handle = { structuredData };",
		"export default function Page() { return jsx(Screen, { page, article }); }",
	].join("\n");
}

function isOfKind(name: string, kind: PageKind): boolean {
	const { file, folder } = definitions[kind];
	return file === undefined ? dirname(name) === `${CONTENT_DIR}/${folder}` : name === `${CONTENT_DIR}/${file}`;
}

const nameOf = (file: string) => file.replace(/^.*\//, "");

/** What a page shows, what its head and machines are told, and its article. */
export async function pageModule({ site, content }: SiteSource, file: string): Promise<string> {
	const page = content.pages.find(({ entry }) => entry.file === file) ?? (file === content.notFound.entry.file ? content.notFound : undefined);
	if (!page) throw new Error(`${file} is not a page of its own.`);

	const constants = {
		page: viewOf(content, page),
		head: page.kind === "not-found" ? notFoundMeta(content, site) : pageMeta(site, page),
		structuredData: page.kind === "not-found" ? notFoundData(content, site) : structuredData(content, site, page),
		article: page.kind === "not-found" ? undefined : await articleOf(page),
	};
	return Object.entries(constants)
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join("\n");
}

/** The article of a page as its screen takes it: in parts that can be collapsed, or whole. */
async function articleOf(page: SitePage): Promise<ArticleParts<string> | string | undefined> {
	const form = articleFormOf(page);
	if (form === undefined) return undefined;
	// Only a policy is headed by the page's title alone.
	const parts = await articleHtml(page.entry.cited.body, { titled: page.kind !== "policy" });
	return form === "expandable" ? parts : parts.before + parts.lead + parts.rest;
}
