import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail } from "./command.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ON_MAC = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
const find = () => [process.env.CHROMIUM_PATH, ...onPath, ...ON_MAC].find((path) => path && existsSync(path));

/** Returns the path of Chromium or Chrome. If there is none, installs it with apt-get when run as root; otherwise, exits with an error. */
export function findChromium() {
	if (!find() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		console.log("Installing Chromium with apt-get …");
		spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
		spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: ["ignore", "ignore", "inherit"] });
	}
	return find() ?? fail("No Chromium or Chrome found. Install one, or set CHROMIUM_PATH to its executable.");
}
