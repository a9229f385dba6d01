import { defineConfig } from "@playwright/test";
import { checkBuilds, PRODUCTION, TEST_BUILD } from "./e2e/builds.ts";

checkBuilds();

const serve = ({ dir, port, url }: typeof PRODUCTION) => ({
	command: "node server/serve.ts",
	url,
	env: { PORT: String(port), SITE_BUILD_DIR: dir },
	reuseExistingServer: false,
});

/**
 * Chromium draws the suggestions of its address bar as two pages of its own in every new window, which cost a test more
 * than the page that it is about. The others are Playwright's own: the last list on the command line is the one that counts.
 */
const DISABLED_FEATURES = [
	"WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AimEnabled",
	"AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose",
	"HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints",
	"PaintHolding,PreconnectToSearch,SpareRendererForSitePerProcess,ThirdPartyStoragePartitioning",
];

export default defineConfig({
	testDir: "e2e",
	// What npm run test:long runs, by hand: LONG=1 npx playwright test new.
	...(!process.env.LONG && { grepInvert: /@long/ }),
	fullyParallel: true,
	workers: 2,
	// A machine in CI may stumble; what fails and then passes is reported as flaky.
	retries: process.env.CI ? 2 : 0,
	forbidOnly: Boolean(process.env.CI),
	// It tells at the end what failed and why, where the end of a long log is all that is kept.
	reporter: "list",
	timeout: 45_000,
	snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
	use: {
		baseURL: PRODUCTION.url,
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
			args: ["--disable-gpu", "--disable-quic", `--disable-features=${DISABLED_FEATURES.join(",")}`],
		},
	},
	webServer: [serve(PRODUCTION), serve(TEST_BUILD)],
});
