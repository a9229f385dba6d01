import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readSite } from "./model/site/site.ts";
import { contentModules } from "./vite/content/content.ts";
import { LICENSES_FILE } from "./vite/pages/licenses.ts";
import { scripts } from "./vite/pages/scripts.ts";
import { sitePictures } from "./vite/pages/site-pictures.ts";
import { writeBuild } from "./vite/pages/write-build.ts";
import { stylesheet } from "./vite/styles/stylesheet.ts";
import { fonts } from "./vite/styles/subset-fonts.ts";

const site = readSite();

/**
 * The code that every page needs to hydrate goes into two large chunks, which compress better and take one round trip. Code
 * that only services and industries share is in a third. The monitor, toasts, and tooltips are imported on demand.
 */
const common = /^(app[\\/](parts|ui|layout|theme|hydration|framework)|shared)[\\/]|monitor-gate|toasts[\\/]store|virtual:|lucide/;
const chunks = [
	{ name: "core", test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/ },
	{ name: "shared", test: (id: string) => common.test(relative(".", id)), minShareCount: 2 },
	{ name: "story", test: /screens[\\/]story[\\/]/, minShareCount: 2 },
];

export default defineConfig({
	// The content plugin reads .env. If Vite did, it would restart whenever .env changes.
	envDir: false,
	plugins: [contentModules(), stylesheet(site), scripts(site), fonts(site), sitePictures(), writeBuild(site), tailwindcss(), reactRouter()],
	// Pre-bundle these in development, because discovering them later would reload the page.
	optimizeDeps: { include: ["@radix-ui/react-toast", "@radix-ui/react-tooltip", "@tanstack/react-query", "lucide", "web-vitals"] },
	// Running a build must not reload pages of the development server.
	server: { watch: { ignored: ["**/build/**", "**/.cache/**", "**/test-results/**", "**/playwright-report/**"] } },
	build: {
		// The oldest browsers that support popover, light-dark(), @property, and exclusive <details>.
		cssTarget: ["chrome123", "safari17.5", "firefox130"],
		target: "es2022",
		assetsInlineLimit: 0,
		rolldownOptions: {
			// Subsetting fonts and drawing pictures take time, so the warning about slow plugins is noise.
			checks: { bundlerTimings: false },
			// Lucide exports nearly 2,000 icons from one file; load only the imported ones.
			experimental: { lazyBarrel: true },
			output: {
				codeSplitting: { groups: chunks },
				// Makes Chromium compile all functions off the main thread while the script loads.
				postBanner: "//# allFunctionsCalledOnLoad\n",
			},
		},
		// The licenses of bundled packages require notices.
		license: { fileName: LICENSES_FILE },
	},
});
