import { readArguments } from "./command.mjs";
import { install, run } from "./setup.mjs";

const args = process.argv.slice(2);
if (args.some((arg) => arg === "--help" || arg === "-h")) {
	readArguments({
		usage: "npm run test:long -- [spec …] [any option of `playwright test`]",
		purpose: "Runs all browser tests, on every page, then the benchmark. With arguments, skips the benchmark.",
		takes: "about an hour, or less for selected specs",
		exits: "0 if all pass, 1 if any fail",
		operands: true,
	});
}
install({ tests: true });
const settings = { SITE_ANALYTICS: "" };
run("node", ["scripts/build.ts"], settings);
/** @param {...string} options */
const test = (...options) => run("playwright", ["test", ...options], { ...settings, LONG: "1" });
if (args.length > 0) test(...args);
else {
	test("--grep-invert", "@slow");
	// Tests tagged @slow measure CPU time or run whole test suites, so run them one at a time.
	test("--grep", "@slow", "--workers", "1");
	run("node", ["scripts/bench.ts"]);
}
