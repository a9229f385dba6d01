import { globSync, statSync, utimesSync } from "node:fs";
import { relative, resolve } from "node:path";
import { compile } from "@mdx-js/mdx";
import type { Root as HastRoot } from "hast";
import { findAndReplace } from "hast-util-find-and-replace";
import type { Root } from "mdast";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { HotPayload, Plugin, ViteDevServer } from "vite";
import { normalizePath } from "vite";
import { leadLength } from "../app/content/article.ts";
import type { Content } from "../app/content/load.ts";
import { CONTENT_DIR, loadContent } from "../app/content/load.ts";
import type { Site } from "../app/content/site.ts";
import { phoneDigits, placeholdersOf } from "../app/content/site.ts";
import { UNBROKEN } from "../app/content/unbroken.ts";
import { layoutView, notFoundView, sitePages, viewOf } from "../app/content/views.ts";
import { notFoundMeta, pageMeta } from "../app/seo/meta.ts";
import { readSite, SITE_FILE } from "./site.ts";

const LAYOUT = "virtual:layout";
const SITE = "virtual:site";

/** Modules that change with any content file. */
const OWN_MODULES = [`\0${LAYOUT}`, `\0${SITE}`];

/** The configuration and the content as they were read together. */
interface Source {
	site: Site;
	model: Content;
}

/** Which blocks of an article a module holds. */
type ArticlePart = "lead" | "rest" | "all";

/**
 * Turns content into modules.
 *
 * `content/services/seo.md` becomes a route module: the page's checked data, its metadata, and its kind's screen.
 * `…/seo.md?article=lead` and `?article=rest` are its Markdown as React components. `virtual:layout` is what every
 * page shows, `virtual:site` whose site it is. The data is compiled in, so no page loads any at run time.
 */
export function content(): Plugin {
	const root = process.cwd();
	let drafts = false;
	let state: Promise<Source> | undefined;
	let stateStamp = "";
	/**
	 * What the files say now: in a build as they are at its start, in development read once until one of them changes. It
	 * asks the files and no watcher, since the framework has a second instance of this plugin at work, without a server.
	 */
	const read = () => {
		// Asking all files for each module would make a build's time grow with the square of its pages.
		const stamp = drafts ? stampOfFiles() : "";
		if (!state || stamp !== stateStamp) {
			state = readSite().then((site) => ({ site, model: loadContent({ placeholders: placeholdersOf(site), drafts }) }));
			stateStamp = stamp;
		}
		return state;
	};
	/** The mistake that every page shows until it is mended. */
	let mistake: HotPayload | undefined;
	/** When content was shown anew last, and when a page was asked for last. */
	let shownAt = 0;
	let askedAt = 0;
	const isContent = (id: string) => normalizePath(relative(root, id)).startsWith(`${CONTENT_DIR}/`) && id.endsWith(".md");
	/** The code of each module as it was made last, by its id. */
	const made = new Map<string, string>();
	const make = async (id: string): Promise<string> => {
		const { site, model } = await read();
		const [path = "", query = ""] = id.split("?");
		const part = new URLSearchParams(query).get("article");
		const file = normalizePath(relative(root, path));
		if (OWN_MODULES.includes(id)) return ownModule(model, site, id);
		return part === null ? routeModule(model, site, file) : articleModule(model, file, part as ArticlePart);
	};
	const remember = async (id: string) => {
		const code = await make(id);
		made.set(id, code);
		return code;
	};
	/** Shows what was saved in every open page, or what is wrong with it. */
	const reload = async (server: ViteDevServer) => {
		// .vscode/tasks.json reads these three lines to list mistakes in the editor.
		server.config.logger.info("content changed");
		try {
			await read();
			// Each page imports words of others, but a change alters few: the rest need not be rendered anew.
			const outdated = new Set<string>();
			for (const [id, code] of made) if (code !== (await make(id).catch(() => ""))) outdated.add(id);
			for (const { moduleGraph } of Object.values(server.environments)) {
				for (const module of moduleGraph.idToModuleMap.values()) if (outdated.has(module.id ?? "")) moduleGraph.invalidateModule(module);
			}
			mistake = undefined;
			shownAt = performance.now();
			server.config.logger.info("content shown");
			server.ws.send({ type: "full-reload" });
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			server.config.logger.error(message);
			server.config.logger.info("content has mistakes");
			mistake = { type: "error", err: { message, stack: "", plugin: "content" } };
			server.ws.send(mistake);
		}
	};

	return {
		name: "site:content",
		enforce: "pre",
		configResolved({ command }) {
			drafts = command === "serve";
		},
		buildStart() {
			// All mistakes at once, before anything is built; in development they show with the page that has them.
			if (this.environment.mode === "build") return read().then(() => {});
			return undefined;
		},
		configureServer(server) {
			const settings = [SITE_FILE, ".env"].map((file) => resolve(root, file));
			server.watcher.add([resolve(root, CONTENT_DIR), ...settings]);
			server.watcher.on("all", (event, path) => {
				if (!isContent(path) && !settings.includes(path)) return;
				// A new or removed page changes the routes, which the framework reads again when their file changes.
				if (event !== "change" && isContent(path)) utimesSync(resolve(root, "app/routes.ts"), new Date(), new Date());
				void reload(server);
			});
			server.middlewares.use((request, _response, next) => {
				if (request.headers["sec-fetch-dest"] === "document") askedAt = performance.now();
				next();
			});
			// A page that was just loading when something was saved has heard of neither the change nor the mistake.
			server.ws.on("connection", () => {
				if (mistake) server.ws.send(mistake);
				else if (shownAt > askedAt) server.ws.send({ type: "full-reload" });
			});
		},
		hotUpdate: ({ file }) => (isContent(file) ? [] : undefined),
		resolveId(id, importer) {
			if (id === LAYOUT || id === SITE) return `\0${id}`;
			if (id.includes("?article=") && importer) return resolve(importer, "..", id);
			return undefined;
		},
		async load(id) {
			return OWN_MODULES.includes(id) ? remember(id) : undefined;
		},
		// The framework reads route files by itself and only transforms them, so the work is done here and not on loading.
		transform: {
			filter: { id: /\.md(\?article=\w+)?$/ },
			async handler(_source, id) {
				if (!isContent(id.split("?")[0] ?? "")) return undefined;
				return { code: await remember(id), map: null, moduleType: "js" };
			},
		},
	};
}

/** Tells two states of the settings and the content apart. */
function stampOfFiles(): string {
	const files = [SITE_FILE, ".env", ...globSync(`${CONTENT_DIR}/**/*.md`)];
	return files
		.map((file) => {
			const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
			// A file that is just being written may keep its time: clocks of file systems tick slowly.
			return `${file} ${mtimeMs} ${size}`;
		})
		.join();
}

/** What every page imports: the layout's words, or whose site it is. */
function ownModule(model: Content, site: Site, id: string): string {
	if (id === `\0${LAYOUT}`) return `export const layout = ${JSON.stringify(layoutView(model))};`;
	const { name, email, phone, photoHost } = site;
	return `export const site = ${JSON.stringify({ name, email, phone, chatNumber: phoneDigits(phone), photoHost })};`;
}

/** The route module of a page: data, metadata and screen. */
function routeModule(model: Content, site: Site, file: string): string {
	const page = sitePages(model).find(({ entry }) => entry.file === file);
	if (!page && file !== model.notFoundPage.file) throw new Error(`${file} is not a page of its own.`);

	const screen = page?.kind ?? "not-found";
	const view = page ? viewOf(model, page) : notFoundView(model);
	const meta = page ? pageMeta(model, site, page) : notFoundMeta(model, site);
	const slug = file.replace(/^.*\//, "");
	const parts = page
		? articleParts(page.entry.body, screen === "service" || (page.kind === "industry" && page.entry.data.article === "expandable"))
		: [];
	return [
		`import { jsx } from "react/jsx-runtime";`,
		`import Screen from "~/routes/${screen}.tsx";`,
		...parts.map((part) => `import ${part} from "./${slug}?article=${part}";`),
		`const page = ${JSON.stringify(view)};`,
		`const meta_ = ${JSON.stringify(meta)};`,
		"export const meta = () => meta_;",
		`export default function Page() { return jsx(Screen, { page${parts.map((part) => `, ${part}`).join("")} }); }`,
	].join("\n");
}

function articleParts(body: string, expandable: boolean): ArticlePart[] {
	if (body.trim() === "") return [];
	return expandable ? ["lead", "rest"] : ["all"];
}

const compiled = new Map<string, Promise<string>>();

/** A part of an article as a React component. Compiled once for the browser and the server. */
function articleModule(model: Content, file: string, part: ArticlePart): Promise<string> {
	const entry = sitePages(model).find((page) => page.entry.file === file)?.entry;
	if (!entry) throw new Error(`${file} has no article.`);
	const key = `${part}:${entry.body}`;
	const code =
		compiled.get(key) ??
		compile(entry.body, {
			format: "md",
			remarkPlugins: [remarkGfm],
			// Ids are given before the cut, so that they are the same whichever part a heading is in.
			rehypePlugins: [rehypeSlug, [keep, part], unbroken],
		}).then(String);
	compiled.set(key, code);
	return code;
}

/** Keeps one part of the article's blocks. */
function keep(part: ArticlePart) {
	return (tree: HastRoot) => {
		if (part === "all") return;
		const blocks = tree.children.filter(({ type }) => type === "element");
		const lead = leadLength(blocks.map((block) => ({ type: blockType(block) })));
		tree.children = part === "lead" ? blocks.slice(0, lead) : blocks.slice(lead);
	};
}

/** Keeps ranges on one line, as <Ranges> does in other texts. */
function unbroken() {
	return (tree: HastRoot) => {
		findAndReplace(tree, [
			UNBROKEN,
			(text: string) => ({
				type: "element",
				tagName: "span",
				properties: { className: ["whitespace-nowrap"] },
				children: [{ type: "text", value: text }],
			}),
		]);
	};
}

function blockType(block: HastRoot["children"][number]): Root["children"][number]["type"] | "other" {
	if (block.type !== "element") return "other";
	if (block.tagName === "p") return "paragraph";
	return /^h[1-6]$/.test(block.tagName) ? "heading" : "other";
}
