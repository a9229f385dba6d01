import { randomBytes } from "node:crypto";
import type { Plugin } from "vite";
import { defineConfig, mergeConfig } from "vite";
import { readAsChanged } from "../vite/content/read-content.ts";
import site from "../vite.config.ts";
import { ENDPOINT, editEndpoint } from "./server.tsx";

const token = randomBytes(24).toString("base64url");

/** Adds the editor to the development server and its pages. */
const editing: Plugin = {
	name: "site:edit",
	apply: "serve",
	enforce: "pre",
	transform: {
		filter: { id: /\/app\/entry\.server\.tsx$/ },
		handler: (code) =>
			`import { withEditor } from "/edit/browsing.ts";\n${code.replace("(metaFirst(html)", "(withEditor(metaFirst(html), request)")}`,
	},
	configureServer({ middlewares }) {
		middlewares.use(ENDPOINT, editEndpoint(token, readAsChanged()));
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
