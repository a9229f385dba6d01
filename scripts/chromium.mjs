// Finds the Chromium that the tests use, or installs it where that can be done without asking.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { stop } from "./steps.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

const find = () => {
	const onPath = NAMES.map((name) => spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout?.trim());
	return [process.env.CHROMIUM_PATH, ...onPath, ...PLACES].find((path) => path && existsSync(path));
};

/** Path of a Chromium. Installs Debian's package where that is possible; otherwise says what to install. */
export function chromium() {
	const found = find();
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		console.log("Installing Chromium from Debian's packages …");
		spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
		spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: ["ignore", "ignore", "inherit"] });
	}
	return (
		find() ?? stop("The tests need Chromium or Chrome. Install one (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.")
	);
}
