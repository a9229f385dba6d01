import type { Config } from "@react-router/dev/config";

export default {
	buildDirectory: process.env.SITE_BUILD_DIR ?? "build/production",
	routeDiscovery: { mode: "initial" },
	// No route loads data in the browser, so there is nothing to split.
	splitRouteModules: false,
} satisfies Config;
