// npm test: everything that a change can break. Install if needed, browser if needed, format and lint, types, unit, build, end to end.
import { chromium } from "./chromium.mjs";
import { build, checkNode, install, run } from "./steps.mjs";

checkNode();
install();
const CHROMIUM_PATH = chromium();

run("biome", ["check", "--error-on-warnings"]);
run("npm", ["run", "typecheck", "--silent"]);
run("npm", ["run", "test:unit", "--silent"]);
build();
build({ dir: "build/test", extraEnv: { SITE_TEST_ROUTES: "1" } });
run("playwright", ["test"], { CHROMIUM_PATH });
