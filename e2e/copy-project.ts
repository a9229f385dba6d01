import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const LEFT_OUT = ["node_modules", "build", ".git", ".react-router", ".env", "test-results", "playwright-report"];

/** A copy of the project to change and build, with links to the installed packages. */
export interface ProjectCopy {
	dir: string;
	run: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => { status: number | null; output: string };
	/** Starts a command in the copy, and returns without waiting for it. `remove` stops it. */
	start: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => ChildProcess;
	remove: () => void;
}

/** Copies the project to a temporary folder; `cold` leaves out the build cache. */
export function copyProject({ cold = false } = {}): ProjectCopy {
	const dir = mkdtempSync(join(tmpdir(), "site-"));
	const leftOut = cold ? [...LEFT_OUT, ".cache"] : LEFT_OUT;
	for (const name of readdirSync(".").filter((entry) => !leftOut.includes(entry))) cpSync(name, join(dir, name), { recursive: true });
	// Link each package instead of node_modules, because tools write caches into that folder.
	mkdirSync(join(dir, "node_modules"));
	for (const name of readdirSync("node_modules").filter((entry) => !/^\.(vite|cache)/.test(entry))) {
		symlinkSync(resolve("node_modules", name), join(dir, "node_modules", name));
	}
	// Commands in the copy get no SITE_ variables, which would override its settings. A dry run keeps `npm install` off the linked packages.
	const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("SITE_"));
	const options = (env?: NodeJS.ProcessEnv) => ({
		cwd: dir,
		env: { ...Object.fromEntries(inherited), npm_config_dry_run: "true", ...env },
	});
	const started: ChildProcess[] = [];
	return {
		dir,
		run: (command, args, env) => {
			const { status, stdout, stderr } = spawnSync(command, args, { ...options(env), encoding: "utf8" });
			return { status, output: stdout + stderr };
		},
		start: (command, args, env) => {
			// Start a process group, which can be stopped as a whole, because npm doesn't forward signals.
			const child = spawn(command, args, { ...options(env), detached: true });
			started.push(child);
			return child;
		},
		remove: () => {
			for (const { pid, exitCode, signalCode } of started)
				if (pid && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
			rmSync(dir, { recursive: true, force: true });
		},
	};
}
