// What `npm start` and `npm test` share: install if needed, build if needed. Plain Node, no dependencies,
// since it runs before there are any.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const bin = join(root, "node_modules", ".bin");
// The project's own Node 24 and tools come first, whatever Node the machine has.
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

/** Says what is wrong and how to mend it, and stops. */
export function stop(message) {
	console.error(message);
	process.exit(1);
}

/**
 * Runs a command with the project's tools on the path; stops with its exit code when it fails. Gives back whether it came to
 * its end within `timeout`, in milliseconds.
 */
export function run(command, args, extraEnv = {}, timeout = undefined) {
	const { status, error } = spawnSync(command, args, {
		stdio: "inherit",
		env: { ...env, ...extraEnv },
		shell: process.platform === "win32",
		...(timeout !== undefined && { timeout: Math.ceil(timeout) }),
	});
	if (error?.code === "ETIMEDOUT") return false;
	if (error) stop(`Could not run ${command}: ${error.message}`);
	if (status !== 0) process.exit(status ?? 1);
	return true;
}

export function checkNode() {
	const major = Number(process.versions.node.split(".")[0]);
	if (major < 20) stop(`This is Node ${process.versions.node}; the site needs Node 20 or newer. Get it from https://nodejs.org.`);
}

/** Says at once, and not after minutes of installing and building, that somebody else listens at the port. */
export async function checkPort(port) {
	const server = createServer();
	await new Promise((resolve) => {
		server.once("error", (error) => {
			if (error.code === "EADDRINUSE") stop(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`);
			// Whatever else it is, the site's own server says it.
			resolve();
		});
		server.listen(port, () => server.close(resolve));
	});
}

const digest = (files) => {
	const hash = createHash("sha256");
	for (const file of files) hash.update(file).update("\0").update(readFileSync(file));
	return hash.digest("hex");
};

const stamp = (name) => join(root, ".cache", name);
/** What a build, or a run, has left for the next one. */
export const stampOf = (name) => (existsSync(stamp(name)) ? readFileSync(stamp(name), "utf8") : "");
export const writeStamp = (name, value) => {
	mkdirSync(dirname(stamp(name)), { recursive: true });
	writeFileSync(stamp(name), value);
};

/** Installs the packages of the lock file unless they are there. */
export function install() {
	const wanted = digest(["package.json", "package-lock.json"]);
	if (existsSync(bin) && stampOf("install") === wanted) return;
	console.log("Installing packages, which may take a minute or two …");
	// Of errors alone: npm warns of each package that wants a newer Node than the machine's, and none will run on that.
	run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
	writeStamp("install", wanted);
}

/** Files from which the site is built. */
const sources = () =>
	listFiles(["app", "content", "model", "shared", "crawlers", "hosting", "vite"]).concat(
		["site.config.ts", "vite.config.ts", "react-router.config.ts", "package-lock.json", ".env"].filter((file) => existsSync(file)),
	);

function listFiles(dirs) {
	return dirs
		.filter((dir) => existsSync(dir))
		.flatMap((dir) => readdirSync(dir, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name))
		.sort();
}

/**
 * Builds the site unless the last build was made from the very same sources and settings. `checked` says that content and looks
 * were just checked, by another build, so that they are not checked once more beforehand.
 */
export function build({ dir = "build/production", extraEnv = {}, checked = false } = {}) {
	const settings = Object.entries({ ...process.env, ...extraEnv }).filter(([name]) => name.startsWith("SITE_") || name === "SOURCE_DATE_EPOCH");
	const wanted = digest(sources()) + JSON.stringify(settings.sort());
	if (existsSync(join(dir, "client", "404.html")) && stampOf(dir) === wanted) return;
	console.log("Building the site, which may take a minute …");
	// Warnings alone: eighty lines of files and their sizes read like a fault.
	const [command, ...args] = checked ? ["react-router", "build"] : ["npm", "run", "build", "--silent", "--"];
	run(command, [...args, "--logLevel", "warn"], { ...extraEnv, SITE_BUILD_DIR: dir });
	writeStamp(dir, wanted);
}
