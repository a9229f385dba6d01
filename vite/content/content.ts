import { readFileSync, utimesSync } from "node:fs";
import { relative, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { HotPayload, Plugin, ViteDevServer } from "vite";
import { normalizePath } from "vite";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { phoneDigits, placeholdersOf } from "../../model/site/site.ts";
import { layoutView } from "../../model/views/layout.ts";
import { pageLogo } from "../pictures/drawings.ts";
import { checkTokens, colorOf, parseTokens, TOKENS_FILE } from "../styles/tokens.ts";
import type { SiteSource } from "./read-content.ts";
import { readAsChanged, readOnce, SETTINGS } from "./read-content.ts";
import { pageModule, routeModule } from "./route-module.ts";

/** What the development server does to content before pages show it. `npm run edit` marks the texts. */
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
	const codeOf: Development["codeOf"] = async (id) => {
		const own = OWN_MODULES[id.slice(1)];
		if (own) return own(await read());
		if (!isContent(id)) return undefined;
		const [path = "", query] = id.split("?");
		const file = normalizePath(relative(root, path));
		return query === undefined ? routeModule(file) : pageModule(await read(), file);
	};
	const served: Development["served"] = new Map();
	const development: Development = { isContent, read: () => read(), codeOf, served, reloaded: Promise.resolve() };
	const compile = async (environment: string, id: string) => {
		// Set first, in case this throws: fixing the mistake must invalidate the module.
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
			// showChanges reloads the page instead. A hot update would hide the message about a mistake in tokens.css.
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

interface Development {
	isContent: (file: string) => boolean;
	read: () => Promise<SiteSource>;
	/** Returns the code of a module generated from content; undefined for other modules. */
	codeOf: (id: string) => Promise<string | undefined>;
	/** The code last served for each module in each environment; undefined after a mistake. */
	served: Map<string, { environment: string; id: string; code: string | undefined }>;
	/** Resolves when the last change has been processed. */
	reloaded: Promise<void>;
}

/** Reloads open pages when content changes, or shows the mistakes in it. */
function showChanges(server: ViteDevServer, development: Development): void {
	const { isContent, read, codeOf, served } = development;
	const { root, logger } = server.config;
	const settings = SETTINGS.map((file) => resolve(root, file));
	/** The mistake that every page shows until it is fixed. */
	let mistake: HotPayload | undefined;
	/** When the browser last requested a page, and when a change was last ready to show. */
	let [requested, shown] = [0, 0];

	const reload = async () => {
		await delay(30); // An editor may empty the file before it writes, and the watcher drops a second event within 5 ms.
		// .vscode/tasks.json matches these messages.
		logger.info("content changed");
		try {
			await read();
			// Invalidate only changed modules: reevaluating every page takes most of a second.
			const now = new Map<string, string | undefined>();
			for (const { environment, id, code } of served.values()) {
				// A removed file has no code.
				if (!now.has(id)) now.set(id, await codeOf(id).catch(() => undefined));
				const { moduleGraph } = server.environments[environment] ?? {};
				const module = moduleGraph?.getModuleById(id);
				if (module && code !== now.get(id)) moduleGraph?.invalidateModule(module);
			}
			mistake = undefined;
			logger.info("content shown");
			shown = performance.now();
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
		// Adding or removing a page changes the routes; touching their file makes React Router reread them.
		if (event !== "change" && isContent(path)) utimesSync(resolve(root, "app/routes.ts"), new Date(), new Date());
		development.reloaded = reload();
	});
	// A page that is still loading during a change misses the message, so send it again.
	server.ws.on("connection", () => {
		if (mistake) server.ws.send(mistake);
		else if (requested < shown) server.ws.send({ type: "full-reload" });
	});
	server.middlewares.use(({ headers }, _response, next) => {
		if (headers.accept?.includes("text/html")) requested = performance.now();
		next();
	});
}
