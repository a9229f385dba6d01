import type { Config } from "@react-router/dev/config";
import { loadContent } from "./app/content/load.ts";
import { placeholdersOf } from "./app/content/site.ts";
import { NOT_FOUND_PATH } from "./app/content/views.ts";
import { finishBuild } from "./vite/finish.ts";
import { writeHosts } from "./vite/hosts.ts";
import { completeLicenses } from "./vite/licenses.ts";
import { readSite } from "./vite/site.ts";

const buildDirectory = process.env.SITE_BUILD_DIR ?? "build/production";

export default {
	ssr: false,
	buildDirectory,
	prerender: ({ getStaticPaths }) => [...getStaticPaths(), NOT_FOUND_PATH],
	routeDiscovery: { mode: "initial" },
	buildEnd: async () => {
		completeLicenses(`${buildDirectory}/client`);
		await finishBuild(buildDirectory);
		// The benchmark's stock build has the framework's own inline scripts, which the policy would refuse.
		if (process.env.SITE_STOCK_BUILD) return;
		const site = await readSite();
		writeHosts(buildDirectory, { site, redirects: loadContent({ placeholders: placeholdersOf(site) }).redirects.data.redirects });
	},
} satisfies Config;
