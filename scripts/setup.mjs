// Shared by `npm start` and the tests. Runs before any package is installed, also on Node 20.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, resolve } from "node:path";
import { fail } from "./command.mjs";
import { needsOwnNode, OWN_NODE } from "./install-node.mjs";

process.chdir(resolve(import.meta.dirname, ".."));

// The project's programs come first, including its own Node if the machine's is too old.
const env = { ...process.env, PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}` };

/**
 * Runs a command with the project's programs on the path. Exits with the command's status if it fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} extraEnv
 */
export function run(command, args, extraEnv = {}) {
	const shell = process.platform === "win32";
	const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...env, ...extraEnv }, shell });
	if (error) fail(`Could not run ${command}: ${error.message}`, 1);
	if (status !== 0) process.exit(status ?? 1);
}

/**
 * Fails right away if the port is taken, rather than after minutes of installing and building.
 *
 * @param {number} port
 */
export async function checkPort(port, command = "npm start") {
	const server = createServer();
	await new Promise((done) => {
		server.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) => {
			if (code === "EADDRINUSE") fail(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} ${command}`, 1);
			done(undefined);
		});
		server.listen(port, () => server.close(done));
	});
}

/** @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** @param {string} file @returns {Record<string, LockedPackage>} */
const lockedPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {});

/**
 * Installs missing packages and removes none.
 *
 * @param {{ tests?: boolean }} options tests: include the packages that only tests need.
 */
export function install({ tests = false } = {}) {
	const installed = lockedPackages("node_modules/.package-lock.json");
	const wanted = Object.entries(lockedPackages("package-lock.json")).filter(
		([path, { link, dev, optional, devOptional }]) =>
			path.includes("node_modules/") && !link && !optional && !devOptional && (tests || !dev),
	);
	const isComplete = wanted.every(([path, { version }]) => installed[path]?.version === version);
	if (isComplete && !(needsOwnNode() && !existsSync(OWN_NODE))) return;
	console.log("Installing packages, which may take a minute or two …");
	// npm removes development packages when told to omit them, so do that only if there are none.
	const omit = tests || Object.values(installed).some(({ dev }) => dev) ? [] : ["--omit=dev"];
	// Without the log level, npm warns about each package that wants a newer Node than the machine's.
	run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...omit]);
}

/**
 * Builds the site.
 *
 * @param {Record<string, string>} settings Environment variables of the build.
 */
export function build(settings = {}) {
	console.log("Building the site, which may take a minute …");
	run("node", ["scripts/build.ts"], { ...settings, SITE_BUILD_DIR: "build/production" });
}
