import { dirname } from "node:path";
import { notFoundMeta, pageMeta } from "../crawlers/meta.ts";
import { notFoundData, structuredData } from "../crawlers/structured-data.ts";
import { outlineOf } from "../model/article.ts";
import { CONTENT_DIR } from "../model/content-files.ts";
import type { PageKind } from "../model/pages.ts";
import { pageKinds } from "../model/pages.ts";
import type { SitePage } from "../model/site-pages.ts";
import { articleFormOf, definitions, viewOf } from "../model/site-pages.ts";
import type { ArticlePart } from "./article-module.ts";
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
		`import { articles, head, page, structuredData } from "./${nameOf(file)}?page=data";`,
		"export const meta = () => head;",
		"export const handle = { structuredData };",
		"export default function Page() { return jsx(Screen, { page, ...articles }); }",
	].join("\n");
}

function isOfKind(name: string, kind: PageKind): boolean {
	const { file, folder } = definitions[kind];
	return file === undefined ? dirname(name) === `${CONTENT_DIR}/${folder}` : name === `${CONTENT_DIR}/${file}`;
}

const nameOf = (file: string) => file.replace(/^.*\//, "");

/** What a page shows, what its head and machines are told, and the parts of its article. */
export function pageModule({ site, content }: SiteSource, file: string): string {
	const page = content.pages.find(({ entry }) => entry.file === file) ?? (file === content.notFound.entry.file ? content.notFound : undefined);
	if (!page) throw new Error(`${file} is not a page of its own.`);

	const meta = page.kind === "not-found" ? notFoundMeta(content, site) : pageMeta(site, page);
	const data = page.kind === "not-found" ? notFoundData(content, site) : structuredData(content, site, page);
	const parts = page.kind === "not-found" ? [] : partsOf(page);
	return [
		...parts.map((part) => `import ${part} from "./${nameOf(file)}?article=${part}";`),
		`export const page = ${JSON.stringify(viewOf(content, page))};`,
		`export const head = ${JSON.stringify(meta)};`,
		`export const structuredData = ${JSON.stringify(data)};`,
		`export const articles = { ${parts.join(", ")} };`,
	].join("\n");
}

/** The parts of its article that a page's screen takes. */
function partsOf(page: SitePage): ArticlePart[] {
	switch (articleFormOf(page)) {
		case "expandable":
			return outlineOf(page.entry.body).hasBefore ? ["before", "lead", "rest"] : ["lead", "rest"];
		case "plain":
			return ["all"];
		case undefined:
			return [];
	}
}
