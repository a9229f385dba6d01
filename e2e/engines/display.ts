import { spawn } from "node:child_process";
import { once } from "node:events";
import { programOf } from "./programs.ts";

/** A screen that nobody looks at, for browsers that behave as a visitor's only in a window. */
export async function startDisplay(): Promise<{ name: string; stop: () => void }> {
	const server = spawn(programOf("Xvfb"), ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const written = server.stdio[3];
	if (!written) throw new Error("Xvfb has no pipe for the number of its display.");
	const [number] = await once(written, "data");
	return { name: `:${String(number).trim()}`, stop: () => void server.kill() };
}
