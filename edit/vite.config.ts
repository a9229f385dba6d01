import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vite";
import { readAsChanged } from "../vite/content/read-content.ts";
import site from "../vite.config.ts";
import { ENDPOINT, editEndpoint } from "./server.tsx";

const token = randomBytes(24).toString("base64url");

/**
 * Serves pages with the editor instead of React unless the owner is browsing. They load in a fraction of the time, and nothing
 * re-renders the marked elements.
 */
async function withoutSiteScripts({ headers, socket, url = "/" }: IncomingMessage, response: ServerResponse, next: () => void) {
	if (!headers.accept?.includes("text/html") || headers.cookie?.includes("edit-browsing=1")) return next();
	const page = await fetch(`http://localhost:${socket.localPort}${url}`, { headers: { accept: "text/html", cookie: "edit-browsing=1" } });
	const html = await page.text();
	response.writeHead(page.status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
	response.end(html.replace(/<script type="module" async[\s\S]*?<\/script>/, '<script type="module" src="/edit/page.ts"></script>'));
}

/** Adds the editor to the development server. */
const editing: Plugin = {
	name: "site:edit",
	apply: "serve",
	transform: {
		filter: { id: /\/app\/entry\.client\.tsx$/ },
		handler: (code) => ({ code: `${code}\nimport "/edit/page.ts";`, map: null }),
	},
	configureServer({ middlewares }) {
		middlewares.use(ENDPOINT, editEndpoint(token, readAsChanged()));
		middlewares.use(withoutSiteScripts);
	},
};

export default defineConfig(
	mergeConfig(site, {
		plugins: [editing],
		define: { "import.meta.env.EDIT_TOKEN": JSON.stringify(token) },
		server: { host: "localhost", cors: false, allowedHosts: [] },
		cacheDir: "node_modules/.vite-edit",
	}),
);
