// What `npm start` and the tests share: install if needed, build if needed. Runs before any package is there, on Node 20 too.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join, resolve } from "node:path";
import { fail } from "./command.mjs";
import { needsOwnNode, OWN_NODE } from "./install-node.mjs";

process.chdir(resolve(import.meta.dirname, ".."));

// The project's tools come first, and with them its own Node where the machine's is too old.
const env = { ...process.env, PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}` };

/**
 * Runs a command with the project's tools on the path. Exits with the command's status when it fails.
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
 * Fails right away, rather than after minutes of installing and building, when the port is taken.
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
 * Installs what is missing, and removes nothing that other commands need.
 *
 * @param {{ tests?: boolean }} options tests: also what only the tests need.
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
	// npm removes development packages when told to omit them, so that is only for folders without any.
	const omit = tests || Object.values(installed).some(({ dev }) => dev) ? [] : ["--omit=dev"];
	// npm warns about each package that wants a newer Node than the machine's; none of them will run on that one.
	run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...omit]);
}

const DIR = "build/production";
const SOURCES = ["app", "content", "model", "shared", "packages", "machines", "hosting", "vite"];
const SOURCE_FILES = ["vite.config.ts", "react-router.config.ts", "package-lock.json", ".env"];

/**
 * Builds the site, unless the last build used the same sources and settings.
 *
 * @param {Record<string, string>} settings Environment variables of the build.
 */
export function build(settings = {}) {
	const used = Object.entries({ ...process.env, ...settings }).filter(isSetting);
	const hash = createHash("sha256").update(JSON.stringify(used.sort()));
	const inFolders = SOURCES.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))));
	for (const file of [...inFolders.sort(), ...SOURCE_FILES].filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile()))
		hash.update(`\0${file}\0`).update(readFileSync(file));
	const [wanted, stamp] = [hash.digest("hex"), ".cache/build-of-sources"];
	if (existsSync(join(DIR, "client", "404.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	console.log("Building the site, which may take a minute …");
	run("node", ["scripts/build.ts"], { ...settings, SITE_BUILD_DIR: DIR });
	mkdirSync(".cache", { recursive: true });
	writeFileSync(stamp, wanted);
}

/** @param {readonly [name: string, value: string | undefined]} setting */
const isSetting = ([name]) => name.startsWith("SITE_") || name === "SOURCE_DATE_EPOCH";
