import { resolve } from "node:path";
import type { Plugin } from "vite";
import { mergeConfig } from "vite";
import siteConfig from "../../vite.config.ts";

/**
 * The same app as the framework would build it by itself, for comparison only: a linked stylesheet, and scripts that
 * start at load.
 */
function stock(): Plugin {
	return {
		name: "bench:stock",
		enforce: "pre",
		resolveId: (id) => (id === "virtual:stylesheet" ? "\0stock-stylesheet" : undefined),
		load: (id) => (id === "\0stock-stylesheet" ? `import ${JSON.stringify(resolve("app/styles/app.css"))}; export default "";` : undefined),
		transform: (code, id) =>
			/app\/(root|entry\.server)\.tsx/.test(id)
				? code.replaceAll("import.meta.env.DEV", "true").replaceAll("import.meta.env.PROD", "false")
				: undefined,
	};
}

export default mergeConfig({ root: process.cwd(), plugins: [stock()] }, siteConfig);
