// Runs after `npm install`. Fetches Node for this project if the installed version is too old.
import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fail } from "./command.mjs";

const VERSION = "24.21.0";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
// React Router 8 requires Node 22.22 or later.
if (major < 22 || (major === 22 && minor < 22)) {
	const isWindows = process.platform === "win32";
	const [platform, program] = isWindows ? ["win", "node.exe"] : [process.platform, "node"];
	const name = `${platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node"}-${platform}-${process.arch}`;
	const folder = resolve(".cache/node");
	const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder, `${name}@${VERSION}`];
	const { status } = spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"], shell: isWindows });
	if (status !== 0)
		fail(`Could not fetch Node ${VERSION}, and Node ${process.versions.node} is too old. Install Node 24: https://nodejs.org`);
	// npm scripts look for programs here first. The rest of the package is 60 MB of headers and documentation.
	mkdirSync("node_modules/.bin", { recursive: true });
	renameSync(join(folder, "node_modules", name, "bin", program), join("node_modules/.bin", program));
	rmSync(folder, { recursive: true });
}
