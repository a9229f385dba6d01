import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Job, JobResult, Task } from "./worker.ts";

/** One processor is the build's own. */
const THREADS = Math.max(1, availableParallelism() - 1);

interface Pending {
	worker: Worker;
	resolve: (made: Buffer) => void;
	reject: (error: Error) => void;
}

const pending = new Map<number, Pending>();
const workers = new Map<number, Worker>();
let nextId = 0;

/**
 * Has a job done by another thread, so that it takes no time of the build's own. It is handed over at once and waits there: a
 * build is often busy for seconds, in which it could hand over nothing.
 */
export function inOtherThread(job: Job, input: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const id = nextId++;
		const number = id % THREADS;
		const worker = workers.get(number) ?? start(number);
		pending.set(id, { worker, resolve, reject });
		worker.ref();
		worker.postMessage({ id, job, input } satisfies Task);
	});
}

function start(number: number): Worker {
	// Trees of pages and pictures are large and gone at once: with more room, less of them is carried over.
	const worker = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
	workers.set(number, worker);
	worker.on("message", ({ id, made, error }: JobResult) => {
		const waiting = pending.get(id);
		pending.delete(id);
		if (made) waiting?.resolve(Buffer.from(made.buffer, made.byteOffset, made.byteLength));
		else waiting?.reject(new Error(error));
		// A thread without work keeps no process alive.
		if (![...pending.values()].some((other) => other.worker === worker)) worker.unref();
	});
	// The thread itself has ended, for want of memory for example: without a word, a build would wait for ever.
	worker.on("error", (error) => {
		workers.delete(number);
		for (const [id, waiting] of pending) {
			if (waiting.worker !== worker) continue;
			pending.delete(id);
			waiting.reject(error);
		}
	});
	return worker;
}
