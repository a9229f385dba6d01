import { defineConfig } from "vitest/config";
import { contentModules } from "./vite/content/content.ts";

// Unit tests need only the content plugin, not those for routes, fonts, and styles.
export default defineConfig({
	plugins: [contentModules()],
	test: {
		include: ["{app,edit,model,shared,packages,machines,hosting,server,vite,scripts}/**/*.test.{ts,tsx}"],
		// Some tests read all of the content several times.
		testTimeout: 20_000,
		maxWorkers: 2,
		// Not isolating files is faster, but tests must restore any shared state that they change, such as the working directory.
		isolate: false,
	},
});
