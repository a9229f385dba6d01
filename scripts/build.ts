import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readArguments } from "./command.mjs";

readArguments({
	usage: "npm run build",
	purpose: "Checks the content and builds the site. SITE_BUILD_DIR=build/other npm run build writes elsewhere than build/production.",
	takes: "about 20 seconds, and less the next time",
	exits: "0 when built, 1 when a mistake stops the build, 2 for wrong arguments",
});
const dir = process.env.SITE_BUILD_DIR ?? "build/production";
const run = (command: string, args: string[]) => {
	const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
	if (status !== 0) process.exit(status ?? 1);
};
// First, since the bundler would add a stack trace of its own to each mistake.
run("node", ["scripts/check-content.ts"]);
// Otherwise it lists 80 files with their sizes.
run("react-router", ["build", "--logLevel", "warn"]);
console.log(`The site is built. Upload the folder ${join(dir, "client")}; configurations of hosts are in ${join(dir, "hosts")}.`);
