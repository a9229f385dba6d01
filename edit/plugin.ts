import { randomBytes } from "node:crypto";
import type { Plugin } from "vite";
import { readAsChanged } from "../vite/content/read-content.ts";
import { ENDPOINT, editEndpoint } from "./server.ts";

/** Adds editing on the page to the development server (`npm run edit`). */
export function editing(): Plugin {
	const token = randomBytes(24).toString("base64url");
	return {
		name: "site:edit",
		apply: "serve",
		config: () => ({ server: { host: "localhost", cors: false, allowedHosts: [] }, cacheDir: "node_modules/.vite-edit" }),
		resolveId: { filter: { id: /^virtual:edit-token$/ }, handler: (id) => `\0${id}` },
		load: { filter: { id: /virtual:edit-token/ }, handler: () => `export default ${JSON.stringify(token)};` },
		transform: {
			filter: { id: /\/app\/entry\.client\.tsx$/ },
			handler: (code) => ({ code: `${code}\nimport "/edit/page.ts";`, map: null }),
		},
		configureServer({ middlewares }) {
			middlewares.use(ENDPOINT, editEndpoint(token, readAsChanged()));
		},
	};
}
