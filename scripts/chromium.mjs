import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail } from "./command.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_PATHS = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

const find = () => {
	const onPath = NAMES.map((name) => spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout?.trim());
	return [process.env.CHROMIUM_PATH, ...onPath, ...MAC_PATHS].find((path) => path && existsSync(path));
};

/** The Chromium or Chrome for tests and benches: CHROMIUM_PATH, an installed one, or Debian's package, installed when run as root. */
export function findChromium() {
	const found = find();
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		console.log("Installing Chromium from the distribution's packages …");
		spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
		spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: ["ignore", "ignore", "inherit"] });
	}
	return (
		find() ?? fail("No Chromium or Chrome found. Install one (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.")
	);
}
