import { findChromium } from "./chromium.mjs";
import { readArguments } from "./command.mjs";
import { install, run } from "./setup.mjs";

readArguments({
	usage: "npm test",
	purpose: "Checks formatting, lint, and types, builds the site, and runs the unit and browser tests. Installs what is missing.",
	takes: "three to eight minutes on two cores",
});
findChromium();
install({ tests: true });
// The tests expect a site without analytics, regardless of .env.
const settings = { SITE_ANALYTICS: "" };
run("biome", ["check", "--error-on-warnings"]);
run("npm", ["run", "typecheck", "--silent"]);
run("npm", ["run", "test:unit", "--silent"]);
run("node", ["scripts/build.ts"], settings);
run("playwright", ["test"], settings);
