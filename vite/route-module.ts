import { notFoundMeta, pageMeta } from "../crawlers/meta.ts";
import { notFoundData, structuredData } from "../crawlers/structured-data.ts";
import { outlineOf } from "../model/article.ts";
import type { SitePage } from "../model/site-pages.ts";
import { articleFormOf, viewOf } from "../model/site-pages.ts";
import type { ArticlePart } from "./article-module.ts";
import type { SiteSource } from "./content-source.ts";

/** The route module of a page, by its content file: data, what its head and machines are told, and screen. */
export function routeModule({ site, content }: SiteSource, file: string): string {
	const page = content.pages.find(({ entry }) => entry.file === file) ?? (file === content.notFound.entry.file ? content.notFound : undefined);
	if (!page) throw new Error(`${file} is not a page of its own.`);

	const meta = page.kind === "not-found" ? notFoundMeta(content, site) : pageMeta(site, page);
	const data = page.kind === "not-found" ? notFoundData(content, site) : structuredData(content, site, page);
	const parts = page.kind === "not-found" ? [] : partsOf(page);
	const name = file.replace(/^.*\//, "");
	return [
		`import { jsx } from "react/jsx-runtime";`,
		`import Screen from "~/screens/${page.kind}.tsx";`,
		...parts.map((part) => `import ${part} from "./${name}?article=${part}";`),
		`const page = ${JSON.stringify(viewOf(content, page))};`,
		`const meta_ = ${JSON.stringify(meta)};`,
		"export const meta = () => meta_;",
		`export const handle = { structuredData: ${JSON.stringify(data)} };`,
		`export default function Page() { return jsx(Screen, { page${parts.map((part) => `, ${part}`).join("")} }); }`,
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
