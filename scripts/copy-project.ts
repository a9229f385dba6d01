import type { ChildProcess } from "node:child_process";
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const LEFT_OUT = ["node_modules", "build", ".git", ".react-router", ".env", "test-results", "playwright-report"];
/** What earlier builds made and the next one need not make again. */
const CACHE = ".cache";

/** A copy of the project that may be changed and built, with the project's own packages. */
export interface ProjectCopy {
	dir: string;
	/** Runs one of the project's programs there and gives back what it wrote and how it ended. */
	run: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => { status: number | null; output: string };
	/** Starts one of the project's programs there. What still runs when the copy is removed is ended with it. */
	start: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => ChildProcess;
	remove: () => void;
}

/**
 * Copies the working tree into a folder of its own.
 * @param prefix What the folder's name begins with.
 * @param cold Leaves out what earlier builds kept, so that a build there starts from nothing.
 */
export function copyProject({ prefix = "site", cold = false } = {}): ProjectCopy {
	const dir = mkdtempSync(join(tmpdir(), `${prefix}-`));
	const leftOut = cold ? [...LEFT_OUT, CACHE] : LEFT_OUT;
	for (const name of readdirSync(".").filter((entry) => !leftOut.includes(entry))) cpSync(name, join(dir, name), { recursive: true });
	// A folder of links: tools keep their caches in node_modules, and those are the copy's own.
	mkdirSync(join(dir, "node_modules"));
	for (const name of readdirSync("node_modules").filter((entry) => !/^\.(vite|cache)/.test(entry))) {
		symlinkSync(resolve("node_modules", name), join(dir, "node_modules", name));
	}
	const started: ChildProcess[] = [];
	return {
		dir,
		run: (command, args, env) => {
			const { status, stdout, stderr } = spawnSync(command, args, { cwd: dir, env: { ...process.env, ...env }, encoding: "utf8" });
			return { status, output: stdout + stderr };
		},
		start: (command, args, env) => {
			// A group of its own, since npm does not hand a signal on.
			const child = spawn(command, args, { cwd: dir, env: { ...process.env, ...env }, detached: true });
			started.push(child);
			return child;
		},
		remove: () => {
			for (const { pid, exitCode, signalCode } of started) if (pid && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
			rmSync(dir, { recursive: true, force: true });
		},
	};
}
