import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";
import type { Site } from "../../model/site/site.ts";

/** Scripts that are compiled separately from the React bundle, by module ID. */
const SCRIPTS = {
	"virtual:inline-script": { entry: "app/hydration/inline.ts", inline: true },
	"virtual:telemetry-url": { entry: "app/telemetry/telemetry.ts", inline: false },
	"virtual:analytics-url": { entry: "app/analytics/analytics.ts", inline: false },
} as const;

type ScriptId = keyof typeof SCRIPTS;

const isScript = (id: string): id is ScriptId => id in SCRIPTS;

interface Script {
	code: string;
	/** Paths of the script's source files. */
	files: string[];
}

/** Bundles and minifies a script. */
async function compileScript(entry: string, format: "iife" | "es", analytics: string | undefined): Promise<Script> {
	const result = await build({
		configFile: false,
		logLevel: "silent",
		publicDir: false,
		define: { "import.meta.env.SITE_ANALYTICS": JSON.stringify(analytics) },
		build: {
			write: false,
			minify: true,
			target: "es2022",
			lib: { entry, formats: [format], name: "script" },
			// Vite doesn't minify ES libraries by default.
			rolldownOptions: { optimization: { inlineConst: true }, output: { exports: "none", minify: true } },
		},
	});
	const output = (Array.isArray(result) ? result : [result]).flatMap((built) => ("output" in built ? built.output : []));
	const chunk = output.find((file) => file.type === "chunk");
	if (!chunk) throw new Error(`${entry}: Vite produced no JavaScript. Check the entry in vite/pages/scripts.ts.`);
	return { code: chunk.code.trim(), files: chunk.moduleIds };
}

/**
 * Compiles the scripts that run without React: `virtual:inline-script` exports the text of the inline script;
 * `virtual:telemetry-url` and `virtual:analytics-url` export URLs. A build without `analytics` has no analytics script.
 */
export function scripts({ analytics }: Pick<Site, "analytics">): Plugin {
	const compiled = new Map<ScriptId, Promise<Script>>();
	let inlineFiles: readonly string[] = [];
	let isDevelopment = false;
	// Development emits no assets, so it uses only the inline script.
	const isUsed = (id: ScriptId) => SCRIPTS[id].inline || (!isDevelopment && (id !== "virtual:analytics-url" || Boolean(analytics)));
	const codeOf = async (id: ScriptId) => {
		const { entry, inline } = SCRIPTS[id];
		const code = compiled.get(id) ?? compileScript(entry, inline ? "iife" : "es", analytics);
		compiled.set(id, code);
		if (inline) inlineFiles = (await code).files;
		return (await code).code;
	};
	return {
		name: "site:scripts",
		sharedDuringBuild: true,
		configResolved({ command }) {
			isDevelopment = command === "serve";
		},
		resolveId: { filter: { id: /^virtual:/ }, handler: (id) => (isScript(id) ? `\0${id}` : undefined) },
		load: {
			filter: { id: /virtual:/ },
			async handler(id) {
				const name = id.slice(1);
				if (!isScript(name)) return undefined;
				if (!isUsed(name)) return "export default undefined;";
				const code = await codeOf(name);
				if (!SCRIPTS[name].inline) return `export default ${JSON.stringify(`/${fileNameOf(name, code)}`)};`;
				return `export default ${JSON.stringify(this.environment.name === "client" ? "" : code)};`;
			},
		},
		/** Reloads pages when a source file of the inline script changes. */
		async hotUpdate({ file }) {
			if (!inlineFiles.includes(file)) return undefined;
			compiled.delete("virtual:inline-script");
			this.environment.moduleGraph.invalidateAll();
			this.environment.hot.send({ type: "full-reload" });
			return [];
		},
		// Emit the files for the browser; the server bundle only imports their URLs.
		async generateBundle() {
			if (this.environment.name !== "client") return;
			for (const name of Object.keys(SCRIPTS).filter(isScript)) {
				if (SCRIPTS[name].inline || !isUsed(name)) continue;
				const source = await codeOf(name);
				this.emitFile({ type: "asset", fileName: fileNameOf(name, source), source });
			}
		},
	};
}

function fileNameOf(id: ScriptId, code: string): string {
	const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
	return `assets/${id.replace(/virtual:|-url/g, "")}-${hash}.js`;
}
