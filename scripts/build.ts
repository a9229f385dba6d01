import { join } from "node:path";
import { readArguments } from "./command.mjs";
import { run } from "./setup.mjs";

readArguments({
	usage: "npm run build",
	purpose: "Checks the content and builds the site into build/production (or $SITE_BUILD_DIR).",
	takes: "about 20 seconds, less when repeated",
});
console.log("Building the site …");
const dir = process.env.SITE_BUILD_DIR ?? "build/production";
// The default log level lists every output file.
run("react-router", ["build", "--logLevel", "warn"]);
console.log(`Built the site. Upload ${join(dir, "client")}. Host configurations are in ${join(dir, "hosts")}.`);
