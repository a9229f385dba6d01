import { defineConfig } from "vitest/config";
import { contentModules } from "./vite/content/content.ts";

// Unit tests need the content plugin, but no routes, fonts or styles.
export default defineConfig({
	plugins: [contentModules()],
	test: {
		include: ["{app,edit,model,shared,packages,machines,hosting,server,vite,scripts}/**/*.test.{ts,tsx}"],
		// Some tests read all of the content several times.
		testTimeout: 20_000,
		// Faster. Tests restore any shared state that they change, such as the working directory.
		maxWorkers: 2,
		isolate: false,
	},
});
