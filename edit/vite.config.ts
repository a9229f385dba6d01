import { randomBytes } from "node:crypto";
import { mergeConfig, type Plugin } from "vite";
import { shown } from "../vite/content/content.ts";
import { readAsChanged } from "../vite/content/read-content.ts";
import site from "../vite.config.ts";
import { unmarked } from "./marks.ts";
import { ENDPOINT, editEndpoint } from "./server.tsx";
import { withMarks } from "./texts.ts";

shown.change = withMarks;

const token = randomBytes(24).toString("base64url");

/** Adds the editor to the development server and its pages. */
const editing: Plugin = {
	name: "site:edit",
	transform: {
		filter: { id: /\/app\/entry\.server\.tsx$|\.md\?page=|virtual:(layout|site)/ },
		handler(code, id) {
			if (!id.endsWith(".tsx")) return this.environment.name === "client" ? unmarked(code) : undefined;
			return `import { withEditor } from "/edit/marks.ts";\n${code.replace("(metaFirst(html)", "(withEditor(metaFirst(html), request)")}`;
		},
	},
	configureServer({ middlewares }) {
		middlewares.use(ENDPOINT, editEndpoint(token, readAsChanged()));
	},
};

export default mergeConfig(site, {
	plugins: [editing],
	define: { "import.meta.env.EDIT_TOKEN": JSON.stringify(token) },
	server: { host: "localhost", cors: false, allowedHosts: [] },
	cacheDir: "node_modules/.vite-edit",
});
