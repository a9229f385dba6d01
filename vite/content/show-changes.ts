import { utimesSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type HotPayload, normalizePath, type ViteDevServer } from "vite";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { SETTINGS, type SiteSource } from "./read-content.ts";

/** What contentModules shares with showChanges during development. */
export interface Development {
	isContent: (file: string) => boolean;
	read: () => Promise<SiteSource>;
	/** Returns the code of a module generated from content; undefined for other modules. */
	codeOf: (id: string, source?: SiteSource) => Promise<string | undefined>;
	/** The code last served for each module in each environment; undefined after a mistake. */
	served: Map<string, { environment: string; id: string; code: string | undefined }>;
	/** Resolves when the last change has been processed. */
	reloaded: Promise<void>;
}

/** Reloads open pages when content changes, or shows the mistakes in it. */
export function showChanges(server: ViteDevServer, development: Development): void {
	const { isContent, read, codeOf, served } = development;
	const { root, logger } = server.config;
	const settings = SETTINGS.map((file) => resolve(root, file));
	/** The error that every page shows until the content is fixed. */
	let mistake: HotPayload | undefined;
	/** When the browser last requested a page, and when a change was last ready to show. */
	let [requested, shown] = [0, 0];

	const reload = async () => {
		await delay(30); // An editor may empty the file before it writes, and the watcher drops a second event within 5 ms.
		// .vscode/tasks.json matches these messages.
		logger.info("content changed");
		try {
			const source = await read();
			// Invalidate only changed modules: reevaluating every page takes most of a second.
			const now = new Map<string, string | undefined>();
			for (const { environment, id, code } of served.values()) {
				// A removed file has no code.
				if (!now.has(id)) now.set(id, await codeOf(id, source).catch(() => undefined));
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
