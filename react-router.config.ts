import type { Config } from "@react-router/dev/config";
import { NOT_FOUND_PATH } from "./app/framework/build-output.ts";
import { fileHeaders } from "./crawlers/site-files.ts";
import { writeHosts } from "./hosting/hosts.ts";
import { loadContent } from "./model/load.ts";
import { placeholdersOf } from "./model/site-config.ts";
import { finishBuild } from "./vite/finish.ts";
import { completeLicenses } from "./vite/licenses.ts";
import { readSite } from "./vite/read-site.ts";

const buildDirectory = process.env.SITE_BUILD_DIR ?? "build/production";

export default {
	ssr: false,
	buildDirectory,
	prerender: { paths: ({ getStaticPaths }) => [...getStaticPaths(), NOT_FOUND_PATH], concurrency: 4 },
	routeDiscovery: { mode: "initial" },
	buildEnd: async () => {
		completeLicenses(`${buildDirectory}/client`);
		const site = await readSite();
		const content = loadContent({ placeholders: placeholdersOf(site) });
		await finishBuild(buildDirectory, content, site);
		writeHosts(buildDirectory, { site, files: fileHeaders(content, site), redirects: content.redirects });
	},
} satisfies Config;
