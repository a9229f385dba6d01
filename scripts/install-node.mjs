// Runs after `npm install`. Fetches Node for this project if the machine's is too old.
import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fail } from "./command.mjs";

const VERSION = "24.21.0";
/** The oldest Node that React Router 8 supports: major and minor version. */
const OLDEST = /** @type {const} */ ([22, 22]);

const isWindows = process.platform === "win32";

/** npm scripts look for programs here first, so they run on this Node. */
export const OWN_NODE = join("node_modules/.bin", isWindows ? "node.exe" : "node");

/** Whether this Node is too old. npm scripts run on the project's own once it is there. */
export function needsOwnNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

if (process.argv[1] === import.meta.filename && needsOwnNode()) {
	const [platform, arch] = [isWindows ? "win" : process.platform, process.arch];
	const name = `${platform === "darwin" && arch === "arm64" ? "node-bin" : "node"}-${platform}-${arch}`;
	const folder = resolve(".cache/node");
	const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder, `${name}@${VERSION}`];
	const { status } = spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"], shell: isWindows });
	if (status !== 0) {
		fail(`Could not fetch Node ${VERSION}, and Node ${process.versions.node} is too old. Install Node 24: https://nodejs.org`, 1);
	}
	// Keep only the program: the package has 60 MB of headers and documents.
	mkdirSync(dirname(OWN_NODE), { recursive: true });
	renameSync(join(folder, "node_modules", name, "bin", isWindows ? "node.exe" : "node"), OWN_NODE);
	rmSync(folder, { recursive: true });
}
