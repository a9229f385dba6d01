// npm test: everything that a change can break. Install if needed, browser if needed, format and lint, types, unit, build, end to end.
import { chromium } from "./chromium.mjs";
import { build, checkNode, install, run } from "./steps.mjs";

checkNode();
install();
const CHROMIUM_PATH = chromium();

// The tests hold the site as it is shipped; what is measured where analytics is configured has a build of its own.
const settings = { SITE_ANALYTICS: "" };

run("biome", ["check", "--error-on-warnings"]);
run("npm", ["run", "typecheck", "--silent"]);
run("npm", ["run", "test:unit", "--silent"]);
build({ extraEnv: settings });
build({ dir: "build/test", extraEnv: { ...settings, SITE_TEST_ROUTES: "1" }, checked: true });
run("playwright", ["test"], { ...settings, CHROMIUM_PATH });
