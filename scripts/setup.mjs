// Shared by the npm commands. Must work before any package is installed, and on Node 20.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, resolve } from "node:path";
import { fail } from "./command.mjs";

process.chdir(resolve(import.meta.dirname, ".."));

// The project's programs come first, including its own Node if the installed version is too old.
const env = { ...process.env, PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}` };

/**
 * Runs a command with `node_modules/.bin` on the `PATH`. Exits with the command's status if it fails.
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
 * Exits at once if the port is not available, rather than after minutes of installing and building.
 * @param {number} port
 * @param {string} command The npm command to suggest with another port.
 */
export async function checkPort(port, command) {
	const server = createServer().listen(port);
	const fix = `Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`;
	await once(server, "listening").catch(({ code }) => fail(`Port ${port} is not available (${code}). ${fix}`, 1));
	server.close();
}

/**
 * Installs missing packages.
 *
 * @param {{ tests?: boolean }} options tests: include the packages that only tests need.
 */
export function install({ tests = false } = {}) {
	if (!existsSync("node_modules")) console.log("Installing packages, which may take a minute or two …");
	// --omit=dev would remove installed development packages.
	const omit = tests || existsSync("node_modules/vitest") ? [] : ["--omit=dev"];
	// At the default log level, npm warns about each package that requires a newer Node.
	run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...omit]);
}
