import type { Config } from "@react-router/dev/config";

export default {
	buildDirectory: process.env.SITE_BUILD_DIR ?? "build/production",
	routeDiscovery: { mode: "initial" },
	// Routes have no client loaders to split off.
	splitRouteModules: false,
} satisfies Config;
