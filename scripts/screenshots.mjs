// npm run test:screenshots: compares every screenshot. With -- --update-snapshots it takes them anew.
import { chromium } from "./chromium.mjs";
import { build, checkNode, install, run } from "./steps.mjs";

checkNode();
install();
const CHROMIUM_PATH = chromium();

build();
build({ dir: "build/test", extraEnv: { SITE_TEST_ROUTES: "1" } });
run("playwright", ["test", "e2e/screenshots.spec.ts", ...process.argv.slice(2)], { CHROMIUM_PATH, SCREENSHOTS_FULL: "1" });
