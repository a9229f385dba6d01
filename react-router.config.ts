import type { Config } from "@react-router/dev/config";
import { NOT_FOUND_PATH } from "./app/framework/build-output.ts";

export default {
	ssr: false,
	buildDirectory: process.env.SITE_BUILD_DIR ?? "build/production",
	prerender: { paths: ({ getStaticPaths }) => [...getStaticPaths(), NOT_FOUND_PATH], concurrency: 4 },
	routeDiscovery: { mode: "initial" },
	// No route loads data in the browser, so there is nothing to split.
	splitRouteModules: false,
} satisfies Config;
