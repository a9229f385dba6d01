import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Task } from "./worker.ts";

/** One processor is the build's own. */
const MOST = Math.max(1, availableParallelism() - 1);

interface Waiting extends Task {
	resolve: (made: Buffer) => void;
	reject: (error: Error) => void;
}

const waiting: Waiting[] = [];
const idle: Worker[] = [];
let started = 0;

/** Has a job done by another thread, so that it takes no time of the build's own. Threads are started as they are needed. */
export function inOtherThread(job: Task["job"], input: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		waiting.push({ job, input, resolve, reject });
		const worker = idle.pop() ?? start();
		if (worker) next(worker);
	});
}

function start(): Worker | undefined {
	if (started === MOST) return undefined;
	started++;
	// Trees of pages and pictures are large and gone at once: with more room, less of them is carried over.
	return new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
}

function next(worker: Worker): void {
	const task = waiting.shift();
	if (!task) {
		// A thread without work keeps no process alive.
		worker.unref();
		idle.push(worker);
		return;
	}
	const { job, input, resolve, reject } = task;
	worker.ref();
	worker.removeAllListeners("error").once("error", (error) => {
		// Its thread has ended. Without another one, what waits would wait for ever, and the build end without a word.
		started--;
		reject(error);
		const other = waiting.length > 0 ? start() : undefined;
		if (other) next(other);
	});
	worker.removeAllListeners("message").once("message", (made: Uint8Array) => {
		resolve(Buffer.from(made.buffer, made.byteOffset, made.byteLength));
		next(worker);
	});
	worker.postMessage({ job, input } satisfies Task);
}
