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

/** A job and the text that it works on. */
export interface Task {
	job: keyof typeof jobs;
	input: string;
}

// What throws here ends the thread, and fails what was asked of it.
parentPort?.on("message", async ({ job, input }: Task) => parentPort?.postMessage(await jobs[job](input)));
