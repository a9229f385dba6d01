import type { Server } from "node:http";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import siteConfig from "../../vite.config.ts";

const PAGE = `<!doctype html><title>Floor</title><div id="root"><p>One paragraph.</p></div>
<script>addEventListener("keydown", () => import("/floor.js"), { once: true })</script>`;

/** Serves a page of one paragraph that React and its router take over at the first key, compiled as the site is. */
export async function createFloorServer(): Promise<Server> {
	const { target, rolldownOptions } = siteConfig.build ?? {};
	const result = await build({
		configFile: false,
		logLevel: "silent",
		publicDir: false,
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
		build: {
			write: false,
			minify: true,
			target,
			lib: { entry: "scripts/bench/floor-entry.ts", formats: ["es"] },
			rolldownOptions: { output: { minify: true, postBanner: [rolldownOptions?.output ?? {}].flat()[0]?.postBanner } },
		},
	});
	const output = (Array.isArray(result) ? result : [result]).flatMap((built) => ("output" in built ? built.output : []));
	const code = output.find((file) => file.type === "chunk")?.code;
	if (!code) throw new Error("scripts/bench/floor-entry.ts compiled to nothing.");
	const script = brotliCompressSync(code);
	return createServer(({ url }, response) => {
		const isScript = url === "/floor.js";
		response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html", ...(isScript && { "Content-Encoding": "br" }) });
		response.end(isScript ? script : PAGE);
	});
}
