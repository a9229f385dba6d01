import { defineConfig } from "@playwright/test";
import { checkBuild, PRODUCTION } from "./e2e/builds.ts";
import { findChromium } from "./scripts/chromium.mjs";

checkBuild();

/**
 * Features to disable. Without a spare renderer and the address bar's popups, each new Chromium window takes less CPU time.
 * Only the last `--disable-features` flag counts, so the list also repeats Playwright's relevant defaults.
 */
const DISABLED_FEATURES = [
	"WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AimEnabled",
	"AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose",
	"HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints",
	"PaintHolding,PreconnectToSearch,SpareRendererForSitePerProcess,ThirdPartyStoragePartitioning",
];

export default defineConfig({
	testDir: ".",
	testMatch: "{e2e,edit}/**/*.spec.ts",
	// Only `npm run test:long` runs the tests tagged @long.
	...(!process.env.LONG && { grepInvert: /@long/ }),
	fullyParallel: true,
	workers: 2,
	// CI machines can be slow; a test that passes on retry is reported as flaky.
	retries: process.env.CI ? 2 : 0,
	forbidOnly: Boolean(process.env.CI),
	// "list" repeats failures at the end, and CI may keep only the end of a long log.
	reporter: "list",
	timeout: 45_000,
	snapshotPathTemplate: "e2e/screenshots/{arg}{ext}",
	use: {
		baseURL: PRODUCTION.url,
		launchOptions: {
			executablePath: findChromium(),
			args: ["--disable-gpu", "--disable-quic", `--disable-features=${DISABLED_FEATURES.join(",")}`],
		},
	},
	webServer: {
		command: "node server/serve.ts",
		url: PRODUCTION.url,
		env: { PORT: String(PRODUCTION.port), SITE_BUILD_DIR: PRODUCTION.dir },
		reuseExistingServer: false,
	},
});
