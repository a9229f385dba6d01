import { randomBytes } from "node:crypto";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { normalizePath } from "vite";
import { readAsChanged } from "../vite/content/read-content.ts";
import { articleRef, originsOf } from "./origins.ts";
import { ENDPOINT, editEndpoint } from "./server.ts";

const DATA = /^export const (page|article|layout|site) = (.*);$/gm;

/** Where the values of the layout's modules come from first. */
const LAYOUT_FILES: Record<string, string> = { "virtual:layout": "content/agency.md", "virtual:site": "content/site.md" };

/** Editing on the page, in the development server alone (`npm run edit`). */
export function editing(): Plugin[] {
	const root = process.cwd();
	const runtime = normalizePath(resolve(root, "edit/runtime.ts"));
	const token = randomBytes(24).toString("base64url");
	const read = readAsChanged();
	let origins: { of: unknown; find: ReturnType<typeof originsOf> } | undefined;

	/** The data of a module, which notes what is read of it. */
	async function tracked(code: string, file: string): Promise<string> {
		const source = await read();
		if (origins?.of !== source) origins = { of: source, find: originsOf(source.content, source.site) };
		const { find } = origins;
		const data = code.replace(DATA, (whole, name: string, json: string) => {
			if (json === "undefined") return whole;
			const value: unknown = JSON.parse(json);
			const parts = name === "article" && typeof value === "object" ? Object.keys(Object(value)) : [""];
			const refs = name === "article" ? Object.fromEntries(parts.map((part) => [part, articleRef(file)])) : find(value, file);
			return `export const ${name} = track(${json}, ${JSON.stringify(refs)});`;
		});
		return `import { track } from ${JSON.stringify(runtime)};\n${data}`;
	}

	const content: Plugin = {
		name: "site:edit",
		apply: "serve",
		// After the content's own plugin, which stands before this one.
		enforce: "pre",
		config: () => ({ server: { host: "localhost", cors: false, allowedHosts: [] }, cacheDir: "node_modules/.vite-edit" }),
		resolveId: { filter: { id: /^virtual:edit-token$/ }, handler: (id) => `\0${id}` },
		load: { filter: { id: /virtual:edit-token/ }, handler: () => `export default ${JSON.stringify(token)};` },
		transform: {
			filter: { id: /\.md\?page=data$|virtual:(layout|site)$/ },
			handler: async (code, id) => ({
				code: await tracked(code, LAYOUT_FILES[id.slice(1)] ?? normalizePath(relative(root, id.replace(/\?.*/, "")))),
				map: null,
			}),
		},
		configureServer({ middlewares }) {
			middlewares.use(ENDPOINT, editEndpoint(token, read));
		},
	};
	const elements: Plugin = {
		name: "site:edit-elements",
		apply: "serve",
		// After JSX has become calls. Resolving the runtime to another file would not do: the server takes it as it is installed.
		enforce: "post",
		transform: {
			filter: { id: /\/app\/.*\.tsx$/ },
			handler: (code) => ({ code: code.replace('"react/jsx-dev-runtime"', JSON.stringify(runtime)), map: null }),
		},
	};
	return [content, elements];
}
