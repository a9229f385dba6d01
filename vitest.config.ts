import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { contentModules } from "./vite/content.ts";

// A file of its own: unit tests need the content, but no routes, fonts or styles.
export default defineConfig({
	resolve: { alias: { "~": resolve("app") } },
	plugins: [contentModules()],
	test: {
		include: ["{app,model,shared,crawlers,hosting,server,vite,scripts}/**/*.test.{ts,tsx}"],
		// Some tests read the whole content several times, which takes a second each while a build runs beside.
		testTimeout: 20_000,
		// Two, as Playwright has, and without a world of its own for each file: no test changes what another reads.
		maxWorkers: 2,
		isolate: false,
	},
});
