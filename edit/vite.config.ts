import { randomBytes } from "node:crypto";
import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vite";
import { readAsChanged } from "../vite/content/read-content.ts";
import site from "../vite.config.ts";
import { ENDPOINT, editEndpoint } from "./server.ts";

const token = randomBytes(24).toString("base64url");

/** Adds editing on the page to the development server. */
const editing: Plugin = {
	name: "site:edit",
	apply: "serve",
	transform: {
		filter: { id: /\/app\/entry\.client\.tsx$/ },
		handler: (code) => ({ code: `${code}\nimport "/edit/page.tsx";`, map: null }),
	},
	configureServer: ({ middlewares }) => void middlewares.use(ENDPOINT, editEndpoint(token, readAsChanged())),
};

export default defineConfig(
	mergeConfig(site, {
		plugins: [editing],
		define: { "import.meta.env.EDIT_TOKEN": JSON.stringify(token) },
		server: { host: "localhost", cors: false, allowedHosts: [] },
		cacheDir: "node_modules/.vite-edit",
	}),
);
