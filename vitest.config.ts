import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { contentModules } from "./vite/content/content.ts";

// Separate from vite.config.ts: unit tests need the content, but no routes, fonts or styles.
export default defineConfig({
	resolve: { alias: { "~": resolve("app") } },
	plugins: [contentModules()],
	test: {
		include: ["{app,edit,model,shared,packages,machines,hosting,server,vite,scripts}/**/*.test.{ts,tsx}"],
		// Some tests read all content several times, a second each on a busy machine.
		testTimeout: 20_000,
		// Not isolated: no test changes what another reads.
		maxWorkers: 2,
		isolate: false,
	},
});
