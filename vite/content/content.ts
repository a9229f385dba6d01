import { utimesSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { HotPayload, Plugin, ViteDevServer } from "vite";
import { normalizePath } from "vite";
import { draftFiles } from "../../model/content.ts";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { checkUnwritten } from "../../model/reading/left-to-write.ts";
import { ContentError } from "../../model/reading/problem.ts";
import { checkSamples } from "../../model/site/invented.ts";
import { phoneDigits, placeholdersOf } from "../../model/site/site.ts";
import { layoutView } from "../../model/views/layout.ts";
import { logoOfPages } from "../pictures/drawings.ts";
import { checkTokens, TOKENS_FILE } from "../styles/tokens.ts";
import type { SiteSource } from "./read-content.ts";
import { readAsChanged, readOnce, SETTINGS } from "./read-content.ts";
import { pageModule, routeModule } from "./route-module.ts";

/** What every page imports: the layout's words, and whose site it is. */
const OWN_MODULES: Record<string, (source: SiteSource) => string | Promise<string>> = {
	"virtual:layout": ({ content }) => `export const layout = ${JSON.stringify(layoutView(content))};`,
	"virtual:site": async ({ site }) => {
		const { name, email, phone, photoHost, legalName } = site;
		const { address } = placeholdersOf(site);
		const shown = { name, email, phone, chatNumber: phoneDigits(phone), photoHost, legalName, address, logo: await logoOfPages() };
		return `export const site = ${JSON.stringify(shown)};`;
	},
};

/**
 * Turns content into modules.
 *
 * `content/services/seo.md` becomes a route module: the screen of its kind, with the data of the page.
 * `…/seo.md?page=data` is that data, checked, its metadata, and its Markdown as HTML. `virtual:layout` is what every page
 * shows, `virtual:site` whose site it is. The data is compiled in, so no page loads any at run time.
 */
export function contentModules(): Plugin {
	const root = process.cwd();
	const tokens = normalizePath(resolve(root, TOKENS_FILE));
	let read = readOnce;
	const isContent = (id: string) => normalizePath(relative(root, id)).startsWith(`${CONTENT_DIR}/`) && id.split("?")[0]?.endsWith(".md") === true;

	return {
		name: "site:content",
		enforce: "pre",
		configResolved({ command }) {
			if (command === "serve") read = readAsChanged();
		},
		async buildStart() {
			// All mistakes at once, before anything is built; in development they show with the page that has them.
			if (this.environment.mode !== "build") return;
			const { site, content } = await read();
			const problems = [...checkSamples(content, site), ...checkUnwritten(content)];
			if (problems.length > 0) throw new ContentError(problems);
			const drafts = draftFiles();
			if (drafts.length > 0 && this.environment.name === "client") {
				// Not by Vite's logger, which npm start keeps to warnings.
				console.log(`Not part of this build, since they say draft: true: ${drafts.join(", ")}`);
			}
		},
		configureServer: (server) => showChanges(server, { isContent, read }),
		// The whole page is loaded anew instead. Colours with a mistake would come without it, and take its message away.
		hotUpdate: ({ file }) => (isContent(file) || (file === tokens && checkTokens().length > 0) ? [] : undefined),
		resolveId: {
			filter: { id: /^virtual:|\.md\?page=/ },
			handler(id, importer) {
				if (id in OWN_MODULES) return `\0${id}`;
				return id.startsWith("virtual:") || !importer ? undefined : resolve(importer, "..", id);
			},
		},
		load: {
			filter: { id: /virtual:/ },
			async handler(id) {
				return OWN_MODULES[id.slice(1)]?.(await read());
			},
		},
		// The framework reads route files by itself and only transforms them, so the work is done here and not on loading.
		transform: {
			filter: { id: /\.md(\?page=\w+)?$/ },
			async handler(_source, id) {
				if (!isContent(id)) return undefined;
				const [path = "", query] = id.split("?");
				const file = normalizePath(relative(root, path));
				const code = query === undefined ? routeModule(file) : await pageModule(await read(), file);
				return { code, map: null, moduleType: "js" };
			},
		},
	};
}

interface ContentOf {
	isContent: (file: string) => boolean;
	read: () => Promise<SiteSource>;
}

/** Shows what was saved in every open page of the development server, or what is wrong with it. */
function showChanges(server: ViteDevServer, { isContent, read }: ContentOf): void {
	const { root, logger } = server.config;
	const settings = SETTINGS.map((file) => resolve(root, file));
	/** The mistake that every page shows until it is mended. */
	let mistake: HotPayload | undefined;

	const reload = async () => {
		// .vscode/tasks.json reads these three lines to list mistakes in the editor.
		logger.info("content changed");
		try {
			await read();
			for (const { moduleGraph } of Object.values(server.environments)) {
				for (const module of moduleGraph.idToModuleMap.values()) {
					if (isContent(module.id ?? "") || (module.id ?? "").slice(1) in OWN_MODULES) moduleGraph.invalidateModule(module);
				}
			}
			mistake = undefined;
			logger.info("content shown");
			server.ws.send({ type: "full-reload" });
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			logger.error(message);
			logger.info("content has mistakes");
			mistake = { type: "error", err: { message, stack: "", plugin: "content" } };
			server.ws.send(mistake);
		}
	};

	server.watcher.add([resolve(root, CONTENT_DIR), ...settings]);
	server.watcher.on("all", (event, path) => {
		const inContent = normalizePath(path).startsWith(normalizePath(resolve(root, CONTENT_DIR)));
		if (!inContent && !settings.includes(path)) return;
		// A new or removed page changes the routes, which the framework reads again when their file changes.
		if (event !== "change" && isContent(path)) utimesSync(resolve(root, "app/routes.ts"), new Date(), new Date());
		void reload();
	});
	// A page that was just loading when the mistake was saved has not heard of it.
	server.ws.on("connection", () => mistake && server.ws.send(mistake));
}
