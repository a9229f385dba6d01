import { parentPort } from "node:worker_threads";

/** What other threads do for the build. Each job loads what it needs and nothing else. */
const jobs = {
	png: async (input: string) => {
		const { drawPng } = await import("./draw.ts");
		return drawPng(JSON.parse(input));
	},
	svg: async (input: string) => {
		const { drawSvg } = await import("./draw.ts");
		return Buffer.from(await drawSvg(JSON.parse(input)));
	},
	/** Reads a rendered page: what the checks of the build look at, and its words as Markdown. */
	page: async (input: string) => {
		const { readPage } = await import("./rendered-page.ts");
		return Buffer.from(JSON.stringify(readPage(JSON.parse(input))));
	},
} satisfies Record<string, (input: string) => Promise<Buffer>>;

export type Job = keyof typeof jobs;

/** A job and the text that it works on. */
export interface Task {
	id: number;
	job: Job;
	input: string;
}

/** What was made, or what went wrong. */
export interface JobResult {
	id: number;
	made?: Uint8Array;
	error?: string;
}

let before: Promise<void> = Promise.resolve();

// One after the other: a picture holds some megabytes while it is drawn, and a whole site's may wait here.
parentPort?.on("message", ({ id, job, input }: Task) => {
	const answer = (answer: Omit<JobResult, "id">) => parentPort?.postMessage({ id, ...answer } satisfies JobResult);
	before = before
		.then(() => jobs[job](input))
		.then(
			(made) => answer({ made }),
			(error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
		);
});
