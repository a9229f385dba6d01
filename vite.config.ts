import { relative, resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readSite } from "./model/site/site.ts";
import { contentModules } from "./vite/content/content.ts";
import { LICENSES_FILE } from "./vite/pages/licenses.ts";
import { scripts } from "./vite/pages/scripts.ts";
import { sitePictures } from "./vite/pages/site-pictures.ts";
import { writeBuild } from "./vite/pages/write-build.ts";
import { ownPictures } from "./vite/pictures/own-pictures-plugin.ts";
import { fonts } from "./vite/styles/fonts.ts";
import { stylesheet } from "./vite/styles/stylesheet.ts";

const site = readSite();

/**
 * Few, large chunks: what every page needs to wake compresses better together, and a phone asks for it in one go. What
 * few visitors use (monitor, toasts, tooltips) is imported on demand and stays apart.
 */
const common = /^(app[\\/](blocks|ui|layout|theme|hydration|framework)|shared)[\\/]|virtual:|lucide/;
const chunks = [
	{ name: "core", test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/ },
	{ name: "shared", test: (id: string) => common.test(relative(".", id)), minShareCount: 2 },
];

export default defineConfig({
	// The content plugin reads .env; Vite would restart for it.
	envDir: false,
	resolve: { alias: { "~": resolve("app") } },
	plugins: [
		contentModules(),
		stylesheet(site),
		scripts(site),
		fonts(site),
		sitePictures(),
		ownPictures(),
		writeBuild(site),
		tailwindcss(),
		reactRouter(),
	],
	// Bundled at the start of dev rather than on the first visit, which would load the page anew.
	optimizeDeps: { include: ["@radix-ui/react-toast", "@radix-ui/react-tooltip", "@tanstack/react-query", "lucide", "web-vitals"] },
	// A build beside the dev server is none of its pages' business.
	server: { watch: { ignored: ["**/build/**", "**/.cache/**", "**/test-results/**", "**/playwright-report/**"] } },
	build: {
		// The stylesheet is built on the server side, which would leave it unminified.
		cssMinify: "lightningcss",
		// The oldest browsers with popover, light-dark() and @property.
		cssTarget: ["chrome123", "safari17.5", "firefox128"],
		target: "es2022",
		assetsInlineLimit: 0,
		// Compressing each script only to print its size takes a fifth of a second for a hundred pages.
		reportCompressedSize: false,
		rolldownOptions: {
			// How long each plugin takes reads like a fault, and drawing fonts and pictures takes as long as it takes.
			checks: { bundlerTimings: false },
			// Of the 1,700 icons that one file exports, only those that are imported are read.
			experimental: { lazyBarrel: true },
			output: {
				codeSplitting: { groups: chunks },
				// Chromium then compiles a script beside the main thread while it arrives, instead of function by function
				// when React first calls them. Others take it for a comment.
				postBanner: "//# allFunctionsCalledOnLoad\n",
			},
		},
		// Notices of the packages that are in the scripts, as their licences ask for.
		license: { fileName: LICENSES_FILE },
	},
});
