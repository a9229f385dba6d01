import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { notFoundMeta, pageMeta } from "../../machines/meta.ts";
import { notFoundData, structuredData } from "../../machines/structured-data.ts";
import type { ArticleParts } from "../../model/articles/article.ts";
import type { SitePage } from "../../model/content.ts";
import { type PageKind, pageKinds, pageTable } from "../../model/pages.ts";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { fieldsAsWritten } from "../../model/reading/read-entry.ts";
import { phoneDigits, placeholdersOf } from "../../model/site/site.ts";
import { layoutView } from "../../model/views/layout.ts";
import { viewOf } from "../../model/views/view-of.ts";
import { pageLogo } from "../pictures/drawings.ts";
import { checkTokens, colorOf, parseTokens, TOKENS_FILE } from "../styles/tokens.ts";
import { articleHtml } from "./article-html.ts";
import { readAsChanged, readOnce, type SiteSource } from "./read-content.ts";
import { type Development, showChanges } from "./show-changes.ts";

/** A hook that changes content before the development server renders it. `npm run edit` uses it to mark the editable text. */
export const shown = { change: (source: SiteSource) => source };

/** Modules that every page imports. */
const OWN_MODULES: Record<string, (source: SiteSource) => string | Promise<string>> = {
	"virtual:layout": ({ content }) => `export const layout = ${JSON.stringify(layoutView(content))};`,
	"virtual:site": async ({ site }) => {
		const { name, email, phone, photoHost, legalName } = site;
		const { address } = placeholdersOf(site);
		const shown = { name, email, phone, chatNumber: phoneDigits(phone), photoHost, legalName, address, logo: await pageLogo() };
		const { tokens } = parseTokens(readFileSync(TOKENS_FILE, "utf8"));
		const themeColors = { light: colorOf("paper", "light", tokens), dark: colorOf("paper", "dark", tokens) };
		return `export const site = ${JSON.stringify(shown)};\nexport const themeColors = ${JSON.stringify(themeColors)};`;
	},
};

/**
 * Turns content into modules. `content/services/seo.md` becomes a route module, which renders a screen. `seo.md?page=data` exports
 * the page's data, metadata, structured data, and article. `virtual:layout` and `virtual:site` export the data that every page
 * shows. All data is compiled into the modules.
 */
export function contentModules(): Plugin {
	const root = process.cwd();
	const tokens = normalizePath(resolve(root, TOKENS_FILE));
	let read = readOnce;
	const isContent = (id: string) =>
		normalizePath(relative(root, id)).startsWith(`${CONTENT_DIR}/`) && id.split("?")[0]?.endsWith(".md") === true;
	const codeOf: Development["codeOf"] = async (id, source) => {
		const own = OWN_MODULES[id.slice(1)];
		if (own) return own(source ?? (await read()));
		if (!isContent(id)) return undefined;
		const [path = "", query] = id.split("?");
		const file = normalizePath(relative(root, path));
		return query === undefined ? routeModule(file) : pageModule(source ?? (await read()), file);
	};
	const served: Development["served"] = new Map();
	const development: Development = { isContent, read: () => read(), codeOf, served, reloaded: Promise.resolve() };
	const compile = async (environment: string, id: string) => {
		// Set before `codeOf`, which may throw: fixing the mistake must invalidate the module.
		served.set(`${environment} ${id}`, { environment, id, code: undefined });
		const code = await codeOf(id);
		served.set(`${environment} ${id}`, { environment, id, code });
		return code;
	};

	return {
		name: "site:content",
		enforce: "pre",
		async config(_config, { command }) {
			if (command === "serve") read = readAsChanged(shown.change);
			// Stops before the bundler starts, which would add a stack trace to each mistake.
			else await readOnce();
		},
		configureServer: (server) => showChanges(server, development),
		// Not `hotUpdate`: React Router's `handleHotUpdate` would restore the modules, and reload the page three more times.
		async handleHotUpdate({ file }) {
			// Wait for the reload, because React Router compiles the file next, which would slow the reload down.
			if (isContent(file)) await development.reloaded;
			// showChanges reloads the page when content changes. For a mistake in tokens.css, a hot update would hide the error.
			return isContent(file) || (file === tokens && checkTokens().length > 0) ? [] : undefined;
		},
		resolveId: {
			filter: { id: /^virtual:|\.md\?page=/ },
			handler(id, importer) {
				if (id in OWN_MODULES) return `\0${id}`;
				return id.startsWith("virtual:") || !importer ? undefined : resolve(importer, "..", id);
			},
		},
		load: {
			filter: { id: /virtual:/ },
			handler(id) {
				return compile(this.environment.name, id);
			},
		},
		// In `transform`, because React Router reads route files without `load`.
		transform: {
			filter: { id: /\.md(\?page=\w+)?$/ },
			async handler(_source, id) {
				const code = await compile(this.environment.name, id);
				return code === undefined ? undefined : { code, map: null, moduleType: "js" };
			},
		},
	};
}

/**
 * Returns the route module of a content file. It imports its data from another module, because React Router compiles a route module
 * several times.
 */
function routeModule(file: string): string {
	const kind = pageKinds.find((candidate) => isOfKind(file, candidate));
	if (!kind) throw new Error(`${file} doesn't belong to any page. Move it to a file or folder listed in model/pages.ts.`);
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
async function pageModule({ site, content }: SiteSource, file: string): Promise<string> {
	const page = content.pages.find(({ entry }) => entry.file === file);
	if (!page && file !== content.notFound.entry.file)
		throw new Error(`${file} doesn't belong to any page. Move it to a file or folder listed in model/pages.ts.`);
	const constants = {
		page: viewOf(content, page ?? content.notFound),
		head: page ? pageMeta(site, page) : notFoundMeta(content, site),
		structuredData: page ? structuredData(content, site, page) : notFoundData(content, site),
		article: page && (await articleOf(page)),
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
	// Policies have no heading above the article, so their `##` headings stay h2.
	const titled = kind !== "policy";
	const key = `${titled} ${body}`;
	// Articles with pictures bypass the cache, because the pictures may change.
	const rendered = (!body.includes("![") && articles.get(key)) || articleHtml(body, { titled });
	articles.set(key, rendered);
	const parts = await rendered;
	return articleForm === "expandable" ? parts : parts.before + parts.lead + parts.rest;
}
