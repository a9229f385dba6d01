import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const LEFT_OUT = ["node_modules", "build", ".git", ".cache", ".react-router", ".env", "test-results", "playwright-report"];

/** A copy of the project that may be changed and built, with the project's own packages. */
export interface ProjectCopy {
	dir: string;
	/** Runs one of the project's programs there and gives back what it wrote and how it ended. */
	run: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => { status: number | null; output: string };
	remove: () => void;
}

/** Copies the working tree into a folder of its own. @param prefix What the folder's name begins with. */
export function copyProject(prefix = "site"): ProjectCopy {
	const dir = mkdtempSync(join(tmpdir(), `${prefix}-`));
	for (const name of readdirSync(".").filter((entry) => !LEFT_OUT.includes(entry))) cpSync(name, join(dir, name), { recursive: true });
	// A folder of links: tools keep their caches in node_modules, and those are the copy's own.
	mkdirSync(join(dir, "node_modules"));
	for (const name of readdirSync("node_modules").filter((entry) => !/^\.(vite|cache)/.test(entry))) {
		symlinkSync(resolve("node_modules", name), join(dir, "node_modules", name));
	}
	return {
		dir,
		run: (command, args, env) => {
			const { status, stdout, stderr } = spawnSync(command, args, { cwd: dir, env: { ...process.env, ...env }, encoding: "utf8" });
			return { status, output: stdout + stderr };
		},
		remove: () => rmSync(dir, { recursive: true, force: true }),
	};
}
